import { and, eq, isNotNull, isNull, type SQL, sql } from '../db/drizzle.ts';
import { inner, isAnyOf } from '../db/expressions.ts';
import type { Reader } from '../db/reader.ts';
import {
  classes,
  classMentors,
  courseMentors,
  experiments,
  files,
  projects,
  teamMembers,
  teams,
} from '../db/schema/index.ts';
import { addMembers } from './member-repository.ts';
import { isUnregisteredMember } from './registration.ts';

type NewRunRow = typeof experiments.$inferInsert;
export type NewRun = Required<
  Pick<
    NewRunRow,
    | 'project_id'
    | 'flow_id'
    | 'team_id'
    | 'class_id'
    | 'name'
    | 'name_en'
    | 'creator_id'
    | 'creator_type'
    | 'state'
    | 'linked_from'
  >
> &
  Pick<NewRunRow, 'planned_start' | 'planned_end' | 'deadline' | 'rehearsal'>;

/** Adds a waiting run with its members; answers its id. */
export async function addRun(reader: Reader, run: NewRun): Promise<number> {
  const { leader_id, member_ids } = run.state;
  const [row] = await reader.db
    .insert(experiments)
    .values({ ...run, leader_id })
    .returning({ id: experiments.id });
  if (!row) throw new Error('the new run has no id');
  await addMembers(reader, row.id, member_ids);
  return row.id;
}

export type TaskChanges = Pick<
  typeof experiments.$inferSelect,
  'name' | 'name_en' | 'message' | 'planned_start' | 'planned_end' | 'team_id' | 'class_id' | 'state'
>;

/** Replaces what may be edited of a waiting run; the caller holds its lock. */
export async function keepTask({ db }: Reader, eid: number, task: TaskChanges): Promise<void> {
  const { name, name_en, message, planned_start, planned_end, team_id, class_id, state } = task;
  await db
    .update(experiments)
    .set({
      name,
      name_en,
      message,
      planned_start,
      planned_end,
      team_id,
      class_id,
      state,
      leader_id: state.leader_id,
      revision: sql`${experiments.revision} + 1`,
    })
    .where(eq(experiments.id, eid));
}

/** The column beside the state, for lists and policies. */
export async function keepLeader({ db }: Reader, eid: number, leader_id: number): Promise<void> {
  await db.update(experiments).set({ leader_id }).where(eq(experiments.id, eid));
}

/** Removes runs with everything that hangs on them; answers the keys of the files that went with them. */
export async function removeRuns({ db }: Reader, eids: readonly number[]): Promise<string[]> {
  const removed = await db
    .delete(files)
    .where(isAnyOf(files.experiment_id, eids))
    .returning({ id: files.id });
  await db.delete(experiments).where(isAnyOf(experiments.id, eids));
  return removed.map(({ id }) => id);
}

export interface TeamOfRun {
  readonly id: number;
  readonly name: string;
  readonly project_id: number;
  readonly class_id: number | null;
  readonly leader_id: number;
  readonly member_ids: readonly number[];
}

/** A team that has not been disbanded and has someone in it; its row is held, so that nobody joins or leaves while its members are copied. */
export async function lockTeam({ db }: Reader, teamId: number): Promise<TeamOfRun | null> {
  const { id, name, project_id, class_id, leader_id } = teams;
  const [team] = await db
    .select({ id, name, project_id, class_id, leader_id })
    .from(teams)
    .where(and(eq(id, teamId), isNull(teams.disbanded_at), isNotNull(leader_id)))
    .for('share');
  if (!team || team.leader_id === null) return null;
  // A statement of its own: one that waited for the row would still see the members from before the wait.
  const members = await db
    .select({ user_id: teamMembers.user_id })
    .from(teamMembers)
    .where(eq(teamMembers.team_id, teamId))
    .orderBy(teamMembers.joined_at, teamMembers.user_id);
  return { ...team, leader_id: team.leader_id, member_ids: members.map(({ user_id }) => user_id) };
}

/** These runs, with what decides whether a person may read them. */
export async function runsForReader({ db }: Reader, userId: number, eids: readonly number[]) {
  return db
    .select({
      run: experiments,
      is_mentor: isMentorOf(userId),
      is_unregistered: isUnregisteredMember(userId),
    })
    .from(experiments)
    .where(isAnyOf(experiments.id, eids));
}

/** SQL: whether a person teaches the class of a run, the course of that class, or the course of its project. */
function isMentorOf(userId: number): SQL<boolean> {
  const one = { one: sql`1` };
  const ofClass = inner
    .select(one)
    .from(classMentors)
    .where(and(eq(classMentors.class_id, experiments.class_id), eq(classMentors.user_id, userId)));
  const ofCourse = inner
    .select(one)
    .from(classes)
    .innerJoin(courseMentors, eq(courseMentors.course_id, classes.course_id))
    .where(and(eq(classes.id, experiments.class_id), eq(courseMentors.user_id, userId)));
  const ofProject = inner
    .select(one)
    .from(projects)
    .innerJoin(courseMentors, eq(courseMentors.course_id, projects.course_id))
    .where(and(eq(projects.id, experiments.project_id), eq(courseMentors.user_id, userId)));
  return sql`(exists ${ofClass} or exists ${ofCourse} or exists ${ofProject})`;
}
