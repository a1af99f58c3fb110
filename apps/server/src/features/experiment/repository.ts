import { and, asc, eq, sql } from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import { experiments, type RunRow } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';

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
