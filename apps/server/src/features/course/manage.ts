import {
  type ClassRow,
  type CourseRow,
  type classDelete,
  type classSave,
  type classStudentRemove,
  type classStudentSave,
  type classStudents,
  type courseDelete,
  type courseManageList,
  type courseSave,
  IDENTITY,
  type OutputOf,
  type ParsedInputOf,
} from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../../db/errors.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { administers } from '../../http/gate.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { assertKeeper, enrolInClass, lockClass, tellRegistration } from './enrolment.ts';
import * as repository from './manage-repository.ts';
import { belongingsOf, mentorsOfCourses } from './repository.ts';
import * as service from './service.ts';

type Sender = Pick<RequestContext, 'caller' | 'address'>;

export async function listManaged(
  { database }: Deps,
  caller: Caller,
  { page, size, ...filter }: ParsedInputOf<typeof courseManageList>,
): Promise<OutputOf<typeof courseManageList>> {
  assertKeeper(caller);
  const slice = { offset: (page - 1) * size, limit: size };
  const { list, total, terms } = await repository.listManaged(database, filter, slice);
  const mentors = await mentorsOfCourses(
    database,
    list.map((row) => row.id),
  );
  return {
    total,
    page,
    size,
    terms,
    list: list.map((row) => ({ ...row, mentors: mentors.get(row.id) ?? [] })),
  };
}

export async function saveCourse(
  deps: Deps,
  sender: Sender,
  { id, code, name, term, credit_hours, mentor_ids }: ParsedInputOf<typeof courseSave>,
): Promise<CourseRow> {
  assertKeeper(sender.caller);
  const values = { code, name_zh: name.zh, name_en: name.en, term, credit_hours };
  try {
    return await inTransaction(deps.database, async (tx) => {
      const mentorIds = await assertMentors(tx, mentor_ids);
      const kept = (await repository.keepCourse(tx, id, values)) ?? refuse('not_found');
      const changed = await repository.setCourseMentors(tx, kept, mentorIds);
      tellMentors(deps, tx, changed);
      await audit(tx, sender, 'course_saved', code);
      const mentors = (await mentorsOfCourses(tx, [kept])).get(kept) ?? [];
      return { id: kept, code, name, term, credit_hours, mentors };
    });
  } catch (error) {
    if (isUniqueViolation(error, 'courses_code_unique')) refuse('bad_parameter', { code: 'taken' });
    throw error;
  }
}

export async function deleteCourses(
  deps: Deps,
  sender: Sender,
  { ids }: ParsedInputOf<typeof courseDelete>,
): Promise<OutputOf<typeof courseDelete>> {
  assertKeeper(sender.caller);
  const unique = [...new Set(ids)];
  return orInUse(() =>
    inTransaction(deps.database, async (tx) => {
      const found = await repository.lockCourses(tx, unique);
      if (found.length < unique.length) refuse('not_found');
      await repository.deleteCourses(tx, unique);
      for (const { code } of found) await audit(tx, sender, 'course_deleted', code);
      return { deleted: found.length };
    }),
  );
}

export async function saveClass(
  deps: Deps,
  sender: Sender,
  { id, course_id, name, mentor_ids }: ParsedInputOf<typeof classSave>,
): Promise<ClassRow> {
  assertKeeper(sender.caller);
  await inTransaction(deps.database, async (tx) => {
    // Two who name a class of one course at once take turns.
    if ((await repository.lockCourses(tx, [course_id])).length === 0) refuse('not_found');
    if (await repository.isNameTaken(tx, { course_id, name, id })) refuse('bad_parameter', { name: 'taken' });
    const mentorIds = await assertMentors(tx, mentor_ids);
    const kept = (await repository.keepClass(tx, id, { course_id, name })) ?? refuse('not_found');
    tellMentors(deps, tx, await repository.setClassMentors(tx, kept, mentorIds));
    await audit(tx, sender, 'course_saved', name);
  });
  const rows = await service.listClasses(deps, sender.caller, course_id);
  return rows.find((row) => row.name === name) ?? refuse('not_found');
}

export async function deleteClasses(
  deps: Deps,
  sender: Sender,
  { ids }: ParsedInputOf<typeof classDelete>,
): Promise<OutputOf<typeof classDelete>> {
  assertKeeper(sender.caller);
  const unique = [...new Set(ids)];
  return orInUse(() =>
    inTransaction(deps.database, async (tx) => {
      const found = await repository.lockClasses(tx, unique);
      if (found.length < unique.length) refuse('not_found');
      await repository.deleteClasses(tx, unique);
      for (const { name } of found) await audit(tx, sender, 'course_deleted', name);
      return { deleted: found.length };
    }),
  );
}

// Students ------------------------------------------------------------------------------------------------------------

export async function listStudents(
  { database }: Deps,
  caller: Caller,
  { page, size, ...filter }: ParsedInputOf<typeof classStudents>,
): Promise<OutputOf<typeof classStudents>> {
  if (!administers(caller, 'course', 'user')) {
    const { taughtClassIds } = await belongingsOf(database, caller.id);
    if (!taughtClassIds.includes(filter.class_id)) refuse('not_found');
  }
  const slice = { offset: (page - 1) * size, limit: size };
  return { ...(await repository.listStudents(database, filter, slice)), page, size };
}

export async function addStudents(
  deps: Deps,
  sender: Sender,
  { class_id, user_ids }: ParsedInputOf<typeof classStudentSave>,
): Promise<OutputOf<typeof classStudentSave>> {
  assertKeeper(sender.caller);
  const unique = [...new Set(user_ids)];
  return inTransaction(deps.database, async (tx) => {
    const found = await lockClass(tx, class_id);
    const students = await repository.countOfIdentity(tx, unique, IDENTITY.student);
    if (students < unique.length) refuse('not_found');
    const added = await enrolInClass(deps, tx, class_id, unique);
    await audit(tx, sender, 'enrolment_changed', found.name, `+${added.length}`);
    return { added: added.length };
  });
}

export async function removeStudents(
  deps: Deps,
  sender: Sender,
  { class_id, user_ids }: ParsedInputOf<typeof classStudentRemove>,
): Promise<OutputOf<typeof classStudentRemove>> {
  assertKeeper(sender.caller);
  return inTransaction(deps.database, async (tx) => {
    const found = await lockClass(tx, class_id);
    const removed = await repository.unenrol(tx, class_id, user_ids);
    await audit(tx, sender, 'enrolment_changed', found.name, `-${removed.length}`);
    await tellRegistration(deps, tx, removed);
    return { removed: removed.length };
  });
}

async function assertMentors(tx: Transaction, ids: readonly number[]): Promise<number[]> {
  const unique = [...new Set(ids)];
  const mentors = await repository.countOfIdentity(tx, unique, IDENTITY.mentor);
  return mentors === unique.length ? unique : refuse('bad_parameter', { mentor_ids: 'not_one_of' });
}

/** What they may watch has changed. */
function tellMentors({ bus }: Deps, tx: Transaction, userIds: readonly number[]): void {
  if (userIds.length === 0) return;
  tx.afterCommit(() => {
    bus.endSessions(userIds);
    bus.nudge(userIds, 'experiments');
  });
}

/** What hangs on it is looked for by the database itself, under its own locks. */
async function orInUse<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isForeignKeyViolation(error)) refuse('in_use');
    throw error;
  }
}

async function audit(
  tx: Transaction,
  { caller, address }: Sender,
  action: Parameters<typeof recordAudit>[1]['action'],
  target: string,
  detail = '',
): Promise<void> {
  await recordAudit(tx, { action, actorId: caller.id, target, detail, address });
}
