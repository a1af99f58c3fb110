import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { Counter, Flag, FlowId, Id, RequestId } from '../core/values.ts';
import { ActAnswer, Reason } from './declare.ts';
import { Experience } from './note-reads.ts';

export const experienceSave = declareCall({
  method: 'POST',
  path: '/experiment/experience/save',
  summary: 'Sends what the caller learnt; once, after the end.',
  who: 'user',
  input: z.object({
    eid: Id,
    content: z.string().trim().min(1).max(LIMITS.experience),
    request_id: RequestId,
  }),
  output: Experience,
  codes: ['not_found', 'already_done', 'not_current_section'],
});

export const handOver = declareCall({
  method: 'POST',
  path: '/experiment/role/hand/over',
  summary:
    'Hands a role to another member, before or during the run; leader or staff. Nothing of the record changes hands. In mid-run a holder who is not absent is asked first when the leader does it.',
  who: 'user',
  input: z.object({
    eid: Id,
    target_role: FlowId,
    to_user: Id,
    /** During the run it must be given, and stands in the record. */
    reason: Reason.optional(),
    /** To a member who holds an incompatible role all the same: staff, or the leader where nobody who is there may hold it. */
    exception: Flag.optional(),
    request_id: RequestId,
  }),
  output: ActAnswer,
  codes: [
    'not_found',
    'no_authority',
    'already_done',
    'ended_cannot_enter',
    'not_registered',
    'incompatible_roles',
  ],
});

/** The data of a refusal with `incompatible_roles`: the role in question, and the one that stands in its way. */
export const IncompatibleRoles = z.object({ roles: z.tuple([FlowId, FlowId]) });

export const handOverUndo = declareCall({
  method: 'POST',
  path: '/experiment/role/hand/over/undo',
  summary:
    'Gives a role back to who had it, within five minutes and as long as it has not acted; who wanted the change, the leader, or staff, who alone undo what staff did.',
  who: 'user',
  input: z.object({
    eid: Id,
    /** The number of the event that gave it away. */
    given_seq: Counter,
    request_id: RequestId,
  }),
  output: ActAnswer,
  codes: [
    'not_found',
    'no_authority',
    'hand_over_stands',
    'ended_cannot_enter',
    'not_current_section',
    'paused',
    'incompatible_roles',
  ],
});

export const handOverAnswer = declareCall({
  method: 'POST',
  path: '/experiment/role/hand/over/answer',
  summary:
    'The holder of a role agrees to hand it over, as the leader asked, or declines; or the leader takes the wish back.',
  who: 'user',
  input: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('answer'),
      eid: Id,
      ask_id: Counter,
      agree: Flag,
      reason: Reason.optional(),
      request_id: RequestId,
    }),
    z.object({ kind: z.literal('withdraw'), eid: Id, ask_id: Counter, request_id: RequestId }),
  ]),
  output: ActAnswer,
  codes: ['not_found', 'ended_cannot_enter', 'not_current_section', 'paused', 'not_registered'],
});

export const leadHandOver = declareCall({
  method: 'POST',
  path: '/experiment/lead/hand/over',
  summary:
    'Hands the lead of an experiment to another member, before or during the run; its leader, who loses it, or staff when the leader is missing.',
  who: 'user',
  input: z.object({ eid: Id, to_user: Id, request_id: RequestId }),
  output: ActAnswer,
  codes: ['not_found', 'no_authority', 'already_done', 'ended_cannot_enter'],
});

export const TimerMinutes = z.coerce.number().int().min(1).max(LIMITS.timer_minutes);
export const TimerLabel = z.string().trim().max(LIMITS.timer_label);

export const control = declareCall({
  method: 'POST',
  path: '/experiment/control',
  summary:
    'A mentor or administrator intervenes: pause, lift the pause, guide, let the room count down, end a vote, move a stuck section on, stop the run. Always in the record.',
  who: 'staff',
  input: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('ban'), eid: Id, reason: Reason.min(1), request_id: RequestId }),
    z.object({ kind: z.literal('lift'), eid: Id, reason: Reason.optional(), request_id: RequestId }),
    z.object({
      kind: z.literal('guide'),
      eid: Id,
      nid: FlowId.optional(),
      text: z.string().trim().min(1).max(LIMITS.guidance),
      /** The call for help that it answers, by the number of its event. */
      answers: Id.optional(),
      request_id: RequestId,
    }),
    z.object({
      kind: z.literal('set_timer'),
      eid: Id,
      minutes: TimerMinutes,
      label: TimerLabel.optional(),
      /** Whether it stands still while the run is paused. */
      stops_in_pause: Flag,
      request_id: RequestId,
    }),
    z.object({ kind: z.literal('extend_timer'), eid: Id, minutes: TimerMinutes, request_id: RequestId }),
    z.object({ kind: z.literal('cancel_timer'), eid: Id, request_id: RequestId }),
    z.object({ kind: z.literal('stop'), eid: Id, reason: Reason.min(1), request_id: RequestId }),
    z.object({ kind: z.literal('end_vote'), eid: Id, nid: FlowId, request_id: RequestId }),
    z.object({
      kind: z.literal('move_on'),
      eid: Id,
      nid: FlowId,
      trans_id: FlowId,
      reason: Reason.optional(),
      request_id: RequestId,
    }),
  ]),
  output: ActAnswer,
  codes: ['not_found', 'not_current_section', 'help_answered', 'help_gone'],
});
