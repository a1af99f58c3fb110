import type { RunEvent, RunState } from '@lets/engine';
import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { Bilingual, FlowId, Id, Time } from '../core/values.ts';
import { UserBrief } from '../people/person.ts';
import { CaseRole } from '../project/case.ts';
import { FlowView } from '../project/project.ts';
import { Rehearsal } from '../rehearsal/plan.ts';
import { ExperimentStatus } from './filter.ts';
import { RunProject } from './list.ts';

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
  /**
   * By section, whose turn it is to say each prepared line, and whether that line asks something; the lines themselves are in the flow, as
   * far as the caller may know them.
   */
  speaking_order: z.record(FlowId, z.array(z.object({ role_id: FlowId, asks: z.boolean() }))),
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
  /** Of a class task: until when it is to be handed in and finished. Nothing is blocked after it. */
  deadline: Time.nullable(),
  created_at: Time,
  started_at: Time.nullable(),
  ended_at: Time.nullable(),
  evaluated: z.boolean(),
  may: z.object({ edit: z.boolean(), delete: z.boolean(), start: z.boolean(), enter: z.boolean() }),
  /** Counts saves of the waiting task; send it back with an update. */
  revision: z.number().int(),
  /** The experiment this one was jumped from. */
  linked_from: Id.nullable(),
  /** Only of an author's rehearsal. */
  rehearsal: Rehearsal.optional(),
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
