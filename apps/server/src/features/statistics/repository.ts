import type { ExperimentType, Grade, RunFilter, Statistics } from '@lets/contract';
import type pg from 'pg';
import type { RunNames } from '../../runs/task-name.ts';
import { ZONE } from '../../zone.ts';
import { COURSE, conditionsOf } from './conditions.ts';

type Client = Pick<pg.ClientBase, 'query'>;

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
  const { whole, where, values } = conditionsOf(filter);
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
      FROM ${whole} WHERE ${where}) e
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
export const isPerson = 'm.user_id NOT IN (SELECT id FROM users WHERE automatic)';

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

export interface ExportedRun extends RunNames {
  readonly id: number;
  readonly project_zh: string;
  readonly project_en: string;
  readonly experiment_type: ExperimentType;
  readonly grade: Grade;
  readonly course_zh: string | null;
  readonly course_en: string | null;
  readonly class_name: string | null;
  readonly team_name: string | null;
  readonly leader: string;
  readonly creator: string;
  readonly creator_type: 'student' | 'teacher';
  readonly members: number;
  readonly member_names: readonly string[];
  readonly status: 'waiting' | 'in_progress' | 'ended';
  readonly ending: 'completed' | 'terminated' | null;
  readonly created_at: Date;
  readonly planned_end: Date | null;
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
  const { whole, where, values } = conditionsOf(filter);
  const { rows } = await client.query<ExportedRun>(
    `SELECT e.id, e.name, e.name_en, p.name_zh AS project_zh, p.name_en AS project_en, p.experiment_type, p.grade,
        k.name_zh AS course_zh, k.name_en AS course_en, c.name AS class_name, t.name AS team_name, u.name AS leader, a.name AS creator, e.creator_type,
        ARRAY(SELECT o.name FROM experiment_members om JOIN users o ON o.id = om.user_id
          WHERE om.experiment_id = e.id AND NOT o.automatic ORDER BY o.id) AS member_names,
        (SELECT count(*) FROM experiment_members m WHERE m.experiment_id = e.id AND ${isPerson})::int AS members,
        e.status, e.ending, e.created_at, e.planned_end, e.started_at, e.ended_at,
        (SELECT round(avg(s.score)::numeric, 1)::float FROM evaluation_scores s WHERE s.experiment_id = e.id) AS score
      FROM ${whole} LEFT JOIN courses k ON k.id = ${COURSE} LEFT JOIN teams t ON t.id = e.team_id
        JOIN users u ON u.id = e.leader_id JOIN users a ON a.id = e.creator_id
      WHERE ${where} AND e.id > $${values.length + 1} ORDER BY e.id LIMIT $${values.length + 2}`,
    [...values, after, limit],
  );
  return rows;
}
