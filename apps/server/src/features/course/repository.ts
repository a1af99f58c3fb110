import type { ClassRow, CourseRow, UserBrief } from '@lets/contract';
import { and, asc, eq, inArray, sql, unionAll } from '../../db/drizzle.ts';
import { type Placeholders, prepared } from '../../db/prepared.ts';
import type { Reader } from '../../db/reader.ts';
import { classes, classMentors, courseMentors, courses, enrolments, users } from '../../db/schema/index.ts';

/** Where a person learns and teaches. */
export interface Belongings {
  readonly enrolledClassIds: readonly number[];
  readonly enrolledCourseIds: readonly number[];
  /** Their own classes, and every class of a course they lead. */
  readonly taughtClassIds: readonly number[];
  readonly taughtCourseIds: readonly number[];
}

const readBelongings = prepared('belongings-of', (db, { userId }: Placeholders<{ userId: number }>) =>
  unionAll(
    db
      .select({
        class_id: sql<number | null>`${classes.id}`,
        course_id: sql<number>`${classes.course_id}`,
        teaches: sql<boolean>`false`,
      })
      .from(enrolments)
      .innerJoin(classes, eq(classes.id, enrolments.class_id))
      .where(eq(enrolments.user_id, userId)),
    db
      .select({
        class_id: sql<number | null>`${classes.id}`,
        course_id: sql<number>`${courseMentors.course_id}`,
        teaches: sql<boolean>`true`,
      })
      .from(courseMentors)
      .leftJoin(classes, eq(classes.course_id, courseMentors.course_id))
      .where(eq(courseMentors.user_id, userId)),
    db
      .select({
        class_id: sql<number | null>`${classes.id}`,
        course_id: sql<number>`${classes.course_id}`,
        teaches: sql<boolean>`true`,
      })
      .from(classMentors)
      .innerJoin(classes, eq(classes.id, classMentors.class_id))
      .where(eq(classMentors.user_id, userId)),
  ),
);

/** One statement, so that it may be asked inside a transaction too. */
export async function belongingsOf(reader: Reader, userId: number): Promise<Belongings> {
  const rows = await readBelongings(reader, { userId });
  const of = (teaches: boolean) => rows.filter((row) => row.teaches === teaches);
  return {
    enrolledClassIds: distinct(of(false).flatMap((row) => row.class_id ?? [])),
    enrolledCourseIds: distinct(of(false).map((row) => row.course_id)),
    taughtClassIds: distinct(of(true).flatMap((row) => row.class_id ?? [])),
    taughtCourseIds: distinct(of(true).map((row) => row.course_id)),
  };
}

/** Where each of these people is enrolled, the oldest class first. */
export function enrolmentsOf(
  { db }: Reader,
  userIds: readonly number[],
): Promise<{ user_id: number; class_id: number; course_id: number }[]> {
  return db
    .select({ user_id: enrolments.user_id, class_id: classes.id, course_id: classes.course_id })
    .from(enrolments)
    .innerJoin(classes, eq(classes.id, enrolments.class_id))
    .where(inArray(enrolments.user_id, [...userIds]))
    .orderBy(asc(classes.id));
}

function distinct(ids: readonly number[]): number[] {
  return [...new Set(ids)];
}

export async function courseIdByCode({ db }: Reader, code: string): Promise<number | null> {
  const [row] = await db.select({ id: courses.id }).from(courses).where(eq(courses.code, code));
  return row?.id ?? null;
}

/** Null: all of them. */
export async function listCourses(
  { db }: Reader,
  ids: readonly number[] | null,
): Promise<Omit<CourseRow, 'mentors'>[]> {
  const rows = await db
    .select()
    .from(courses)
    .where(ids ? inArray(courses.id, [...ids]) : undefined)
    .orderBy(asc(courses.code));
  return rows.map(({ id, code, name_zh, name_en, term, credit_hours }) => ({
    id,
    code,
    name: { zh: name_zh, en: name_en },
    term,
    credit_hours,
  }));
}

export async function listClasses(
  { db }: Reader,
  courseId: number,
  ids: readonly number[] | null,
): Promise<Omit<ClassRow, 'mentors'>[]> {
  const students = sql<number>`(select count(*)::int from ${enrolments} where ${enrolments.class_id} = ${classes.id})`;
  return db
    .select({ id: classes.id, course_id: classes.course_id, name: classes.name, student_count: students })
    .from(classes)
    .where(and(eq(classes.course_id, courseId), ids ? inArray(classes.id, [...ids]) : undefined))
    .orderBy(asc(classes.name), asc(classes.id));
}

/** course id → its mentors. */
export async function mentorsOfCourses(
  { db }: Reader,
  courseIds: readonly number[],
): Promise<Map<number, UserBrief[]>> {
  const rows = await db
    .select({ of: courseMentors.course_id, id: users.id, name: users.name, identity: users.identity })
    .from(courseMentors)
    .innerJoin(users, eq(users.id, courseMentors.user_id))
    .where(inArray(courseMentors.course_id, [...courseIds]))
    .orderBy(asc(users.id));
  return groupMentors(rows);
}

/** class id → its mentors. */
export async function mentorsOfClasses(
  { db }: Reader,
  classIds: readonly number[],
): Promise<Map<number, UserBrief[]>> {
  const rows = await db
    .select({ of: classMentors.class_id, id: users.id, name: users.name, identity: users.identity })
    .from(classMentors)
    .innerJoin(users, eq(users.id, classMentors.user_id))
    .where(inArray(classMentors.class_id, [...classIds]))
    .orderBy(asc(users.id));
  return groupMentors(rows);
}

interface MentorRow {
  of: number;
  id: number;
  name: string;
  identity: UserBrief['identity'];
}

function groupMentors(rows: readonly MentorRow[]): Map<number, UserBrief[]> {
  const groups = Map.groupBy(rows, (row) => row.of);
  return new Map(
    [...groups].map(([of, own]) => [of, own.map(({ id, name, identity }) => ({ id, name, identity }))]),
  );
}
