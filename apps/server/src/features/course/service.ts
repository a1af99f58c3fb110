import type { ClassRow, CourseRow, UserBrief } from '@lets/contract';
import type { Reader } from '../../db/reader.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { administers } from '../../http/gate.ts';
import * as repository from './repository.ts';

export {
  assertKeeper as assertKeepsClasses,
  enrolInClass,
  leaveClass,
  lockClass,
  readClass,
  tellRegistration,
} from './enrolment.ts';
export { setEnrolments } from './manage-repository.ts';
export { joinClass, openClass, teachClass } from './platform-class.ts';
export { type Belongings, belongingsOf, courseIdByCode, enrolmentsOf } from './repository.ts';

const canSeeAll = (caller: Caller) => administers(caller, 'course', 'project', 'experiment', 'user');

/** Courses enrolled in or taught; all of them for an administrator. */
export async function listCourses({ database }: Deps, caller: Caller): Promise<CourseRow[]> {
  const ids = canSeeAll(caller) ? null : await courseIdsOf(database, caller);
  const rows = await repository.listCourses(database, ids);
  const mentors = await repository.mentorsOfCourses(
    database,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({ ...row, mentors: mentors.get(row.id) ?? [] }));
}

/** A course's classes that the caller belongs to; a course that is not theirs does not exist for them. */
export async function listClasses({ database }: Deps, caller: Caller, courseId: number): Promise<ClassRow[]> {
  const ids = canSeeAll(caller) ? null : await classIdsOf(database, caller, courseId);
  const rows = await repository.listClasses(database, courseId, ids);
  if (rows.length === 0 && !(await doesExist(database, courseId))) refuse('not_found');
  const mentors = await repository.mentorsOfClasses(
    database,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({ ...row, mentors: mentors.get(row.id) ?? [] }));
}

/** Who teaches a course. */
export async function mentorsOfCourse(reader: Reader, courseId: number): Promise<UserBrief[]> {
  return (await repository.mentorsOfCourses(reader, [courseId])).get(courseId) ?? [];
}

async function courseIdsOf(reader: Reader, caller: Caller): Promise<number[]> {
  const { enrolledCourseIds, taughtCourseIds } = await repository.belongingsOf(reader, caller.id);
  return [...enrolledCourseIds, ...taughtCourseIds];
}

async function classIdsOf(reader: Reader, caller: Caller, courseId: number): Promise<number[]> {
  const belongings = await repository.belongingsOf(reader, caller.id);
  const { enrolledCourseIds, taughtCourseIds, enrolledClassIds, taughtClassIds } = belongings;
  if (![...enrolledCourseIds, ...taughtCourseIds].includes(courseId)) refuse('not_found');
  return [...enrolledClassIds, ...taughtClassIds];
}

async function doesExist(reader: Reader, courseId: number): Promise<boolean> {
  return (await repository.listCourses(reader, [courseId])).length > 0;
}
