import type { ExperimentType, Flow, Grade, RunFilter, Statistics } from '@lets/contract';
import type pg from 'pg';
import { COURSE, conditionsOf } from './conditions.ts';

type Client = Pick<pg.ClientBase, 'query'>;

/** Months and weeks begin where the server stands. */
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const WEEKS = 26;

/** SQL: when a day that begins a month or week begins and ends, in milliseconds. */
function hoursOf(column: string, length: 'month' | 'week'): string {
  const ms = (day: string) => `(extract(epoch FROM (${day}) AT TIME ZONE '${ZONE}') * 1000)::float8`;
  const day = `${column}::timestamp`;
  return `${ms(day)} AS "from", ${ms(`${day} + interval '1 ${length}'`)} AS until`;
}

interface Counted {
  runs: number;
  ended: number;
  completed: number;
}
const COUNTED = `count(*)::int AS runs, count(*) FILTER (WHERE e.status = 'ended')::int AS ended,
  count(*) FILTER (WHERE e.ending = 'completed')::int AS completed`;

interface GroupRow extends Counted {
  by: 'all' | 'type' | 'grade' | 'course' | 'month';
  experiment_type: ExperimentType;
  grade: Grade;
  course_id: number | null;
  month: string;
  from: number;
  until: number;
  waiting: number;
  in_progress: number;
  terminated: number;
  evaluated: number;
  average_minutes: number | null;
}

/** All groups in one walk over the runs. */
export async function groupRuns(client: Client, filter: RunFilter) {
  const { from, where, values } = conditionsOf(filter);
  const month = `to_char(date_trunc('month', e.created_at AT TIME ZONE '${ZONE}'), 'YYYY-MM-DD')`;
  const { rows } = await client.query<GroupRow>(
    `SELECT CASE grouping(experiment_type, grade, course_id, month)
        WHEN 7 THEN 'type' WHEN 11 THEN 'grade' WHEN 13 THEN 'course' WHEN 14 THEN 'month' ELSE 'all' END AS by,
      experiment_type, grade, course_id, month, ${hoursOf('month', 'month')}, ${COUNTED},
      count(*) FILTER (WHERE e.status = 'waiting')::int AS waiting,
      count(*) FILTER (WHERE e.status = 'in_progress')::int AS in_progress,
      count(*) FILTER (WHERE e.ending = 'terminated')::int AS terminated,
      count(*) FILTER (WHERE e.evaluated)::int AS evaluated,
      round((extract(epoch FROM avg(e.took) FILTER (WHERE e.ending = 'completed')) / 60)::numeric, 1)::float AS average_minutes
    FROM (SELECT e.status, e.ending, e.evaluated, e.ended_at - e.started_at AS took, p.experiment_type, p.grade, ${COURSE} AS course_id, ${month} AS month
      FROM ${from} WHERE ${where}) e
    GROUP BY GROUPING SETS ((), (experiment_type), (grade), (course_id), (month))`,
    [...values],
  );
  return Map.groupBy(rows, (row) => row.by);
}

export async function namesOfCourses(client: Client, ids: readonly number[]) {
  const { rows } = await client.query<{ id: number; zh: string; en: string }>(
    'SELECT id, name_zh AS zh, name_en AS en FROM courses WHERE id = ANY($1)',
    [ids],
  );
  return new Map(rows.map(({ id, zh, en }) => [id, { zh, en }]));
}

/** SQL: that member `m` is no practice partner. */
const isPerson = 'm.user_id NOT IN (SELECT id FROM users WHERE automatic)';

export async function countStudents(client: Client, filter: RunFilter): Promise<number> {
  const { from, where, values } = conditionsOf(filter);
  const { rows } = await client.query<{ students: number }>(
    `SELECT count(DISTINCT m.user_id)::int AS students FROM ${from}
      JOIN experiment_members m ON m.experiment_id = e.id AND ${isPerson} WHERE ${where}`,
    [...values],
  );
  return rows[0]?.students ?? 0;
}

export async function countWeeks(client: Client, filter: RunFilter): Promise<Statistics['by_week']> {
  const { from, where, values } = conditionsOf(filter);
  const week = (column: string) => `date_trunc('week', ${column} AT TIME ZONE '${ZONE}')`;
  const { rows } = await client.query<Statistics['by_week'][number]>(
    `WITH chosen AS MATERIALIZED (SELECT e.id, e.started_at, e.ended_at FROM ${from} WHERE ${where}),
      begun AS (SELECT ${week('started_at')} AS week, count(*)::int AS started FROM chosen
        WHERE started_at IS NOT NULL GROUP BY 1),
      done AS (SELECT ${week('ended_at')} AS week, count(*)::int AS ended FROM chosen
        WHERE ended_at IS NOT NULL GROUP BY 1),
      people AS (SELECT ${week('r.started_at')} AS week, count(DISTINCT m.user_id)::int AS students
        FROM chosen r JOIN experiment_members m ON m.experiment_id = r.id AND ${isPerson}
        WHERE r.started_at IS NOT NULL GROUP BY 1)
    SELECT * FROM (SELECT to_char(week, 'YYYY-MM-DD') AS week, ${hoursOf('week', 'week')}, coalesce(started, 0) AS started, coalesce(ended, 0) AS ended,
        coalesce(students, 0) AS students
      FROM begun FULL JOIN done USING (week) FULL JOIN people USING (week) ORDER BY week DESC LIMIT ${WEEKS}) latest
    ORDER BY week`,
    [...values],
  );
  return rows;
}

