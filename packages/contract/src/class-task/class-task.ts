import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import {
  Bilingual,
  Empty,
  Flag,
  FlowId,
  Id,
  json,
  MAX_COUNTER,
  Page,
  pageOf,
  RequestId,
  Side,
  Time,
} from '../core/values.ts';
import { ExperimentStatus } from '../experiment/filter.ts';
import { PlannedTime, PlannedTimes, TaskName } from '../experiment/prepare.ts';
import { UserBrief } from '../people/person.ts';
import { ProjectBrief } from '../project/project.ts';
import { TeamName } from '../team/team.ts';

/** What a teacher gives a whole class to play: one team and one experiment for each group of it. */

export const GROUPINGS = ['hand', 'random', 'self'] as const;
export const Grouping = z.enum(GROUPINGS);
export type Grouping = z.infer<typeof Grouping>;

export const ClassGroup = z.object({
  team_id: Id,
  name: z.string(),
  /** Null while nobody is in it; the first to join leads. */
  leader: UserBrief.nullable(),
  members: z.array(UserBrief),
  capacity: z.number().int(),
  /** Null while nobody is in it, and after its task was deleted. */
  eid: Id.nullable(),
  status: ExperimentStatus.nullable(),
  /** What came after the deadline, for staff: null for students, and while the task has no deadline. */
  overdue: z
    .object({
      /** Ended after it, or still open when it passed. */
      finish: z.boolean(),
      /** Documents handed in after it. */
      documents: z.number().int(),
    })
    .nullable(),
});
export type ClassGroup = z.infer<typeof ClassGroup>;

export const ClassTask = z.object({
  id: Id,
  name: z.string(),
  project: ProjectBrief,
  class: z.object({ id: Id, name: z.string() }),
  creator: UserBrief,
  grouping: Grouping,
  /** How many members a group was to have. */
  size: z.number().int(),
  /** What the groups were drawn with, so that the draw can be repeated; random grouping only. */
  seed: z.string().nullable(),
  planned_start: Time.nullable(),
  planned_end: Time.nullable(),
  /** Until when it is to be handed in and finished; what comes later is marked for the teacher, and nothing is blocked. */
  deadline: Time.nullable(),
  created_at: Time,
  groups: z.array(ClassGroup),
  /** Students of the class in none of its groups. */
  ungrouped: z.array(UserBrief),
  /** The group that the caller is in. */
  my_team_id: Id.nullable(),
  may: z.object({ join: z.boolean(), change: z.boolean(), delete: z.boolean() }),
});
export type ClassTask = z.infer<typeof ClassTask>;

/** What a draw is made from, as hexadecimal digits. */
const DrawSeed = z.string().regex(/^[0-9a-f]{16}$/);

export const classTaskPlan = declareCall({
  method: 'GET',
  path: '/experiment/class/plan',
  summary:
    'What a task for a class would come to: its students, those of them to whom the case is not open, the roles and the group size they suggest, and with a size the groups that a seed draws.',
  who: 'mentor',
  input: z.object({
    project_id: Id,
    class_id: Id,
    size: z.coerce.number().int().min(1).max(LIMITS.team_size).optional(),
    /** A new one unless given. */
    seed: DrawSeed.optional(),
  }),
  output: z.object({
    students: z.array(UserBrief),
    unregistered: z.array(Id),
    multi_user: z.boolean(),
    team_min: z.number().int(),
    team_max: z.number().int(),
    roles: z.array(z.object({ id: FlowId, name: Bilingual })),
    /** How many people it takes so that nobody holds roles that one person may not hold together. */
    fewest: z.number().int(),
    /** The group size that leaves the fewest roles to be doubled, and between which sizes every member has a role; null of a case for one person. */
    proposal: z
      .object({ size: z.number().int(), smallest: z.number().int(), largest: z.number().int() })
      .nullable(),
    draw: z.object({ seed: z.string(), groups: z.array(z.array(Id)) }).nullable(),
  }),
  codes: ['project_missing', 'not_found', 'no_authority', 'not_open'],
});

