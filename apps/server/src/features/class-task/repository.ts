import { type Bilingual, type ClassTask, type Grouping, LIMITS, type UserBrief } from '@lets/contract';
import { containsText } from '../../db/contains-text.ts';
import { and, asc, desc, eq, exists, inArray, isNull, notExists, type SQL, sql } from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import {
  classes,
  classTasks,
  enrolments,
  experimentEvents,
  experiments,
  projects,
  teamMembers,
  teams,
  users,
} from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';

/** How many groups a task has at most. */
export const MOST_GROUPS = LIMITS.class_groups;

export interface NewTask {
  readonly project_id: number;
  readonly class_id: number;
  readonly creator_id: number;
  readonly name: string;
  readonly grouping: Grouping;
  readonly size: number;
  readonly seed?: string | null;
  readonly planned_start: Date | null;
  readonly planned_end: Date | null;
  readonly deadline: Date | null;
}

export interface Student {
  readonly id: number;
  readonly name: string;
}

/** The students of a class who can log in. */
export function studentsOf({ db }: Reader, classId: number): Promise<Student[]> {
  return db
    .select({ id: users.id, name: users.name })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.user_id))
    .where(and(eq(enrolments.class_id, classId), eq(users.identity, 1), eq(users.disabled, false)))
    .orderBy(asc(users.id));
}

export async function addTask({ db }: Transaction, task: NewTask): Promise<number> {
  const [row] = await db.insert(classTasks).values(task).returning({ id: classTasks.id });
  if (!row) throw new Error('the new class task has no id');
  return row.id;
}

export interface TaskFilter {
  /** Null: every class. */
  readonly classIds: readonly number[] | null;
  readonly id?: number | undefined;
  readonly projectId?: number | undefined;
  readonly classId?: number | undefined;
  readonly grouping?: Grouping | undefined;
  readonly text?: string | undefined;
  readonly sort?: 'newest' | 'oldest' | 'name' | undefined;
  /** Only those with groups to choose from in which this student has none yet. */
  readonly openTo?: number | undefined;
}

const row = {
  id: classTasks.id,
  name: classTasks.name,
  grouping: classTasks.grouping,
  size: classTasks.size,
  seed: classTasks.seed,
  planned_start: classTasks.planned_start,
  planned_end: classTasks.planned_end,
  deadline: classTasks.deadline,
  created_at: classTasks.created_at,
  creator_id: classTasks.creator_id,
  class: sql<ClassTask['class']>`jsonb_build_object('id', ${classes.id}, 'name', ${classes.name})`,
  creator: sql<UserBrief>`jsonb_build_object('id', ${users.id}, 'name', ${users.name}, 'identity', ${users.identity})`,
  project_id: projects.id,
  code: projects.code,
  experiment_type: projects.experiment_type,
  grade: projects.grade,
  project_name: sql<Bilingual>`jsonb_build_object('zh', ${projects.name_zh}, 'en', ${projects.name_en})`,
  case_number: sql<Bilingual>`${projects.card} -> 'case_number'`,
  cover: sql<string>`${projects.card} ->> 'cover'`,
  team_max: sql<number>`(${projects.card} ->> 'team_max')::int`,
};

export type TaskRow = Awaited<ReturnType<typeof findTasks>>['rows'][number];

/** A page of tasks, the latest first unless asked otherwise, and how many there are in all. */
export async function findTasks(
  { db }: Reader,
  filter: TaskFilter,
  page: { readonly offset: number; readonly limit: number },
) {
  const where = and(...conditionsOf(db, filter));
  const rows = await db
    .select(row)
    .from(classTasks)
    .innerJoin(classes, eq(classes.id, classTasks.class_id))
    .innerJoin(users, eq(users.id, classTasks.creator_id))
    .innerJoin(projects, eq(projects.id, classTasks.project_id))
    .where(where)
    .orderBy(...orderOf(filter))
    .limit(page.limit)
    .offset(page.offset);
  const [count] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(classTasks)
    .innerJoin(projects, eq(projects.id, classTasks.project_id))
    .where(where);
  return { rows, total: count?.total ?? 0 };
}

function orderOf({ sort = 'newest' }: TaskFilter): SQL[] {
  const latest = desc(classTasks.id);
  return { newest: [latest], oldest: [asc(classTasks.id)], name: [asc(classTasks.name), latest] }[sort];
}

function conditionsOf(
  db: Reader['db'],
  { classIds, id, projectId, classId, openTo, grouping, text }: TaskFilter,
) {
  const conditions: (SQL | undefined)[] = [
    classIds ? inArray(classTasks.class_id, [...classIds]) : undefined,
    id === undefined ? undefined : eq(classTasks.id, id),
    projectId === undefined ? undefined : eq(classTasks.project_id, projectId),
    classId === undefined ? undefined : eq(classTasks.class_id, classId),
    grouping && eq(classTasks.grouping, grouping),
    text ? containsText(text, classTasks.name, projects.name_zh, projects.name_en) : undefined,
  ];
  if (openTo === undefined) return conditions;
  const groups = db
    .select({ one: sql`1` })
    .from(teams)
    .where(and(eq(teams.class_task_id, classTasks.id), isNull(teams.disbanded_at)));
  const own = db
    .select({ one: sql`1` })
    .from(teamMembers)
    .where(and(eq(teamMembers.class_task_id, classTasks.id), eq(teamMembers.user_id, openTo)));
  return [...conditions, eq(classTasks.grouping, 'self'), exists(groups), notExists(own)];
}

