import { FUNCTION_ACTIONS, PROCESS_ACTIONS, REQUEST_ABOUT } from '@lets/engine';
import { z } from 'zod';
import { type CallDeclaration, declareCall } from './call.ts';
import type { CodeName } from './codes.ts';
import { UserNode, WireEvent } from './experiment.ts';
import { Guide, Template, VoteSetup } from './flow.ts';
import { LIMITS } from './limits.ts';
import { UserBrief } from './people.ts';
import { CaseDocumentRow } from './project.ts';
import { RichDocument } from './rich-text.ts';
import {
  Bilingual,
  Counter,
  DocumentId,
  Flag,
  FlowId,
  Id,
  json,
  MAX_COUNTER,
  RequestId,
  Time,
} from './values.ts';

/** Everything inside a running experiment: `eid` the experiment, `nid` the section. */

const InRun = z.object({ eid: Id });
const InSection = z.object({ eid: Id, nid: FlowId });
const AsRole = InSection.extend({ role_id: FlowId });

/** Every act's answer: what it made happen, as the caller may know it; apply it like a live event. */
export const ActAnswer = z.object({ seq: z.number().int(), events: z.array(WireEvent) });
export type ActAnswer = z.infer<typeof ActAnswer>;

const ACT_CODES = [
  'not_found',
  'not_authorised_here',
  'not_current_section',
  'ended_cannot_enter',
  'banned',
  'already_done',
  'changed_meanwhile',
] as const satisfies readonly CodeName[];

function declareRead<I extends z.ZodType, O extends z.ZodType>(
  path: CallDeclaration['path'],
  summary: string,
  input: I,
  output: O,
) {
  return declareCall({ method: 'GET', path, summary, who: 'user', input, output, codes: ['not_found'] });
}

function declareAct<I extends z.ZodType, O extends z.ZodType>(
  path: CallDeclaration['path'],
  summary: string,
  input: I,
  output: O,
  more: readonly CodeName[] = [],
) {
  return declareCall({
    method: 'POST',
    path,
    summary,
    who: 'user',
    input,
    output,
    codes: [...ACT_CODES, ...more],
  });
}

// Reads ---------------------------------------------------------------------------------------------------------------

export const RoleStatus = z.object({
  role_id: FlowId,
  role_name: Bilingual,
  user: UserBrief.nullable(),
  online: z.boolean(),
  /** 1 in the room, 0 outside. */
  sitting_status: z.number().int(),
  /** 1 has voted, 0 not; entitled roles of a vote section only. */
  vote_status: z.number().int(),
  can_terminate: z.boolean(),
});
export type RoleStatus = z.infer<typeof RoleStatus>;

export const NodeDetail = z.object({
  /** 2 is banned, anything else is not. */
  control_status: z.number().int(),
  role_status: z.array(RoleStatus),
  huanxin_id: z.string(),
  flow_id: Id,
  pre_node_id: FlowId.nullable(),
  leader: UserBrief,
  node: z.object({ id: FlowId, name: Bilingual, introduction: Bilingual }),
  has_vote: z.boolean(),
  end_vote: z.boolean(),
  process: z.object({ file: z.uuid().nullable(), can_switch: z.boolean(), process_type: z.number().int() }),
  roles: z.array(z.object({ id: FlowId, name: Bilingual, can_terminate: z.boolean() })),
  vote: VoteSetup.nullable(),
  seq: z.number().int(),
});
export type NodeDetail = z.infer<typeof NodeDetail>;

export const nodeDetail = declareCall({
  method: 'GET',
  path: '/experiment/node/detail',
  summary: 'One section for somebody who may take part in it or watch it.',
  who: 'user',
  input: InSection,
  output: NodeDetail,
  codes: ['not_found', 'not_authorised_here', 'ended_cannot_enter'],
});

export const nodeFunction = declareRead(
  '/experiment/node/function',
  'What the role may do here, and who is in the room.',
  AsRole,
  z.object({
    function_action_list: z.array(z.enum(FUNCTION_ACTIONS)),
    process_action_list: z.array(z.enum([...PROCESS_ACTIONS, 'terminate'])),
    user_roles: z.array(z.object({ role_id: FlowId, sitting_status: z.number().int() })),
  }),
);

export const DocumentRow = z.object({
  id: DocumentId,
  node_id: FlowId,
  name: z.string(),
  author_role: FlowId,
  template_id: FlowId.nullable(),
  version: z.number().int(),
  hash: z.string(),
  frozen: z.boolean(),
  submitted: z.boolean(),
  updated_at: Time,
  can_edit: z.boolean(),
});
export type DocumentRow = z.infer<typeof DocumentRow>;

