import type { Bilingual, UserBrief } from '@lets/contract';
import { containsText } from '../../db/contains-text.ts';
import { and, asc, desc, eq, gt, inArray, isNotNull, or, sql } from '../../db/drizzle.ts';
import { isAnyOf, jsonArray, jsonObject } from '../../db/expressions.ts';
import type { Reader } from '../../db/reader.ts';
import {
  classes,
  classTasks,
  courses,
  enrolments,
  evaluationScores,
  evaluationVersions,
  experimentMembers,
  experiments,
  gradebookEntries,
  gradebooks,
  gradebookTasks,
  projects,
  teams,
  users,
} from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';

export async function findCourse({ db }: Reader, id: number) {
  const { code, name_zh, name_en } = courses;
  const [row] = await db
    .select({ id: courses.id, code, name_zh, name_en })
    .from(courses)
    .where(eq(courses.id, id));
  return row ? { id: row.id, code: row.code, name: { zh: row.name_zh, en: row.name_en } } : null;
}

/** The classes of a course. */
export function classesOf({ db }: Reader, courseId: number): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: classes.id, name: classes.name })
    .from(classes)
    .where(eq(classes.course_id, courseId))
    .orderBy(asc(classes.name), asc(classes.id));
}

export type Revisions = Pick<typeof gradebooks.$inferSelect, 'revision' | 'weights_revision'>;
const UNTOUCHED: Revisions = { revision: 0, weights_revision: 0 };

export async function revisionsOf({ db }: Reader, courseId: number): Promise<Revisions> {
  const { revision, weights_revision } = gradebooks;
  const [row] = await db
    .select({ revision, weights_revision })
    .from(gradebooks)
    .where(eq(gradebooks.course_id, courseId));
  return row ?? UNTOUCHED;
}

export type TaskRow = Awaited<ReturnType<typeof tasksOf>>[number];

/** The class tasks of some classes, class by class, in the order in which they were given. */
export function tasksOf({ db }: Reader, classIds: readonly number[]) {
  return db
    .select({
      id: classTasks.id,
      name: classTasks.name,
      project_name: sql<Bilingual>`jsonb_build_object('zh', ${projects.name_zh}, 'en', ${projects.name_en})`,
      class: sql<{
        id: number;
        name: string;
      }>`jsonb_build_object('id', ${classes.id}, 'name', ${classes.name})`,
      weight: sql<number>`coalesce(${gradebookTasks.weight}, 0)`,
    })
    .from(classTasks)
    .innerJoin(classes, eq(classes.id, classTasks.class_id))
    .innerJoin(projects, eq(projects.id, classTasks.project_id))
    .leftJoin(gradebookTasks, eq(gradebookTasks.task_id, classTasks.id))
    .where(isAnyOf(classTasks.class_id, classIds))
    .orderBy(asc(classes.name), asc(classes.id), asc(classTasks.id));
}

export type StudentRow = Awaited<ReturnType<typeof studentsOf>>[number];

/** Everybody who is enrolled in some classes, or of them whom a text finds. */
export function studentsOf({ db }: Reader, classIds: readonly number[], text?: string) {
  return db
    .select({
      id: users.id,
      name: users.name,
      identity: users.identity,
      account: users.account,
      student_id: users.student_id,
      disabled: users.disabled,
      classes: jsonArray(jsonObject({ id: classes.id, name: classes.name }), classes.name, classes.id),
    })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.user_id))
    .innerJoin(classes, eq(classes.id, enrolments.class_id))
    .where(
      and(
        isAnyOf(enrolments.class_id, classIds),
        eq(users.identity, 1),
        text ? containsText(text, users.name, users.account, users.student_id) : undefined,
      ),
    )
    .groupBy(users.id);
}

export type RunRow = Awaited<ReturnType<typeof runsOf>>[number];

/** Each student's experiment in each task: the latest with a published score, else the latest. */
export function runsOf({ db }: Reader, taskIds: readonly number[]) {
  return db
    .selectDistinctOn([teams.class_task_id, experimentMembers.user_id], {
      task_id: sql<number>`${teams.class_task_id}`.mapWith(Number),
      user_id: experimentMembers.user_id,
      eid: sql<number>`${experiments.id}`.mapWith(Number),
      status: experiments.status,
      evaluated: experiments.evaluated,
      score: evaluationScores.score,
    })
    .from(teams)
    .innerJoin(experiments, eq(experiments.team_id, teams.id))
    .innerJoin(experimentMembers, eq(experimentMembers.experiment_id, experiments.id))
    .leftJoin(
      evaluationScores,
      and(
        eq(evaluationScores.experiment_id, experiments.id),
        eq(evaluationScores.user_id, experimentMembers.user_id),
      ),
    )
    .where(isAnyOf(teams.class_task_id, taskIds))
    .orderBy(
      teams.class_task_id,
      experimentMembers.user_id,
      sql`${evaluationScores.score} is null`,
      desc(experiments.id),
    );
}

