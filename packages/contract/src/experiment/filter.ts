import { z } from 'zod';
import { ExperimentType, Flag, FlowId, Grade, Id } from '../core/values.ts';

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
});
export type RunFilter = z.infer<typeof RunFilter>;

/** What staff may do in a run that its students play, by the event it leaves in the record. */
export const INTERVENTIONS = [
  'guided',
  'section_ended',
  'vote_ended',
  'handed_over',
  'hand_over_undone',
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
  /** Runs in which a person's published score is among these ten points: 0, 10 … 90, which includes 100. */
  score: z.coerce.number().int().min(0).max(90).multipleOf(10).optional(),
  score_below: z.coerce.number().int().min(1).max(100).optional(),
  /** A section that was left, one in which a wrong option was tried, and one in which a lawful one was taken whose consequence struck. */
  passed: FlowId.optional(),
  wrong_in: FlowId.optional(),
  costly_in: FlowId.optional(),
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
