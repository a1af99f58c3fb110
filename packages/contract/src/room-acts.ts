import { MAX_VIDEO_SECONDS, REQUEST_ABOUT } from '@lets/engine';
import { z } from 'zod';
import { declareCall } from './call.ts';
import { LIMITS } from './limits.ts';
import { RichDocument } from './rich-text.ts';
import { ActAnswer, Base, declareAct } from './room-declare.ts';
import { DocumentRow, Experience, Note } from './room-reads.ts';
import {
  Bilingual,
  Counter,
  DocumentId,
  Flag,
  FlowId,
  Id,
  json,
  RequestId,
  SignatureImage,
} from './values.ts';

/** What is done inside a running experiment. */

const Reason = z.string().trim().max(LIMITS.reason);
const HostRole = FlowId.optional();
const Item = z.object({
  kind: z.enum(['document', 'file', 'material']),
  id: z.string().min(1).max(64),
  name: z.string().max(120),
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
  'Speak, ask for the floor, answer a request, submit, show, call in or out, vote, end a vote, ask for signatures.',
  MessagePush,
  ActAnswer,
);

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

export const templateNew = declareAct(
  '/experiment/template/new',
  'A draft from a template with its merge fields filled; nothing is kept yet.',
  z.object({ ...Base, role_id: FlowId, template_id: FlowId }),
  z.object({ name: z.string(), content: RichDocument }),
  ['no_templates'],
);

const Content = json(RichDocument);

export const templateCreate = declareAct(
  '/experiment/template/create',
  'Keeps a draft as a document of the section.',
  z.object({
    ...Base,
    role_id: FlowId,
    name: z.string().trim().max(LIMITS.document_name),
    template_id: FlowId.optional(),
    content: Content,
  }),
  ActAnswer.extend({ document: DocumentRow }),
  ['no_templates', 'file_name_missing', 'too_many_documents'],
);

export const docSave = declareAct(
  '/experiment/doc/save',
  'Saves a new version over the one the author was editing; a newer one in between refuses it. `revise` opens a signed document as a new version without signatures.',
  z.object({
    ...Base,
    role_id: FlowId,
    doc_id: DocumentId,
    base_version: Counter,
    content: Content,
    revise: Flag.default(false),
  }),
  ActAnswer.extend({ document: DocumentRow }),
);

export const docRename = declareAct(
  '/experiment/doc/rename',
  'Gives a document that nobody has signed yet another name; whoever writes in it.',
  z.object({
    ...Base,
    role_id: FlowId,
    doc_id: DocumentId,
    name: z.string().trim().max(LIMITS.document_name),
  }),
  ActAnswer.extend({ document: DocumentRow }),
  ['file_name_missing'],
);

export const docsDelete = declareAct(
  '/experiment/docs/delete',
  'Deletes a document that is neither signed nor submitted; its author only.',
  z.object({ ...Base, role_id: FlowId, doc_id: DocumentId }),
  ActAnswer,
);

export const templateSign = declareAct(
  '/experiment/template/sign',
  'Signs a document as the asked role, or refuses with a reason; once. `hash` is of the content the signer saw.',
  z.object({
    ...Base,
    role_id: FlowId,
    doc_id: DocumentId,
    decision: z.enum(['signed', 'refused']),
    hash: z.string().length(64),
    image: SignatureImage.optional(),
    reason: Reason.optional(),
  }),
  ActAnswer,
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
  ['ended_cannot_restart'],
);

export const jumpStart = declareAct(
  '/experiment/jump/start',
  'Starts the linked experiment of the target case with the mapped roles.',
  z.object({ ...Base, role_id: FlowId }),
  ActAnswer.extend({ target_eid: Id }),
  ['jump_not_configured'],
);

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
  codes: ['not_found', 'ended_cannot_enter', 'not_current_section', 'banned', 'not_registered'],
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
    'A mentor or administrator intervenes: ban, lift, guide, end a vote, move a stuck section on, stop the run. Always in the record.',
  who: 'staff',
  input: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('ban'), eid: Id, reason: Reason.min(1), request_id: RequestId }),
    z.object({ kind: z.literal('lift'), eid: Id, reason: Reason.optional(), request_id: RequestId }),
    z.object({
      kind: z.literal('guide'),
      eid: Id,
      nid: FlowId.optional(),
      text: z.string().trim().min(1).max(LIMITS.guidance),
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
  codes: ['not_found', 'not_current_section'],
});
