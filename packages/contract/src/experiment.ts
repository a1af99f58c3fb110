import type { RunEvent, RunState } from '@lets/engine';
import { z } from 'zod';
import { declareCall } from './call.ts';
import { CaseRole, CompetencyGoal } from './case.ts';
import { LIMITS } from './limits.ts';
import { UserBrief } from './people.ts';
import { FlowView, ProjectBrief } from './project.ts';
import {
  Bilingual,
  Empty,
  ExperimentType,
  Flag,
  FlowId,
  Grade,
  Id,
  json,
  MAX_COUNTER,
  Page,
  pageOf,
  RequestId,
  Time,
  Zone,
} from './values.ts';

export const EXPERIMENT_STATUS = ['waiting', 'in_progress', 'ended'] as const;
export const ExperimentStatus = z.enum(EXPERIMENT_STATUS);
export type ExperimentStatus = z.infer<typeof ExperimentStatus>;

/** No date is later. */
const Moment = z.coerce.number().int().min(0).max(8_640_000_000_000_000);

/** Which runs are counted and listed. Times are of the run's making, in milliseconds. */
export const RunFilter = z.object({
  from: Moment.optional(),
  until: Moment.optional(),
  course_id: Id.optional(),
  class_id: Id.optional(),
  project_id: Id.optional(),
  experiment_type: ExperimentType.optional(),
  grade: Grade.optional(),
  status: ExperimentStatus.optional(),
  /** Whose clock the hours of the week go by; the server's without. */
  zone: Zone.optional(),
});
export type RunFilter = z.infer<typeof RunFilter>;

/** What staff may do in a run that its students play, by the event it leaves in the record. */
export const INTERVENTIONS = [
  'guided',
  'section_ended',
  'vote_ended',
  'handed_over',
  'lead_handed_over',
  'controlled',
  'experiment_ended',
] as const;
export type Intervention = (typeof INTERVENTIONS)[number];

/** What a figure may single out among the runs it was counted from. */
export const RunsBehind = z.object({
  /** Runs of no course. */
  no_course: Flag.optional(),
  ending: z.enum(['completed', 'terminated']).optional(),
  evaluated: Flag.optional(),
  started_from: Moment.optional(),
  started_until: Moment.optional(),
  ended_from: Moment.optional(),
  ended_until: Moment.optional(),
  /** Runs in which somebody's published score is among these ten points: 0, 10 … 90, which includes 100. */
  score: z.coerce.number().int().min(0).max(90).multipleOf(10).optional(),
  score_below: z.coerce.number().int().min(1).max(100).optional(),
  /** A section that was left, and one in which a wrong option was tried. */
  passed: FlowId.optional(),
  wrong_in: FlowId.optional(),
  /** An hour of the week in which students acted: 0 is Monday from midnight to one, 167 the last of Sunday. */
  active_in: z.coerce.number().int().min(0).max(167).optional(),
  /** What staff did in the run; `any` is all of these. */
  intervention: z.enum(['any', ...INTERVENTIONS]).optional(),
});
export type RunsBehind = z.infer<typeof RunsBehind>;

export const EXPERIMENT_SCOPES = [
  'course',
  'type',
  'others',
  'self',
  'doing',
  'done',
  'guide',
  'evaluate',
  'manage',
] as const;

/** An open section on a card: who is there and who is being waited for. */
export const OpenSection = z.object({
  node_id: FlowId,
  name: Bilingual,
  process_type: z.number().int(),
  since: Time,
  waited_for: z.array(z.object({ role_id: FlowId, role_name: Bilingual, user: UserBrief.nullable() })),
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
    q: z.string().trim().max(50).optional(),
    sort: z.enum(['newest', 'oldest', 'name', 'ended', 'planned_end']).default('newest'),
  }),
  output: pageOf(ExperimentCard),
  codes: [],
});

/** The engine's state with what the caller may not know taken out; the web folds live events into it by `evolve`. */
const RunView = z.custom<RunState>((value) => typeof value === 'object' && value !== null);
export const WireEvent = z.custom<RunEvent>((value) => typeof value === 'object' && value !== null);

