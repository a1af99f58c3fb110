import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { Bilingual, ExperimentType, Flag, FlowId, Grade, Id, Page, pageOf, Time } from '../core/values.ts';
import { UserBrief } from '../people/person.ts';
import { TextPictures } from '../text/pictured.ts';
import { BilingualDocument } from '../text/rich-text.ts';
import { Flow, FlowNode, TemplateRow } from '../workflow/flow.ts';
import {
  CASE_DOCUMENT_KINDS,
  CaseAttachment,
  CaseRole,
  CompetencyGoal,
  OpeningMode,
  ReferenceRelease,
} from './case.ts';

/** A flow as a player may know it: no template bodies, of the options neither which is right nor what it is called, guides and lines of one's own roles alone. */
export const FlowView = Flow.omit({ notes: true }).extend({
  nodes: z.array(FlowNode.omit({ templates: true }).extend({ templates: z.array(TemplateRow) })),
});
export type FlowView = z.infer<typeof FlowView>;
export type FlowNodeView = FlowView['nodes'][number];

export const ProjectBrief = z.object({
  id: Id,
  code: z.string(),
  name: Bilingual,
  case_number: Bilingual,
  experiment_type: ExperimentType,
  grade: Grade,
  cover: z.string(),
});
export type ProjectBrief = z.infer<typeof ProjectBrief>;

export const ProjectCard = ProjectBrief.extend({
  flow_id: Id,
  introduction: Bilingual,
  minutes: z.number().int(),
  credit_hours: z.number(),
  role_count: z.number().int(),
  section_count: z.number().int(),
  multi_user: z.boolean(),
  course: z.object({ id: Id, name: Bilingual }).nullable(),
  /** Whether the caller may prepare it now; when not, why. */
  open: z.object({
    can_prepare: z.boolean(),
    reason: z.enum(['not_yet_open', 'closed', 'no_redo', 'not_for_you']).nullable(),
    opens_at: Time.nullable(),
    closes_at: Time.nullable(),
  }),
  /** The caller's own experiments of it. */
  my_runs: z.object({ waiting: z.number().int(), in_progress: z.number().int(), ended: z.number().int() }),
  /** The one to begin with, for a student who has finished none yet: of those they can play at once with practice partners the easiest. */
  is_first: z.boolean().optional(),
});
export type ProjectCard = z.infer<typeof ProjectCard>;

/** A case document as listed: locked ones say when they open. */
export const CaseDocumentRow = z.object({
  id: FlowId,
  kind: z.enum(CASE_DOCUMENT_KINDS),
  name: Bilingual,
  node_id: FlowId.nullable(),
  role_ids: z.array(FlowId),
  /** Of a document with a release rule the sections and joins one of which opens it. */
  opens_after: z.array(FlowId).optional(),
  readable: z.boolean(),
});
export type CaseDocumentRow = z.infer<typeof CaseDocumentRow>;

export const ProjectDetail = ProjectCard.extend({
  introduction_pictures: TextPictures.optional(),
  flow: FlowView,
  objectives: z.array(Bilingual),
  requirements: z.array(Bilingual),
  competency_goals: z.array(CompetencyGoal),
  reference_release: ReferenceRelease,
  opening_mode: OpeningMode,
  allow_redo: z.boolean(),
  team_min: z.number().int(),
  team_max: z.number().int(),
  /** Without the private briefs. */
  roles: z.array(CaseRole.omit({ brief: true })),
  documents: z.array(CaseDocumentRow),
  mentors: z.array(UserBrief),
});
export type ProjectDetail = z.infer<typeof ProjectDetail>;

export const projectList = declareCall({
  method: 'GET',
  path: '/project/list',
  summary: 'Cases the caller may see: of their courses, opened freely, or all for administrators.',
  who: 'user',
  input: Page.extend({
    scope: z.enum(['course', 'type', 'self', 'all']),
    course_id: Id.optional(),
    experiment_type: ExperimentType.optional(),
    grade: Grade.optional(),
    /** Words of its name, or its id. */
    q: z.string().trim().max(LIMITS.search).optional(),
    /** One case, or those played on one version of a flow. */
    project_id: Id.optional(),
    flow_id: Id.optional(),
    multi_user: Flag.optional(),
    /** By name: in the caller's language. */
    sort: z.enum(['oldest', 'newest', 'name']).default('oldest'),
  }),
  output: pageOf(ProjectCard),
  codes: [],
});

export const projectDetail = declareCall({
  method: 'GET',
  path: '/project/detail',
  summary: "A case's front page.",
  who: 'user',
  input: z.object({ project_id: Id }),
  output: ProjectDetail,
  codes: ['not_found'],
});

export const projectDocDetail = declareCall({
  method: 'GET',
  path: '/project/doc/detail',
  summary:
    'One case document, when the release rules let the caller read it; within a run, by its sections and roles.',
  who: 'user',
  input: z.object({ project_id: Id, doc_id: FlowId, eid: Id.optional() }),
  output: CaseDocumentRow.extend({ body: BilingualDocument, files: z.array(CaseAttachment).optional() }),
  codes: ['not_found'],
});

export const projectTypeCounts = declareCall({
  method: 'GET',
  path: '/project/type/counts',
  summary: 'How many cases of each experiment type the caller may see, for the tabs.',
  who: 'user',
  input: z.object({ grade: Grade.optional(), q: z.string().trim().max(LIMITS.search).optional() }),
  output: z.object({ total: z.number().int(), counts: z.record(ExperimentType, z.number().int()) }),
  codes: [],
});

export const projectListed = declareCall({
  method: 'GET',
  path: '/project/listed',
  summary:
    'The students and classes that a case of the opening mode "specified user" is open to; for who looks after it.',
  who: 'staff',
  input: z.object({ project_id: Id }),
  output: z.object({
    students: z.array(UserBrief),
    classes: z.array(z.object({ id: Id, name: z.string(), course_name: Bilingual })),
  }),
  codes: ['not_found'],
});
