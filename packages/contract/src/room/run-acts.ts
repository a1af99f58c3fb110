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
  input: z.object({ eid: Id, target_role: FlowId, to_user: Id, request_id: RequestId }),
  output: ActAnswer,
  codes: ['not_found', 'no_authority', 'already_done', 'ended_cannot_enter', 'not_registered'],
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

export const control = declareCall({
  method: 'POST',
  path: '/experiment/control',
  summary:
    'A mentor or administrator intervenes: pause, lift the pause, guide, end a vote, move a stuck section on, stop the run. Always in the record.',
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
