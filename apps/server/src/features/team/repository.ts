import type { Bilingual, Grouping } from '@lets/contract';
import { and, asc, eq, inArray, isNull, ne, sql } from '../../db/drizzle.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import type { Reader } from '../../db/reader.ts';
import { classTasks, experiments, projects, teamMembers, teams, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';

export interface NewTeam {
  readonly name: string;
  readonly project_id: number;
  readonly class_id: number | null;
  /** Null: nobody is in it yet. */
  readonly leader_id: number | null;
  readonly open_invitation: boolean;
  readonly class_task_id?: number | null;
  readonly capacity?: number | null;
}

export interface TeamRecord extends Required<NewTeam> {
  readonly id: number;
  /** How the class task that it was formed for makes its groups. */
  readonly grouping: Grouping | null;
  /** In the order in which they joined. */
  readonly member_ids: readonly number[];
}

/** A team that has not ended, under its lock: changes to it take turns. */
export async function lockTeam({ db }: Transaction, id: number): Promise<TeamRecord | null> {
  const [team] = await db
    .select()
    .from(teams)
    .where(and(eq(teams.id, id), isNull(teams.disbanded_at)))
    .for('no key update');
  if (!team) return null;
  const members = await db
    .select({ id: teamMembers.user_id })
    .from(teamMembers)
    .where(eq(teamMembers.team_id, id))
    .orderBy(asc(teamMembers.joined_at), asc(teamMembers.user_id));
  const grouping = await groupingOf(db, team.class_task_id);
  return { ...team, grouping, member_ids: members.map((member) => member.id) };
}

async function groupingOf(db: Transaction['db'], taskId: number | null): Promise<Grouping | null> {
  if (taskId === null) return null;
  const [task] = await db
    .select({ grouping: classTasks.grouping })
    .from(classTasks)
    .where(eq(classTasks.id, taskId));
  return task?.grouping ?? null;
}

export async function addTeam({ db }: Transaction, team: NewTeam): Promise<number> {
  const [row] = await db.insert(teams).values(team).returning({ id: teams.id });
  if (!row) throw new Error('the new team has no id');
  return row.id;
}

export async function setTeam(
  { db }: Transaction,
  id: number,
  changes: Partial<Pick<TeamRecord, 'name' | 'leader_id' | 'open_invitation'>>,
): Promise<void> {
  if (Object.keys(changes).length > 0) await db.update(teams).set(changes).where(eq(teams.id, id));
}

/** Members join one after another, so that the order of a list is the order in which they are told. */
export async function addMembers(
  { db }: Transaction,
  { id, class_task_id = null }: { readonly id: number; readonly class_task_id?: number | null },
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insert(teamMembers)
    .values(
      ids.map((user_id) => ({ team_id: id, user_id, class_task_id, joined_at: sql`clock_timestamp()` })),
    );
}

/** The only key that joining a team can run into. */
const ONE_GROUP_KEY = 'team_members_one_group';

/** True when someone is in another group of the same class task. */
export function isInOtherGroup(error: unknown): boolean {
  return isUniqueViolation(error, ONE_GROUP_KEY);
}

export async function removeMembers(
  { db }: Transaction,
  teamId: number,
  ids: readonly number[],
): Promise<void> {
  await db
    .delete(teamMembers)
    .where(and(eq(teamMembers.team_id, teamId), inArray(teamMembers.user_id, [...ids])));
}

export async function disband({ db }: Transaction, id: number, at: Date): Promise<void> {
  await db.update(teams).set({ disbanded_at: at }).where(eq(teams.id, id));
}

/** Runs of a team that are not over. */
export function openRunsOf(
  { db }: Reader,
  teamId: number,
): Promise<{ id: number; status: 'waiting' | 'in_progress' | 'ended' }[]> {
  return db
    .select({ id: experiments.id, status: experiments.status })
    .from(experiments)
    .where(and(eq(experiments.team_id, teamId), ne(experiments.status, 'ended')));
}

/** Those of these ids that are students who can log in. */
export async function studentsAmong({ db }: Reader, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), eq(users.identity, 1), eq(users.disabled, false)));
  return rows.map((row) => row.id);
}

/** What the case of a team is called. */
export async function projectName({ db }: Reader, projectId: number): Promise<Bilingual> {
  const { name_zh: zh, name_en: en } = projects;
  const [row] = await db.select({ zh, en }).from(projects).where(eq(projects.id, projectId));
  if (!row) throw new Error(`the case ${projectId} of a team is missing`);
  return row;
}
