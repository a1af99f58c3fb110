import { inArray } from './db/drizzle.ts';
import type { Reader } from './db/reader.ts';
import { systemParams } from './db/schema/index.ts';

export type ParamRecord = typeof systemParams.$inferSelect;

export function paramsByKeys({ db }: Reader, keys: readonly string[]): Promise<ParamRecord[]> {
  return db
    .select()
    .from(systemParams)
    .where(inArray(systemParams.key, [...keys]));
}
