import type { Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { keepMembers } from '../../runs/member-repository.ts';
import { keepTask, removeRuns } from '../../runs/run-repository.ts';
import { lockWaitingRuns, type WaitingRun } from './repository.ts';
import { withMembers } from './update.ts';

export interface TeamChange {
  /** As it was. */
  readonly team: { readonly id: number; readonly leader_id: number | null };
  readonly joinedIds: readonly number[];
  readonly goneIds: readonly number[];
  readonly newLeader: number;
}

/**
 * Has a team's waiting tasks follow it: who joined takes part with the same commit, who left loses role and access, and a new leader
 * leads them.
 */
export async function followTeam(deps: Deps, tx: Transaction, change: TeamChange): Promise<void> {
  for (const run of await lockWaitingRuns(tx, change.team.id)) {
    const state = withMembers(run.state, castAfter(run, change));
    await keepTask(tx, run.id, { ...run, state });
    await keepMembers(tx, run.id, state.member_ids);
    tx.afterCommit(() => {
      deps.bus.recheck(run.id);
      deps.bus.nudge([...new Set([...run.state.member_ids, ...state.member_ids])], 'experiments');
    });
  }
}

/** Takes the waiting tasks of a team away that nobody is in any more. */
export async function emptyTeam(deps: Deps, tx: Transaction, teamId: number): Promise<void> {
  const runs = await lockWaitingRuns(tx, teamId);
  if (runs.length === 0) return;
  const files = await removeRuns(
    tx,
    runs.map(({ id }) => id),
  );
  tx.afterCommit(async () => {
    for (const { id } of runs) deps.bus.recheck(id);
    deps.bus.nudge([...new Set(runs.flatMap(({ state }) => state.member_ids))], 'experiments');
    await Promise.all(files.map((key) => deps.storage.remove(key)));
  });
}

/** Pure. */
function castAfter({ state, leader_id }: WaitingRun, { team, joinedIds, goneIds, newLeader }: TeamChange) {
  const isLed = leader_id !== team.leader_id && !goneIds.includes(leader_id);
  const leader = isLed ? leader_id : newLeader;
  const stay = state.member_ids.filter((id) => !goneIds.includes(id));
  return { leader_id: leader, member_ids: [...new Set([...stay, ...joinedIds, leader])] };
}
