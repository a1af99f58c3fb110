import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/errors.ts';
import type { Caller } from '../../http/routing.ts';
import { lockRun } from '../../runs/access.ts';
import { readFlow } from '../../runs/flow-cache.ts';
import { mayAssign } from '../../runs/policy.ts';
import { keepTask } from '../../runs/run-repository.ts';

/** Gives a role of a waiting run to a member. Null when the run has begun: then it is an act of the run. */
export function assignBeforeStart(
  deps: Deps,
  caller: Caller,
  { eid, roleId, userId }: { eid: number; roleId: string; userId: number },
): Promise<{ readonly seq: number } | null> {
  return inTransaction(deps.database, async (tx) => {
    const { run, relation } = await lockRun(tx.client, caller, eid);
    if (run.status !== 'waiting') return null;
    if (!mayAssign(run, relation)) refuse('no_authority');
    const flow = await readFlow(deps.database, run.flow_id, tx.client);
    if (!flow.roles.some(({ id }) => id === roleId)) refuse('bad_parameter', { target_role: 'unknown' });
    if (!run.state.member_ids.includes(userId)) refuse('bad_parameter', { to_user: 'not_a_member' });
    const holders = { ...run.state.holders, [roleId]: userId };
    await keepTask(tx.client, eid, { ...run, state: { ...run.state, holders } });
    tx.afterCommit(() => deps.bus.nudge(run.state.member_ids, 'experiments'));
    return { seq: run.seq };
  });
}
