import { RichDocument } from '@lets/contract';
import { type DocumentState, documentOf } from '@lets/engine';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../http/errors.ts';
import { unregisteredMembers } from '../../../runs/member-repository.ts';
import type { Done, LockedRun, SystemPrepared } from '../act/act.ts';
import { performSystemAct } from '../act/perform.ts';
import { canonicalText, contentHash } from '../content-hash.ts';
import { contentOf, keepVersion } from '../document-repository.ts';
import { writingRole } from './document-access.ts';
import { editedDocuments, hasEdits, settleLive } from './edit-repository.ts';
import { type LiveDocument, readLive } from './live-document.ts';
import { plainForm } from './plain-form.ts';

/**
 * Makes a version of what was written together since the last one, in the name of the last of its writers who still may. Null when
 * there is nothing to make one of, or nobody left to make it for: the edits are kept then.
 */
export async function cutVersion(deps: Deps, eid: number, documentId: string): Promise<Done | null> {
  // Most pauses come after one in which it was cut already: the run is not locked for them.
  if (!(await hasEdits(deps.database, documentId))) return null;
  const prepare = (locked: LockedRun) => prepareCut(locked, documentId);
  const outcome = await performSystemAct(deps, { eid, prepare });
  return outcome instanceof Refusal ? null : outcome;
}

async function prepareCut(locked: LockedRun, documentId: string): Promise<SystemPrepared | Refusal | null> {
  const { tx, run } = locked;
  const document = documentOf(run.state, documentId);
  const live = await readLive(tx, { eid: run.id, documentId });
  if (!document || !live || live.lastEdit === 0) return null;
  const { content, state } = live;
  const before = await contentOf(tx, run.id, documentId, document.version);
  if (before && isSame(before, content)) {
    // Writing that was taken back again leaves no version, and nothing for an act to wait for.
    await settleLive(tx, documentId, { state, version: document.version }, live.lastEdit);
    return null;
  }
  const writer = await findWriter(locked, document, live);
  if (!writer) return null;
  // What the contract does not admit comes from a client that is not ours: it never becomes a version.
  if (!RichDocument.safeParse(content).success)
    return new Refusal('bad_parameter', { content: 'wrong_format' });
  const hash = contentHash(content);
  if (hash instanceof Refusal) return hash;
  const { id: document_id, node_id, version: base_version } = document;
  const version = base_version + 1;
  return {
    inNameOf: writer.userId,
    command: {
      type: 'save_document',
      node_id,
      role_id: writer.role,
      document_id,
      base_version,
      hash,
      revise: false,
    },
    keep: async () => {
      const { userId: saved_by } = writer;
      await keepVersion(locked, { document_id, version, content, hash, saved_by, authors: live.authorIds });
      return settleLive(tx, documentId, { state, version }, live.lastEdit);
    },
  };
}

function isSame(a: RichDocument, b: RichDocument): boolean {
  return canonicalText(plainForm(a)) === canonicalText(plainForm(b));
}

/** The latest of the writers who may still write. */
async function findWriter(
  { tx, run, flow, at }: LockedRun,
  document: DocumentState,
  { authorIds }: LiveDocument,
): Promise<{ readonly userId: number; readonly role: string } | null> {
  const shutOut = await unregisteredMembers(tx, run);
  // A role may have been handed on since: then the person who plays it now makes the version of what the other wrote.
  const candidates = new Set([...authorIds, ...Object.values(run.state.holders)]);
  for (const userId of candidates) {
    const role = writingRole({ flow, state: run.state }, document, userId, at);
    if (role !== null && !shutOut.includes(userId)) return { userId, role };
  }
  return null;
}

/**
 * Before an act that looks at what documents say: what was written in them becomes their versions. A document of which that fails
 * stays at its last version: nobody's act fails by what someone wrote.
 */
export async function settleDocuments(deps: Deps, eid: number): Promise<void> {
  for (const documentId of await editedDocuments(deps.database, eid)) {
    try {
      await cutVersion(deps, eid, documentId);
    } catch (error) {
      deps.log.error({ err: error, eid, documentId }, 'a document could not be settled before an act');
    }
  }
}
