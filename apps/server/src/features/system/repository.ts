import { eq } from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import { systemParams } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';
import { type ParamRecord, paramsByKeys } from '../../settings-repository.ts';

export { type ParamRecord, paramsByKeys };

export async function paramByKey({ db }: Reader, key: string): Promise<ParamRecord | null> {
  const [row] = await db.select().from(systemParams).where(eq(systemParams.key, key));
  return row ?? null;
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
