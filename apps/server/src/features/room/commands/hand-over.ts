import { type ActAnswer, handOver as call, type ParsedInputOf } from '@lets/contract';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/routing.ts';
import { requestOf } from '../../../runs/act-requests.ts';
import { assignBeforeStart } from '../../experiment/service.ts';
import { answerOf } from '../answer.ts';
import { runAct } from '../run-command.ts';

/** Hands a role to another member. Before the start nothing has happened yet, so nothing enters the record. */
export async function handOver(
  deps: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof call>,
): Promise<ActAnswer> {
  const { eid, target_role, to_user } = input;
  const assigned = await assignBeforeStart(deps, caller, { eid, roleId: target_role, userId: to_user });
  if (assigned) return { seq: assigned.seq, events: [] };
  const done = await runAct(deps, caller, {
    eid,
    request: requestOf(caller.id, call.path, input),
    command: () => ({ type: 'hand_over', target_role, to_user }),
    keep: async ({ tx, run }) => {
      tx.afterCommit(() => deps.bus.nudge(run.state.member_ids, 'experiments'));
    },
  });
  return answerOf(done, caller);
}
