import { z } from 'zod';
import { LIMITS } from '../core/limits.ts';
import { Bilingual, Counter, Flag, FlowId, Id } from '../core/values.ts';
import { Condition } from '../workflow/condition.ts';
import { ActAnswer, Base, declareAct, HostRole, Reason } from './declare.ts';
import { Note } from './note-reads.ts';

export const meetApply = declareAct(
  '/experiment/meet/apply',
  'Wishes for a private talk with another role of this section, answers when asked for one, or ends the talk. The host agrees first (`answer` of message/push), unless the section lets its roles meet freely or one of the two is the host.',
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('ask'),
      ...Base,
      role_id: FlowId,
      target_role: FlowId,
      text: Reason.optional(),
    }),
    z.object({
      kind: z.literal('answer'),
      ...Base,
      role_id: FlowId,
      meeting_id: Counter,
      agree: Flag,
    }),
    z.object({
      kind: z.literal('close'),
      ...Base,
      role_id: FlowId,
      meeting_id: Counter,
    }),
  ]),
  ActAnswer,
);

export const noteCreate = declareAct(
  '/experiment/note/create',
  "Keeps the caller's private note on a current section; an empty text takes it away.",
  z.object({ ...Base, text: z.string().max(LIMITS.note) }),
  Note,
);

export const nodeEnd = declareAct(
  '/experiment/node/end',
  'Ends the section toward an option or takes that back at once, terminates the experiment, steps back, or restarts.',
  z.discriminatedUnion('option', [
    z.object({ option: z.literal('forward'), ...Base, role_id: FlowId, trans_id: FlowId }),
    z.object({ option: z.literal('terminate'), ...Base, role_id: FlowId, reason: Reason.min(1) }),
    z.object({ option: z.literal('back'), ...Base, role_id: HostRole }),
    /** Of the section named, which the caller has just ended in this role: while nothing has followed. */
    z.object({ option: z.literal('take_back'), ...Base, role_id: FlowId }),
    z.object({ option: z.literal('restart'), ...Base, role_id: HostRole }),
  ]),
  ActAnswer.extend({
    /** What a wrong option teaches; null when the option was right. */
    feedback: Bilingual.nullable(),
  }),
  ['ended_cannot_restart', 'conditions_unmet'],
);

/** The data of a refusal with `conditions_unmet`: what the option that was chosen still asks for, and of no other, in this visit of the section. */
export const UnmetConditions = z.object({ unmet: z.array(Condition), visit: Counter });
export type UnmetConditions = z.infer<typeof UnmetConditions>;

export const jumpStart = declareAct(
  '/experiment/jump/start',
  'Starts the linked experiment of the target case with the mapped roles.',
  z.object({ ...Base, role_id: FlowId }),
  ActAnswer.extend({ target_eid: Id }),
  ['jump_not_configured', 'jump_leads_nowhere'],
);