export async function spreadScores(
  client: Client,
  filter: RunFilter,
): Promise<{ average: number | null; scores: Statistics['scores'] }> {
  const { from, where, values } = conditionsOf(filter);
  const { rows } = await client.query<{ from: number; members: number; sum: number }>(
    `SELECT least(floor(s.score / 10), 9)::int * 10 AS "from", count(*)::int AS members, sum(s.score)::float AS sum
      FROM ${from} JOIN evaluation_scores s ON s.experiment_id = e.id WHERE ${where} GROUP BY 1`,
    [...values],
  );
  const members = rows.reduce((sum, row) => sum + row.members, 0);
  const total = rows.reduce((sum, row) => sum + row.sum, 0);
  const scores = Array.from({ length: 10 }, (_, index) => {
    const found = rows.find((row) => row.from === index * 10);
    return { from: index * 10, members: found?.members ?? 0 };
  });
  return { average: members > 0 ? Math.round((total / members) * 10) / 10 : null, scores };
}

export async function countWrongTries(client: Client, filter: RunFilter): Promise<number> {
  const { from, where, values } = conditionsOf(filter);
  const { rows } = await client.query<{ tries: number }>(
    `SELECT count(*)::int AS tries FROM ${from} JOIN experiment_events v ON v.experiment_id = e.id
      WHERE ${where} AND ${MOVES} AND v.type = 'wrong_option_tried'`,
    [...values],
  );
  return rows[0]?.tries ?? 0;
}

/** As the partial index says it, so that it is the one that is read. */
const MOVES = `v.type IN ('started', 'section_ended', 'restarted', 'wrong_option_tried')`;

export interface SectionFigures {
  readonly node_id: string;
  readonly passes: number;
  readonly median_minutes: number | null;
  readonly slowest_minutes: number | null;
  readonly wrong_tries: number;
}

/** How long each section of one case was open: from the firing that opened it to the one that closed it. */
export async function timeSections(client: Client, filter: RunFilter): Promise<SectionFigures[]> {
  const { from, where, values } = conditionsOf(filter);
  const { rows } = await client.query<SectionFigures>(
    `WITH moves AS MATERIALIZED (SELECT v.experiment_id, v.seq, v.at, v.type, v.node_id, v.data->'firing' AS firing
        FROM ${from} JOIN experiment_events v ON v.experiment_id = e.id WHERE ${where} AND ${MOVES}),
      opened AS (SELECT experiment_id, seq, at, opens->>'node_id' AS node_id
        FROM moves, jsonb_array_elements(firing->'opens') opens WHERE firing IS NOT NULL),
      closed AS (SELECT experiment_id, seq, at, firing->>'closes' AS node_id FROM moves WHERE type = 'section_ended'),
      spent AS (SELECT k.node_id, (k.at - (SELECT o.at FROM opened o WHERE o.experiment_id = k.experiment_id
          AND o.node_id = k.node_id AND o.seq < k.seq ORDER BY o.seq DESC LIMIT 1)) / 60000.0 AS minutes FROM closed k),
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

/** The flow that a case is played on now. */
export async function flowOfProject(client: Client, projectId: number): Promise<Flow | null> {
  const { rows } = await client.query<{ flow: Flow }>(
    'SELECT f.flow FROM projects p JOIN flows f ON f.id = p.flow_id WHERE p.id = $1',
    [projectId],
  );
  return rows[0]?.flow ?? null;
}

export interface ExportedRun {
  readonly id: number;
  readonly name: string;
  readonly project_zh: string;
  readonly project_en: string;
  readonly experiment_type: ExperimentType;
  readonly grade: Grade;
  readonly course_zh: string | null;
  readonly course_en: string | null;
  readonly class_name: string | null;
  readonly team_name: string | null;
  readonly leader: string;
  readonly members: number;
  readonly status: 'waiting' | 'in_progress' | 'ended';
  readonly ending: 'completed' | 'terminated' | null;
  readonly created_at: Date;
  readonly started_at: Date | null;
  readonly ended_at: Date | null;
  readonly score: number | null;
}

/** The next runs after one, in the order of their ids: a page of an export. */
export async function runsAfter(
  client: Client,
  filter: RunFilter,
  after: number,
  limit: number,
): Promise<ExportedRun[]> {
  const { from, where, values } = conditionsOf(filter);
  const { rows } = await client.query<ExportedRun>(
    `SELECT e.id, e.name, p.name_zh AS project_zh, p.name_en AS project_en, p.experiment_type, p.grade,
        k.name_zh AS course_zh, k.name_en AS course_en, c.name AS class_name, t.name AS team_name, u.name AS leader,
        (SELECT count(*) FROM experiment_members m WHERE m.experiment_id = e.id AND ${isPerson})::int AS members,
        e.status, e.ending, e.created_at, e.started_at, e.ended_at,
        (SELECT round(avg(s.score)::numeric, 1)::float FROM evaluation_scores s WHERE s.experiment_id = e.id) AS score
      FROM ${from} LEFT JOIN courses k ON k.id = ${COURSE} LEFT JOIN teams t ON t.id = e.team_id
        JOIN users u ON u.id = e.leader_id
      WHERE ${where} AND e.id > $${values.length + 1} ORDER BY e.id LIMIT $${values.length + 2}`,
    [...values, after, limit],
  );
  return rows;
}
