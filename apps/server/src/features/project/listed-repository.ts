import type { Bilingual, UserBrief } from '@lets/contract';
import { asc, eq, sql } from 'drizzle-orm';
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

/** The cases that name somebody, or a class of theirs. */
export async function projectsListing({ db }: Reader, userId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select ${projectStudents.project_id} as id from ${projectStudents} where ${projectStudents.user_id} = ${userId}
    union select c.project_id from ${projectClasses} c join ${enrolments} e using (class_id) where e.user_id = ${userId}`);
  return rows.map(({ id }) => id);
}

/** Of these people, those whom a case names, or whose class it names. */
export async function listedAmong(
  { db }: Reader,
  projectId: number,
  userIds: readonly number[],
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select s.user_id as id from ${projectStudents} s
      where s.project_id = ${projectId} and s.user_id = any(${sql.param([...userIds])}::bigint[])
    union select e.user_id from ${projectClasses} c join ${enrolments} e using (class_id)
      where c.project_id = ${projectId} and e.user_id = any(${sql.param([...userIds])}::bigint[])`);
  return rows.map(({ id }) => id);
}

export function listedStudents({ db }: Reader, projectId: number): Promise<UserBrief[]> {
  return db
    .select({ id: users.id, name: users.name, identity: sql<UserBrief['identity']>`${users.identity}` })
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
      course_name: sql<Bilingual>`jsonb_build_object('zh', ${courses.name_zh}, 'en', ${courses.name_en})`,
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