export const nodeRoleDocs = declareRead(
  '/experiment/node/role/docs',
  "Guides for the role, the section's documents, those of earlier sections, and the case's own documents.",
  AsRole,
  z.object({
    operation_guides: z.array(Guide),
    cur_doc_list: z.array(DocumentRow),
    pre_doc_list: z.array(DocumentRow),
    case_doc_list: z.array(CaseDocumentRow),
  }),
);

export const nodeMessages = declareRead(
  '/experiment/node/messages',
  "The section's record, newest page first, oldest first within it: speeches and every other event of this visit.",
  InSection.extend({
    before: Counter.optional(),
    size: z.coerce.number().int().min(1).max(200).default(100),
  }),
  z.object({ list: z.array(WireEvent), has_more: z.boolean() }),
);

export const experimentMessages = declareRead(
  '/experiment/messages',
  "The whole run's record, likewise.",
  InRun.extend({
    before: Counter.optional(),
    size: z.coerce.number().int().min(1).max(200).default(100),
  }),
  z.object({ list: z.array(WireEvent), has_more: z.boolean() }),
);

export const experimentEvents = declareRead(
  '/experiment/events',
  'Every event after a sequence number, in order, at most 500 at a time: how a client closes a gap, and what replay plays.',
  InRun.extend({ since: z.coerce.number().int().nonnegative().max(MAX_COUNTER) }),
  z.object({ events: z.array(WireEvent), seq: z.number().int(), has_more: z.boolean() }),
);

const RoleList = z.object({ list: z.array(RoleStatus) });
export const roleInList = declareRead('/experiment/role/in/list', 'Roles in the room.', InSection, RoleList);
export const roleOutList = declareRead(
  '/experiment/role/out/list',
  'Roles of this section that are outside.',
  InSection,
  RoleList,
);
export const roleStatus = declareRead(
  '/experiment/role/status',
  'Every role of the section: present, in or out, voted.',
  InSection,
  z.object({ control_status: z.number().int(), list: z.array(RoleStatus) }),
);

export const ReportRow = z.object({
  role_id: FlowId,
  role_name: Bilingual,
  user: UserBrief.nullable(),
  document: DocumentRow.nullable(),
  readable: z.boolean(),
});
export type ReportRow = z.infer<typeof ReportRow>;
export const roleReportList = declareRead(
  '/experiment/role/report/list',
  "Each role's report in a report section; another's may be read once it is submitted.",
  InSection,
  z.object({ list: z.array(ReportRow) }),
);

export const templates = declareRead(
  '/experiment/templates',
  'Templates the role may draft from here.',
  AsRole,
  z.object({ list: z.array(Template.omit({ body: true })) }),
);

export const DocumentSignature = z.object({
  role_id: FlowId,
  role_name: Bilingual,
  user: UserBrief.nullable(),
  status: z.enum(['asked', 'signed', 'refused']),
  reason: z.string().nullable(),
  at: Time.nullable(),
  /** A drawn signature as SVG path data in a 240 × 80 box, or the typed name. */
  image: z.string().nullable(),
});
export type DocumentSignature = z.infer<typeof DocumentSignature>;

export const DocumentVersion = z.object({
  version: z.number().int(),
  hash: z.string(),
  saved_by: UserBrief,
  saved_at: Time,
});

export type DocumentVersion = z.infer<typeof DocumentVersion>;

export const docDetail = declareRead(
  '/experiment/doc/detail',
  'One document of the run: a version of its content (the current one unless named), versions and signatures.',
  InRun.extend({ doc_id: DocumentId, version: Counter.optional() }),
  DocumentRow.extend({
    content: RichDocument,
    shown_version: z.number().int(),
    versions: z.array(DocumentVersion),
    signatures: z.array(DocumentSignature),
  }),
);

export const transPath = declareRead(
  '/experiment/trans/path',
  'The path walked so far, section by section, with the option taken.',
  InRun,
  z.object({
    path_id: z.number().int(),
    list: z.array(
      z.object({
        node_id: FlowId,
        name: Bilingual,
        process_type: z.number().int(),
        opened_at: Time,
        closed_at: Time.nullable(),
        option: Bilingual.nullable(),
      }),
    ),
  }),
);

export const transQuery = declareCall({
  method: 'GET',
  path: '/workflow/trans/query',
  summary:
    'The options out of a section, right and wrong alike and in no telling order; within a run, those a vote left open.',
  who: 'user',
  input: z.object({ flow_id: Id, node_id: FlowId, eid: Id.optional() }),
  output: z.object({ list: z.array(z.object({ id: FlowId, label: Bilingual })) }),
  codes: ['not_found'],
});

