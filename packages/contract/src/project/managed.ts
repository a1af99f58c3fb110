import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { Bilingual, ExperimentType, Grade, Id, Page, pageOf, Time } from '../core/values.ts';
import { UserBrief } from '../people/person.ts';
import { Flow } from '../workflow/flow.ts';
import { CaseProject, Disclosure, OpeningMode } from './case.ts';
import { ProjectFault } from './fault.ts';

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
  /** The published versions of the workflow, the newest first: what the case may be moved to. */
  versions: z.array(z.object({ flow_id: Id, version: z.number().int(), published_at: Time })),
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
    q: z.string().trim().max(LIMITS.search).optional(),
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
