import type { EventOf } from '../event.ts';
import type { DisplayItem, DocumentState, RunState, SectionState, SignatureState } from '../state.ts';
import { nameRequest, patchSection } from './section.ts';

function patchDocument(
  state: RunState,
  id: string,
  change: (document: DocumentState) => Partial<DocumentState>,
): RunState {
  const document = state.documents[id];
  if (!document) return state;
  return { ...state, documents: { ...state.documents, [id]: { ...document, ...change(document) } } };
}

export function foldCreated(state: RunState, event: EventOf<'document_created'>): RunState {
  const { node_id, role_id, data } = event;
  if (node_id === null || role_id === null) return state;
  const document: DocumentState = {
    id: data.document_id,
    node_id,
    visit_seq: state.sections[node_id]?.opened_seq ?? 0,
    name: data.name,
    author_role: role_id,
    template_id: data.template_id,
    version: 1,
    hash: data.hash,
    frozen: false,
    submitted: false,
    archived: false,
    signatures: {},
  };
  return { ...state, documents: { ...state.documents, [document.id]: document } };
}

/**
 * A new version of a signed document begins without signatures. Of an unsigned one the requests stand, while a refusal
 * was of the version before: the role may be asked again.
 */
export function foldSaved(state: RunState, event: EventOf<'document_saved'>): RunState {
  const { document_id, version, hash } = event.data;
  return patchDocument(state, document_id, ({ frozen, signatures }) => ({
    version,
    hash,
    frozen: false,
    signatures: frozen ? {} : pendingOf(signatures),
  }));
}

function pendingOf(signatures: DocumentState['signatures']): DocumentState['signatures'] {
  return Object.fromEntries(Object.entries(signatures).filter(([, { status }]) => status === 'asked'));
}

/** Whatever points at the document points at it under its new name. */
export function foldRenamed(state: RunState, event: EventOf<'document_renamed'>): RunState {
  const { document_id, name } = event.data;
  const renamed = <T extends DisplayItem>(item: T): T =>
    item.kind === 'document' && item.id === document_id ? { ...item, name } : item;
  const within = (section: SectionState): SectionState => ({
    ...section,
    displayed: section.displayed && renamed(section.displayed),
    requests: section.requests.map((request) => ({
      ...request,
      item: request.item && renamed(request.item),
    })),
  });
  const sections = Object.fromEntries(
    Object.entries(state.sections).map(([id, section]) => [id, within(section)]),
  );
  return patchDocument({ ...state, sections }, document_id, () => ({ name }));
}

export function foldDeleted(state: RunState, event: EventOf<'document_deleted'>): RunState {
  const { [event.data.document_id]: deleted, ...documents } = state.documents;
  return deleted ? withdrawDocuments({ ...state, documents }, new Set([deleted.id])) : state;
}

export function foldSubmitted(state: RunState, event: EventOf<'document_submitted'>): RunState {
  const { document_id } = event.data;
  const filed = patchSection(state, event.node_id, ({ submitted }) => ({
    submitted: [...submitted.filter((id) => id !== document_id), document_id],
  }));
  return patchDocument(filed, document_id, () => ({ submitted: true }));
}

export function foldSignatureRequested(state: RunState, event: EventOf<'signature_requested'>): RunState {
  const asked = event.data.role_ids.map((role_id): [string, SignatureState] => [
    role_id,
    { role_id, status: 'asked', reason: null, at: null },
  ]);
  return patchDocument(state, event.data.document_id, ({ signatures }) => ({
    signatures: { ...signatures, ...Object.fromEntries(asked) },
  }));
}

export function foldSigned(state: RunState, event: EventOf<'document_signed'>): RunState {
  const { role_id, at } = event;
  const { document_id, decision: status, reason } = event.data;
  if (role_id === null) return state;
  return patchDocument(state, document_id, ({ frozen, signatures }) => ({
    frozen: frozen || status === 'signed',
    signatures: { ...signatures, [role_id]: { role_id, status, reason, at } },
  }));
}

/** To whoever knew all along it changes nothing. */
export function foldDisclosed(state: RunState, { data }: EventOf<'disclosed'>): RunState {
  const documents = Object.fromEntries(data.documents.map((document) => [document.id, document]));
  return data.requests.reduce(
    (named, { node_id, request_id, item }) => nameRequest(named, node_id, request_id, item),
    { ...state, documents: { ...state.documents, ...documents } },
  );
}

/** Archives the documents made in visits that were cleared; what they were still asked for or shown in goes with them. */
export function archiveDocuments(state: RunState, isCleared: (visitSeq: number) => boolean): RunState {
  const documents: Record<string, DocumentState> = {};
  const gone = new Set<string>();
  for (const [id, document] of Object.entries(state.documents)) {
    const isGone = !document.archived && isCleared(document.visit_seq);
    if (isGone) gone.add(id);
    documents[id] = isGone ? { ...document, archived: true } : document;
  }
  return refreshSubmitted(withdrawDocuments({ ...state, documents }, gone));
}

/** A document stays handed in only as long as some section that has not been cleared has it in its file. */
function refreshSubmitted(state: RunState): RunState {
  const visits = [...Object.values(state.sections), ...state.past_visits];
  const filed = new Set(visits.flatMap((section) => section.submitted));
  const documents: Record<string, DocumentState> = {};
  for (const [id, document] of Object.entries(state.documents)) {
    const isStale = !document.archived && document.submitted && !filed.has(id);
    documents[id] = isStale ? { ...document, submitted: false } : document;
  }
  return { ...state, documents };
}

/** Takes documents out of every section's file and requests and off its screen, so that nothing points at what is gone. */
function withdrawDocuments(state: RunState, gone: ReadonlySet<string>): RunState {
  if (gone.size === 0) return state;
  const isGone = (item: DisplayItem | null) => item?.kind === 'document' && gone.has(item.id);
  const without = (section: SectionState): SectionState => ({
    ...section,
    submitted: section.submitted.filter((id) => !gone.has(id)),
    requests: section.requests.filter(({ item }) => !isGone(item)),
    displayed: isGone(section.displayed) ? null : section.displayed,
  });
  const sections: Record<string, SectionState> = {};
  for (const [id, section] of Object.entries(state.sections)) sections[id] = without(section);
  return { ...state, sections, past_visits: state.past_visits.map(without) };
}
