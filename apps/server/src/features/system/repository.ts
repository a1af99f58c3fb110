import type { Notice } from '@lets/contract';
import { and, arrayContains, arrayOverlaps, desc, eq, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../db/reader.ts';
import { notices, systemParams } from '../../db/schema/index.ts';

export type ParamRecord = typeof systemParams.$inferSelect;

export async function paramByKey({ db }: Reader, key: string): Promise<ParamRecord | null> {
  const [row] = await db.select().from(systemParams).where(eq(systemParams.key, key));
  return row ?? null;
}

/** Whom notices must be meant for; null: for everybody, logged in or not. */
export type Readership = { readonly identity: number; readonly classIds: readonly number[] } | null;

export async function findNotices(
  { db }: Reader,
  { readership, until }: { readership: Readership; until: Date },
  page: { offset: number; limit: number },
): Promise<{ list: Notice[]; total: number }> {
  const where = and(lte(notices.published_at, until), ...addressedTo(readership));
  const [rows, [count]] = await Promise.all([
    db
      .select()
      .from(notices)
      .where(where)
      .orderBy(desc(notices.pinned), desc(notices.published_at), desc(notices.id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ total: sql<number>`count(*)::int` }).from(notices).where(where),
  ]);
  return { list: rows.map(toNotice), total: count?.total ?? 0 };
}

function addressedTo(readership: Readership): (SQL | undefined)[] {
  const toEveryIdentity = eq(notices.identities, []);
  const toEveryClass = eq(notices.class_ids, []);
  if (!readership) return [toEveryIdentity, toEveryClass];
  const { identity, classIds } = readership;
  return [
    or(toEveryIdentity, arrayContains(notices.identities, [identity])),
    classIds.length > 0 ? or(toEveryClass, arrayOverlaps(notices.class_ids, [...classIds])) : toEveryClass,
  ];
}

function toNotice(row: typeof notices.$inferSelect): Notice {
  return {
    id: row.id,
    title: { zh: row.title_zh, en: row.title_en },
    body: { zh: row.body_zh, en: row.body_en },
    pinned: row.pinned,
    published_at: row.published_at?.getTime() ?? 0,
  };
}