/** A section open to the caller. */
export const UserNode = z.object({
  id: FlowId,
  name: Bilingual,
  process_type: z.number().int(),
  role_ids: z.array(FlowId),
});
export type UserNode = z.infer<typeof UserNode>;

export const ExperimentDetail = z.object({
  eid: Id,
  name: z.string(),
  message: z.string(),
  status: ExperimentStatus,
  path_id: z.number().int(),
  flow_id: Id,
  /** The section the caller belongs in now; null when they have none open (wait) and before the start. */
  node: UserNode.nullable(),
  with_user_nodes: z.array(UserNode),
  project: RunProject.extend({
    minutes: z.number().int(),
    team_min: z.number().int(),
    team_max: z.number().int(),
  }),
  class: z.object({ id: Id, name: z.string(), course_name: Bilingual }).nullable(),
  team: z.object({ id: Id, name: z.string(), leader: UserBrief, members: z.array(UserBrief) }).nullable(),
  creator: UserBrief,
  creator_type: z.enum(['student', 'teacher']),
  members: z.array(UserBrief),
  /** Members not enrolled in its class: they keep it from starting and, while it runs, may not enter. Then those whose account is closed too. */
  unregistered: z.array(Id),
  mentors: z.array(UserBrief),
  roles: z.array(CaseRole.omit({ brief: true })),
  /** The private briefs of the caller's own roles. */
  briefs: z.array(z.object({ role_id: FlowId, brief: Bilingual })),
  flow: FlowView,
  /** By section, whose turn it is to say each prepared line; the lines themselves are in the flow, as far as the caller may know them. */
  speaking_order: z.record(FlowId, z.array(FlowId)),
  state: RunView,
  me: z.object({
    user_id: Id,
    role_ids: z.array(FlowId),
    is_leader: z.boolean(),
    is_member: z.boolean(),
    is_staff: z.boolean(),
  }),
  planned_start: Time.nullable(),
  planned_end: Time.nullable(),
  created_at: Time,
  started_at: Time.nullable(),
  ended_at: Time.nullable(),
  evaluated: z.boolean(),
  may: z.object({ edit: z.boolean(), delete: z.boolean(), start: z.boolean(), enter: z.boolean() }),
  /** Counts saves of the waiting task; send it back with an update. */
  revision: z.number().int(),
  /** The experiment this one was jumped from. */
  linked_from: Id.nullable(),
  /** The server's clock at the answer, so that section timers agree on every screen. */
  server_time: Time,
});
export type ExperimentDetail = z.infer<typeof ExperimentDetail>;

export const experimentDetail = declareCall({
  method: 'GET',
  path: '/experiment/detail',
  summary:
    'One experiment as its caller may know it: members, roles, flow, and the state at a sequence number.',
  who: 'user',
  input: z.object({ eid: Id }),
  output: ExperimentDetail,
  codes: ['not_found'],
});

export const TaskName = z.string().trim().min(1).max(LIMITS.task_name);
/** To the end of the year 9999: what a date can hold and a person may mean. */
const PlannedTime = z.coerce.number().int().nonnegative().max(253_402_300_799_999);
export const PlannedTimes = {
  planned_start: PlannedTime.optional(),
  planned_end: PlannedTime.optional(),
};

export const experimentCreate = declareCall({
  method: 'POST',
  path: '/experiment/create',
  summary: 'Prepares an experiment of a case. The caller leads it; a team brings its members along.',
  who: 'user',
  input: z.object({
    project_id: Id,
    name: TaskName.optional(),
    team_id: Id.optional(),
    request_id: RequestId,
  }),
  output: z.object({ eid: Id }),
  codes: ['project_missing', 'not_found', 'no_authority', 'not_open', 'single_user', 'not_registered'],
});

