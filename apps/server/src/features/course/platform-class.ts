import { LIMITS } from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { enrolInClass, lockClass } from './enrolment.ts';
import * as repository from './manage-repository.ts';
import { belongingsOf, courseIdByCode } from './repository.ts';

/** Who comes from a learning platform. */
interface Comer {
  readonly id: number;
  readonly account: string;
  readonly address: string;
}

/** A course over there. */
export interface PlatformCourse {
  readonly id: string;
  readonly label: string;
  readonly title: string;
  /** The course of ours that an administrator has named for the platform; null is none. */
  readonly courseId: number | null;
}

/**
 * Opens a class for a course of a learning platform, taught by who comes. It belongs to the course of ours that an administrator has named,
 * or to the one with that code if they teach there already, else to a new one: teachers name their courses over there themselves, and must
 * not come by the cases of another here in that way.
 */
export async function openClass(
  deps: Deps,
  tx: Transaction,
  teacher: Comer,
  platformCourse: PlatformCourse,
): Promise<number> {
  const { label, title, id } = platformCourse;
  const code = cut(label.trim() || title.trim() || id, LIMITS.course_code);
  const courseId =
    (await namedCourse(tx, platformCourse)) ??
    (await taughtCourse(tx, teacher, code)) ??
    (await addCourse(tx, teacher, platformCourse, code));
  await repository.lockCourses(tx, [courseId]);
  const name = await freeClassName(tx, courseId, cut(title.trim() || code, LIMITS.class_name));
  const classId = await repository.keepClass(tx, undefined, { course_id: courseId, name });
  if (classId === null) throw new Error('the class of a platform has no id');
  await audit(tx, teacher, 'course_saved', name);
  await teachClass(deps, tx, teacher, classId);
  return classId;
}

/** Null also where it was deleted since. */
async function namedCourse(tx: Transaction, { courseId }: PlatformCourse): Promise<number | null> {
  return courseId === null ? null : ((await repository.lockCourses(tx, [courseId]))[0]?.id ?? null);
}

async function taughtCourse(tx: Transaction, { id }: Comer, code: string): Promise<number | null> {
  const courseId = await courseIdByCode(tx, code);
  if (courseId === null) return null;
  return (await belongingsOf(tx, id)).taughtCourseIds.includes(courseId) ? courseId : null;
}

async function addCourse(
  tx: Transaction,
  teacher: Comer,
  { title }: PlatformCourse,
  code: string,
): Promise<number> {
  const name = cut(title.trim() || code, LIMITS.course_name);
  const free = await freeCode(tx, code);
  const values = { code: free, name_zh: name, name_en: name, term: '', credit_hours: 0 };
  const id = await repository.keepCourse(tx, undefined, values);
  if (id === null) throw new Error('the course of a platform has no id');
  await audit(tx, teacher, 'course_saved', free);
  return id;
}

async function freeCode(tx: Transaction, code: string): Promise<string> {
  for (let number = 2, free = code; ; number += 1) {
    if ((await courseIdByCode(tx, free)) === null) return free;
    free = `${cut(code, LIMITS.course_code - 5)}-${number}`;
  }
}

async function freeClassName(tx: Transaction, course_id: number, name: string): Promise<string> {
  for (let number = 2, free = name; ; number += 1) {
    if (!(await repository.isNameTaken(tx, { course_id, name: free, id: undefined }))) return free;
    free = `${cut(name, LIMITS.class_name - 5)} ${number}`;
  }
}

const cut = (text: string, letters: number) => [...text].slice(0, letters).join('');

/** Has a teacher teach a class, if they do not yet. */
export async function teachClass(
  { bus }: Deps,
  tx: Transaction,
  teacher: Comer,
  classId: number,
): Promise<void> {
  const { taughtClassIds } = await belongingsOf(tx, teacher.id);
  if (taughtClassIds.includes(classId)) return;
  if (!(await repository.addClassMentor(tx, classId, teacher.id))) return;
  const found = await repository.classById(tx, classId);
  await audit(tx, teacher, 'course_saved', found?.name ?? '', `+ ${teacher.account}`);
  tx.afterCommit(() => bus.nudge([teacher.id], 'experiments'));
}

/** Enrols a student, if they are not yet. */
export async function joinClass(deps: Deps, tx: Transaction, student: Comer, classId: number): Promise<void> {
  const { enrolledClassIds } = await belongingsOf(tx, student.id);
  if (enrolledClassIds.includes(classId)) return;
  const { name } = await lockClass(tx, classId);
  const added = await enrolInClass(deps, tx, classId, [student.id]);
  if (added.length > 0) await audit(tx, student, 'enrolment_changed', name, `+1 ${student.account}`);
}

async function audit(
  tx: Transaction,
  { id, address }: Comer,
  action: 'course_saved' | 'enrolment_changed',
  target: string,
  detail = '',
): Promise<void> {
  await recordAudit(tx, { action, actorId: id, target, detail: `lti ${detail}`.trimEnd(), address });
}
