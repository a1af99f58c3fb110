import { type Bilingual, IDENTITY } from '@lets/contract';
import { and, asc, desc, eq, not, notExists, or, sql, union } from '../../db/drizzle.ts';
import { inner, isAnyOf, jsonObject, listOf, unnest } from '../../db/expressions.ts';
import { type Placeholders, prepared } from '../../db/prepared.ts';
import type { Reader } from '../../db/reader.ts';
import {
  classes,
  classMentors,
  classTasks,
  courseMentors,
  courses,
  enrolments,
  experimentEvents,
  experimentMembers,
  experiments,
  notes,
  presenceSpans,
  projects,
  teams,
  users,
} from '../../db/schema/index.ts';

type Runs = Placeholders<{ eids: readonly number[] }>;

const readLastActs = prepared('last-acts', (db, { eids }: Runs) => {
  const { from, columns: run } = unnest('run', { id: listOf<number>('bigint', eids) });
  const last = inner
    .select({ at: experimentEvents.at })
    .from(experimentEvents)
    .where(and(eq(experimentEvents.experiment_id, run.id), not(experimentEvents.by_staff)))
    .orderBy(desc(experimentEvents.seq))
    .limit(1)
    .as('last');
  return db.select({ eid: run.id, at: last.at }).from(from).crossJoinLateral(last);
});

/** When each run's team last did something; what staff did does not count. */
export async function lastActs(
  reader: Reader,
  eids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await readLastActs(reader, { eids });
  return new Map(rows.map(({ eid, at }) => [eid, at]));
}

const readLastSeen = prepared('last-seen', (db, { eids }: Runs) => {
  const { experiment_id, user_id } = experimentMembers;
  const seen = inner
    .select({ until_at: presenceSpans.until_at })
    .from(presenceSpans)
    .where(and(eq(presenceSpans.experiment_id, experiment_id), eq(presenceSpans.user_id, user_id)))
    .orderBy(desc(presenceSpans.from_at))
    .limit(1)
    .as('seen');
  return db
    .select({ eid: experiment_id, user_id, until_at: seen.until_at })
    .from(experimentMembers)
    .crossJoinLateral(seen)
    .where(isAnyOf(experiment_id, eids));
});

