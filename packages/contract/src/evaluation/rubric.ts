import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { Bilingual, FlowId, Id, json, MAX_COUNTER } from '../core/values.ts';

/** The levels of a score, the lowest first: below 60, from 60, 70, 80 and 90. */
export const RUBRIC_LEVELS = ['fail', 'pass', 'fair', 'good', 'excellent'] as const;
export type RubricLevel = (typeof RUBRIC_LEVELS)[number];

/** What choosing a level gives: the middle of its scores. */
export const LEVEL_SCORES: readonly number[] = [50, 65, 75, 85, 95];

/** Pure: which level a score is at, by its place among them. */
export function levelOf(score: number): number {
  return Math.max(0, Math.min(RUBRIC_LEVELS.length - 1, Math.floor(score / 10) - 5));
}

const Words = z.string().trim().max(LIMITS.rubric_descriptor);
/** What a work of one level looks like; empty where nothing is said of it. */
const Descriptor = Bilingual.extend({ zh: Words, en: Words });

/** What works of each level look like on one goal: a descriptor for each level, in their order. */
export const RubricOfGoal = z.array(Descriptor).length(RUBRIC_LEVELS.length);
export type RubricOfGoal = z.infer<typeof RubricOfGoal>;

/** The same by competency goal. */
export const Rubric = z
  .record(FlowId, RubricOfGoal)
  .refine((rubric) => Object.keys(rubric).length <= LIMITS.project_lines);
export type Rubric = z.infer<typeof Rubric>;

/** Pure: the rubric that holds in a course: goal by goal as it was adapted there, else the case's own. Goals that are gone have none. */
export function rubricInCourse(
  goals: readonly { readonly id: string }[],
  own: Rubric,
  adapted: Rubric,
): Rubric {
  return Object.fromEntries(
    goals.flatMap(({ id }) => {
      const levels = adapted[id] ?? own[id];
      return levels ? [[id, levels] as const] : [];
    }),
  );
}

/** Pure: whether anything is said of any level. */
export function saysAnything(levels: RubricOfGoal | undefined): boolean {
  return levels?.some(({ zh, en }) => zh !== '' || en !== '') ?? false;
}

export const RubricDetail = z.object({
  rubric: Rubric,
  /** Where the run belongs to a course, for that course's mentors and administrators of experiments: what they may adapt. */
  course: z
    .object({
      id: Id,
      name: Bilingual,
      /** The goals that were adapted. */
      adapted: z.array(FlowId),
      revision: z.number().int(),
    })
    .nullable(),
});
export type RubricDetail = z.infer<typeof RubricDetail>;

export const rubricDetail = declareCall({
  method: 'GET',
  path: '/experiment/evaluate/rubric',
  summary:
    "What works of each level look like on each goal of a run's case, as its course adapted it: for staff, and for members once the evaluation is published.",
  who: 'user',
  input: z.object({ eid: Id }),
  output: RubricDetail,
  codes: ['not_found'],
});

export const rubricAdapt = declareCall({
  method: 'POST',
  path: '/experiment/evaluate/rubric/adapt',
  summary:
    "Adapts the descriptors of one goal to the course of a run, or without any takes the case's own again. changed_meanwhile (d = what holds now) when somebody else adapted after `revision`.",
  who: 'staff',
  input: z.object({
    eid: Id,
    revision: z.coerce.number().int().min(0).max(MAX_COUNTER),
    goal_id: FlowId,
    levels: json(RubricOfGoal).optional(),
  }),
  output: RubricDetail,
  codes: ['not_found', 'changed_meanwhile'],
});
