import type { Bilingual, Flow, Language, RunFilter, Statistics } from '@lets/contract';
import type pg from 'pg';
import { runNameIn } from '../../runs/task-name.ts';
import { conditionsOf } from './conditions.ts';

type Client = Pick<pg.ClientBase, 'query'>;

/** SQL, as the partial index says it, so that it is the one that is read. */
export const MOVES = `v.type IN ('started', 'section_ended', 'restarted', 'wrong_option_tried')`;

export async function countWrongTries(client: Client, filter: RunFilter): Promise<number> {
  const { from, where, values } = conditionsOf(filter);
  const { rows } = await client.query<{ tries: number }>(
    `SELECT count(*)::int AS tries FROM ${from} JOIN experiment_events v ON v.experiment_id = e.id
      WHERE ${where} AND ${MOVES} AND v.type = 'wrong_option_tried'`,
    [...values],
  );
  return rows[0]?.tries ?? 0;
}

export interface SectionFigures {
  readonly node_id: string;
  readonly passes: number;
  readonly median_minutes: number | null;
  readonly slowest_minutes: number | null;
  readonly wrong_tries: number;
}

/** SQL: how long each section of runs `e` was open: from the firing that opened it to the one that closed it. */
function spent(from: string, where: string): string {
  return `moves AS MATERIALIZED (SELECT v.experiment_id, v.seq, v.at, v.type, v.node_id, v.data->'firing' AS firing
      FROM ${from} JOIN experiment_events v ON v.experiment_id = e.id WHERE ${where} AND ${MOVES}),
    opened AS (SELECT experiment_id, seq, at, opens->>'node_id' AS node_id
      FROM moves, jsonb_array_elements(firing->'opens') opens WHERE firing IS NOT NULL),
    closed AS (SELECT experiment_id, seq, at, firing->>'closes' AS node_id FROM moves WHERE type = 'section_ended'),
    spent AS (SELECT DISTINCT ON (k.experiment_id, k.seq) k.experiment_id, k.node_id, (k.at - o.at) / 60000.0 AS minutes
      FROM closed k LEFT JOIN opened o ON o.experiment_id = k.experiment_id AND o.node_id = k.node_id AND o.seq < k.seq
      ORDER BY k.experiment_id, k.seq, o.seq DESC)`;
}

/** The sections of one case. */
export async function timeSections(client: Client, filter: RunFilter): Promise<SectionFigures[]> {
  const { from, where, values } = conditionsOf(filter);
  const { rows } = await client.query<SectionFigures>(
    `WITH ${spent(from, where)},
      times AS (SELECT node_id, count(*)::int AS passes, percentile_cont(0.5) WITHIN GROUP (ORDER BY minutes) AS median,
          percentile_cont(0.9) WITHIN GROUP (ORDER BY minutes) AS slowest FROM spent GROUP BY node_id),
      tries AS (SELECT node_id, count(*)::int AS tries FROM moves WHERE type = 'wrong_option_tried' GROUP BY node_id)
    SELECT node_id, coalesce(passes, 0) AS passes, round(median::numeric, 1)::float AS median_minutes,
      round(slowest::numeric, 1)::float AS slowest_minutes, coalesce(tries, 0) AS wrong_tries
    FROM times FULL JOIN tries USING (node_id)`,
    [...values],
  );
  return rows;
}

const SLOWEST = 8;

interface SlowRow {
  readonly eid: number;
  readonly name: string;
  readonly team: string | null;
  readonly project: Bilingual;
  readonly minutes: number;
  readonly node_name: Bilingual | null;
  readonly node_minutes: number | null;
}

/** The completed runs that took longest from start to end, each with the section that was open longest at a time. */
export async function slowestRuns(
  client: Client,
  filter: RunFilter,
  lang: Language,
): Promise<Statistics['slowest']> {
  const { from, where, values } = conditionsOf(filter);
  const { rows } = await client.query<SlowRow>(
    `WITH slow AS MATERIALIZED (SELECT e.id, ${runNameIn(lang)} AS name, e.team_id, e.project_id, e.flow_id, e.ended_at - e.started_at AS took
        FROM ${from} WHERE ${where} AND e.ending = 'completed' AND e.started_at IS NOT NULL
        ORDER BY took DESC, e.id LIMIT ${SLOWEST}),
      ${spent('slow e', 'true')},
      longest AS (SELECT DISTINCT ON (experiment_id) experiment_id, node_id, minutes FROM spent
        WHERE minutes IS NOT NULL ORDER BY experiment_id, minutes DESC)
    SELECT e.id AS eid, e.name, t.name AS team, json_build_object('zh', p.name_zh, 'en', p.name_en) AS project,
      round((extract(epoch FROM e.took) / 60)::numeric, 1)::float AS minutes,
      (SELECT node->'name' FROM flows f, jsonb_array_elements(f.flow::jsonb->'nodes') node
        WHERE f.id = e.flow_id AND node->>'id' = l.node_id) AS node_name,
      round(l.minutes::numeric, 1)::float AS node_minutes
    FROM slow e JOIN projects p ON p.id = e.project_id LEFT JOIN teams t ON t.id = e.team_id
      LEFT JOIN longest l ON l.experiment_id = e.id
    ORDER BY e.took DESC, e.id`,
    [...values],
  );
  return rows.map(({ node_name, node_minutes, ...run }) => ({
    ...run,
    section: node_name && node_minutes !== null ? { name: node_name, minutes: node_minutes } : null,
  }));
}

/** The flow that a case is played on now. */
export async function flowOfProject(client: Client, projectId: number): Promise<Flow | null> {
  const { rows } = await client.query<{ flow: Flow }>(
    'SELECT f.flow FROM projects p JOIN flows f ON f.id = p.flow_id WHERE p.id = $1',
    [projectId],
  );
  return rows[0]?.flow ?? null;
}
