import type { Bilingual, DeliveryTopic, UserBrief } from '@lets/contract';
import { and, asc, eq, inArray, ne, sql } from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import { deliveries, integrations, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { DeliveryRow } from './repository.ts';

const PERSONAL = ['lti_score', 'ilab_result'] as const satisfies readonly DeliveryTopic[];
export type PersonalTopic = (typeof PERSONAL)[number];

export interface PersonalRow {
  readonly delivery: DeliveryRow;
  readonly service: Bilingual;
  readonly person: UserBrief;
}

/** What is said of the members of a run one by one, by service and member. */
export function personalOf({ db }: Reader, eid: number): Promise<PersonalRow[]> {
  return db
    .select({
      delivery: deliveries,
      service: integrations.name,
      person: { id: users.id, name: users.name, identity: users.identity },
    })
    .from(deliveries)
    .innerJoin(integrations, eq(integrations.id, deliveries.integration_id))
    .innerJoin(users, eq(users.id, deliveries.user_id))
    .where(and(eq(deliveries.experiment_id, eid), inArray(deliveries.topic, [...PERSONAL])))
    .orderBy(asc(integrations.id), asc(users.id), asc(deliveries.id));
}

/** Until then what is fed anew has taken the place of what had arrived. */
const FED_ANEW = sql`interval '15 seconds'`;

/**
 * Sends again. What had arrived loses its mark, so that it is told as things stand now: its service has seen what it said before. Without
 * `ids` only what has not arrived. Answers how many.
 */
export async function resendPersonal(
  { db }: Transaction,
  { eid, ids }: { readonly eid: number; readonly ids?: readonly number[] | undefined },
  now: Date,
): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const hadArrived = sql`${deliveries.state} = 'delivered'`;
  const { rowCount } = await db
    .update(deliveries)
    .set({
      state: 'waiting',
      tries: 0,
      delivered_at: null,
      mark: sql`case when ${hadArrived} then '' else ${deliveries.mark} end`,
      next_at: sql`case when ${hadArrived} then ${at} + ${FED_ANEW} else ${at} end`,
    })
    .where(
      and(
        eq(deliveries.experiment_id, eid),
        inArray(deliveries.topic, [...PERSONAL]),
        ids ? inArray(deliveries.id, [...ids]) : ne(deliveries.state, 'delivered'),
      ),
    );
  return rowCount ?? 0;
}
