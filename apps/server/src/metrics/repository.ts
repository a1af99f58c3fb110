import { count } from '../db/drizzle.ts';
import type { Reader } from '../db/reader.ts';
import { experiments } from '../db/schema/index.ts';

export async function countRunsByState({ db }: Reader): Promise<{ state: string; count: number }[]> {
  return db
    .select({ state: experiments.status, count: count() })
    .from(experiments)
    .groupBy(experiments.status);
}
