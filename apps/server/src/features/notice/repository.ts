import type { Identity, ManagedNotice, Notice } from '@lets/contract';
import { containsText } from '../../db/contains-text.ts';
import {
  and,
  arrayContains,
  arrayOverlaps,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  notExists,
  or,
  type SQL,
  sql,
} from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import {
  classes,
  classMentors,
  courseMentors,
  enrolments,
  noticeReads,
  notices,
  sessions,
  users,
} from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';

export type NoticeRecord = typeof notices.$inferSelect;
export type NoticeStatus = ManagedNotice['status'];

/** Whom notices must be meant for; null: for everybody, logged in or not. */
type Readership = { readonly identity: Identity; readonly classIds: readonly number[] } | null;
export interface Filter {
  readonly readership: Readership;
  /** The hour: what is dated later has not been published yet. */
  readonly until: Date;
}
interface Slice {
  readonly offset: number;
  readonly limit: number;
}

export async function findNotices(
  { db }: Reader,
  filter: Filter,
  { offset, limit }: Slice,
): Promise<{ list: Notice[]; total: number }> {
  const where = isOut(filter);
  const [rows, [count]] = await Promise.all([
    db
      .select()
      .from(notices)
      .where(where)
      .orderBy(desc(notices.pinned), desc(notices.published_at), desc(notices.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: sql<number>`count(*)::int` }).from(notices).where(where),
  ]);
  return { list: rows.map(toNotice), total: count?.total ?? 0 };
}

export async function countUnread({ db }: Reader, filter: Filter, userId: number): Promise<number> {
  const read = db
    .select({ one: sql`1` })
    .from(noticeReads)
    .where(and(eq(noticeReads.notice_id, notices.id), eq(noticeReads.user_id, userId)));
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(notices)
    .where(and(isOut(filter), notExists(read)));
  return row?.count ?? 0;
}

/** Those of these notices that someone has read. */
export async function readAmong(
  { db }: Reader,
  userId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  const rows = await db
    .select({ id: noticeReads.notice_id })
    .from(noticeReads)
    .where(and(eq(noticeReads.user_id, userId), inArray(noticeReads.notice_id, [...ids])));
  return new Set(rows.map((row) => row.id));
}

/** Marks those that are meant for the reader, and no other; answers how many were new to them. */
export async function markRead(
  { db }: Transaction,
  filter: Filter,
  { userId, ids }: { userId: number; ids: readonly number[] },
): Promise<number> {
  const meant = await db
    .select({ notice_id: notices.id })
    .from(notices)
    .where(and(inArray(notices.id, [...ids]), isOut(filter)));
  if (meant.length === 0) return 0;
  const { rowCount } = await db
    .insert(noticeReads)
    .values(meant.map((row) => ({ ...row, user_id: userId, read_at: filter.until })))
    .onConflictDoNothing();
  return rowCount ?? 0;
}

