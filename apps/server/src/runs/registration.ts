import { type SQL, sql } from '../db/drizzle.ts';
import { enrolments, experiments, users } from '../db/schema/index.ts';

/**
 * SQL: whether a member of a run has been taken out of its class while it goes on. What is over stays readable to its players, and
 * practice partners are in no class.
 */
export function isUnregisteredMember(userId: number): SQL<boolean> {
  return sql`(${experiments.class_id} is not null and ${experiments.status} = 'in_progress'
    and not exists (select 1 from ${enrolments}
      where ${enrolments.class_id} = ${experiments.class_id} and ${enrolments.user_id} = ${userId})
    and not exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.automatic}))`;
}
