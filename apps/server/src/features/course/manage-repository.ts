import type { ClassStudent, Identity, ManagedCourse } from '@lets/contract';
import { containsText } from '../../db/contains-text.ts';
import { and, asc, desc, eq, inArray, sql } from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import {
  classes,
  classMentors,
  courseMentors,
  courses,
  enrolments,
  experimentMembers,
  experiments,
  projects,
  users,
} from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';

interface Slice {
  readonly offset: number;
  readonly limit: number;
}

// The course's id in full: of a lone table the query builder writes bare names, which here would be the inner table's own.
const courseId = sql.raw('"courses"."id"');
const classCount = sql<number>`(select count(*)::int from ${classes} c where c.course_id = ${courseId})`;
const studentCount = sql<number>`(select count(distinct e.user_id)::int from ${enrolments} e
  join ${classes} c on c.id = e.class_id where c.course_id = ${courseId})`;
const projectCount = sql<number>`(select count(*)::int from ${projects} p where p.course_id = ${courseId})`;

const SORTED = { code: courses.code, name: courses.name_zh, term: courses.term } as const;

export interface CourseFilter {
  readonly q?: string | undefined;
  readonly term?: string | undefined;
  readonly sort: keyof typeof SORTED | 'students';
  readonly order: 'asc' | 'desc';
}

export async function listManaged(
  { db }: Reader,
  { q, term, sort, order }: CourseFilter,
  { offset, limit }: Slice,
): Promise<{ list: Omit<ManagedCourse, 'mentors'>[]; total: number; terms: string[] }> {
  const where = and(
    term ? eq(courses.term, term) : undefined,
    q ? containsText(q, courses.code, courses.name_zh, courses.name_en) : undefined,
  );
  const direction = order === 'asc' ? asc : desc;
  // Counted for all courses at once where they are sorted by it.
  const fullness = db
    .select({
      course_id: classes.course_id,
      students: sql<number>`count(distinct ${enrolments.user_id})`.as('students'),
    })
    .from(enrolments)
    .innerJoin(classes, eq(classes.id, enrolments.class_id))
    .groupBy(classes.course_id)
    .as('fullness');
  const listed = db
    .select({
      id: courses.id,
      code: courses.code,
      name_zh: courses.name_zh,
      name_en: courses.name_en,
      term: courses.term,
      credit_hours: courses.credit_hours,
      class_count: classCount,
      student_count: studentCount,
      project_count: projectCount,
    })
    .from(courses)
    .where(where)
    .limit(limit)
    .offset(offset)
    .$dynamic();
  const [rows, total, terms] = await Promise.all([
    sort === 'students'
      ? listed
          .leftJoin(fullness, eq(fullness.course_id, courses.id))
          .orderBy(direction(sql`coalesce(${fullness.students}, 0)`), asc(courses.id))
      : listed.orderBy(direction(SORTED[sort]), asc(courses.id)),
    db.$count(courses, where),
    db.selectDistinct({ term: courses.term }).from(courses).orderBy(desc(courses.term)),
  ]);
  const list = rows.map(({ name_zh, name_en, ...row }) => ({ ...row, name: { zh: name_zh, en: name_en } }));
  return { list, total, terms: terms.map((row) => row.term).filter(Boolean) };
}

// Courses and classes -------------------------------------------------------------------------------------------------

/** Null: there is none to change. */
export async function keepCourse(
  { db }: Transaction,
  id: number | undefined,
  values: Omit<typeof courses.$inferInsert, 'id'>,
): Promise<number | null> {
  const [row] = id
    ? await db.update(courses).set(values).where(eq(courses.id, id)).returning({ id: courses.id })
    : await db.insert(courses).values(values).returning({ id: courses.id });
  return row?.id ?? null;
}

export async function keepClass(
  { db }: Transaction,
  id: number | undefined,
  values: { readonly course_id: number; readonly name: string },
): Promise<number | null> {
  const [row] = id
    ? await db
        .update(classes)
        .set({ name: values.name })
        .where(and(eq(classes.id, id), eq(classes.course_id, values.course_id)))
        .returning({ id: classes.id })
    : await db.insert(classes).values(values).returning({ id: classes.id });
  return row?.id ?? null;
}

/** Their rows under the lock: what is looked at does not change before the end. */
export async function lockCourses(
  { db }: Transaction,
  ids: readonly number[],
): Promise<{ id: number; code: string }[]> {
  return db
    .select({ id: courses.id, code: courses.code })
    .from(courses)
    .where(inArray(courses.id, [...ids]))
    .orderBy(asc(courses.id))
    .for('update');
}

export async function lockClasses(
  { db }: Transaction,
  ids: readonly number[],
): Promise<{ id: number; name: string; course_id: number }[]> {
  return db
    .select({ id: classes.id, name: classes.name, course_id: classes.course_id })
    .from(classes)
    .where(inArray(classes.id, [...ids]))
    .orderBy(asc(classes.id))
    .for('update');
}

export async function classById({ db }: Reader, id: number): Promise<{ id: number; name: string } | null> {
  const [found] = await db
    .select({ id: classes.id, name: classes.name })
    .from(classes)
    .where(eq(classes.id, id));
  return found ?? null;
}

export async function isNameTaken(
  { db }: Reader,
  { course_id, name, id }: { course_id: number; name: string; id: number | undefined },
): Promise<boolean> {
  const [row] = await db
    .select({ id: classes.id })
    .from(classes)
    .where(and(eq(classes.course_id, course_id), eq(classes.name, name)))
    .limit(1);
  return row !== undefined && row.id !== id;
}

export async function deleteCourses({ db }: Transaction, ids: readonly number[]): Promise<void> {
  await db.delete(courses).where(inArray(courses.id, [...ids]));
}

