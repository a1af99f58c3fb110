import { eq, inArray, sql } from './db/drizzle.ts';
import type { Reader } from './db/reader.ts';
import { systemParams } from './db/schema/index.ts';
import type { Transaction } from './db/transaction.ts';

export type ParamRecord = typeof systemParams.$inferSelect;

export function paramsByKeys({ db }: Reader, keys: readonly string[]): Promise<ParamRecord[]> {
  return db
    .select()
    .from(systemParams)
    .where(inArray(systemParams.key, [...keys]));
}

/** One field of a parameter that holds JSON, without the pictures beside it; null where there is none. */
export async function fieldOfParam({ db }: Reader, key: string, field: string): Promise<string | null> {
  const [row] = await db
    .select({ field: sql<string | null>`${systemParams.value}::jsonb ->> ${field}::text` })
    .from(systemParams)
    .where(eq(systemParams.key, key));
  return row?.field ?? null;
}

/** Sets a parameter that people never see. */
export async function keepParam({ db }: Transaction, key: string, value: string): Promise<void> {
  await db
    .insert(systemParams)
    .values({ key, value })
    .onConflictDoUpdate({ target: systemParams.key, set: { value } });
}
