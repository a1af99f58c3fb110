import { alias, and, asc, desc, eq, inArray, isNotNull, sql } from '../../db/drizzle.ts';
import { isAnyOf } from '../../db/expressions.ts';
import type { Reader } from '../../db/reader.ts';
import { experiments, type RunRow, teams } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { TaskChange } from './follow-task.ts';

export type WaitingRun = RunRow;

/** Locks a team's waiting tasks; uploads into them need not wait. */
export function lockWaitingRuns({ db }: Transaction, teamId: number): Promise<WaitingRun[]> {
  return db
    .select()
    .from(experiments)
    .where(and(eq(experiments.team_id, teamId), eq(experiments.status, 'waiting')))
    .orderBy(asc(experiments.id))
    .for('no key update');
}

/** Locks the run that a team prepared last. */
export async function lockNewestRun({ db }: Transaction, teamId: number): Promise<RunRow | null> {
  const [run] = await db
    .select()
    .from(experiments)
    .where(eq(experiments.team_id, teamId))
    .orderBy(desc(experiments.id))
    .limit(1)
    .for('no key update');
  return run ?? null;
}

/** Writes what has changed of a class task into its runs; answers whose lists and rooms show them. */
export async function retimeRuns({ db }: Transaction, change: TaskChange): Promise<number[]> {
  const ofTask = inArray(
    experiments.team_id,
    db.select({ id: teams.id }).from(teams).where(eq(teams.class_task_id, change.taskId)),
  );
  // Not what a group prepared for itself to play the case again. In one order, as those who delete several hold them.
  const runs = await db
    .select()
    .from(experiments)
    .where(and(ofTask, eq(experiments.creator_type, 'teacher')))
    .orderBy(asc(experiments.id))
    .for('no key update');
  const { planned_start, planned_end, deadline, name, name_en, namesBefore } = change;
  for (const run of runs) {
    const isOwnName = run.name !== namesBefore.name || run.name_en !== namesBefore.name_en;
    const names = isOwnName ? {} : { name, name_en };
    const waiting = { planned_start, planned_end, ...names, revision: run.revision + 1 };
    await db
      .update(experiments)
      .set({ deadline, ...(run.status === 'waiting' && waiting) })
      .where(eq(experiments.id, run.id));
  }
  return [...new Set(runs.flatMap(({ state }) => state.member_ids))];
}

/** Nobody looks through more; the newest stay. */
const MOST_KIN = 50;

/**
 * What was jumped from and into, and the same case begun again by the same team or leader; and so on from each. The newest first. Written
 * out, because the query builder has no recursion.
 */
export async function kinOf({ db }: Reader, eid: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`with recursive kin as (
      select id, linked_from, project_id, team_id, leader_id from ${experiments} where id = ${eid}
      union
      select other.* from kin, lateral (
        select id, linked_from, project_id, team_id, leader_id from ${experiments} where id = kin.linked_from
        union all
        select id, linked_from, project_id, team_id, leader_id from ${experiments} where linked_from = kin.id
        union all
        select id, linked_from, project_id, team_id, leader_id from ${experiments}
          where project_id = kin.project_id and (team_id = kin.team_id or leader_id = kin.leader_id)
      ) as other
    )
    select id from kin order by id desc limit ${MOST_KIN}`);
  return rows.map(({ id }) => id);
}

const otherTeams = alias(teams, 'other_teams');

/** The runs that the class task of this run gave to all its teams, the newest first; none where no class task gave it. */
export async function givenWith({ db }: Reader, eid: number): Promise<number[]> {
  const own = db
    .select({ class_task_id: teams.class_task_id })
    .from(experiments)
    .innerJoin(teams, eq(teams.id, experiments.team_id))
    .where(and(eq(experiments.id, eid), isNotNull(teams.class_task_id)));
  const rows = await db
    .select({ id: experiments.id })
    .from(experiments)
    .innerJoin(otherTeams, eq(otherTeams.id, experiments.team_id))
    .where(eq(otherTeams.class_task_id, own))
    .orderBy(desc(experiments.id))
    .limit(MOST_KIN);
  return rows.map(({ id }) => id);
}

/** team id → what it is called; a team that was disbanded keeps its name. */
export async function teamNames({ db }: Reader, ids: readonly number[]): Promise<Map<number, string>> {
  const { id, name } = teams;
  const rows = await db.select({ id, name }).from(teams).where(isAnyOf(id, ids));
  return new Map(rows.map((team) => [team.id, team.name]));
}