export async function deleteClasses({ db }: Transaction, ids: readonly number[]): Promise<void> {
  await db.delete(classes).where(inArray(classes.id, [...ids]));
}

// Mentors -------------------------------------------------------------------------------------------------------------

export async function countOfIdentity(
  { db }: Reader,
  ids: readonly number[],
  identity: Identity,
): Promise<number> {
  return db.$count(users, and(inArray(users.id, [...ids]), eq(users.identity, identity)));
}

/** Answers who was a mentor before and is not any more, and the other way round. */
export async function setCourseMentors(
  { db }: Transaction,
  courseId: number,
  userIds: readonly number[],
): Promise<number[]> {
  const gone = await db
    .delete(courseMentors)
    .where(eq(courseMentors.course_id, courseId))
    .returning({ id: courseMentors.user_id });
  if (userIds.length > 0)
    await db.insert(courseMentors).values(userIds.map((user_id) => ({ course_id: courseId, user_id })));
  return differing(
    gone.map((row) => row.id),
    userIds,
  );
}

export async function setClassMentors(
  { db }: Transaction,
  classId: number,
  userIds: readonly number[],
): Promise<number[]> {
  const gone = await db
    .delete(classMentors)
    .where(eq(classMentors.class_id, classId))
    .returning({ id: classMentors.user_id });
  if (userIds.length > 0)
    await db.insert(classMentors).values(userIds.map((user_id) => ({ class_id: classId, user_id })));
  return differing(
    gone.map((row) => row.id),
    userIds,
  );
}

/** False when they teach it already. */
export async function addClassMentor({ db }: Transaction, classId: number, userId: number): Promise<boolean> {
  const { rowCount } = await db
    .insert(classMentors)
    .values({ class_id: classId, user_id: userId })
    .onConflictDoNothing();
  return rowCount === 1;
}

function differing(before: readonly number[], after: readonly number[]): number[] {
  return [...before.filter((id) => !after.includes(id)), ...after.filter((id) => !before.includes(id))];
}

// Students ------------------------------------------------------------------------------------------------------------

export async function listStudents(
  { db }: Reader,
  {
    class_id,
    q,
    sort,
    order,
  }: {
    class_id: number;
    q?: string | undefined;
    sort: 'account' | 'name' | 'student_id';
    order: 'asc' | 'desc';
  },
  { offset, limit }: Slice,
): Promise<{ list: ClassStudent[]; total: number }> {
  const where = and(
    eq(enrolments.class_id, class_id),
    q ? containsText(q, users.name, users.account, users.student_id) : undefined,
  );
  const [rows, [count]] = await Promise.all([
    db
      .select({
        id: users.id,
        name: users.name,
        identity: users.identity,
        account: users.account,
        student_id: users.student_id,
        gender: users.gender,
        contact: users.contact,
        disabled: users.disabled,
      })
      .from(enrolments)
      .innerJoin(users, eq(users.id, enrolments.user_id))
      .where(where)
      .orderBy((order === 'asc' ? asc : desc)(users[sort]), asc(users.id))
      .limit(limit)
      .offset(offset),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(enrolments)
      .innerJoin(users, eq(users.id, enrolments.user_id))
      .where(where),
  ]);
  return { list: rows as ClassStudent[], total: count?.total ?? 0 };
}

/** Answers who was not enrolled before. A person who joins a class belongs to the school. */
export async function enrol(
  { db }: Transaction,
  classId: number,
  userIds: readonly number[],
): Promise<number[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .insert(enrolments)
    .values(userIds.map((user_id) => ({ class_id: classId, user_id })))
    .onConflictDoNothing()
    .returning({ id: enrolments.user_id });
  await db
    .update(users)
    .set({ outside: false })
    .where(and(inArray(users.id, [...userIds]), eq(users.outside, true)));
  return rows.map((row) => row.id);
}

export async function unenrol(
  { db }: Transaction,
  classId: number,
  userIds: readonly number[],
): Promise<number[]> {
  const rows = await db
    .delete(enrolments)
    .where(and(eq(enrolments.class_id, classId), inArray(enrolments.user_id, [...userIds])))
    .returning({ id: enrolments.user_id });
  return rows.map((row) => row.id);
}

/** Exactly these, of any course. */
export async function setEnrolments(
  { db }: Transaction,
  userId: number,
  classIds: readonly number[],
): Promise<void> {
  await db.delete(enrolments).where(eq(enrolments.user_id, userId));
  if (classIds.length > 0)
    await db.insert(enrolments).values(classIds.map((class_id) => ({ class_id, user_id: userId })));
}

export interface SharedRun {
  readonly id: number;
  readonly status: 'waiting' | 'in_progress';
}

/** The tasks that have not ended and have one of these people in them, with everybody who is in them. */
export async function openRunsWith(
  { db }: Transaction,
  userIds: readonly number[],
): Promise<{ runs: SharedRun[]; memberIds: number[] }> {
  const runs = await db
    .selectDistinct({ id: experiments.id, status: experiments.status })
    .from(experimentMembers)
    .innerJoin(experiments, eq(experiments.id, experimentMembers.experiment_id))
    .where(
      and(
        inArray(experimentMembers.user_id, [...userIds]),
        inArray(experiments.status, ['waiting', 'in_progress']),
      ),
    );
  const eids = runs.map(({ id }) => id);
  const members = await db
    .selectDistinct({ id: experimentMembers.user_id })
    .from(experimentMembers)
    .where(inArray(experimentMembers.experiment_id, eids));
  return { runs: runs as SharedRun[], memberIds: members.map(({ id }) => id) };
}