export const experimentUpdate = declareCall({
  method: 'POST',
  path: '/experiment/update',
  summary:
    'Changes a waiting experiment: name, message, times, team, who plays which role. The leader or creator only. `holders` replaces the whole table.',
  who: 'user',
  input: z.object({
    eid: Id,
    name: TaskName.optional(),
    message: z.string().max(500).optional(),
    /** 0 takes the time away. */
    ...PlannedTimes,
    /** 0 takes the team away: the leader plays alone and holds every role. */
    team_id: z.coerce.number().int().nonnegative().optional(),
    /** role id → user id, or null for nobody. */
    holders: json(z.record(FlowId, Id.nullable())).optional(),
    /** What the editor was looking at: refused with changed_meanwhile when somebody saved since. */
    revision: z.coerce.number().int().max(MAX_COUNTER).optional(),
  }),
  output: ExperimentDetail,
  codes: ['not_found', 'may_not_edit_task', 'changed_meanwhile', 'single_user', 'not_registered'],
});

export const experimentDelete = declareCall({
  method: 'POST',
  path: '/experiment/delete',
  summary: 'Deletes waiting or ended experiments; all of them or none. The leader or creator only.',
  who: 'user',
  input: z.object({ ids: json(z.array(Id).max(100)) }),
  output: Empty,
  codes: ['no_tasks_selected', 'not_found', 'may_not_delete_task', 'changed_meanwhile'],
});

export const experimentRemove = declareCall({
  method: 'POST',
  path: '/experiment/manage/delete',
  summary:
    'An administrator deletes waiting or ended experiments of anybody, with a reason that the audit log keeps; all of them or none.',
  who: 'admin',
  input: z.object({
    ids: json(z.array(Id).min(1).max(100)),
    reason: z.string().trim().min(1).max(LIMITS.reason),
  }),
  output: Empty,
  codes: ['not_found', 'changed_meanwhile'],
});

export const roleTake = declareCall({
  method: 'POST',
  path: '/experiment/role/take',
  summary:
    'A member of a waiting experiment takes a role that nobody holds; a further one only while enough are left for members without.',
  who: 'student',
  input: z.object({ eid: Id, target_role: FlowId }),
  output: ExperimentDetail,
  codes: ['not_found', 'role_taken', 'roles_for_others', 'already_done'],
});

export const roleRelease = declareCall({
  method: 'POST',
  path: '/experiment/role/release',
  summary: 'A member of a waiting experiment gives back a role they hold.',
  who: 'student',
  input: z.object({ eid: Id, target_role: FlowId }),
  output: ExperimentDetail,
  codes: ['not_found', 'role_taken', 'already_done'],
});

export const experimentStart = declareCall({
  method: 'POST',
  path: '/experiment/start',
  summary: 'Starts the experiment; the leader only, with every role held and every member registered.',
  who: 'user',
  input: z.object({ eid: Id, request_id: RequestId }),
  output: z.object({ seq: z.number().int(), events: z.array(WireEvent) }),
  codes: [
    'not_found',
    'not_leader',
    'not_registered',
    'not_open',
    'team_too_small',
    'roles_not_all_assigned',
    'ended_cannot_restart',
    'already_done',
  ],
});

export const ExperimentResult = z.object({
  eid: Id,
  name: z.string(),
  project: RunProject,
  ending: z.enum(['completed', 'terminated']).nullable(),
  ending_reason: z.string().nullable(),
  started_at: Time.nullable(),
  ended_at: Time.nullable(),
  members: z.array(UserBrief.extend({ roles: z.array(RoleFace) })),
  sections: z.array(
    z.object({
      node_id: FlowId,
      name: Bilingual,
      process_type: z.number().int(),
      opened_at: Time,
      closed_at: Time.nullable(),
      option: Bilingual.nullable(),
      wrong_tries: z.number().int(),
      speeches: z.number().int(),
      documents: z.number().int(),
    }),
  ),
  totals: z.object({
    speeches: z.number().int(),
    documents: z.number().int(),
    signatures: z.number().int(),
    votes: z.number().int(),
    wrong_tries: z.number().int(),
  }),
});
export type ExperimentResult = z.infer<typeof ExperimentResult>;

export const experimentResult = declareCall({
  method: 'GET',
  path: '/experiment/result',
  summary:
    'What a run came to: its path with times and options, and counts. Readable by its members and staff.',
  who: 'user',
  input: z.object({ eid: Id }),
  output: ExperimentResult,
  codes: ['not_found'],
});
