import { z } from 'zod';
import { declareCall } from './call.ts';
import {
  CaseDocument,
  CaseProject,
  CaseRole,
  CompetencyGoal,
  Disclosure,
  JumpMapping,
  MergeField,
  OpeningMode,
  ReferenceRelease,
} from './case.ts';
import { Flow } from './flow.ts';
import { LIMITS } from './limits.ts';
import { UserBrief } from './people.ts';
import { TextPictures } from './pictured.ts';
import { CaseDocumentRow } from './project.ts';
import { ProjectFault } from './project-faults.ts';
import { BilingualDocument } from './rich-text.ts';
import {
  Bilingual,
  Counter,
  Empty,
  ExperimentType,
  Flag,
  FlowId,
  Grade,
  Id,
  json,
  Page,
  pageOf,
  Time,
} from './values.ts';

/** Cases as their authors work on them. Administrators with the module `project` only. */

const text = (max: number) => z.object({ zh: z.string().trim().max(max), en: z.string().trim().max(max) });
const Name = Bilingual.extend({
  zh: z.string().trim().min(1).max(LIMITS.project_name),
  en: z.string().trim().max(LIMITS.project_name),
});
const Line = text(500);
const Moment = z.number().int().min(0).max(8_640_000_000_000_000);

/** Everything of a case but its roles, documents and jumps: the page "info". */
export const ProjectInfo = z.object({
  name: Name,
  case_number: text(80),
  experiment_type: ExperimentType,
  grade: Grade,
  introduction: text(LIMITS.project_text),
  introduction_pictures: TextPictures.optional(),
  objectives: z.array(Line).max(LIMITS.project_lines),
  requirements: z.array(Line).max(LIMITS.project_lines),
  competency_goals: z
    .array(CompetencyGoal.extend({ name: text(100), weight: z.number().positive().max(1000) }))
    .max(LIMITS.project_lines),
  credit_hours: z.number().positive().max(500),
  minutes: z.number().int().positive().max(10_000),
  multi_user: z.boolean(),
  team_min: z.number().int().min(1).max(LIMITS.team_size),
  team_max: z.number().int().min(1).max(LIMITS.team_size),
  reference_release: ReferenceRelease,
  opening_mode: OpeningMode,
  allow_redo: z.boolean(),
  cover: z.string().max(64),
  fields: z.array(MergeField.extend({ label: text(100), value: text(500) })).max(LIMITS.project_facts),
  course_id: Id.nullable(),
  opens_at: Moment.nullable(),
  closes_at: Moment.nullable(),
  student_ids: z.array(Id).max(LIMITS.project_listed),
  class_ids: z.array(Id).max(LIMITS.project_listed),
});
export type ProjectInfo = z.infer<typeof ProjectInfo>;

const AuthoredRole = CaseRole.extend({
  name: text(60),
  character: z.string().max(64),
  duty: text(200),
  brief: text(5000),
});
const AuthoredDocument = CaseDocument.extend({ name: text(LIMITS.case_document_name) });
const AuthoredJump = JumpMapping.extend({ project_code: z.string().max(64) });

/** The contents of a case as a file may bring them in: held to what its authors could have typed. */
export const AuthoredProject = CaseProject.extend({
  ...ProjectInfo.omit({
    experiment_type: true,
    course_id: true,
    opens_at: true,
    closes_at: true,
    student_ids: true,
    class_ids: true,
  }).shape,
  roles: z.array(AuthoredRole).max(LIMITS.flow_roles),
  documents: z.array(AuthoredDocument).max(LIMITS.project_documents),
  jumps: z.array(AuthoredJump).max(100),
});

