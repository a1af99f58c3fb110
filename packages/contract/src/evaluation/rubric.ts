import { z } from 'zod';
import { LIMITS } from '../core/limits.ts';
import { Bilingual, FlowId } from '../core/values.ts';

/** The levels of a score, the lowest first: below 60, from 60, 70, 80 and 90. */
export const RUBRIC_LEVELS = ['fail', 'pass', 'fair', 'good', 'excellent'] as const;
export type RubricLevel = (typeof RUBRIC_LEVELS)[number];

/** A level's descriptor; empty in both languages where nothing is said of it. */
const Descriptor = Bilingual.extend({
  zh: z.string().max(LIMITS.rubric_descriptor),
  en: z.string().max(LIMITS.rubric_descriptor),
});

/** What a work of each level looks like, by competency goal: one descriptor for each level, in their order. */
export const Rubric = z.record(FlowId, z.array(Descriptor).length(RUBRIC_LEVELS.length));
export type Rubric = z.infer<typeof Rubric>;
