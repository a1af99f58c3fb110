import type { Statistics } from '@lets/contract';
import {
  alias,
  and,
  asc,
  avg,
  count,
  desc,
  eq,
  gt,
  isNotNull,
  notInArray,
  type SQL,
  type SQLWrapper,
  sql,
} from '../../db/drizzle.ts';
import { aggregated, countWhere, inner, isAnyOf } from '../../db/expressions.ts';
import type { Reader } from '../../db/reader.ts';
import {
  classes,
  courses,
  evaluationScores,
  experimentMembers,
  experiments,
  projects,
  teams,
  users,
} from '../../db/schema/index.ts';
import { COURSE, filterCondition, joinFiltered, type RunsIn } from '../../runs/run-filter.ts';

const WEEKS = 26;

/** SQL: when the month or week that begins on a day, a text, begins and ends, in milliseconds. */
function hoursOf(day: SQLWrapper, length: 'month' | 'week', zone: string) {
  const start = sql`${day}::timestamp`;
  const ms = (time: SQL) =>
    sql<number>`(extract(epoch from (${time}) at time zone ${zone}::text) * 1000)::float8`;
  return { from: ms(start), until: ms(sql`${start} + ${sql.raw(`interval '1 ${length}'`)}`) };
}

/** SQL: minutes that completed runs took on average, to a tenth that has passed, as durations are told everywhere. */
export function averageMinutes(took: SQLWrapper, ending: SQLWrapper): SQL<number | null> {
  return sql`trunc((extract(epoch from avg(${took}) filter (where ${ending} = 'completed')) / 60)::numeric, 1)::float`;
}

/** SQL: scores on average, to a tenth. */
export const averageScore: SQL<number | null> = sql`round(${avg(evaluationScores.score)}::numeric, 1)::float`;

/** All groups in one walk over the runs: a row tells which group it is in `by`, and only that group's column means anything. */
export async function groupRuns({ db }: Reader, filter: RunsIn) {
  const month = sql<string>`to_char(date_trunc('month', ${experiments.created_at} at time zone ${filter.zone}::text), 'YYYY-MM-DD')`;
  const runs = inner
    .select({
      status: experiments.status,
      ending: experiments.ending,
      evaluated: experiments.evaluated,
      took: sql`${experiments.ended_at} - ${experiments.started_at}`.as('took'),
      experiment_type: projects.experiment_type,
      grade: projects.grade,
      course_id: COURSE.as('course_id'),
      month: month.as('month'),
    })
    .from(experiments)
    .innerJoin(projects, eq(projects.id, experiments.project_id))
    .leftJoin(classes, eq(classes.id, experiments.class_id))
    .where(filterCondition(filter))
    .as('runs');
  const { experiment_type, grade, course_id } = runs;
  const rows = await db
    .select({
      by: sql<
        'all' | 'type' | 'grade' | 'course' | 'month'
      >`case grouping(${experiment_type}, ${grade}, ${course_id}, ${runs.month})
        when 7 then 'type' when 11 then 'grade' when 13 then 'course' when 14 then 'month' else 'all' end`,
      experiment_type,
      grade,
      course_id,
      month: runs.month,
      ...hoursOf(runs.month, 'month', filter.zone),
      runs: count(),
      ended: countWhere(eq(runs.status, 'ended')),
      completed: countWhere(eq(runs.ending, 'completed')),
      waiting: countWhere(eq(runs.status, 'waiting')),
      in_progress: countWhere(eq(runs.status, 'in_progress')),
      terminated: countWhere(eq(runs.ending, 'terminated')),
      evaluated: countWhere(eq(runs.evaluated, true)),
      average_minutes: averageMinutes(runs.took, runs.ending),
    })
    .from(runs)
    .groupBy(sql`grouping sets ((), (${experiment_type}), (${grade}), (${course_id}), (${runs.month}))`);
  return Map.groupBy(rows, (row) => row.by);
}

export async function namesOfCourses({ db }: Reader, ids: readonly number[]) {
  const rows = await db
    .select({ id: courses.id, zh: courses.name_zh, en: courses.name_en })
    .from(courses)
    .where(isAnyOf(courses.id, ids));
  return new Map(rows.map(({ id, zh, en }) => [id, { zh, en }]));
}

/** SQL: that a member is no practice partner. */
export const isPerson: SQL = notInArray(
  experimentMembers.user_id,
  inner.select({ id: users.id }).from(users).where(sql`${users.automatic}`),
);

/** SQL: how many people. */
export const people: SQL<number> = sql`count(distinct ${experimentMembers.user_id})`.mapWith(Number);

export async function countStudents({ db }: Reader, filter: RunsIn): Promise<number> {
  const query = db
    .select({ students: people })
    .from(experiments)
    .innerJoin(experimentMembers, and(eq(experimentMembers.experiment_id, experiments.id), isPerson))
    .$dynamic();
  const [row] = await joinFiltered(query, filter).where(filterCondition(filter));
  return row?.students ?? 0;
}

/** SQL: the Monday of a time's week, by the clocks of a zone. */
function weekOf(column: SQLWrapper, zone: string): SQL<string> {
  return sql`date_trunc('week', ${column} at time zone ${zone}::text)`;
}

