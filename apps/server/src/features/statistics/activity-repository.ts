import type { Compared, Intervention, RunFilter, Statistics } from '@lets/contract';
import type pg from 'pg';
import { ACTS, hourOfWeek, INTERVENED } from '../../runs/run-acts.ts';
import { ZONE } from '../../zone.ts';
import { conditionsOf } from './conditions.ts';
import { isPerson } from './repository.ts';
import { MOVES } from './section-repository.ts';

type Client = Pick<pg.ClientBase, 'query'>;

/** Clocks differ by whole quarters of an hour: acts are summed by these before any clock is asked. */
const QUARTER_MS = 900_000;

/** What students said, wrote and voted, by the hour of the week. */
export async function countActivity(client: Client, filter: RunFilter): Promise<Statistics['activity']> {
  const { from, where, values } = conditionsOf(filter);
  const { rows } = await client.query<Statistics['activity'][number]>(
    `SELECT ${hourOfWeek(`$${values.length + 1}`)} AS hour, sum(acts)::int AS acts
      FROM (SELECT v.at / ${QUARTER_MS} * ${QUARTER_MS} AS at, count(*) AS acts
        FROM ${from} JOIN experiment_events v ON v.experiment_id = e.id WHERE ${where} AND ${ACTS} GROUP BY 1) v
      GROUP BY 1 ORDER BY 1`,
    [...values, filter.zone ?? ZONE],
  );
  return rows;
}

interface InterventionRow {
  readonly kind: Intervention | null;
  readonly times: number;
  readonly runs: number;
}

/** What staff did, kind by kind, and in all: a run in which they did two things is one run. */
export async function countInterventions(client: Client, filter: RunFilter) {
  const { from, where, values } = conditionsOf(filter);
  const { rows } = await client.query<InterventionRow>(
    `SELECT v.type AS kind, count(*)::int AS times, count(DISTINCT v.experiment_id)::int AS runs
      FROM ${from} JOIN experiment_events v ON v.experiment_id = e.id
      WHERE ${where} AND ${INTERVENED} GROUP BY GROUPING SETS ((), (v.type))`,
    [...values],
  );
  const all = rows.find(({ kind }) => kind === null);
  const kinds = new Map(rows.flatMap((row) => (row.kind ? [[row.kind, row] as const] : [])));
  return { times: all?.times ?? 0, runs: all?.runs ?? 0, kinds };
}

type Period = Pick<Compared, 'from' | 'until'>;

/** What one period comes to, to be held against another. */
export async function countPeriod(client: Client, filter: RunFilter, period: Period): Promise<Compared> {
  const { from, where, values } = conditionsOf({ ...filter, ...period });
  const { rows } = await client.query<Omit<Compared, 'from' | 'until'>>(
    `WITH chosen AS MATERIALIZED (SELECT e.id, e.status, e.ending, e.ended_at - e.started_at AS took FROM ${from} WHERE ${where})
    SELECT count(*)::int AS runs, count(*) FILTER (WHERE status = 'ended')::int AS ended,
      count(*) FILTER (WHERE ending = 'completed')::int AS completed,
      round((extract(epoch FROM avg(took) FILTER (WHERE ending = 'completed')) / 60)::numeric, 1)::float AS average_minutes,
      (SELECT count(DISTINCT m.user_id) FROM chosen r JOIN experiment_members m ON m.experiment_id = r.id AND ${isPerson})::int AS students,
      (SELECT round(avg(s.score)::numeric, 1) FROM chosen r JOIN evaluation_scores s ON s.experiment_id = r.id)::float AS average_score,
      (SELECT count(*) FROM chosen r JOIN experiment_events v ON v.experiment_id = r.id
        WHERE ${MOVES} AND v.type = 'wrong_option_tried')::int AS wrong_tries,
      (SELECT count(*) FROM chosen r JOIN experiment_events v ON v.experiment_id = r.id WHERE ${INTERVENED})::int AS interventions
    FROM chosen`,
    [...values],
  );
  if (!rows[0]) throw new Error('no count');
  return { ...period, ...rows[0] };
}