/** SQL: how many documents of a run were handed in after its deadline. */
const documentsAfterDeadline = sql<number>`(select count(distinct ${experimentEvents.data} ->> 'document_id')::int
  from ${experimentEvents}
  where ${experimentEvents.experiment_id} = ${experiments.id} and ${experimentEvents.type} = 'document_submitted'
    and ${experimentEvents.at} > extract(epoch from ${experiments.deadline}) * 1000)`;

/** The groups of these tasks, as they were made. */
export function groupsOf({ db }: Reader, taskIds: readonly number[]) {
  const latest = db
    .selectDistinctOn([experiments.team_id], {
      team_id: experiments.team_id,
      eid: sql<number>`${experiments.id}`.as('eid'),
      status: experiments.status,
      ended_at: experiments.ended_at,
      documents_overdue: documentsAfterDeadline.as('documents_overdue'),
    })
    .from(experiments)
    .innerJoin(teams, eq(teams.id, experiments.team_id))
    .where(inArray(teams.class_task_id, [...taskIds]))
    .orderBy(asc(experiments.team_id), desc(experiments.id))
    .as('latest');
  return db
    .select({
      task_id: teams.class_task_id,
      team_id: teams.id,
      name: teams.name,
      leader_id: teams.leader_id,
      capacity: teams.capacity,
      eid: latest.eid,
      status: latest.status,
      ended_at: latest.ended_at,
      documents_overdue: latest.documents_overdue,
    })
    .from(teams)
    .leftJoin(latest, eq(latest.team_id, teams.id))
    .where(and(inArray(teams.class_task_id, [...taskIds]), isNull(teams.disbanded_at)))
    .orderBy(asc(teams.id));
}

/** A task under its lock; only who deletes it keeps others from joining its groups meanwhile. */
export async function lockTask(
  { db }: Transaction,
  id: number,
  strength: 'update' | 'no key update' = 'no key update',
) {
  const [task] = await db.select().from(classTasks).where(eq(classTasks.id, id)).for(strength);
  return task ?? null;
}

/** What may be changed of a task after it was given. */
export type TaskTerms = Pick<NewTask, 'name' | 'planned_start' | 'planned_end' | 'deadline'>;

export async function setTask({ db }: Transaction, id: number, terms: TaskTerms): Promise<void> {
  await db.update(classTasks).set(terms).where(eq(classTasks.id, id));
}

/** The teams of a task under their locks, in one order. */
export function lockGroups({ db }: Transaction, taskId: number) {
  const { id, name, project_id, leader_id } = teams;
  return db
    .select({ id, name, project_id, leader_id })
    .from(teams)
    .where(and(eq(teams.class_task_id, taskId), isNull(teams.disbanded_at)))
    .orderBy(asc(teams.id))
    .for('no key update');
}

/** The teams of a task that have not ended. */
export async function groupIdsOf({ db }: Reader, taskId: number): Promise<number[]> {
  const rows = await db
    .select({ id: teams.id })
    .from(teams)
    .where(and(eq(teams.class_task_id, taskId), isNull(teams.disbanded_at)));
  return rows.map(({ id }) => id);
}

/** The group of a task that somebody is in, if any. */
export async function groupOf({ db }: Reader, taskId: number, userId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: teamMembers.team_id })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.team_id))
    .where(
      and(eq(teamMembers.class_task_id, taskId), eq(teamMembers.user_id, userId), isNull(teams.disbanded_at)),
    );
  return row?.id ?? null;
}

/** What all groups of a task are called. */
export async function groupNamesOf({ db }: Reader, taskId: number): Promise<string[]> {
  const rows = await db.select({ name: teams.name }).from(teams).where(eq(teams.class_task_id, taskId));
  return rows.map(({ name }) => name);
}

export async function namesOf({ db }: Reader, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Those of these teams whose newest experiment has begun or is over. */
export async function begunAmong({ db }: Reader, teamIds: readonly number[]) {
  const { id: eid, team_id, status } = experiments;
  const rows = await db
    .selectDistinctOn([team_id], { eid, team_id, status })
    .from(experiments)
    .where(inArray(team_id, [...teamIds]))
    .orderBy(asc(team_id), desc(eid));
  return rows.flatMap((row) =>
    row.team_id !== null && row.status !== 'waiting' ? [{ ...row, team_id: row.team_id }] : [],
  );
}

/** The run that each of these teams prepared last. */
export function newestRunsOf({ db }: Reader, teamIds: readonly number[]) {
  const { id, team_id, status, revision, state, flow_id } = experiments;
  return db
    .selectDistinctOn([team_id], { id, team_id, status, revision, state, flow_id })
    .from(experiments)
    .where(inArray(team_id, [...teamIds]))
    .orderBy(asc(team_id), desc(id));
}

export async function isAnyInPlay({ db }: Reader, teamIds: readonly number[]): Promise<boolean> {
  const rows = await db
    .select({ id: experiments.id })
    .from(experiments)
    .where(and(inArray(experiments.team_id, [...teamIds]), eq(experiments.status, 'in_progress')))
    .limit(1);
  return rows.length > 0;
}

export async function removeTask({ db }: Transaction, id: number, at: Date): Promise<void> {
  await db
    .update(teams)
    .set({ disbanded_at: at })
    .where(and(eq(teams.class_task_id, id), isNull(teams.disbanded_at)));
  await db.delete(classTasks).where(eq(classTasks.id, id));
}
