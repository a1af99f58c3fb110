import type { FlowNodeView } from '@lets/contract';
import type { Act } from './act.ts';
import type { Manner } from './manner.ts';
import {
  assignmentOf,
  type DocumentState,
  documentsOf,
  isMine,
  isPlayedByHuman,
  type SectionState,
  type View,
  visitRecord,
} from './view.ts';

/** Nobody hurries a person who is writing: a document of theirs is waited for this many times longer. */
export const WRITING_PATIENCE = 15;

/** A document that is to be written here, and by whom. */
interface Paper {
  /** Null for a report of which the case has no template. */
  readonly template_id: string | null;
  readonly writers: readonly string[];
}

/** What a section wants written: a report by everybody, another document by a person who may, else by the first role played. */
function papersOf(view: View, node: FlowNodeView): readonly Paper[] {
  const wanted =
    node.templates.length > 0
      ? node.templates.map(({ id, role_ids }) => ({ id, role_ids }))
      : node.kind === 'report'
        ? [{ id: null, role_ids: submitters(node) }]
        : [];
  return wanted.map(({ id, role_ids }) => {
    const here = role_ids.filter((role) => assignmentOf(node, role));
    const one = here.find((role) => isPlayedByHuman(view, role)) ?? here[0];
    const writers = node.kind === 'report' ? here : one === undefined ? [] : [one];
    return { template_id: id, writers };
  });
}

function submitters(node: FlowNodeView): string[] {
  return node.roles
    .filter(({ functions }) => functions.includes('submission') || functions.includes('request_submission'))
    .map(({ role_id }) => role_id);
}

/** Whether a person in this section still has a document to hand in. */
export function isPersonWriting(
  view: View,
  node: FlowNodeView,
  section: SectionState,
  manner: Manner,
): boolean {
  if (view.idle >= manner.patience * WRITING_PATIENCE) return false;
  const documents = documentsOf(view, node.id);
  return papersOf(view, node).some(({ template_id, writers }) =>
    writers.some(
      (role) =>
        isPlayedByHuman(view, role) &&
        section.rested?.[role] === undefined &&
        !documents.some(
          (one) => one.template_id === template_id && one.author_role === role && one.submitted,
        ),
    ),
  );
}

export function writeDocuments(
  view: View,
  node: FlowNodeView,
  section: SectionState,
  manner: Manner,
): Act | null {
  const documents = documentsOf(view, node.id);
  for (const { template_id, writers } of papersOf(view, node)) {
    for (const role of writers) {
      if (!isMine(view, role) || isPlayedByHuman(view, role)) continue;
      const document = documents.find(
        (one) => one.template_id === template_id && (node.kind !== 'report' || one.author_role === role),
      );
      if (!document) return beginDocument(node, section, role, template_id);
      if (document.author_role !== role || document.submitted) continue;
      const act = finishDocument(view, node, section, document, role, manner);
      if (act) return act;
    }
  }
  return null;
}

function beginDocument(
  node: FlowNodeView,
  section: SectionState,
  role: string,
  template: string | null,
): Act | null {
  if (!section.inside.includes(role)) return null;
  return template === null
    ? { do: 'write', node: node.id, role }
    : { do: 'draft', node: node.id, role, template };
}

function finishDocument(
  view: View,
  node: FlowNodeView,
  section: SectionState,
  document: DocumentState,
  role: string,
  manner: Manner,
): Act | null {
  const functions = assignmentOf(node, role)?.functions ?? [];
  const record = visitRecord(view, section);
  const hasAsked = record
    .slice(lastSaved(record, document.id) + 1)
    .some((event) => event.type === 'signature_requested' && event.data.document_id === document.id);
  if (functions.includes('signature') && !hasAsked) {
    return { do: 'ask_signatures', node: node.id, role, document: document.id };
  }
  const open = Object.values(document.signatures).filter((one) => one.status === 'asked');
  if (
    open.some((one) => !isPlayedByHuman(view, one.role_id)) ||
    (open.length > 0 && view.idle < manner.patience)
  )
    return null;
  if (isRefusedByPlayers(view, document) && lastSaved(record, document.id) < 0)
    return { do: 'revise', node: node.id, role, document: document.id };
  if (functions.includes('submission')) return { do: 'submit', node: node.id, role, document: document.id };
  if (!functions.includes('request_submission') || hasAskedToSubmit(view, section, document.id)) return null;
  return { do: 'ask_to_submit', node: node.id, role, document: document.id, name: document.name };
}

/** Where in the record a document was last changed; -1: never. */
function lastSaved(record: ReturnType<typeof visitRecord>, documentId: string): number {
  return record.findLastIndex(
    (event) => event.type === 'document_saved' && event.data.document_id === documentId,
  );
}

/** A player's refusal is met by a second version, once; a person's stands. */
function isRefusedByPlayers(view: View, { signatures }: DocumentState): boolean {
  const refused = Object.values(signatures).filter(({ status }) => status === 'refused');
  return refused.length > 0 && refused.every(({ role_id }) => !isPlayedByHuman(view, role_id));
}

/** Whether it has been asked, and not refused since: what was refused is asked for once more. */
function hasAskedToSubmit(view: View, section: SectionState, documentId: string): boolean {
  const record = visitRecord(view, section);
  const asked = record.filter(
    (event) =>
      event.type === 'request_named' &&
      event.data.about === 'submission' &&
      event.data.item.id === documentId,
  );
  const refused = record.filter(
    (event) =>
      event.type === 'request_answered' &&
      !event.data.agree &&
      asked.some(({ data }) => 'request_id' in data && data.request_id === event.data.request_id),
  );
  return asked.length > Math.min(refused.length, 1);
}

/** Whether a player's document still waits to be signed by players, or to be handed in. */
export function isPaperworkOpen(view: View, node: FlowNodeView, section: SectionState): boolean {
  const isAskedFor = (id: string) => section.requests.some((request) => request.item?.id === id);
  return documentsOf(view, node.id).some((document) => {
    if (document.submitted || isPlayedByHuman(view, document.author_role)) return false;
    const functions = assignmentOf(node, document.author_role)?.functions ?? [];
    const isAwaited = Object.values(document.signatures).some(
      ({ status, role_id }) => status === 'asked' && !isPlayedByHuman(view, role_id),
    );
    if (isAwaited || functions.includes('submission') || isAskedFor(document.id)) return true;
    return functions.includes('request_submission') && !hasAskedToSubmit(view, section, document.id);
  });
}
