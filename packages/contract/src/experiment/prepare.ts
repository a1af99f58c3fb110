import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { Empty, FlowId, Id, json, MAX_COUNTER, RequestId } from '../core/values.ts';
import { ExperimentDetail, WireEvent } from './detail.ts';

export const TaskName = z.string().trim().min(1).max(LIMITS.task_name);

/** To the end of the year 9999: what a date can hold and a person may mean. */
export const PlannedTime = z.coerce.number().int().nonnegative().max(253_402_300_799_999);

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
    /** What the editor was looking at: refused with changed_meanwhile when someone saved since. */
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
  input: z.object({ ids: json(z.array(Id).max(LIMITS.together)) }),
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
    ids: json(z.array(Id).min(1).max(LIMITS.together)),
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
  codes: ['not_found', 'role_taken', 'roles_for_others', 'incompatible_roles', 'already_done'],
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