export const ManagedProjectRow = z.object({
  id: Id,
  code: z.string(),
  name: Bilingual,
  case_number: Bilingual,
  experiment_type: ExperimentType,
  grade: Grade,
  cover: z.string(),
  flow_id: Id,
  workflow_name: Bilingual,
  version: z.number().int(),
  course: z.object({ id: Id, name: Bilingual }).nullable(),
  opening_mode: OpeningMode,
  opens_at: Time.nullable(),
  closes_at: Time.nullable(),
  ready: z.boolean(),
  disclosure: Disclosure,
  disclosed: z.boolean(),
  role_count: z.number().int(),
  document_count: z.number().int(),
  run_count: z.number().int(),
  running_count: z.number().int(),
  owner: UserBrief.nullable(),
  updated_at: Time,
});
export type ManagedProjectRow = z.infer<typeof ManagedProjectRow>;

export const ManagedProject = ManagedProjectRow.extend({
  revision: z.number().int(),
  flow: Flow,
  body: CaseProject,
  /** A later published version of the same workflow. */
  newer: z.object({ flow_id: Id, version: z.number().int() }).nullable(),
  students: z.array(UserBrief),
  classes: z.array(z.object({ id: Id, name: z.string(), course_name: Bilingual })),
  faults: z.array(ProjectFault),
});
export type ManagedProject = z.infer<typeof ManagedProject>;

export const PROJECT_SORTS = ['updated', 'newest', 'oldest', 'name'] as const;

export const projectManageList = declareCall({
  method: 'GET',
  path: '/project/manage/list',
  summary: 'All cases, those that are still being made too.',
  who: 'admin',
  input: Page.extend({
    q: z.string().trim().max(50).optional(),
    experiment_type: ExperimentType.optional(),
    grade: Grade.optional(),
    /** `applied`: its disclosure waits for a review. */
    status: z.enum(['unfinished', 'open', 'applied']).optional(),
    sort: z.enum(PROJECT_SORTS).default('updated'),
  }),
  output: pageOf(ManagedProjectRow),
  codes: [],
});

export const projectManageDetail = declareCall({
  method: 'GET',
  path: '/project/manage/detail',
  summary: 'A case as authored, with its flow and what it still lacks.',
  who: 'admin',
  input: z.object({ project_id: Id }),
  output: ManagedProject,
  codes: ['not_found'],
});

/** What every save of a case answers. */
export const ProjectSaved = z.object({
  project_id: Id,
  revision: z.number().int(),
  faults: z.array(ProjectFault),
});
export type ProjectSaved = z.infer<typeof ProjectSaved>;

const Of = { project_id: Id, revision: Counter };
const SAVE_CODES = ['not_found', 'changed_meanwhile', 'project_incomplete'] as const;

export const projectCreate = declareCall({
  method: 'POST',
  path: '/project/create',
  summary: 'A new case on a published version of a workflow; nobody but its authors knows of it yet.',
  who: 'admin',
  input: z.object({ flow_id: Id, name: json(Name), grade: Grade, course_id: Id.optional() }),
  output: ProjectSaved,
  codes: ['not_found', 'not_published'],
});

export const projectSave = declareCall({
  method: 'POST',
  path: '/project/save',
  summary:
    'Saves what a case says of itself, and may move it to another published version of a workflow: roles, documents and jumps go along as far as the version knows them.',
  who: 'admin',
  input: z.object({ ...Of, info: json(ProjectInfo), flow_id: Id.optional() }),
  output: ProjectSaved,
  codes: [...SAVE_CODES, 'not_published'],
});

export const projectDelete = declareCall({
  method: 'POST',
  path: '/project/delete',
  summary: 'Deletes cases, all of them or none; never one that a group or an experiment belongs to.',
  who: 'admin',
  input: z.object({ ids: json(z.array(Id).min(1).max(100)) }),
  output: Empty,
  codes: ['not_found', 'in_use'],
});

export const projectCopy = declareCall({
  method: 'POST',
  path: '/project/copy',
  summary: 'A new case with the same flow, roles and documents.',
  who: 'admin',
  input: z.object({ project_id: Id, name: json(Name) }),
  output: ProjectSaved,
  codes: ['not_found'],
});

export const projectState = declareCall({
  method: 'POST',
  path: '/project/state',
  summary: 'Opens a complete case to its students, or takes it back; what runs already runs on.',
  who: 'admin',
  input: z.object({ ...Of, ready: Flag }),
  output: ProjectSaved,
  codes: [...SAVE_CODES],
});

