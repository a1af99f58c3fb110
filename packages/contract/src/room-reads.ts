import { FUNCTION_ACTIONS, PROCESS_ACTIONS } from '@lets/engine';
import { z } from 'zod';
import { declareCall } from './call.ts';
import { UserNode, WireEvent } from './experiment.ts';
import { Guide, TemplateRow, VoteSetup } from './flow.ts';
import { UserBrief } from './people.ts';
import { CaseDocumentRow } from './project.ts';
import { RichDocument } from './rich-text.ts';
import { AsRole, declareRead, InRun, InSection } from './room-declare.ts';
import { Bilingual, Counter, DocumentId, FlowId, Id, MAX_COUNTER, Time } from './values.ts';

/** What is read inside a running experiment. */

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
  /** The chat of this section on this walk through the flow; the same for everybody in it. */
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
  /** Null also where there is one that may not be known yet. */
  document: DocumentRow.nullable(),
  /** Whether it may be read, or will be as soon as it is begun. */
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
  z.object({ list: z.array(TemplateRow) }),
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
  /** Everybody who wrote in it since the version before. */
  authors: z.array(UserBrief),
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

export const Note = z.object({
  node_id: FlowId,
  text: z.string(),
  updated_at: Time,
  current: z.boolean(),
  shared: z.boolean(),
});
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
  z.object({
    /** `mine`: the caller wrote it. */
    list: z.array(Experience.extend({ mine: z.boolean() })),
    mine: z.boolean(),
  }),
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