/** How often an evaluation of a class task's experiment was published or taken back, in these classes. */
export async function countPublications({ db }: Reader, classIds: readonly number[]): Promise<number> {
  const { experiment_id, withdrawn_at } = evaluationVersions;
  const [row] = await db
    .select({ count: sql<number>`(count(*) + count(${withdrawn_at}))::int` })
    .from(evaluationVersions)
    .innerJoin(experiments, eq(experiments.id, experiment_id))
    .innerJoin(teams, eq(teams.id, experiments.team_id))
    .innerJoin(classTasks, eq(classTasks.id, teams.class_task_id))
    .where(isAnyOf(classTasks.class_id, classIds));
  return row?.count ?? 0;
}

export type EntryRow = Awaited<ReturnType<typeof entriesOf>>[number];

/** What was entered by hand for some tasks, what was taken back again too. */
export function entriesOf({ db }: Reader, taskIds: readonly number[], userId?: number) {
  const { task_id, user_id, score, note, revision, entered_at } = gradebookEntries;
  return db
    .select({
      task_id,
      user_id,
      score,
      note,
      revision,
      entered_at,
      by: sql<UserBrief>`jsonb_build_object('id', ${users.id}, 'name', ${users.name}, 'identity', ${users.identity})`,
    })
    .from(gradebookEntries)
    .innerJoin(users, eq(users.id, gradebookEntries.entered_by))
    .where(
      and(
        isAnyOf(gradebookEntries.task_id, taskIds),
        userId === undefined ? undefined : eq(gradebookEntries.user_id, userId),
      ),
    );
}

/** Locks a course's gradebook, which is made when it is first changed. */
export async function lockGradebook(
  { db }: Transaction,
  courseId: number,
  userId: number,
): Promise<Revisions> {
  await db.insert(gradebooks).values({ course_id: courseId, updated_by: userId }).onConflictDoNothing();
  const { revision, weights_revision } = gradebooks;
  const [row] = await db
    .select({ revision, weights_revision })
    .from(gradebooks)
    .where(eq(gradebooks.course_id, courseId))
    .for('update');
  return row ?? UNTOUCHED;
}

/** Counts a change. Under the gradebook's lock. */
export async function countChange(
  { db }: Transaction,
  courseId: number,
  { by, at, ofWeights }: { readonly by: number; readonly at: Date; readonly ofWeights: boolean },
): Promise<Revisions> {
  const [row] = await db
    .update(gradebooks)
    .set({
      revision: sql`${gradebooks.revision} + 1`,
      ...(ofWeights && { weights_revision: sql`${gradebooks.weights_revision} + 1` }),
      updated_by: by,
      updated_at: at,
    })
    .where(eq(gradebooks.course_id, courseId))
    .returning({ revision: gradebooks.revision, weights_revision: gradebooks.weights_revision });
  return row ?? UNTOUCHED;
}

export interface Weight {
  readonly task_id: number;
  readonly weight: number;
}

export async function keepWeights({ db }: Transaction, weights: readonly Weight[]): Promise<void> {
  if (weights.length === 0) return;
  await db
    .insert(gradebookTasks)
    .values([...weights])
    .onConflictDoUpdate({ target: gradebookTasks.task_id, set: { weight: sql`excluded.weight` } });
}

export interface Entry {
  readonly task_id: number;
  readonly user_id: number;
  /** Null takes the entry back. */
  readonly score: number | null;
  readonly note: string;
}

/** A statement takes so many rows at most. */
const ENTRIES_TOGETHER = 1000;

export async function keepEntries(
  { db }: Transaction,
  entries: readonly Entry[],
  { by, at }: { readonly by: number; readonly at: Date },
): Promise<void> {
  for (let from = 0; from < entries.length; from += ENTRIES_TOGETHER) {
    await db
      .insert(gradebookEntries)
      .values(
        entries
          .slice(from, from + ENTRIES_TOGETHER)
          .map((entry) => ({ ...entry, entered_by: by, entered_at: at })),
      )
      .onConflictDoUpdate({
        target: [gradebookEntries.task_id, gradebookEntries.user_id],
        set: {
          score: sql`excluded.score`,
          note: sql`excluded.note`,
          entered_by: sql`excluded.entered_by`,
          entered_at: sql`excluded.entered_at`,
          revision: sql`${gradebookEntries.revision} + 1`,
        },
      });
  }
}

/** Whether a task counts in a gradebook, by its weight or by scores entered for it. */
export async function isGraded({ db }: Reader, taskId: number): Promise<boolean> {
  const rows = await db
    .select({ id: classTasks.id })
    .from(classTasks)
    .leftJoin(gradebookTasks, eq(gradebookTasks.task_id, classTasks.id))
    .leftJoin(
      gradebookEntries,
      and(eq(gradebookEntries.task_id, classTasks.id), isNotNull(gradebookEntries.score)),
    )
    .where(
      and(eq(classTasks.id, taskId), or(gt(gradebookTasks.weight, 0), isNotNull(gradebookEntries.user_id))),
    )
    .limit(1);
  return rows.length > 0;
}

/** Holds tasks where they are while what counts of them is changed. */
export async function holdTasks({ db }: Transaction, taskIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: classTasks.id })
    .from(classTasks)
    .where(inArray(classTasks.id, [...taskIds]))
    .orderBy(asc(classTasks.id))
    .for('key share');
  return rows.map(({ id }) => id);
}