export const classTaskCreate = declareCall({
  method: 'POST',
  path: '/experiment/class/create',
  summary:
    'Gives a class an experiment: groups named by hand, drawn at random, or left for the students to form themselves.',
  who: 'mentor',
  input: z.object({
    project_id: Id,
    class_id: Id,
    name: TaskName.optional(),
    grouping: Grouping,
    /** Members a group: at random as many as the numbers allow, by the students themselves at most. Not asked by hand. */
    size: z.coerce.number().int().min(1).max(LIMITS.team_size).optional(),
    /** At random: the seed of a draw that was looked at, so that the groups are those that were seen. */
    seed: DrawSeed.optional(),
    /** By hand only: who is in which group. The leader is one of them, the first unless named. */
    groups: json(
      z
        .array(
          z.object({
            name: TeamName.optional(),
            members: z.array(Id).min(1).max(LIMITS.team_size),
            leader: Id.optional(),
          }),
        )
        .max(LIMITS.class_groups),
    ).optional(),
    ...PlannedTimes,
    deadline: PlannedTime.optional(),
    request_id: RequestId,
  }),
  output: ClassTask,
  codes: [
    'project_missing',
    'members_missing',
    'members_exist',
    'team_full',
    'single_user',
    'not_found',
    'not_open',
    'not_registered',
    'too_many_tries',
  ],
});

export const classTaskUpdate = declareCall({
  method: 'POST',
  path: '/experiment/class/update',
  summary:
    "Changes the name, planned times and deadline of a class task; a mentor of the class or an administrator of experiments. Waiting experiments follow the name, unless a group named its own, and the times; the deadline holds for all of the task's experiments. The members are told.",
  who: 'staff',
  input: z.object({
    id: Id,
    name: TaskName.optional(),
    /** 0 takes the time away. */
    ...PlannedTimes,
    deadline: PlannedTime.optional(),
  }),
  output: ClassTask,
  codes: ['not_found', 'nothing_selected', 'too_many_tries'],
});

export const classTaskList = declareCall({
  method: 'GET',
  path: '/experiment/class/list',
  summary:
    "Tasks given to a class, with their groups: a student's own classes, a mentor's classes, all for administrators; the latest first.",
  who: 'user',
  input: Page.extend({
    project_id: Id.optional(),
    class_id: Id.optional(),
    /** A student's only: those with a group still to choose. */
    open: z.literal(['1', 'true']).optional(),
    grouping: Grouping.optional(),
    q: z.string().trim().max(LIMITS.search).optional(),
    sort: z.enum(['newest', 'oldest', 'name']).default('newest'),
  }),
  output: pageOf(ClassTask),
  codes: [],
});

export const ClassTaskDetail = z.object({
  task: ClassTask,
  roles: z.array(z.object({ id: FlowId, name: Bilingual })),
  /** How many people it takes so that nobody holds roles that one person may not hold together. */
  fewest: z.number().int(),
  /** The most that a new group may have. */
  capacity: z.number().int(),
  /** Students of the class to whom the case is not open. */
  unregistered: z.array(Id),
});
export type ClassTaskDetail = z.infer<typeof ClassTaskDetail>;

export const classTaskDetail = declareCall({
  method: 'GET',
  path: '/experiment/class/detail',
  summary:
    'One class task with what its groups can be: a mentor of the class or an administrator of experiments.',
  who: 'staff',
  input: z.object({ id: Id }),
  output: ClassTaskDetail,
  codes: ['not_found'],
});

/** Who is in a group, as the teacher saw it before changing it. */
const SeenGroup = z.object({
  team_id: Id,
  members: z.array(Id).max(LIMITS.team_size),
  /** Whether its experiment had begun. */
  begun: z.boolean().default(false),
});

