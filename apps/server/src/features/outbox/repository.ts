import type { DeliveryState, DeliveryTopic } from '@lets/contract';
import { takeTurns } from '../../db/advisory-lock.ts';
import { and, eq, inArray, lte, ne, sql } from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import { deliveries } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';

export type DeliveryRow = typeof deliveries.$inferSelect;

/** What is to be sent. */
export interface Draft {
  readonly integration_id: number;
  readonly topic: DeliveryTopic;
  readonly order_key: string;
  readonly item_key: string;
  readonly mark: string;
  readonly payload: Record<string, unknown>;
  readonly user_id: number | null;
  readonly experiment_id: number | null;
}

/** A statement takes 65,535 values. */
const ADDED_TOGETHER = 1000;

/**
 * Puts drafts into the outbox. What is said of the same thing with another mark takes its place and is sent anew; the same mark changes
 * nothing. Of several drafts of one thing the last counts. Answers how many there are to send.
 */
export async function put({ db }: Reader, drafts: readonly Draft[], now: Date): Promise<number> {
  const last = [
    ...new Map(drafts.map((draft) => [`${draft.integration_id} ${draft.item_key}`, draft])).values(),
  ];
  let count = 0;
  for (let at = 0; at < last.length; at += ADDED_TOGETHER) {
    const rows = last
      .slice(at, at + ADDED_TOGETHER)
      .map((draft) => ({ ...draft, next_at: now, created_at: now }));
    const { rowCount } = await db
      .insert(deliveries)
      .values(rows)
      .onConflictDoUpdate({
        target: [deliveries.integration_id, deliveries.item_key],
        set: {
          mark: sql`excluded.mark`,
          payload: sql`excluded.payload`,
          revision: sql`${deliveries.revision} + 1`,
          state: 'waiting',
          tries: 0,
          reason: '',
          next_at: sql`excluded.next_at`,
          // How long something waits is counted from here.
          created_at: sql`excluded.created_at`,
          delivered_at: null,
        },
        setWhere: ne(deliveries.mark, sql`excluded.mark`),
      });
    count += rowCount ?? 0;
  }
  return count;
}

export interface Claim {
  readonly by: string;
  readonly until: Date;
  readonly now: Date;
  readonly limit: number;
  /** Those of one key go in one message, in order. Otherwise only the earliest of each key is taken. */
  readonly isTogether: boolean;
}

/**
 * Takes what is due of one service for this process, a batch at a time, so that nothing overtakes what waits before it with the same key.
 * What a process that died had taken comes back when its claim is over.
 */
export async function claim(
  tx: Transaction,
  integrationId: number,
  { by, until, now, limit, isTogether }: Claim,
): Promise<DeliveryRow[]> {
  // Two processes that looked at once would each find what the other takes still there, or already gone.
  await takeTurns(tx, `outbox ${integrationId}`);
  const at = now.toISOString();
  const isBefore = isTogether
    ? sql`(e.next_at > ${at}::timestamptz or e.claimed_until >= ${at}::timestamptz)`
    : sql`true`;
  const due = sql`(select d.id from ${deliveries} d
    where d.integration_id = ${integrationId} and d.state = 'waiting' and d.next_at <= ${at}::timestamptz
      and (d.claimed_until is null or d.claimed_until < ${at}::timestamptz)
      and not exists (select 1 from ${deliveries} e
        where e.integration_id = d.integration_id and e.order_key = d.order_key and e.state = 'waiting' and e.id < d.id
          and ${isBefore})
    order by d.id limit ${limit})`;
  const rows = await tx.db
    .update(deliveries)
    .set({ claimed_by: by, claimed_until: until })
    .where(sql`${deliveries.id} in ${due}`)
    .returning();
  return rows.sort((one, other) => one.id - other.id);
}

/** Services for which something is due. */
export async function servicesWithDue({ db }: Reader, now: Date): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: deliveries.integration_id })
    .from(deliveries)
    .where(and(eq(deliveries.state, 'waiting'), lte(deliveries.next_at, now)));
  return rows.map(({ id }) => id);
}

export interface Outcome {
  readonly state: DeliveryState;
  readonly reason: string;
  readonly nextAt: Date;
  readonly deliveredAt: Date | null;
}

/**
 * Writes down how a try of the process `by` went, unless something else has taken its place meanwhile: then only the claim goes. Another
 * process that has it by now, because the claim was over, goes on.
 */
export async function settle(
  { db }: Reader,
  row: DeliveryRow,
  by: string,
  { state, reason, nextAt, deliveredAt }: Outcome,
): Promise<void> {
  const isClaimed = and(eq(deliveries.id, row.id), eq(deliveries.claimed_by, by));
  const { rowCount } = await db
    .update(deliveries)
    .set({
      state,
      reason,
      tries: row.tries + 1,
      next_at: nextAt,
      delivered_at: deliveredAt,
      claimed_by: null,
      claimed_until: null,
    })
    .where(and(isClaimed, eq(deliveries.revision, row.revision)));
  if (rowCount === 0)
    await db.update(deliveries).set({ claimed_by: null, claimed_until: null }).where(isClaimed);
}

/** Of what is still being sent. */
export async function renew({ db }: Reader, ids: readonly number[], by: string, until: Date): Promise<void> {
  await db
    .update(deliveries)
    .set({ claimed_until: until })
    .where(and(inArray(deliveries.id, [...ids]), eq(deliveries.claimed_by, by)));
}

/** Sends again at once what is not delivered. */
export async function resend(
  { db }: Reader,
  {
    ids,
    integrationId,
  }: { readonly ids?: readonly number[] | undefined; readonly integrationId?: number | undefined },
  now: Date,
): Promise<number> {
  const { rowCount } = await db
    .update(deliveries)
    .set({ state: 'waiting', tries: 0, next_at: now })
    .where(
      and(
        ids ? inArray(deliveries.id, [...ids]) : undefined,
        integrationId ? eq(deliveries.integration_id, integrationId) : undefined,
        ids ? ne(deliveries.state, 'delivered') : eq(deliveries.state, 'given_up'),
      ),
    );
  return rowCount ?? 0;
}

/** With which mark each thing was put into the outbox last, by item key. */
export async function newestMarks(
  { db }: Reader,
  integrationId: number,
  itemKeys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (itemKeys.length === 0) return new Map();
  const rows = await db
    .select({ key: deliveries.item_key, mark: deliveries.mark })
    .from(deliveries)
    .where(and(eq(deliveries.integration_id, integrationId), inArray(deliveries.item_key, [...itemKeys])));
  return new Map(rows.map(({ key, mark }) => [key, mark]));
}
