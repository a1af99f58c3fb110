import { and, eq, not, notInArray } from '../db/drizzle.ts';
import { isAnyOf } from '../db/expressions.ts';
import type { Reader } from '../db/reader.ts';
import { classes, enrolments, experimentMembers, projects, users } from '../db/schema/index.ts';
import type { RunRow } from '../db/schema/run.ts';

/** Members who are not enrolled in the class that a run belongs to; a run of no class asks nobody, and of practice partners none. */
export async function unregisteredMembers(
  { db }: Reader,
  { class_id, state }: Pick<RunRow, 'class_id' | 'state'>,
): Promise<number[]> {
  if (class_id === null) return [];
  const enrolled = await db
    .select({ id: enrolments.user_id })
    .from(enrolments)
    .where(and(eq(enrolments.class_id, class_id), isAnyOf(enrolments.user_id, state.member_ids)));
  const inClass = new Set(enrolled.map(({ id }) => id));
  const strangers = state.member_ids.filter((id) => !inClass.has(id));
  if (strangers.length === 0) return [];
  const automatic = await automaticAmong({ db }, strangers);
  return strangers.filter((id) => !automatic.has(id));
}

/** Members of a running run who cannot come back by themselves: taken out of its class, or their account is closed. */
export async function goneMembers(
  reader: Reader,
  run: Pick<RunRow, 'class_id' | 'state'>,
): Promise<number[]> {
  const strangers = await unregisteredMembers(reader, run);
  const closed = await reader.db
    .select({ id: users.id })
    .from(users)
    .where(and(isAnyOf(users.id, run.state.member_ids), eq(users.disabled, true), not(users.automatic)));
  return [...new Set([...strangers, ...closed.map(({ id }) => id)])];
}

/** Which of these are practice partners and no persons. */
export async function automaticAmong({ db }: Reader, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isAnyOf(users.id, ids), eq(users.automatic, true)));
  return new Set(rows.map(({ id }) => id));
}

/** The practice partners of a run. */
export async function automaticMembersOf({ db }: Reader, eid: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(experimentMembers, eq(experimentMembers.user_id, users.id))
    .where(and(eq(experimentMembers.experiment_id, eid), eq(users.automatic, true)));
  return new Set(rows.map(({ id }) => id));
}

/** The class in which a person learns a project's course: the one that a run of theirs belongs to. */
export async function classForRun({ db }: Reader, projectId: number, userId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: classes.id })
    .from(projects)
    .innerJoin(classes, eq(classes.course_id, projects.course_id))
    .innerJoin(enrolments, eq(enrolments.class_id, classes.id))
    .where(and(eq(projects.id, projectId), eq(enrolments.user_id, userId)))
    .orderBy(classes.id)
    .limit(1);
  return row?.id ?? null;
}

/** Replaces who is listed as a run's members. */
export async function keepMembers({ db }: Reader, eid: number, memberIds: readonly number[]): Promise<void> {
  const gone = notInArray(experimentMembers.user_id, [...memberIds]);
  await db.delete(experimentMembers).where(and(eq(experimentMembers.experiment_id, eid), gone));
  await addMembers({ db }, eid, memberIds);
}

export async function addMembers({ db }: Reader, eid: number, memberIds: readonly number[]): Promise<void> {
  if (memberIds.length === 0) return;
  await db
    .insert(experimentMembers)
    .values(memberIds.map((user_id) => ({ experiment_id: eid, user_id })))
    .onConflictDoNothing();
}