export const voteStatus = declareRead(
  '/experiment/node/vote/status',
  'Who has voted; how, when the ballot is open or ended; the result once ended.',
  InSection,
  z.object({
    has_vote: z.boolean(),
    end_vote: z.boolean(),
    role_status_list: z.array(z.object({ role_id: FlowId, vote_status: z.number().int() })),
    my_votes: z.array(z.object({ role_id: FlowId, option_id: FlowId })),
    result: z
      .object({
        outcome: z.enum(['passed', 'rejected', 'tied']),
        tally: z.record(z.string(), z.number().int()),
      })
      .nullable(),
  }),
);

export const signRoles = declareRead(
  '/experiment/request/sign/roles',
  'Who may be asked to sign a document and what each has answered.',
  InRun.extend({ doc_id: DocumentId }),
  z.object({
    list: z.array(DocumentSignature.extend({ status: z.enum(['none', 'asked', 'signed', 'refused']) })),
  }),
);

export const fileDisplayList = declareRead(
  '/experiment/file/display/list',
  'What may be put on the common screen: documents of the run and case documents the role may read.',
  AsRole,
  z.object({
    list: z.array(
      z.object({ kind: z.enum(['document', 'file', 'material']), id: z.string(), name: Bilingual }),
    ),
  }),
);

export const displayApplication = declareRead(
  '/experiment/display/application',
  'Requests to show something that wait for the host.',
  InSection,
  z.object({
    list: z.array(z.object({ request_id: z.number().int(), role_id: FlowId, name: z.string(), at: Time })),
  }),
);

export const Note = z.object({ node_id: FlowId, text: z.string(), updated_at: Time, current: z.boolean() });
export type Note = z.infer<typeof Note>;
export const noteList = declareRead(
  '/experiment/note/list',
  "The caller's own notes, one a section.",
  InRun,
  z.object({ list: z.array(Note) }),
);

export const Experience = z.object({
  content: z.string(),
  create_time: Time,
  created_by: z.object({ username: z.string(), name: z.string() }),
  status: z.number().int(),
});
export type Experience = z.infer<typeof Experience>;
export const experienceList = declareRead(
  '/experiment/experience/list',
  'Experience notes whose status is 2.',
  InRun,
  z.object({ list: z.array(Experience), mine: z.boolean() }),
);

export const userNodes = declareRead(
  '/experiment/user/nodes',
  'Sections open to the caller now, and, for the wait page, who is being waited for.',
  InRun,
  z.object({
    list: z.array(UserNode),
    waiting: z.array(
      z.object({
        node_id: FlowId,
        name: Bilingual,
        process_type: z.number().int(),
        since: Time,
        roles: z.array(
          z.object({
            role_id: FlowId,
            role_name: Bilingual,
            user: UserBrief.nullable(),
            online: z.boolean(),
          }),
        ),
      }),
    ),
  }),
);

// Acts ----------------------------------------------------------------------------------------------------------------

const Reason = z.string().trim().max(LIMITS.reason);
const Base = { eid: Id, nid: FlowId, request_id: RequestId };
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
  z.object({ kind: z.literal('submit'), ...Base, role_id: FlowId, doc_id: DocumentId }),
  z.object({ kind: z.literal('display'), ...Base, role_id: FlowId, item: json(Item) }),
  z.object({
    kind: z.literal('turn_page'),
    ...Base,
    role_id: FlowId,
    page: z.coerce.number().int().min(1).max(10_000),
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
  'Asks another role for a private talk in this section, answers such a request, or ends the talk.',
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
  ['no_templates', 'file_name_missing'],
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
    /** SVG path data of a drawn signature (M, L and coordinates only), or `text:` and the typed name. */
    image: z
      .string()
      .max(20_000)
      .regex(/^(?:text:[^<>]{1,40}|[ML0-9 .,-]+)$/u)
      .optional(),
    reason: Reason.optional(),
  }),
  ActAnswer,
);

export const nodeEnd = declareAct(
  '/experiment/node/end',
  'Ends the section toward an option, terminates the experiment, steps back, or restarts.',
  z.discriminatedUnion('option', [
    z.object({ option: z.literal('forward'), ...Base, role_id: FlowId, trans_id: FlowId }),
    z.object({ option: z.literal('terminate'), ...Base, role_id: FlowId, reason: Reason.min(1) }),
    z.object({ option: z.literal('back'), ...Base, role_id: HostRole }),
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
    'Hands a role to another member, before or during the run; leader or staff. Nothing of the record changes hands.',
  who: 'user',
  input: z.object({ eid: Id, target_role: FlowId, to_user: Id, request_id: RequestId }),
  output: ActAnswer,
  codes: ['not_found', 'no_authority', 'ended_cannot_enter'],
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
    'A mentor or administrator intervenes: ban, lift, guide, end a vote, move a stuck section on. Always in the record.',
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
