import { eq } from '../db/drizzle.ts';
import {
  classes,
  classMentors,
  courseMentors,
  courses,
  enrolments,
  notices,
  systemParams,
  users,
} from '../db/schema/index.ts';
import type { Transaction } from '../db/transaction.ts';

export async function paramValue({ db }: Transaction, key: string): Promise<string | null> {
  const [row] = await db
    .select({ value: systemParams.value })
    .from(systemParams)
    .where(eq(systemParams.key, key));
  return row?.value ?? null;
}

export async function addParam({ db }: Transaction, key: string, value: string): Promise<void> {
  await db.insert(systemParams).values({ key, value });
}

export async function setParam({ db }: Transaction, key: string, value: string): Promise<void> {
  await db
    .insert(systemParams)
    .values({ key, value })
    .onConflictDoUpdate({ target: systemParams.key, set: { value } });
}

export async function hasPeople({ db }: Transaction): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).limit(1);
  return rows.length > 0;
}

/** Answers their ids, in the order given. */
export async function addPeople(
  { db }: Transaction,
  people: readonly (typeof users.$inferInsert)[],
): Promise<number[]> {
  const rows = await db
    .insert(users)
    .values([...people])
    .returning({ id: users.id });
  return rows.map((row) => row.id);
}

/** Answers their ids, in the order given. */
export async function addCourses(
  { db }: Transaction,
  made: readonly (typeof courses.$inferInsert)[],
): Promise<number[]> {
  const rows = await db
    .insert(courses)
    .values([...made])
    .returning({ id: courses.id });
  return rows.map((row) => row.id);
}

export async function addCourseMentor({ db }: Transaction, courseId: number, userId: number): Promise<void> {
  await db.insert(courseMentors).values({ course_id: courseId, user_id: userId });
}

export interface DemoClass {
  readonly courseId: number;
  readonly name: string;
  readonly mentorId: number;
  readonly studentIds: readonly number[];
}

export async function addClass(
  { db }: Transaction,
  { courseId, name, mentorId, studentIds }: DemoClass,
): Promise<void> {
  const [row] = await db.insert(classes).values({ course_id: courseId, name }).returning({ id: classes.id });
  if (!row) throw new Error(`class ${name} was not kept`);
  await db.insert(classMentors).values({ class_id: row.id, user_id: mentorId });
  await db.insert(enrolments).values(studentIds.map((user_id) => ({ class_id: row.id, user_id })));
}

export async function addNotices(
  { db }: Transaction,
  made: readonly (typeof notices.$inferInsert)[],
): Promise<void> {
  await db.insert(notices).values([...made]);
}
