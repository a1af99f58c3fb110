import { type ActAnswer, handOver as call, handOverAnswer, type ParsedInputOf } from '@lets/contract';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { orRefuse } from '../../../http/errors.ts';
import { absentMembers } from '../../../runs/absence.ts';
import { readRun } from '../../../runs/access.ts';
import { requestOf } from '../../../runs/act-requests.ts';
import { assignBeforeStart } from '../../experiment/service.ts';
import { answerOf } from '../act/answer.ts';
import { runAct } from '../act/run-act.ts';
import { nudgeMembers } from './nudge-members.ts';

/**
 * Hands a role to another member, or asks its holder to agree. Before the start nothing has happened yet, so nothing enters the record. Who is
 * absent is looked at before the run is locked: another process may take its time to answer.
 */
export async function handOver(
  deps: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof call>,
): Promise<ActAnswer> {
  const { eid, target_role, to_user } = input;
  const assigned = await assignBeforeStart(deps, caller, { eid, roleId: target_role, userId: to_user });
  if (assigned) return { seq: assigned.seq, events: [] };
  const { run } = await readRun(deps, caller, eid);
  const outcome = await runAct(deps, caller, {
    eid,
    request: requestOf(caller.id, call.path, input),
    absentIds: await absentMembers(deps, run),
    underLock: true,
    prepare: (hand) => ({
      command: { type: 'hand_over', target_role, to_user },
      keep: () => nudgeMembers(deps, hand),
    }),
  });
  return answerOf(orRefuse(outcome), caller);
}

/** The holder's answer to the leader's wish, or the leader's second thoughts. */
export async function answerHandOver(
  deps: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof handOverAnswer>,
): Promise<ActAnswer> {
  const { eid, ask_id } = input;
  const outcome = await runAct(deps, caller, {
    eid,
    request: requestOf(caller.id, handOverAnswer.path, input),
    underLock: true,
    prepare: (hand) => ({
      command:
        input.kind === 'withdraw'
          ? { type: 'withdraw_hand_over', ask_id }
          : { type: 'answer_hand_over', ask_id, agree: input.agree, reason: input.reason ?? null },
      keep: () => nudgeMembers(deps, hand),
    }),
  });
  return answerOf(orRefuse(outcome), caller);
}
