import type { UserBrief } from '@lets/contract';
import { and, asc, eq, union } from '../../db/drizzle.ts';
import { isAnyOf, jsonObject } from '../../db/expressions.ts';
import { type Placeholders, prepared } from '../../db/prepared.ts';
import type { Reader } from '../../db/reader.ts';
import {
  classes,
  courses,
  enrolments,
  projectClasses,
  projectStudents,
  users,
} from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';

/** Whom a case of the mode "specified" names. */
export interface Listed {
  readonly userIds: readonly number[];
  readonly classIds: readonly number[];
}

const readListing = prepared('projects-listing', (db, { userId }: Placeholders<{ userId: number }>) =>
  union(
    db
      .select({ id: projectStudents.project_id })
      .from(projectStudents)
      .where(eq(projectStudents.user_id, userId)),
    db
      .select({ id: projectClasses.project_id })
      .from(projectClasses)
      .innerJoin(enrolments, eq(enrolments.class_id, projectClasses.class_id))
      .where(eq(enrolments.user_id, userId)),
  ),
);

/** The cases that name someone, or a class of theirs. */
export async function projectsListing(reader: Reader, userId: number): Promise<number[]> {
  const rows = await readListing(reader, { userId });
  return rows.map(({ id }) => id);
}

/** Of these people, those whom a case names, or whose class it names. */
export async function listedAmong(
  { db }: Reader,
  projectId: number,
  userIds: readonly number[],
): Promise<number[]> {
  const rows = await union(
    db
      .select({ id: projectStudents.user_id })
      .from(projectStudents)
      .where(and(eq(projectStudents.project_id, projectId), isAnyOf(projectStudents.user_id, userIds))),
    db
      .select({ id: enrolments.user_id })
      .from(projectClasses)
      .innerJoin(enrolments, eq(enrolments.class_id, projectClasses.class_id))
      .where(and(eq(projectClasses.project_id, projectId), isAnyOf(enrolments.user_id, userIds))),
  );
  return rows.map(({ id }) => id);
}

export function listedStudents({ db }: Reader, projectId: number): Promise<UserBrief[]> {
  return db
    .select({ id: users.id, name: users.name, identity: users.identity })
    .from(projectStudents)
    .innerJoin(users, eq(users.id, projectStudents.user_id))
    .where(eq(projectStudents.project_id, projectId))
    .orderBy(asc(users.id));
}

export function listedClasses({ db }: Reader, projectId: number) {
  return db
    .select({
      id: classes.id,
      name: classes.name,
      course_name: jsonObject({ zh: courses.name_zh, en: courses.name_en }),
    })
    .from(projectClasses)
    .innerJoin(classes, eq(classes.id, projectClasses.class_id))
    .innerJoin(courses, eq(courses.id, classes.course_id))
    .where(eq(projectClasses.project_id, projectId))
    .orderBy(asc(classes.id));
}

/** Replaces whom a case names. */
export async function setListed(
  { db }: Transaction,
  projectId: number,
  { userIds, classIds }: Listed,
): Promise<void> {
  await db.delete(projectStudents).where(eq(projectStudents.project_id, projectId));
  await db.delete(projectClasses).where(eq(projectClasses.project_id, projectId));
  const students = [...new Set(userIds)].map((user_id) => ({ project_id: projectId, user_id }));
  const whole = [...new Set(classIds)].map((class_id) => ({ project_id: projectId, class_id }));
  if (students.length > 0) await db.insert(projectStudents).values(students);
  if (whole.length > 0) await db.insert(projectClasses).values(whole);
}
