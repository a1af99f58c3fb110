import { and, asc, count, desc, eq, gt, lte, max, sql } from '../../../db/drizzle.ts';
import type { Reader } from '../../../db/reader.ts';
import { auditForwards, auditLog, auditSeals } from '../../../db/schema/index.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { ChainedEntry, Seal } from './chain.ts';

/** Seals the next settled entries; answers how many, 0 where another server is at it or somebody still writes. */
export async function sealNext({ db }: Transaction): Promise<number> {
  const { rows } = await db.execute<{ sealed: number }>(sql`select seal_audit_log() as sealed`);
  return rows[0]?.sealed ?? 0;
}

/** Takes out the oldest entries, a part of them; answers how many. The database refuses what is younger than 180 days. */
export async function removeOldest({ db }: Transaction, before: Date): Promise<number> {
  const { rows } = await db.execute<{ removed: number }>(
    sql`select remove_old_audit(${before}::timestamptz) as removed`,
  );
  return rows[0]?.removed ?? 0;
}

export async function lastSeal({ db }: Reader): Promise<Seal | null> {
  const [row] = await db.select().from(auditSeals).orderBy(desc(auditSeals.id)).limit(1);
  return row ?? null;
}

/** The latest removal: the chain that is left goes on after what it cut off. */
export async function lastRemoval({ db }: Reader): Promise<Seal | null> {
  const [row] = await db
    .select()
    .from(auditSeals)
    .where(eq(auditSeals.kind, 'removal'))
    .orderBy(desc(auditSeals.id))
    .limit(1);
  return row ?? null;
}

export async function sealsAfter({ db }: Reader, id: number, limit: number): Promise<Seal[]> {
  return db.select().from(auditSeals).where(gt(auditSeals.id, id)).orderBy(asc(auditSeals.id)).limit(limit);
}

const chained = {
  id: auditLog.id,
  at: sql<string>`((extract(epoch from ${auditLog.at}) * 1000000)::bigint)::text`,
  actor_id: sql<string | null>`${auditLog.actor_id}::text`,
  action: auditLog.action,
  target: auditLog.target,
  detail: auditLog.detail,
  address: auditLog.address,
};

export async function entriesBetween(
  { db }: Reader,
  { after, upto, limit }: { readonly after: number; readonly upto: number; readonly limit: number },
): Promise<ChainedEntry[]> {
  return db
    .select(chained)
    .from(auditLog)
    .where(and(gt(auditLog.id, after), lte(auditLog.id, upto)))
    .orderBy(asc(auditLog.id))
    .limit(limit);
}

export async function countBetween({ db }: Reader, after: number, upto: number): Promise<number> {
  const where = and(gt(auditLog.id, after), lte(auditLog.id, upto));
  const [row] = await db.select({ count: count() }).from(auditLog).where(where);
  return row?.count ?? 0;
}

/** Beyond it nobody needs to know how many they are, and counting would take long. */
export const MOST_COUNTED = 10_000;

async function countSome({ db }: Reader, after: number, upto: number): Promise<number> {
  const some = db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(gt(auditLog.id, after), lte(auditLog.id, upto)))
    .limit(MOST_COUNTED);
  const [row] = await db.select({ count: count() }).from(some.as('some'));
  return row?.count ?? 0;
}

/** Entries that no seal holds yet; at most `MOST_COUNTED`. */
export async function countUnsealed(reader: Reader): Promise<number> {
  const sealed = await lastSeal(reader);
  return countSome(reader, sealed?.to_id ?? 0, await newestId(reader));
}

/** Up to which entry an address has taken the log, and how many sealed ones wait for it; at most `MOST_COUNTED`. */
export async function countUnsent(
  reader: Reader,
  address: string,
): Promise<{ last_id: number; unsent: number }> {
  const [sent, sealed] = await Promise.all([forwardedTo(reader, address), lastSeal(reader)]);
  const last_id = sent?.last_id ?? 0;
  return { last_id, unsent: await countSome(reader, last_id, sealed?.to_id ?? 0) };
}

export async function newestId({ db }: Reader): Promise<number> {
  const [row] = await db.select({ id: max(auditLog.id) }).from(auditLog);
  return row?.id ?? 0;
}

/** Whether an address's turn is ours now; it is over with the transaction. */
export async function takeForward(tx: Transaction, address: string): Promise<boolean> {
  const { rows } = await tx.db.execute<{ ours: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`audit forward ${address}`}, 0)) as ours`,
  );
  return rows[0]?.ours === true;
}

export async function forwardedTo(
  { db }: Reader,
  address: string,
): Promise<{ last_id: number; at: Date } | null> {
  const [row] = await db.select().from(auditForwards).where(eq(auditForwards.address, address));
  return row ?? null;
}

export async function keepForwarded({ db }: Transaction, address: string, last_id: number): Promise<void> {
  const values = { last_id, at: new Date() };
  await db
    .insert(auditForwards)
    .values({ address, ...values })
    .onConflictDoUpdate({ target: auditForwards.address, set: values });
}