export const classTaskRegroup = declareCall({
  method: 'POST',
  path: '/experiment/class/regroup',
  summary:
    "Changes who is in which group of a class task, all at once: students moved, added, taken out, groups merged, split and made. A group that begins in the meantime, or that somebody else changed, refuses all of it, and the answer's `team_ids` names it. A group left empty is dissolved; where students group themselves it stays, empty. Of a group that has begun somebody must stay: who joins observes, or is given a role, and the roles of who leaves go to those who stay.",
  who: 'staff',
  input: z.object({
    id: Id,
    /** Every group that is changed, as it was seen. */
    seen: json(z.array(SeenGroup).max(LIMITS.class_groups)),
    /** Every group that is changed, as it is to be. The first member leads, unless another is named. */
    groups: json(
      z
        .array(
          z.object({
            /** Null: a new group. */
            team_id: Id.nullable(),
            name: TeamName.optional(),
            members: z.array(Id).max(LIMITS.team_size),
            leader: Id.optional(),
            /** Only of a group that has begun: role id → the member who plays it from now on. */
            roles: z.record(FlowId, Id).optional(),
          }),
        )
        .min(1)
        .max(LIMITS.class_groups),
    ),
  }),
  output: ClassTaskDetail,
  codes: [
    'not_found',
    'changed_meanwhile',
    'team_started',
    'team_full',
    'members_exist',
    'not_registered',
    'in_other_group',
    'incompatible_roles',
    'too_many_tries',
  ],
});

/** Who plays what in the experiment of one group. */
export const GroupCast = z.object({
  team_id: Id,
  name: z.string(),
  eid: Id,
  status: ExperimentStatus,
  /** Counts saves of the waiting task; send it back with a change. */
  revision: z.number().int(),
  leader_id: Id,
  members: z.array(UserBrief),
  /** The roles of its version of the flow. */
  role_ids: z.array(FlowId),
  /** role id → user id; a role without an entry is nobody's. */
  holders: z.record(FlowId, Id),
});
export type GroupCast = z.infer<typeof GroupCast>;

export const ClassCasting = z.object({
  task: z.object({
    id: Id,
    name: z.string(),
    class: z.object({ id: Id, name: z.string() }),
    project: ProjectBrief,
  }),
  roles: z.array(
    z.object({
      id: FlowId,
      name: Bilingual,
      character: z.string(),
      side: Side,
      /** Roles that nobody may hold together with this one. */
      incompatible: z.array(FlowId),
    }),
  ),
  /** Groups without anybody have no experiment, and are left out. */
  groups: z.array(GroupCast),
});
export type ClassCasting = z.infer<typeof ClassCasting>;

export const classCasting = declareCall({
  method: 'GET',
  path: '/experiment/class/casting',
  summary:
    'Who plays what in all groups of a class task: a mentor of the class or an administrator of experiments.',
  who: 'staff',
  input: z.object({ id: Id }),
  output: ClassCasting,
  codes: ['not_found'],
});

export const classCast = declareCall({
  method: 'POST',
  path: '/experiment/class/cast',
  summary:
    "Gives the roles of waiting groups of a class task, all at once. A group that began, or was changed since it was seen, refuses all of it, and the answer's `team_ids` names it.",
  who: 'staff',
  input: z.object({
    id: Id,
    groups: json(
      z
        .array(
          z.object({
            team_id: Id,
            /** What the teacher was looking at. */
            revision: z.number().int().min(0).max(MAX_COUNTER),
            /** The whole table: role id → user id, or null for nobody. */
            holders: z.record(FlowId, Id.nullable()),
          }),
        )
        .min(1)
        .max(LIMITS.class_groups),
    ),
    /** The teacher has seen who would hold incompatible roles, and means it. */
    accept_incompatible: Flag.optional(),
  }),
  output: ClassCasting,
  codes: ['not_found', 'changed_meanwhile', 'team_started', 'incompatible_roles', 'too_many_tries'],
});

export const classTaskDelete = declareCall({
  method: 'POST',
  path: '/experiment/class/delete',
  summary:
    'Takes a task back from a class: its groups and their waiting experiments go; who gave it only, and not while a group plays it or the gradebook counts it. Ended experiments stay.',
  who: 'mentor',
  input: z.object({ id: Id }),
  output: Empty,
  codes: ['not_found', 'may_not_delete_task', 'team_started', 'task_graded'],
});