/** What is published and not withdrawn, for whom it is meant. */
function isOut({ readership, until }: Filter): SQL | undefined {
  return and(lte(notices.published_at, until), isNull(notices.withdrawn_at), ...addressedTo(readership));
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

// Management ----------------------------------------------------------------------------------------------------------

export async function findManaged(
  { db }: Reader,
  { text, status }: { text: string | undefined; status: NoticeStatus | undefined },
  { offset, limit }: Slice,
): Promise<{ list: ManagedNotice[]; total: number }> {
  const where = and(
    status && hasStatus(status),
    text ? containsText(text, notices.title_zh, notices.title_en) : undefined,
  );
  const [rows, [count]] = await Promise.all([
    db.select().from(notices).where(where).orderBy(desc(notices.id)).limit(limit).offset(offset),
    db.select({ total: sql<number>`count(*)::int` }).from(notices).where(where),
  ]);
  return { list: await withReaders({ db }, rows), total: count?.total ?? 0 };
}

export async function lockNotice({ db }: Transaction, id: number): Promise<NoticeRecord | null> {
  const [row] = await db.select().from(notices).where(eq(notices.id, id)).for('no key update');
  return row ?? null;
}

export async function keepNotice(
  { db }: Transaction,
  id: number | undefined,
  values: Omit<typeof notices.$inferInsert, 'id' | 'created_at'>,
): Promise<ManagedNotice> {
  const rows = id
    ? await db.update(notices).set(values).where(eq(notices.id, id)).returning()
    : await db.insert(notices).values(values).returning();
  const [kept] = await withReaders({ db }, rows);
  if (!kept) throw new Error(`notice ${id} is gone`);
  return kept;
}

export async function countClasses({ db }: Reader, ids: readonly number[]): Promise<number> {
  return db.$count(classes, inArray(classes.id, [...ids]));
}

/** What became public after one moment, up to another. */
export async function outBetween({ db }: Reader, after: Date, until: Date): Promise<NoticeRecord[]> {
  return db
    .select()
    .from(notices)
    .where(
      and(gt(notices.published_at, after), lte(notices.published_at, until), isNull(notices.withdrawn_at)),
    );
}

/** Who has read it, the latest first. */
export async function readersOf({ db }: Reader, id: number, { offset, limit }: Slice) {
  const [list, total] = await Promise.all([
    db
      .select({
        id: users.id,
        name: users.name,
        identity: users.identity,
        account: users.account,
        read_at: noticeReads.read_at,
      })
      .from(noticeReads)
      .innerJoin(users, eq(users.id, noticeReads.user_id))
      .where(eq(noticeReads.notice_id, id))
      .orderBy(desc(noticeReads.read_at), users.id)
      .limit(limit)
      .offset(offset),
    db.$count(noticeReads, eq(noticeReads.notice_id, id)),
  ]);
  return {
    list: list.map((row) => ({
      ...row,
      identity: row.identity,
      read_at: row.read_at.getTime(),
    })),
    total,
  };
}

/** Those a notice is meant for who have a session: whom it may reach at once. */
export async function listeners(
  { db }: Reader,
  { identities, class_ids }: Pick<NoticeRecord, 'identities' | 'class_ids'>,
  now: Date,
): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: users.id })
    .from(users)
    .innerJoin(sessions, eq(sessions.user_id, users.id))
    .where(
      and(
        gt(sessions.expires_at, now),
        eq(users.disabled, false),
        identities.length > 0 ? inArray(users.identity, identities) : undefined,
        class_ids.length > 0 ? belongsTo(db, class_ids) : undefined,
      ),
    );
  return rows.map((row) => row.id);
}

function belongsTo(db: Reader['db'], classIds: number[]): SQL | undefined {
  const one = { one: sql`1` };
  return or(
    exists(
      db
        .select(one)
        .from(enrolments)
        .where(and(eq(enrolments.user_id, users.id), inArray(enrolments.class_id, classIds))),
    ),
    exists(
      db
        .select(one)
        .from(classMentors)
        .where(and(eq(classMentors.user_id, users.id), inArray(classMentors.class_id, classIds))),
    ),
    exists(
      db
        .select(one)
        .from(courseMentors)
        .innerJoin(classes, eq(classes.course_id, courseMentors.course_id))
        .where(and(eq(courseMentors.user_id, users.id), inArray(classes.id, classIds))),
    ),
  );
}

function hasStatus(status: NoticeStatus): SQL | undefined {
  if (status === 'withdrawn') return isNotNull(notices.withdrawn_at);
  const isPublished = status === 'published';
  return and(
    isNull(notices.withdrawn_at),
    isPublished ? isNotNull(notices.published_at) : isNull(notices.published_at),
  );
}

/** Pure. */
export function statusOf({ published_at, withdrawn_at }: NoticeRecord): NoticeStatus {
  if (withdrawn_at) return 'withdrawn';
  return published_at ? 'published' : 'draft';
}

async function withReaders({ db }: Reader, rows: readonly NoticeRecord[]): Promise<ManagedNotice[]> {
  const counts = await db
    .select({ id: noticeReads.notice_id, count: sql<number>`count(*)::int` })
    .from(noticeReads)
    .where(
      inArray(
        noticeReads.notice_id,
        rows.map((row) => row.id),
      ),
    )
    .groupBy(noticeReads.notice_id);
  const countOf = new Map(counts.map((row) => [row.id, row.count]));
  return rows.map((row) => ({
    ...toNotice(row),
    status: statusOf(row),
    identities: row.identities,
    class_ids: row.class_ids,
    published_at: row.published_at?.getTime() ?? null,
    created_at: row.created_at.getTime(),
    reader_count: countOf.get(row.id) ?? 0,
  }));
}

function toNotice(row: NoticeRecord): Notice {
  return {
    id: row.id,
    title: { zh: row.title_zh, en: row.title_en },
    body: { zh: row.body_zh, en: row.body_en },
    pinned: row.pinned,
    published_at: row.published_at?.getTime() ?? 0,
  };
}
