import {
  type ActAnswer,
  handOver as call,
  handOverAnswer,
  handOverUndo,
  type ParsedInputOf,
} from '@lets/contract';
import type { RunEvent } from '@lets/engine';
import { recordAudit } from '../../../audit.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { orRefuse, type Refusal, refuse } from '../../../http/errors.ts';
import { absentMembers } from '../../../runs/absence.ts';
import { readRun } from '../../../runs/access.ts';
import { requestOf } from '../../../runs/act-requests.ts';
import { assignBeforeStart } from '../../experiment/service.ts';
import type { Hand } from '../act/act.ts';
import { answerOf } from '../act/answer.ts';
import { runAct } from '../act/run-act.ts';
import { hasActedSince } from '../event-repository.ts';
import { nudgeMembers } from './nudge-members.ts';

/**
 * Hands a role to another member, or asks its holder to agree. Before the start nothing has happened yet, so nothing enters the record and no
 * reason is needed. Who is
 * absent is looked at before the run is locked: another process may take its time to answer.
 */
export async function handOver(
  deps: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof call>,
  address = '',
): Promise<ActAnswer> {
  const { eid, target_role, to_user, reason = null, exception = false } = input;
  const assigned = await assignBeforeStart(deps, caller, { eid, roleId: target_role, userId: to_user });
  if (assigned) return { seq: assigned.seq, events: [] };
  if (!reason) refuse('bad_parameter', { reason: 'missing' });
  const { run } = await readRun(deps, caller, eid);
  const outcome = await runAct(deps, caller, {
    eid,
    request: requestOf(caller.id, call.path, input),
    absentIds: await absentMembers(deps, run),
    underLock: true,
    prepare: (hand) => ({
      command: { type: 'hand_over', target_role, to_user, reason, exception },
      keep: (events) => kept(deps, hand, events, address),
    }),
  });
  return answerOf(orRefuse(outcome), caller);
}

/** Gives a role back, as long as the role has not acted: the log says whether it has. */
export async function undoHandOver(
  deps: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof handOverUndo>,
  address: string,
): Promise<ActAnswer> {
  const { eid, given_seq } = input;
  const outcome = await runAct(deps, caller, {
    eid,
    request: requestOf(caller.id, handOverUndo.path, input),
    underLock: true,
    prepare: async (hand) => {
      const given = hand.run.state.handed?.find(({ seq }) => seq === given_seq);
      const has_acted = given !== undefined && (await hasActedSince(hand.tx, eid, given));
      return {
        command: { type: 'undo_hand_over', given_seq, has_acted },
        keep: (events) => kept(deps, hand, events, address),
      };
    },
  });
  return answerOf(orRefuse(outcome), caller);
}

/** What staff do to a run is in the audit log too: from whom to whom, and why. */
async function kept(
  deps: Deps,
  hand: Hand,
  events: readonly RunEvent[],
  address: string,
): Promise<Refusal | undefined> {
  for (const event of events) {
    if (!event.by_staff || (event.type !== 'handed_over' && event.type !== 'hand_over_undone')) continue;
    const { target_role, from_user, to_user } = event.data;
    const why = event.type === 'handed_over' ? (event.data.reason ?? '') : '';
    const what = event.type === 'handed_over' ? 'hand_over' : 'hand_over_undo';
    await recordAudit(hand.tx, {
      action: 'intervention',
      actorId: hand.userId,
      target: `experiment ${hand.run.id}`,
      detail: [`${what} ${target_role} ${from_user ?? '-'} > ${to_user}`, why].filter(Boolean).join(': '),
      address,
    });
  }
  return nudgeMembers(deps, hand);
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
