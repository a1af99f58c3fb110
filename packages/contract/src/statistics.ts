import { z } from 'zod';
import { declareCall } from './call.ts';
import { RunFilter } from './experiment.ts';
import { Bilingual, ExperimentType, FlowId, Grade, Id, Time } from './values.ts';

const Count = z.number().int();
const Counted = { runs: Count, ended: Count, completed: Count };

/** The first day of a month or week, `2026-11-01`, where the server stands; and its hours, as the lists take them. */
const Day = z.string();
const Hours = { from: Time, until: Time };

export const Statistics = z.object({
  totals: z.object({
    runs: Count,
    waiting: Count,
    in_progress: Count,
    ended: Count,
    completed: Count,
    terminated: Count,
    evaluated: Count,
    /** Students with a part in one of these runs. */
    students: Count,
    wrong_tries: Count,
    /** Of the published scores; null without any. */
    average_score: z.number().nullable(),
    /** From start to end of the completed runs; null without any. */
    average_minutes: z.number().nullable(),
  }),
  by_type: z.array(z.object({ experiment_type: ExperimentType, ...Counted })),
  by_grade: z.array(z.object({ grade: Grade, ...Counted })),
  by_course: z.array(z.object({ course: z.object({ id: Id, name: Bilingual }).nullable(), ...Counted })),
  by_month: z.array(z.object({ month: Day, ...Hours, ...Counted })),
  /** Runs begun and ended, and students who began one, in each of the last 26 weeks that had any. */
  by_week: z.array(z.object({ week: Day, ...Hours, started: Count, ended: Count, students: Count })),
  /** Ten points each: from 0, 10 … 90; the last includes 100. */
  scores: z.array(z.object({ from: Count, members: Count })),
  /** The sections of one case in the order of its flow; null unless a case is chosen. */
  sections: z
    .array(
      z.object({
        node_id: FlowId,
        name: Bilingual,
        /** How often it was left, and how long that took in the middle and at the slowest tenth. */
        passes: Count,
        median_minutes: z.number().nullable(),
        slowest_minutes: z.number().nullable(),
        wrong_tries: Count,
      }),
    )
    .nullable(),
});
export type Statistics = z.infer<typeof Statistics>;

export const experimentStatistics = declareCall({
  method: 'GET',
  path: '/experiment/statistics',
  summary: 'The figures of all runs that fit the filter. Administrators with the experiment module.',
  who: 'admin',
  input: RunFilter,
  output: Statistics,
  codes: [],
});

export const statisticsExport = declareCall({
  method: 'GET',
  path: '/experiment/statistics/export',
  summary: 'Every run that fits the filter, a row each, and the figures on a sheet before them, as .xlsx.',
  who: 'admin',
  answer: 'file',
  input: RunFilter,
  output: z.unknown(),
  codes: [],
});
