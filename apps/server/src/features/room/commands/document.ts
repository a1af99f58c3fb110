import { randomUUID } from 'node:crypto';
import {
  type ActAnswer,
  docRename,
  docSave,
  docsDelete,
  LIMITS,
  type OutputOf,
  type ParsedInputOf,
  templateCreate,
} from '@lets/contract';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { orRefuse, Refusal, refuse } from '../../../http/errors.ts';
import { requestOf } from '../../../runs/act-requests.ts';
import type { Done } from '../act/act.ts';
import { answerOf } from '../act/answer.ts';
import { runAct } from '../act/run-act.ts';
import { contentHash } from '../content-hash.ts';
import { documentsMade, keepVersion } from '../document-repository.ts';
import { documentRow } from '../documents.ts';
import { replaceLive } from '../writing/replace-live.ts';

const WITH_DOCUMENT = new Set<string>(['document_created', 'document_saved', 'document_renamed']);

type WithDocument = OutputOf<typeof docSave>;

/** Keeps a draft as the first version of a new document. */
export async function createDocument(
  deps: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof templateCreate>,
): Promise<WithDocument> {
  const { eid, nid: node_id, role_id, name, template_id = null, content } = input;
  const hash = orRefuse(contentHash(content));
  const document_id = randomUUID();
  const outcome = await runAct(deps, caller, {
    eid,
    request: requestOf(caller.id, templateCreate.path, input),
    underLock: true,
    prepare: (hand) => ({
      command: { type: 'create_document', node_id, role_id, document_id, name, template_id, hash },
      keep: async () => {
        const { own, all } = await documentsMade(hand);
        // Also those that were deleted: their versions stay.
        const isFull = own >= LIMITS.run_documents_own || all >= LIMITS.run_documents;
        if (isFull) return new Refusal('too_many_documents');
        return keepVersion(hand, { document_id, version: 1, content, hash, saved_by: caller.id });
      },
    }),
  });
  return withDocument(orRefuse(outcome), caller);
}

/** Keeps a new version over the one that its author was editing. */
export async function saveDocument(
  deps: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof docSave>,
): Promise<WithDocument> {
  const { eid, nid: node_id, role_id, doc_id: document_id, base_version, content, revise } = input;
  const hash = orRefuse(contentHash(content));
  const outcome = await runAct(deps, caller, {
    eid,
    request: requestOf(caller.id, docSave.path, input),
    settles: { binds: document_id },
    underLock: true,
    prepare: (hand) => ({
      command: {
        ...{ type: 'save_document', node_id, role_id, document_id },
        ...{ base_version, hash, revise, is_whole: true },
      },
      keep: async () => {
        const version = base_version + 1;
        await keepVersion(hand, { document_id, version, content, hash, saved_by: caller.id });
        return replaceLive(deps, hand, { documentId: document_id, version, content });
      },
    }),
  });
  return withDocument(orRefuse(outcome), caller);
}

/** Gives a document another name. */
export async function renameDocument(
  deps: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof docRename>,
): Promise<WithDocument> {
  const { eid, nid: node_id, role_id, doc_id: document_id, name } = input;
  const outcome = await runAct(deps, caller, {
    eid,
    request: requestOf(caller.id, docRename.path, input),
    prepare: () => ({ command: { type: 'rename_document', node_id, role_id, document_id, name } }),
  });
  return withDocument(orRefuse(outcome), caller);
}

/** The versions stay in the record: only the section loses the document. */
export async function deleteDocument(
  deps: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof docsDelete>,
): Promise<ActAnswer> {
  const { eid, nid: node_id, role_id, doc_id: document_id } = input;
  const outcome = await runAct(deps, caller, {
    eid,
    request: requestOf(caller.id, docsDelete.path, input),
    prepare: () => ({ command: { type: 'delete_document', node_id, role_id, document_id } }),
  });
  return answerOf(orRefuse(outcome), caller);
}

function withDocument(done: Done, caller: Caller): WithDocument {
  const event = done.events.find(({ type }) => WITH_DOCUMENT.has(type));
  const id = event && 'document_id' in event.data ? event.data.document_id : null;
  const document = (id !== null && done.state.documents[id]) || refuse('not_found');
  return { ...answerOf(done, caller), document: documentRow(done, document, caller, event?.at ?? 0) };
}
