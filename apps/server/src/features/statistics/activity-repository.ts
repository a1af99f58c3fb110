import type { Compared, Intervention, Statistics } from '@lets/contract';
import { and, count, countDistinct, eq, type SQL, sql } from '../../db/drizzle.ts';
import { aggregated, countWhere, inner } from '../../db/expressions.ts';
import type { Reader } from '../../db/reader.ts';
import { evaluationScores, experimentEvents, experimentMembers, experiments } from '../../db/schema/index.ts';
import { ACTS, hourOfWeek, INTERVENED } from '../../runs/run-acts.ts';
import { filterCondition, joinFiltered, type RunsIn } from '../../runs/run-filter.ts';
import { STRUCK, TAKEN_BY_PLAYERS, taken } from '../../runs/struck.ts';
import { averageMinutes, averageScore, isPerson, people } from './repository.ts';
import { MOVES } from './section-repository.ts';

/** Clocks differ by whole quarters of an hour: acts are summed by these before any clock is asked. */
const QUARTER_MS = sql.raw('900000');

/** What students said, wrote and voted, by the hour of the week. */
export async function countActivity({ db }: Reader, filter: RunsIn): Promise<Statistics['activity']> {
  const { at } = experimentEvents;
  const acts = inner
    .select({ at: sql<number>`${at} / ${QUARTER_MS} * ${QUARTER_MS}`.as('at'), acts: count().as('acts') })
    .from(experiments)
    .innerJoin(experimentEvents, eq(experimentEvents.experiment_id, experiments.id))
    .$dynamic();
  const quarters = joinFiltered(acts, filter)
    .where(and(filterCondition(filter), ACTS))
    .groupBy(sql`1`)
    .as('quarters');
  return db
    .select({
      hour: hourOfWeek(filter.zone, quarters.at),
      acts: sql<number>`sum(${quarters.acts})::int`,
    })
    .from(quarters)
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

/** What staff did, kind by kind, and in all: a run in which they did two things is one run. */
export async function countInterventions({ db }: Reader, filter: RunsIn) {
  const { type, experiment_id } = experimentEvents;
  const query = db
    .select({
      kind: sql<Intervention | null>`${type}`,
      times: count(),
      runs: countDistinct(experiment_id),
    })
    .from(experiments)
    .innerJoin(experimentEvents, eq(experiment_id, experiments.id))
    .$dynamic();
  const rows = await joinFiltered(query, filter)
    .where(and(filterCondition(filter), INTERVENED))
    .groupBy(sql`grouping sets ((), (${type}))`);
  const all = rows.find(({ kind }) => kind === null);
  const kinds = new Map(rows.flatMap((row) => (row.kind ? [[row.kind, row] as const] : [])));
  return { times: all?.times ?? 0, runs: all?.runs ?? 0, kinds };
}

type Period = Pick<Compared, 'from' | 'until'>;

/** What one period comes to, to be held against another. */
export async function countPeriod({ db }: Reader, filter: RunsIn, period: Period): Promise<Compared> {
  const inPeriod = { ...filter, ...period };
  const { id, status, ending, ended_at, started_at } = experiments;
  const took = sql`${ended_at} - ${started_at}`.as('took');
  const chosenRuns = inner.select({ id, status, ending, took }).from(experiments).$dynamic();
  const chosen = db.$with('chosen').as(joinFiltered(chosenRuns, inPeriod).where(filterCondition(inPeriod)));
  const eventsOf = (kind: SQL | undefined) =>
    inner
      .select({ events: count() })
      .from(chosen)
      .innerJoin(experimentEvents, eq(experimentEvents.experiment_id, chosen.id))
      .where(kind);
  const [row] = await db
    .with(chosen)
    .select({
      runs: count(),
      ended: countWhere(eq(chosen.status, 'ended')),
      completed: countWhere(eq(chosen.ending, 'completed')),
      average_minutes: averageMinutes(chosen.took, chosen.ending),
      students: aggregated(
        inner
          .select({ students: people })
          .from(chosen)
          .innerJoin(experimentMembers, and(eq(experimentMembers.experiment_id, chosen.id), isPerson)),
      ),
      average_score: aggregated(
        inner
          .select({ average: averageScore })
          .from(chosen)
          .innerJoin(evaluationScores, eq(evaluationScores.experiment_id, chosen.id)),
      ),
      wrong_tries: aggregated(eventsOf(and(MOVES, eq(experimentEvents.type, 'wrong_option_tried')))),
      consequences: aggregated(
        inner
          .select({ struck: count() })
          .from(chosen)
          .innerJoin(experimentEvents, eq(experimentEvents.experiment_id, chosen.id))
          .innerJoin(taken, TAKEN_BY_PLAYERS)
          .where(STRUCK),
      ),
      interventions: aggregated(eventsOf(INTERVENED)),
    })
    .from(chosen);
  if (!row) throw new Error('no count');
  return { ...period, ...row };
}
