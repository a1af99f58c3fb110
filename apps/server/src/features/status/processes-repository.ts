import { asc, eq, lt, sql } from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import { serverProcesses } from '../../db/schema/index.ts';

type Row = typeof serverProcesses.$inferSelect;

export async function keepProcess({ db }: Reader, row: Omit<Row, 'seen_at'>): Promise<void> {
  await db
    .insert(serverProcesses)
    .values(row)
    .onConflictDoUpdate({ target: serverProcesses.id, set: { told: row.told, seen_at: sql`now()` } });
}

/** The oldest first, with how long each has been silent. */
export async function readProcesses({ db }: Reader): Promise<(Row & { silent_ms: number })[]> {
  const silent = sql<number>`(extract(epoch from now() - ${serverProcesses.seen_at}) * 1000)::bigint`;
  const rows = await db
    .select({ row: serverProcesses, silent_ms: silent.mapWith(Number) })
    .from(serverProcesses)
    .orderBy(asc(serverProcesses.started_at), asc(serverProcesses.id));
  return rows.map(({ row, silent_ms }) => ({ ...row, silent_ms }));
}

export async function removeProcess({ db }: Reader, id: string): Promise<void> {
  await db.delete(serverProcesses).where(eq(serverProcesses.id, id));
}

export async function removeSilent({ db }: Reader, ms: number): Promise<void> {
  await db
    .delete(serverProcesses)
    .where(lt(serverProcesses.seen_at, sql`now() - make_interval(secs => ${ms / 1000})`));
}
