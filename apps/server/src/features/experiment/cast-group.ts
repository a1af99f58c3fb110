import type { Flow } from '@lets/contract';
import { conflictsInCast, type RunState } from '@lets/engine';
import type { Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/errors.ts';
import { keepTask } from '../../runs/run-repository.ts';
import { lockNewestRun } from './repository.ts';

export interface CastWish {
  readonly teamId: number;
  /** What the teacher was looking at. */
  readonly revision: number;
  /** The whole table: role id → user id, or null for nobody. */
  readonly holders: Readonly<Record<string, number | null>>;
  /** Otherwise nobody is given incompatible roles. */
  readonly acceptIncompatible: boolean;
}

export interface CastDone {
  readonly flow: Flow;
  readonly before: RunState['holders'];
  readonly after: RunState['holders'];
}

/** Gives the roles of the experiment that a team waits with; tells why it could not where that began, or was changed since. */
export async function castGroup(
  deps: Deps,
  tx: Transaction,
  { teamId, revision, holders, acceptIncompatible }: CastWish,
): Promise<CastDone | 'begun' | 'changed'> {
  const run = await lockNewestRun(tx, teamId);
  if (!run) return 'changed';
  if (run.status !== 'waiting') return 'begun';
  if (run.revision !== revision) return 'changed';
  const flow = await deps.flowCache.read(run.flow_id, tx);
  const after = checkedHolders(holders, run.state, flow);
  const [conflict] = acceptIncompatible ? [] : conflictsInCast(flow, after);
  if (conflict) refuse('incompatible_roles', { roles: conflict.pairs[0] ?? [] });
  await keepTask(tx, run.id, { ...run, state: { ...run.state, holders: after } });
  tx.afterCommit(() => deps.bus.nudge(run.state.member_ids, 'experiments'));
  return { flow, before: run.state.holders, after };
}

/** Pure. */
function checkedHolders(
  wished: CastWish['holders'],
  { member_ids }: RunState,
  flow: Flow,
): RunState['holders'] {
  const holders: Record<string, number> = {};
  for (const [role, user] of Object.entries(wished)) {
    if (!flow.roles.some(({ id }) => id === role)) refuse('bad_parameter', { holders: 'unknown_role' });
    if (user === null) continue;
    if (!member_ids.includes(user)) refuse('bad_parameter', { holders: 'not_a_member' });
    holders[role] = user;
  }
  return holders;
}
