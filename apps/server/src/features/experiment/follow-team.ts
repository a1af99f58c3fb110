import type pg from 'pg';
import type { Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Run } from '../../runs/access.ts';
import { keepMembers } from '../../runs/members.ts';
import { keepTask } from '../../runs/run-repository.ts';
import { withMembers } from './update.ts';

export interface TeamChange {
  readonly teamId: number;
  readonly goneIds: readonly number[];
  readonly oldLeader: number;
  readonly newLeader: number;
}

/**
 * Has a team's waiting tasks follow it: whoever left loses role and access with the same commit, and a new leader leads them. Who
 * joined comes in when the task's editor names the team again.
 */
export async function followTeam(deps: Deps, tx: Transaction, change: TeamChange): Promise<void> {
  for (const run of await waitingRunsOf(tx.client, change.teamId)) {
    const state = withMembers(run.state, castAfter(run, change));
    await keepTask(tx.client, run.id, { ...run, state });
    await keepMembers(tx.client, run.id, state.member_ids);
    tx.afterCommit(() => {
      deps.bus.recheck(run.id);
      deps.bus.nudge([...new Set([...run.state.member_ids, ...state.member_ids])], 'experiments');
    });
  }
}

/** Pure. */
function castAfter({ state, leader_id }: Run, { goneIds, oldLeader, newLeader }: TeamChange) {
  const isLed = leader_id !== oldLeader && !goneIds.includes(leader_id);
  const leader = isLed ? leader_id : newLeader;
  const stay = state.member_ids.filter((id) => !goneIds.includes(id));
  return { leader_id: leader, member_ids: stay.includes(leader) ? stay : [...stay, leader] };
}

async function waitingRunsOf(client: pg.ClientBase, teamId: number): Promise<Run[]> {
  const { rows } = await client.query<Run>({
    name: 'waiting-runs-of-team',
    text: `SELECT * FROM experiments WHERE team_id = $1 AND status = 'waiting' ORDER BY id FOR NO KEY UPDATE`,
    values: [teamId],
  });
  return rows;
}
