import { DUE_KINDS } from '@lets/engine';
import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { Bilingual, FlowId, Id, Page, pageOf, Time } from '../core/values.ts';
import { UserBrief } from '../people/person.ts';
import { CompetencyGoal } from '../project/case.ts';
import { ProjectBrief } from '../project/project.ts';
import { EXPERIMENT_SCOPES, ExperimentStatus, RunFilter, RunsBehind } from './filter.ts';

/** An open section on a card: who is there and who is being waited for. */
export const OpenSection = z.object({
  node_id: FlowId,
  name: Bilingual,
  process_type: z.number().int(),
  since: Time,
  /** Without a role as the team's leader; nobody where only staff can go on with it. */
  waited_for: z.array(
    z.object({ role_id: FlowId.nullable(), role_name: Bilingual, user: UserBrief.nullable() }),
  ),
  /** What with. */
  due: z.enum(DUE_KINDS).optional(),
});
export type OpenSection = z.infer<typeof OpenSection>;

export const RoleFace = z.object({ role_id: FlowId, name: Bilingual, character: z.string() });

/** The case of a run, with what is to be learnt in it. */
export const RunProject = ProjectBrief.extend({ competency_goals: z.array(CompetencyGoal) });

export const ExperimentCard = z.object({
  eid: Id,
  name: z.string(),
  status: ExperimentStatus,
  project: RunProject,
  class_name: z.string(),
  team: z.object({ id: Id, name: z.string() }).nullable(),
  leader: UserBrief,
  creator: UserBrief,
  creator_type: z.enum(['student', 'teacher']),
  members: z.array(UserBrief),
  my_roles: z.array(RoleFace),
  open_sections: z.array(OpenSection),
  sections_passed: z.number().int(),
  sections_total: z.number().int(),
  planned_start: Time.nullable(),
  planned_end: Time.nullable(),
  /** Of a class task: until when it is to be handed in and finished. Nothing is blocked after it. */
  deadline: Time.nullable(),
  created_at: Time,
  started_at: Time.nullable(),
  ended_at: Time.nullable(),
  ending: z.enum(['completed', 'terminated']).nullable(),
  evaluated: z.boolean(),
  /** Whether the caller has written their experience. */
  experience_written: z.boolean(),
  /** Paused by a mentor or administrator. */
  banned: z.boolean(),
  /** Goes on without the caller, who is no longer in its class. */
  unregistered: z.boolean(),
  may: z.object({ edit: z.boolean(), delete: z.boolean(), start: z.boolean(), enter: z.boolean() }),
});
export type ExperimentCard = z.infer<typeof ExperimentCard>;

export const experimentList = declareCall({
  method: 'GET',
  path: '/experiment/list',
  summary:
    'Experiments by scope: given to me by course, by type, prepared by others with me in them, mine, doing, done, and for staff those they guide, evaluate or manage.',
  who: 'user',
  input: Page.extend({
    ...RunFilter.shape,
    ...RunsBehind.shape,
    scope: z.enum(EXPERIMENT_SCOPES),
    /** By name, of the run or of its case; in the scope `manage` also by who made it or takes part. */
    q: z.string().trim().max(LIMITS.search).optional(),
    sort: z.enum(['newest', 'oldest', 'name', 'ended', 'planned_end']).default('newest'),
  }),
  output: pageOf(ExperimentCard),
  codes: [],
});
