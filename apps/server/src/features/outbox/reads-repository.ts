import type { DeliveryState, DeliveryTopic, IntegrationKind } from '@lets/contract';
import { containsText } from '../../db/contains-text.ts';
import { and, asc, desc, eq, gt, lt, ne, or, type SQL, sql } from '../../db/drizzle.ts';
import { countWhere } from '../../db/expressions.ts';
import type { Reader } from '../../db/reader.ts';
import { deliveries, integrations, users } from '../../db/schema/index.ts';

export interface DeliveryFilter {
  readonly integration_id?: number | undefined;
  readonly state?: DeliveryState | undefined;
  readonly topic?: DeliveryTopic | undefined;
  readonly q?: string | undefined;
}

export async function list(
  { db }: Reader,
  filter: DeliveryFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  const where = conditionOf(filter);
  const from = () =>
    db
      .select({
        delivery: deliveries,
        kind: integrations.kind,
        name: integrations.name,
        person: users.name,
        account: users.account,
      })
      .from(deliveries)
      .innerJoin(integrations, eq(integrations.id, deliveries.integration_id))
      .leftJoin(users, eq(users.id, deliveries.user_id));
  const [rows, counted] = await Promise.all([
    from().where(where).orderBy(desc(deliveries.id)).limit(limit).offset(offset),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(deliveries)
      .leftJoin(users, eq(users.id, deliveries.user_id))
      .where(where),
  ]);
  return { rows, total: counted[0]?.count ?? 0 };
}

function conditionOf({ integration_id, state, topic, q }: DeliveryFilter): SQL | undefined {
  return and(
    integration_id ? eq(deliveries.integration_id, integration_id) : undefined,
    state && eq(deliveries.state, state),
    topic && eq(deliveries.topic, topic),
    q ? or(containsText(q, users.name, users.account), containsText(q, deliveries.reason)) : undefined,
  );
}

export interface Figures {
  readonly integration_id: number;
  readonly kind: IntegrationKind;
  readonly state: DeliveryState;
  readonly count: number;
  readonly oldest: Date | null;
}

export async function figures({ db }: Reader): Promise<Figures[]> {
  return db
    .select({
      integration_id: deliveries.integration_id,
      kind: integrations.kind,
      state: deliveries.state,
      count: sql<number>`count(*)::int`,
      oldest: sql<Date | null>`min(${deliveries.created_at})`.mapWith(deliveries.created_at),
    })
    .from(deliveries)
    .innerJoin(integrations, eq(integrations.id, deliveries.integration_id))
    .groupBy(deliveries.integration_id, integrations.kind, deliveries.state)
    .orderBy(asc(deliveries.integration_id));
}

/** What has waited since before a moment, and what was given up after another, for services that are switched on. */
export async function countStuck(
  { db }: Reader,
  { waitingSince, givenUpAfter }: { readonly waitingSince: Date; readonly givenUpAfter: Date },
): Promise<{ readonly waiting: number; readonly givenUp: number }> {
  const { state, created_at, next_at } = deliveries;
  const isWaiting = and(eq(state, 'waiting'), lt(created_at, waitingSince));
  const isGivenUp = and(eq(state, 'given_up'), gt(next_at, givenUpAfter));
  const [row] = await db
    .select({ waiting: countWhere(isWaiting), givenUp: countWhere(isGivenUp) })
    .from(deliveries)
    .innerJoin(integrations, eq(integrations.id, deliveries.integration_id))
    .where(and(eq(integrations.is_on, true), ne(state, 'delivered')));
  return row ?? { waiting: 0, givenUp: 0 };
}