/** Until when each member was last seen, by `eid user`. */
export async function lastSeen(
  reader: Reader,
  eids: readonly number[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await readLastSeen(reader, { eids });
  return new Map(rows.map(({ eid, user_id, until_at }) => [`${eid} ${user_id}`, until_at.getTime()]));
}

export interface ClassOption {
  readonly id: number;
  readonly name: string;
  readonly course_name: Bilingual;
}

/** Classes by id, or all of them. */
export function readClasses({ db }: Reader, ids: readonly number[] | null): Promise<ClassOption[]> {
  return db
    .select({
      id: classes.id,
      name: classes.name,
      course_name: jsonObject({ zh: courses.name_zh, en: courses.name_en }),
    })
    .from(classes)
    .innerJoin(courses, eq(courses.id, classes.course_id))
    .where(ids ? isAnyOf(classes.id, ids) : undefined)
    .orderBy(asc(classes.name), asc(classes.id));
}

const readMentors = prepared('mentors-of-runs', (db, { eids }: Runs) => {
  const isOne = isAnyOf(experiments.id, eids);
  return union(
    db
      .select({ user_id: classMentors.user_id })
      .from(experiments)
      .innerJoin(classMentors, eq(classMentors.class_id, experiments.class_id))
      .where(isOne),
    db
      .select({ user_id: courseMentors.user_id })
      .from(experiments)
      .innerJoin(classes, eq(classes.id, experiments.class_id))
      .innerJoin(courseMentors, eq(courseMentors.course_id, classes.course_id))
      .where(isOne),
    db
      .select({ user_id: courseMentors.user_id })
      .from(experiments)
      .innerJoin(projects, eq(projects.id, experiments.project_id))
      .innerJoin(courseMentors, eq(courseMentors.course_id, projects.course_id))
      .where(isOne),
  );
});

/** Everybody who is told when something happens in these runs: the mentors of its class, of that class's course, and of its case's course. */
export async function mentorsOfRuns(reader: Reader, eids: readonly number[]): Promise<number[]> {
  const rows = await readMentors(reader, { eids });
  return rows.map(({ user_id }) => user_id);
}

const readOverseers = prepared('overseers', (db) => {
  const mayOversee = and(eq(users.identity, IDENTITY.admin), sql`'experiment' = any(${users.modules})`);
  return db
    .select({ id: users.id })
    .from(users)
    .where(and(not(users.disabled), or(eq(users.identity, IDENTITY.super_admin), mayOversee)));
});

/** Administrators who look after all runs. */
export async function overseers(reader: Reader): Promise<number[]> {
  const rows = await readOverseers(reader, {});
  return rows.map(({ id }) => id);
}

/** A class's running experiments, and its students who play in none of them. */
export async function playersOfClass({ db }: Reader, classId: number) {
  const isRunning = and(eq(experiments.class_id, classId), eq(experiments.status, 'in_progress'));
  const running = inner
    .select({ one: sql`1` })
    .from(experimentMembers)
    .innerJoin(experiments, eq(experiments.id, experimentMembers.experiment_id))
    .where(and(eq(experimentMembers.user_id, enrolments.user_id), isRunning));
  const runs = await db
    .select({ id: experiments.id })
    .from(experiments)
    .where(isRunning)
    .orderBy(asc(experiments.id));
  const others = await db
    .select({ user_id: enrolments.user_id })
    .from(enrolments)
    .innerJoin(users, and(eq(users.id, enrolments.user_id), not(users.disabled)))
    .where(and(eq(enrolments.class_id, classId), notExists(running)))
    .orderBy(asc(enrolments.user_id));
  return { eids: runs.map(({ id }) => id), others: others.map(({ user_id }) => user_id) };
}

/** A class task's class, and the runs of its groups that are going on; null where there is no such task. */
export async function runningGroups(
  { db }: Reader,
  taskId: number,
): Promise<{ readonly classId: number; readonly eids: readonly number[] } | null> {
  const [task] = await db
    .select({ classId: classTasks.class_id })
    .from(classTasks)
    .where(eq(classTasks.id, taskId));
  if (!task) return null;
  const runs = await db
    .select({ id: experiments.id })
    .from(experiments)
    .innerJoin(teams, eq(teams.id, experiments.team_id))
    .where(and(eq(teams.class_task_id, taskId), eq(experiments.status, 'in_progress')))
    .orderBy(asc(experiments.id));
  return { ...task, eids: runs.map(({ id }) => id) };
}

/** team id → the class task that it is a group of, of those teams that are one. */
export async function tasksOfTeams({ db }: Reader, teamIds: readonly number[]) {
  const { id, name, project_id } = classTasks;
  const rows = await db
    .select({ team_id: teams.id, id, name, project_id })
    .from(teams)
    .innerJoin(classTasks, eq(classTasks.id, teams.class_task_id))
    .where(isAnyOf(teams.id, teamIds));
  return new Map(rows.map(({ team_id, ...task }) => [team_id, task]));
}

/** Answers whether there is such a note. */
export async function shareNote(
  { db }: Reader,
  key: { readonly eid: number; readonly userId: number; readonly nodeId: string },
  shared: boolean,
): Promise<boolean> {
  const found = await db
    .update(notes)
    .set({ shared })
    .where(
      and(eq(notes.experiment_id, key.eid), eq(notes.user_id, key.userId), eq(notes.node_id, key.nodeId)),
    )
    .returning({ node_id: notes.node_id });
  return found.length > 0;
}

/** The notes of a run that their writers show to staff, the oldest first. */
export function sharedNotes({ db }: Reader, eid: number) {
  const { user_id, node_id, text, updated_at } = notes;
  return db
    .select({ user_id, node_id, text, updated_at })
    .from(notes)
    .where(and(eq(notes.experiment_id, eid), sql`${notes.shared}`))
    .orderBy(asc(updated_at), asc(user_id));
}