/** The latest weeks in which anything was started or ended, the oldest first. */
export async function countWeeks({ db }: Reader, filter: RunsIn): Promise<Statistics['by_week']> {
  const { id, started_at, ended_at } = experiments;
  const chosenRuns = inner.select({ id, started_at, ended_at }).from(experiments).$dynamic();
  const chosen = db.$with('chosen').as(joinFiltered(chosenRuns, filter).where(filterCondition(filter)));
  // The builder calls a computed column of an inner statement by its bare name, so each has one of its own.
  const begun = db.$with('begun').as(
    inner
      .select({
        week: weekOf(chosen.started_at, filter.zone).as('begun_week'),
        started: count().as('started'),
      })
      .from(chosen)
      .where(isNotNull(chosen.started_at))
      .groupBy(sql`1`),
  );
  const done = db.$with('done').as(
    inner
      .select({ week: weekOf(chosen.ended_at, filter.zone).as('done_week'), ended: count().as('ended') })
      .from(chosen)
      .where(isNotNull(chosen.ended_at))
      .groupBy(sql`1`),
  );
  const present = db.$with('present').as(
    inner
      .select({
        week: weekOf(chosen.started_at, filter.zone).as('present_week'),
        students: people.as('students'),
      })
      .from(chosen)
      .innerJoin(experimentMembers, and(eq(experimentMembers.experiment_id, chosen.id), isPerson))
      .where(isNotNull(chosen.started_at))
      .groupBy(sql`1`),
  );
  const either = sql`coalesce(${begun.week}, ${done.week})`;
  const week = sql<string>`to_char(coalesce(${either}, ${present.week}), 'YYYY-MM-DD')`;
  const latest = db
    .with(chosen, begun, done, present)
    .select({
      week: week.as('week'),
      started: orZero(begun.started).as('started'),
      ended: orZero(done.ended).as('ended'),
      students: orZero(present.students).as('students'),
    })
    .from(begun)
    .fullJoin(done, eq(done.week, begun.week))
    .fullJoin(present, eq(present.week, either))
    .orderBy(desc(week))
    .limit(WEEKS)
    .as('latest');
  const { started, ended, students } = latest;
  return db
    .select({ week: latest.week, ...hoursOf(latest.week, 'week', filter.zone), started, ended, students })
    .from(latest)
    .orderBy(asc(latest.week));
}

function orZero(column: SQLWrapper): SQL<number> {
  return sql`coalesce(${column}, 0)`.mapWith(Number);
}

const { score } = evaluationScores;

export async function spreadScores(
  { db }: Reader,
  filter: RunsIn,
): Promise<{ average: number | null; scores: Statistics['scores'] }> {
  const query = db
    .select({
      from: sql<number>`least(floor(${score} / 10), 9)::int * 10`,
      members: count(),
      sum: sql<number>`sum(${score})::float`,
    })
    .from(experiments)
    .innerJoin(evaluationScores, eq(evaluationScores.experiment_id, experiments.id))
    .$dynamic();
  const rows = await joinFiltered(query, filter).where(filterCondition(filter)).groupBy(sql`1`);
  const members = rows.reduce((sum, row) => sum + row.members, 0);
  const total = rows.reduce((sum, row) => sum + row.sum, 0);
  const scores = Array.from({ length: 10 }, (_, index) => {
    const found = rows.find((row) => row.from === index * 10);
    return { from: index * 10, members: found?.members ?? 0 };
  });
  return { average: members > 0 ? Math.round((total / members) * 10) / 10 : null, scores };
}

const leaders = alias(users, 'leaders');
const creators = alias(users, 'creators');
const players = alias(users, 'players');

/** SQL: what is told about a run's members in an export. */
const ofMembers = {
  member_names: sql<string[]>`array${inner
    .select({ name: players.name })
    .from(experimentMembers)
    .innerJoin(players, eq(players.id, experimentMembers.user_id))
    .where(and(eq(experimentMembers.experiment_id, experiments.id), eq(players.automatic, false)))
    .orderBy(players.id)}`,
  members: aggregated(
    inner
      .select({ members: count() })
      .from(experimentMembers)
      .where(and(eq(experimentMembers.experiment_id, experiments.id), isPerson)),
  ),
  score: aggregated(
    inner
      .select({ score: averageScore })
      .from(evaluationScores)
      .where(eq(evaluationScores.experiment_id, experiments.id)),
  ),
};

export type ExportedRun = Awaited<ReturnType<typeof runsAfter>>[number];

/** The next runs after one, in the order of their ids: a page of an export. */
export function runsAfter({ db }: Reader, filter: RunsIn, after: number, limit: number) {
  return db
    .select({
      id: experiments.id,
      name: experiments.name,
      name_en: experiments.name_en,
      project_zh: projects.name_zh,
      project_en: projects.name_en,
      experiment_type: projects.experiment_type,
      grade: projects.grade,
      course_zh: courses.name_zh,
      course_en: courses.name_en,
      class_name: classes.name,
      team_name: teams.name,
      leader: leaders.name,
      creator: creators.name,
      creator_type: experiments.creator_type,
      ...ofMembers,
      status: experiments.status,
      ending: experiments.ending,
      created_at: experiments.created_at,
      planned_end: experiments.planned_end,
      started_at: experiments.started_at,
      ended_at: experiments.ended_at,
    })
    .from(experiments)
    .innerJoin(projects, eq(projects.id, experiments.project_id))
    .leftJoin(classes, eq(classes.id, experiments.class_id))
    .leftJoin(courses, eq(courses.id, COURSE))
    .leftJoin(teams, eq(teams.id, experiments.team_id))
    .innerJoin(leaders, eq(leaders.id, experiments.leader_id))
    .innerJoin(creators, eq(creators.id, experiments.creator_id))
    .where(and(filterCondition(filter), gt(experiments.id, after)))
    .orderBy(asc(experiments.id))
    .limit(limit);
}
