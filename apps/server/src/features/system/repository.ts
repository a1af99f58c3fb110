import { eq, sql } from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import { systemParams } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';
import { type ParamRecord, paramsByKeys } from '../../settings-repository.ts';

export { type ParamRecord, paramsByKeys };

export async function paramByKey({ db }: Reader, key: string): Promise<ParamRecord | null> {
  const [row] = await db.select().from(systemParams).where(eq(systemParams.key, key));
  return row ?? null;
}

/** Whether the database knows a zone by this name: its list and Node's are not the same one. */
export async function knowsZone({ db }: Reader, zone: string): Promise<boolean> {
  const names = sql`pg_timezone_names`;
  const rows = await db
    .select({ one: sql`1` })
    .from(names)
    .where(sql`lower(name) = lower(${zone}::text)`)
    .limit(1);
  return rows.length > 0;
}

export async function setParam(
  { db }: Transaction,
  key: string,
  values: Omit<ParamRecord, 'key' | 'is_public'>,
): Promise<void> {
  await db
    .insert(systemParams)
    .values({ key, ...values })
    .onConflictDoUpdate({ target: systemParams.key, set: values });
}
