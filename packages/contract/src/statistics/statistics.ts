import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { Bilingual, ExperimentType, FlowId, Grade, Id, Time } from '../core/values.ts';
import { INTERVENTIONS, RunFilter } from '../experiment/filter.ts';

const Count = z.number().int();
const Counted = { runs: Count, ended: Count, completed: Count };

/** The first day of a month or week, `2026-11-01`, by the school's clocks; and its hours, as the lists take them. */
const Day = z.string();
const Hours = { from: Time, until: Time };

/** What two periods are held against each other by. */
const Compared = z.object({
  ...Hours,
  runs: Count,
  ended: Count,
  completed: Count,
  students: Count,
  wrong_tries: Count,
  consequences: Count,
  average_score: z.number().nullable(),
  average_minutes: z.number().nullable(),
  interventions: Count,
});
export type Compared = z.infer<typeof Compared>;

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
    /** Lawful options whose consequence struck. */
    consequences: Count,
    /** What staff did in these runs, and in how many of them. */
    interventions: Count,
    intervened_runs: Count,
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
  /** The period filtered by, else the school year so far, and the same days a year earlier. */
  comparison: z.object({ now: Compared, before: Compared }),
  /** What students said, wrote and voted in each hour of the week; hours without any are left out. 0 is Monday from midnight by the clocks of `zone`, the school's. */
  activity: z.array(z.object({ hour: Count, acts: Count })),
  zone: z.string(),
  by_intervention: z.array(z.object({ kind: z.enum(INTERVENTIONS), times: Count, runs: Count })),
  /** The completed runs that took longest, and the section that held each up most. */
  slowest: z.array(
    z.object({
      eid: Id,
      name: z.string(),
      team: z.string().nullable(),
      project: Bilingual,
      minutes: z.number(),
      section: z.object({ name: Bilingual, minutes: z.number() }).nullable(),
    }),
  ),
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
        /** Lawful options taken in it whose consequence struck, there or later. */
        consequences: Count,
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
