import { MAX_VIDEO_SECONDS, REQUEST_ABOUT } from '@lets/engine';
import { z } from 'zod';
import { LIMITS } from '../core/limits.ts';
import { Counter, DocumentId, Flag, FlowId, json } from '../core/values.ts';
import { ActAnswer, Base, declareAct, HostRole, Reason } from './declare.ts';

const Item = z.object({
  kind: z.enum(['document', 'file', 'material']),
  id: z.string().min(1).max(64),
  name: z.string().max(LIMITS.file_name),
});

/** One call for the short acts of a section, told apart by `kind`. */
export const MessagePush = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('speech'),
    ...Base,
    role_id: FlowId,
    text: z.string().trim().min(1).max(LIMITS.speech),
    file_id: z.uuid().optional(),
    meeting_id: Counter.optional(),
  }),
  /** Has nothing to add for now: practice partners go on. */
  z.object({ kind: z.literal('rest'), ...Base, role_id: FlowId }),
  z.object({
    kind: z.literal('request'),
    ...Base,
    role_id: FlowId,
    about: z.enum(REQUEST_ABOUT),
    text: Reason.optional(),
    item: json(Item).optional(),
  }),
  z.object({
    kind: z.literal('answer'),
    ...Base,
    role_id: HostRole,
    answer_to: Counter,
    agree: Flag,
    reason: Reason.optional(),
  }),
  z.object({
    kind: z.literal('withdraw'),
    ...Base,
    role_id: FlowId,
    answer_to: Counter,
  }),
  z.object({
    kind: z.literal('move_request'),
    ...Base,
    role_id: HostRole,
    answer_to: Counter,
    /** The wish to speak that it is to stand before; left out: the end. */
    before: Counter.optional(),
  }),
  z.object({ kind: z.literal('give_floor'), ...Base, role_id: HostRole, target_role: FlowId }),
  z.object({ kind: z.literal('take_floor'), ...Base, role_id: HostRole, target_role: FlowId }),
  z.object({ kind: z.literal('submit'), ...Base, role_id: FlowId, doc_id: DocumentId }),
  z.object({ kind: z.literal('display'), ...Base, role_id: FlowId, item: json(Item) }),
  z.object({
    kind: z.literal('turn_page'),
    ...Base,
    role_id: FlowId,
    page: z.coerce.number().int().min(1).max(10_000),
  }),
  z.object({
    kind: z.literal('playback'),
    ...Base,
    role_id: FlowId,
    playing: Flag,
    position: z.coerce.number().min(0).max(MAX_VIDEO_SECONDS),
  }),
  z.object({ kind: z.literal('end_display'), ...Base, role_id: HostRole }),
  z.object({ kind: z.literal('call_in'), ...Base, role_id: HostRole, target_role: FlowId }),
  z.object({ kind: z.literal('call_out'), ...Base, role_id: HostRole, target_role: FlowId }),
  z.object({ kind: z.literal('vote'), ...Base, role_id: FlowId, option_id: FlowId }),
  z.object({ kind: z.literal('end_vote'), ...Base, role_id: HostRole }),
  z.object({
    kind: z.literal('sign_request'),
    ...Base,
    role_id: HostRole,
    doc_id: DocumentId,
    role_ids: json(z.array(FlowId).min(1).max(20)),
  }),
]);
export type MessagePush = z.infer<typeof MessagePush>;

export const messagePush = declareAct(
  '/experiment/message/push',
  'Speak, say that one has nothing to add, ask for the floor, answer a request, submit, show, call in or out, vote, end a vote, ask for signatures.',
  MessagePush,
  ActAnswer,
);
