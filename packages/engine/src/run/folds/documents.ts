import type { DisplayItem, DocumentState, SectionState, SignatureState } from '../state.ts';
import { withdrawDocuments } from './archive.ts';
import type { Folds } from './fold.ts';
import { nameRequest, patchDocument, patchSection, patchSections } from './patch.ts';

/** Documents: written, handed in, and told to those who may know them now. */
export const documentFolds = {
  document_created: (state, { node_id, role_id: author_role, data }) => {
    if (node_id === null || author_role === null) return state;
    const { document_id: id, name, template_id, hash } = data;
    const visit_seq = state.sections[node_id]?.opened_seq ?? 0;
    const made = { id, node_id, visit_seq, name, author_role, template_id, version: 1, hash };
    const document = { ...made, frozen: false, submitted: false, archived: false, signatures: {} };
    return { ...state, documents: { ...state.documents, [id]: document } };
  },

  /**
   * A new version of a signed document begins without signatures. Of an unsigned one the requests stand, while a refusal
   * was of the version before: the role may be asked again.
   */
  document_saved: (state, { data: { document_id, version, hash, is_whole } }) =>
    patchDocument(state, document_id, ({ frozen, signatures }) => ({
      version,
      ...((is_whole || frozen) && { root_version: version }),
      hash,
      frozen: false,
      signatures: frozen ? {} : pendingOf(signatures),
    })),

  /** Requests and the common screen take over the new name. */
  document_renamed: (state, { data: { document_id, name } }) => {
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
    return patchDocument(patchSections(state, within), document_id, () => ({ name }));
  },

  document_deleted: (state, { data }) => {
    const { [data.document_id]: deleted, ...documents } = state.documents;
    return deleted ? withdrawDocuments({ ...state, documents }, new Set([deleted.id])) : state;
  },

  document_submitted: (state, { node_id, data: { document_id } }) => {
    const filed = patchSection(state, node_id, ({ submitted }) => ({
      submitted: [...submitted.filter((id) => id !== document_id), document_id],
    }));
    return patchDocument(filed, document_id, () => ({ submitted: true }));
  },

  /** Changes nothing for those who knew already. */
  disclosed: (state, { data }) => {
    const documents = Object.fromEntries(data.documents.map((document) => [document.id, document]));
    return data.requests.reduce(
      (named, { node_id, request_id, item }) => nameRequest(named, node_id, request_id, item),
      { ...state, documents: { ...state.documents, ...documents } },
    );
  },
} satisfies Folds<
  | 'document_created'
  | 'document_saved'
  | 'document_renamed'
  | 'document_deleted'
  | 'document_submitted'
  | 'disclosed'
>;

function pendingOf(signatures: DocumentState['signatures']): DocumentState['signatures'] {
  return Object.fromEntries(Object.entries(signatures).filter(([, { status }]) => status === 'asked'));
}

/** Signatures: asked for, given and refused. */
export const signatureFolds = {
  signature_requested: (state, { at: asked_at, data: { document_id, role_ids } }) => {
    const asked = role_ids.map((role_id): [string, SignatureState] => [
      role_id,
      { role_id, status: 'asked', reason: null, at: null, asked_at },
    ]);
    return patchDocument(state, document_id, ({ signatures }) => ({
      signatures: { ...signatures, ...Object.fromEntries(asked) },
    }));
  },

  document_signed: (state, { role_id, at, data: { document_id, decision: status, reason } }) => {
    if (role_id === null) return state;
    return patchDocument(state, document_id, ({ frozen, signatures }) => ({
      frozen: frozen || status === 'signed',
      signatures: { ...signatures, [role_id]: { role_id, status, reason, at } },
    }));
  },
} satisfies Folds<'signature_requested' | 'document_signed'>;