export const projectDocsSave = declareCall({
  method: 'POST',
  path: '/project/docs/save',
  summary: 'Keeps one document of a case, a new one or in place of the one with its id.',
  who: 'admin',
  input: z.object({ ...Of, document: json(AuthoredDocument) }),
  output: ProjectSaved,
  codes: [...SAVE_CODES],
});

export const projectDocsDelete = declareCall({
  method: 'POST',
  path: '/project/docs/delete',
  summary: 'Takes a document out of a case.',
  who: 'admin',
  input: z.object({ ...Of, doc_id: FlowId }),
  output: ProjectSaved,
  codes: [...SAVE_CODES],
});

export const projectDocsTemplate = declareCall({
  method: 'POST',
  path: '/project/docs/template',
  summary:
    "Says what one of the workflow's templates holds in this case; with nothing, the workflow's own again.",
  who: 'admin',
  input: z.object({
    ...Of,
    node_id: FlowId,
    template_id: FlowId,
    body: json(BilingualDocument.nullable()),
  }),
  output: ProjectSaved,
  codes: [...SAVE_CODES],
});

export const projectRoleSave = declareCall({
  method: 'POST',
  path: '/project/role/save',
  summary: 'What the roles of the workflow are in this case: name, picture, duty and private brief.',
  who: 'admin',
  input: z.object({
    ...Of,
    roles: json(z.array(AuthoredRole).max(LIMITS.flow_roles)),
  }),
  output: ProjectSaved,
  codes: [...SAVE_CODES],
});

export const projectSkipSave = declareCall({
  method: 'POST',
  path: '/project/skip/save',
  summary: 'Where the jump sections lead, and which role here becomes which role there.',
  who: 'admin',
  input: z.object({
    ...Of,
    jumps: json(z.array(AuthoredJump).max(100)),
  }),
  output: ProjectSaved,
  codes: [...SAVE_CODES],
});

export const projectPreview = declareCall({
  method: 'GET',
  path: '/project/preview',
  summary:
    'The documents of a case as a role meets them in each section, and the brief that only it may read.',
  who: 'admin',
  input: z.object({ project_id: Id, role_id: FlowId.optional(), node_id: FlowId.optional() }),
  output: z.object({ brief: Bilingual.nullable(), documents: z.array(CaseDocumentRow) }),
  codes: ['not_found'],
});

export const projectExport = declareCall({
  method: 'GET',
  path: '/project/export',
  summary: 'A whole case with its flow, documents and pictures as one file, for another installation.',
  who: 'admin',
  answer: 'file',
  input: z.object({ project_id: Id }),
  output: z.unknown(),
  codes: ['not_found'],
});

export const projectImport = declareCall({
  method: 'POST',
  path: '/project/import',
  summary:
    'Puts an exported case in place, under its own code or another; it is not open until its author opens it.',
  who: 'admin',
  body: 'multipart',
  input: z.object({
    code: z
      .string()
      .regex(/^[a-z][a-z0-9-]{2,63}$/)
      .optional(),
  }),
  output: ProjectSaved.extend({ code: z.string() }),
  codes: ['file_refused', 'flow_unsound'],
});

export const projectDisclosureApply = declareCall({
  method: 'POST',
  path: '/project/disclosure/apply',
  summary: 'Asks that a case be shown to all courses, or takes the wish back.',
  who: 'admin',
  input: z.object({ project_id: Id, apply: Flag }),
  output: z.object({ disclosure: Disclosure }),
  codes: ['not_found'],
});

export const projectDisclosureReview = declareCall({
  method: 'POST',
  path: '/project/disclosure/review',
  summary: 'Agrees that a case be shown to all courses, or refuses it.',
  who: 'super_admin',
  input: z.object({ project_id: Id, agree: Flag }),
  output: z.object({ disclosure: Disclosure }),
  codes: ['not_found'],
});
