import { type Flow, IDENTITY } from '@lets/contract';
import { type RunRow, readRunRow } from '../db/hot-statements.ts';
import type { Reader } from '../db/reader.ts';
import type { Transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/caller.ts';
import { orRefuse, Refusal } from '../http/errors.ts';
import { mayRead, type Relation, relationOf } from './policy.ts';
import { runsForReader } from './run-repository.ts';

/** A run as its row tells it. */
export type Run = Omit<RunRow, 'is_unregistered'>;

/** A run that the caller may read, and how they stand to it. */
export interface RunInView {
  readonly run: Run;
  readonly relation: Relation;
}

export interface OpenRun extends RunInView {
  readonly flow: Flow;
}

/** What reading a run takes. */
export type RunReader = Pick<Deps, 'database' | 'flowCache'>;

/** A run for a person who may read it; everybody else is told that there is none, a member who left its class why they may not. */
export async function readRun(deps: RunReader, caller: Caller, eid: number): Promise<OpenRun> {
  return orRefuse(await findRun(deps, caller, eid));
}

/** The same for those who go on without it. */
export async function findRun(deps: RunReader, caller: Caller, eid: number): Promise<OpenRun | Refusal> {
  const found = await openRun(deps.database.pool, caller, eid, false);
  if (found instanceof Refusal) return found;
  return { ...found, flow: await deps.flowCache.read(found.run.flow_id) };
}

/** Of these runs those that the caller may read. */
export async function readableRuns(reader: Reader, caller: Caller, eids: readonly number[]): Promise<Run[]> {
  const found = await runsForReader(reader, caller.id, eids);
  const runs = found.map(({ run, ...standing }) => ({ ...run, ...standing }));
  return runs.filter((run) => {
    const relation = relationOf(run, caller);
    return mayRead(relation) && !isShutOut(run, relation);
  });
}

/** The same under the row's lock. */
export async function lockRun(tx: Transaction, caller: Caller, eid: number): Promise<RunInView> {
  return orRefuse(await lockRunFor(tx, caller, eid));
}

export function lockRunFor(tx: Transaction, caller: Caller, eid: number): Promise<RunInView | Refusal> {
  return openRun(tx.client, caller, eid, true);
}

/** The same for the server itself, which may read every run. */
export async function lockRunForSystem(tx: Transaction, eid: number): Promise<Run | null> {
  const question = { eid, userId: null, isMentor: false, isLocked: true };
  return (await readRunRow(tx.client, question)) ?? null;
}

async function openRun(
  connection: Parameters<typeof readRunRow>[0],
  caller: Caller,
  eid: number,
  isLocked: boolean,
): Promise<RunInView | Refusal> {
  const isMentor = caller.identity === IDENTITY.mentor;
  const found = await readRunRow(connection, { eid, userId: caller.id, isMentor, isLocked });
  const relation = found && relationOf(found, caller);
  if (!relation || !mayRead(relation)) return new Refusal('not_found');
  if (isShutOut(found, relation)) return new Refusal('not_registered', { user_ids: [caller.id], you: true });
  const { is_unregistered: _, ...run } = found;
  return { run, relation };
}

/** A member who was taken out of the class may not enter until they are back. */
function isShutOut({ is_unregistered }: RunRow, { isMember }: Relation): boolean {
  return isMember && is_unregistered;
}
