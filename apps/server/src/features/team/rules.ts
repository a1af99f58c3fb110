import { IDENTITY } from '@lets/contract';
import type { Reader } from '../../db/reader.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { belongingsOf, enrolmentsOf } from '../course/service.ts';
import { type SeenProject, unregisteredFor } from '../project/service.ts';
import { peopleOfTask } from './find-repository.ts';
import { isMadeByTeacher, mayKnow, mayOperate } from './policy.ts';
import * as repository from './repository.ts';

/** A team under its lock, for a person who may change it. */
export async function operatedTeam(
  tx: Transaction,
  caller: Caller,
  id: number,
): Promise<repository.TeamRecord> {
  const team = await repository.lockTeam(tx, id);
  const taught = await taughtClassIdsOf(tx, caller);
  if (!team || !mayKnow(team, caller.id, taught)) refuse('not_found');
  return mayOperate(team, caller.id, taught) ? team : refuse('no_authority');
}

export async function taughtClassIdsOf(reader: Reader, caller: Caller): Promise<readonly number[]> {
  if (caller.identity !== IDENTITY.mentor) return [];
  return (await belongingsOf(reader, caller.id)).taughtClassIds;
}

/** The teacher's groups are not for students to change. */
export function assertOwnMembers(team: repository.TeamRecord, caller: Caller): void {
  if (caller.identity === IDENTITY.student && isMadeByTeacher(team)) refuse('no_authority');
}

/** Pure. */
export function capacityOf(
  { capacity }: Pick<repository.TeamRecord, 'capacity'>,
  project: SeenProject,
): number {
  return capacity ?? project.body.team_max;
}

export interface Newcomers {
  readonly project: SeenProject;
  /** The class that the team belongs to, where a class task asks that its members do. */
  readonly ofClass: number | null;
  readonly ids: readonly number[];
}

/** Only students whom the caller may work with and who may play the case. */
export async function assertEligible(
  tx: Transaction,
  caller: Caller,
  { project, ofClass, ids }: Newcomers,
): Promise<void> {
  const students = await repository.studentsAmong(tx, ids);
  const known = await knownTo(tx, caller, project, students);
  if (known.length < ids.length) refuse('not_found');
  const strangers = new Set(await unregisteredFor(tx, project, ids));
  if (ofClass !== null) for (const id of await outsidersOf(tx, ofClass, ids)) strangers.add(id);
  if (strangers.size > 0) refuse('not_registered', { user_ids: [...strangers] });
}

/** Of these people, those not enrolled in a class. */
export async function outsidersOf(
  reader: Reader,
  classId: number,
  ids: readonly number[],
): Promise<number[]> {
  const enrolments = await enrolmentsOf(reader, ids);
  return ids.filter((id) => !enrolments.some((one) => one.user_id === id && one.class_id === classId));
}

/** A student's class mates and everybody of the case's course; a mentor's students. Anybody else does not exist for them. */
async function knownTo(
  reader: Reader,
  caller: Caller,
  { course_id }: SeenProject,
  ids: readonly number[],
): Promise<number[]> {
  const { enrolledClassIds, enrolledCourseIds, taughtClassIds } = await belongingsOf(reader, caller.id);
  const classIds = [...enrolledClassIds, ...taughtClassIds];
  const sharesCourse = course_id !== null && enrolledCourseIds.includes(course_id);
  const enrolments = await enrolmentsOf(reader, ids);
  return ids.filter((id) => {
    const own = enrolments.filter((enrolment) => enrolment.user_id === id);
    const isMate = own.some((enrolment) => classIds.includes(enrolment.class_id));
    return id === caller.id || isMate || (sharesCourse && own.some((e) => e.course_id === course_id));
  });
}

/** These people's teams have changed; free seats of a class task are seen by the whole class and by who gave it. */
export async function tellTeam(
  { bus }: Pick<Deps, 'bus'>,
  tx: Transaction,
  { class_task_id }: repository.TeamRecord,
  userIds: readonly number[],
): Promise<void> {
  const others = class_task_id === null ? [] : await peopleOfTask(tx, class_task_id);
  tx.afterCommit(() => {
    bus.nudge(userIds, 'teams');
    if (others.length > 0) bus.nudge(others, 'class_tasks');
  });
}

/** A person who plays now is not taken out of the play: the role is handed over first. */
export async function assertNoneInPlay(tx: Transaction, teamId: number): Promise<void> {
  const runs = await repository.openRunsOf(tx, teamId);
  if (runs.some((run) => run.status === 'in_progress')) refuse('team_started');
}

/** Nobody is in two groups of one class task; of two joins at once the second runs into the key. */
export async function orInOtherGroup<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (repository.isInOtherGroup(error)) refuse('in_other_group');
    throw error;
  }
}
