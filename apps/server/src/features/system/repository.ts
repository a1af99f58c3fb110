import { eq, inArray } from 'drizzle-orm';
import type { Reader } from '../../db/reader.ts';
import { systemParams } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';

export type ParamRecord = typeof systemParams.$inferSelect;

export async function paramByKey({ db }: Reader, key: string): Promise<ParamRecord | null> {
  const [row] = await db.select().from(systemParams).where(eq(systemParams.key, key));
  return row ?? null;
}

export async function paramsByKeys({ db }: Reader, keys: readonly string[]): Promise<ParamRecord[]> {
  return db
    .select()
    .from(systemParams)
    .where(inArray(systemParams.key, [...keys]));
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
