import { RichDocument } from '@lets/contract';
import { documentOf, type RunState } from '@lets/engine';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { Refused, refuse } from '../../../http/errors.ts';
import type { Caller } from '../../../http/routing.ts';
import { readFlow } from '../../../runs/flow-cache.ts';
import { contentHash } from '../content-hash.ts';
import { keepVersion, contentOf as versionContent } from '../document-repository.ts';
import { type Done, type Hand, runAct } from '../run-command.ts';
import { type LiveDocument, readLive } from './live-document.ts';
import { plainForm } from './plain-form.ts';
import { editedDocuments, hasEdits, settleLive } from './repository.ts';
import { writingRole } from './standing.ts';

/** There turned out to be nothing new: what was typed was taken back, or another cut was quicker. */
class NothingNew extends Error {}

/**
 * Makes a version of what was written together since the last one, in the name of the last of its writers who still may. Null when
 * there is nothing to make one of, or nobody left to make it for: the edits are kept either way.
 */
export async function cutVersion(deps: Deps, eid: number, documentId: string): Promise<Done | null> {
  const { pool } = deps.database;
  const live = await readLive(pool, { eid, documentId });
  if (!live || live.authorIds.length === 0) return null;
  const cutter = await findCutter(deps, eid, documentId, live.authorIds);
  if (!cutter) return null;
  const cut: { live: LiveDocument | null; content: RichDocument | null } = { live: null, content: null };
  const { caller, role, document } = cutter;
  try {
    return await runAct(deps, caller, {
      eid,
      request: null,
      command: ({ run }) => ({
        type: 'save_document',
        node_id: document.node_id,
        role_id: role,
        document_id: documentId,
        base_version: documentOf(run.state, documentId)?.version ?? document.version,
        hash: document.hash,
        revise: false,
      }),
      complete: async (hand, command) => {
        cut.live = await readLive(hand.tx.client, { eid, documentId });
        if (!cut.live || cut.live.lastEdit === 0) throw new NothingNew();
        cut.content = await newContent(hand, cut.live, documentId);
        return command.type === 'save_document' ? { ...command, hash: contentHash(cut.content) } : command;
      },
      keep: (hand) => keepCut(hand, documentId, cut),
    });
  } catch (error) {
    if (error instanceof NothingNew) await settleNothing(deps, eid, documentId);
    else if (!(error instanceof Refused)) throw error;
    return null;
  }
}

/** Writing that was taken back again leaves no version, and nothing for an act to wait for. */
async function settleNothing({ database }: Deps, eid: number, documentId: string): Promise<void> {
  await inTransaction(database, async ({ client }) => {
    await client.query('SELECT FROM experiments WHERE id = $1 FOR NO KEY UPDATE', [eid]);
    const live = await readLive(client, { eid, documentId });
    const before = live && (await versionContent(client, eid, documentId, live.version));
    if (!live || !before || !sameContent(before, live.content)) return;
    const { state, version } = live;
    await settleLive(client, documentId, { state, version }, live.lastEdit);
  });
}

async function newContent(
  { tx, run }: Hand,
  { content }: LiveDocument,
  documentId: string,
): Promise<RichDocument> {
  const version = documentOf(run.state, documentId)?.version ?? 0;
  // What the contract does not admit comes from a client that is not ours: it never becomes a version.
  if (!RichDocument.safeParse(content).success) refuse('bad_parameter', { content: 'wrong_format' });
  const before = await versionContent(tx.client, run.id, documentId, version);
  if (before && sameContent(before, content)) throw new NothingNew();
  return content;
}

function sameContent(a: RichDocument, b: RichDocument): boolean {
  return contentHash(plainForm(a)) === contentHash(plainForm(b));
}

async function keepCut(
  hand: Hand,
  documentId: string,
  { live, content }: { readonly live: LiveDocument | null; readonly content: RichDocument | null },
): Promise<void> {
  const before = documentOf(hand.run.state, documentId);
  if (!live || !content || !before) return;
  const version = before.version + 1;
  const authors = live.authorIds;
  await keepVersion(hand, { document_id: documentId, version, content, hash: contentHash(content), authors });
  const { state } = live;
  await settleLive(hand.tx.client, documentId, { state, version }, live.lastEdit);
}

interface Cutter {
  readonly caller: Caller;
  readonly role: string;
  readonly document: NonNullable<ReturnType<typeof documentOf>>;
}

/** The latest of the writers who may still write. */
async function findCutter(
  { database, clock }: Deps,
  eid: number,
  documentId: string,
  authorIds: readonly number[],
): Promise<Cutter | null> {
  const { rows } = await database.pool.query<{ flow_id: number; state: RunState }>({
    name: 'run-to-cut',
    text: 'SELECT flow_id, state FROM experiments WHERE id = $1',
    values: [eid],
  });
  const run = rows[0];
  const document = run && documentOf(run.state, documentId);
  if (!run || !document) return null;
  const flow = await readFlow(database, run.flow_id);
  // A role may have been handed on since: then whoever plays it now makes the version of what the other wrote.
  const candidates = [...new Set([...authorIds, ...Object.values(run.state.holders)])];
  const callers = await callersOf(database, candidates);
  for (const id of candidates) {
    const caller = callers.get(id);
    const role = writingRole({ flow, state: run.state }, document, id, clock());
    if (caller && role !== null) return { caller, role, document };
  }
  return null;
}

async function callersOf({ pool }: Deps['database'], ids: readonly number[]): Promise<Map<number, Caller>> {
  const { rows } = await pool.query<Omit<Caller, 'session'>>({
    name: 'callers-of',
    text: 'SELECT id, identity, account, name, modules FROM users WHERE id = ANY($1)',
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, { ...row, session: '' }]));
}

/**
 * Before an act that looks at what documents say: what was written in them becomes their versions. A document of which that fails
 * stays at its last version: nobody's act fails by what somebody wrote.
 */
export async function settleDocuments(deps: Deps, eid: number): Promise<void> {
  for (const documentId of await editedDocuments(deps.database.pool, eid)) {
    try {
      await cutVersion(deps, eid, documentId);
    } catch (error) {
      deps.log.error({ err: error, eid, documentId }, 'a document could not be settled before an act');
    }
  }
}

/** Under the run's lock: an act that binds itself to a version is refused while there is writing beyond it. */
export async function refuseOverEdits(hand: Hand, documentId: string): Promise<void> {
  if (await hasEdits(hand.tx.client, documentId)) refuse('changed_meanwhile');
}
