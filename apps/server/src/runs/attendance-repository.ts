import { sql } from '../db/drizzle.ts';
import { inner, isAnyOf } from '../db/expressions.ts';
import type { Reader } from '../db/reader.ts';
import { presenceSpans } from '../db/schema/index.ts';
import type { Stay } from './attendance.ts';

/** When members of these runs were in them, as far as it is written down, by `eid user`; two windows of one person count once. */
export async function readStays(
  { db }: Reader,
  eids: readonly number[],
): Promise<ReadonlyMap<string, readonly Stay[]>> {
  const { experiment_id, user_id, from_at, until_at } = presenceSpans;
  const span = sql`tstzrange(${from_at}, greatest(${from_at}, ${until_at}))`;
  const pieces = inner
    .select({ eid: experiment_id, user_id, piece: sql`unnest(range_agg(${span}))`.as('piece') })
    .from(presenceSpans)
    .where(isAnyOf(experiment_id, eids))
    .groupBy(experiment_id, user_id)
    .as('pieces');
  const rows = await db
    .select({
      eid: pieces.eid,
      user_id: pieces.user_id,
      from: sql<number>`(extract(epoch from lower(${pieces.piece})) * 1000)::bigint`.mapWith(Number),
      until: sql<number>`(extract(epoch from upper(${pieces.piece})) * 1000)::bigint`.mapWith(Number),
    })
    .from(pieces);
  const stays = Map.groupBy(rows, (row) => `${row.eid} ${row.user_id}`);
  return new Map([...stays].map(([key, list]) => [key, list.map(({ from, until }) => ({ from, until }))]));
}
