import type { Conversation, UserBrief } from '@lets/contract';
import { containsText } from '../../db/contains-text.ts';
import { and, desc, eq, exists, isNull, lt, or, type SQL, sql } from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import { conversations, higherOf, lowerOf, messages, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';

export type MessageRecord = typeof messages.$inferSelect;

export interface Window {
  /** Only what is older than this message. */
  readonly before: number | undefined;
  readonly limit: number;
  readonly text: string | undefined;
}

/** The latest first. */
export async function conversationsOf(
  { db }: Reader,
  userId: number,
  { before, limit, text }: Window,
): Promise<{ with: UserBrief; last: MessageRecord; unread: number }[]> {
  const unread = sql<Conversation['unread']>`(select count(*)::int from ${messages} as unread
    where unread.to_id = ${conversations.user_id} and unread.from_id = ${conversations.with_id} and unread.read_at is null)`;
  const rows = await db
    .select({ id: users.id, name: users.name, identity: users.identity, last: messages, unread })
    .from(conversations)
    .innerJoin(users, eq(users.id, conversations.with_id))
    .innerJoin(messages, eq(messages.id, conversations.last_id))
    .where(
      and(
        eq(conversations.user_id, userId),
        before ? lt(conversations.last_id, before) : undefined,
        text ? or(containsText(text, users.name), isSaidIn(db, userId, text)) : undefined,
      ),
    )
    .orderBy(desc(conversations.last_id))
    .limit(limit);
  return rows.map(({ id, name, identity, ...row }) => ({
    with: { id, name, identity },
    ...row,
  }));
}

function isSaidIn(db: Reader['db'], userId: number, text: string): SQL {
  const said = sql`said.content`;
  const saidInEnglish = sql`said.content_en`;
  return exists(
    db
      .select({ one: sql`1` })
      .from(sql`${messages} as said`)
      .where(
        sql`least(said.from_id, said.to_id) = least(${userId}::bigint, ${conversations.with_id})
          and greatest(said.from_id, said.to_id) = greatest(${userId}::bigint, ${conversations.with_id})
          and (${containsText(text, said)} or ${containsText(text, saidInEnglish)})`,
      ),
  );
}

/** What two people wrote each other, the latest first. */
export function messagesBetween(
  { db }: Reader,
  [one, other]: readonly [number, number],
  { before, limit, text }: Window,
): Promise<MessageRecord[]> {
  return db
    .select()
    .from(messages)
    .where(
      and(
        isBetween(one, other),
        before ? lt(messages.id, before) : undefined,
        text ? or(containsText(text, messages.content), containsText(text, messages.content_en)) : undefined,
      ),
    )
    .orderBy(desc(messages.id))
    .limit(limit);
}

export async function isMessageBetween(
  { db }: Reader,
  id: number,
  [one, other]: readonly [number, number],
): Promise<boolean> {
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.id, id), isBetween(one, other)));
  return rows.length > 0;
}

/** What someone sent under a name of their own for the act. */
export async function sentAs(
  { db }: Reader,
  fromId: number,
  requestId: string,
): Promise<{ message: MessageRecord; to: UserBrief }[]> {
  const rows = await db
    .select({ message: messages, id: users.id, name: users.name, identity: users.identity })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.to_id))
    .where(and(eq(messages.from_id, fromId), eq(messages.request_id, requestId)))
    .orderBy(messages.id);
  return rows.map(({ message, id, name, identity }) => ({
    message,
    to: { id, name, identity },
  }));
}

export async function addMessages(
  { db }: Transaction,
  drafts: readonly (typeof messages.$inferInsert)[],
): Promise<MessageRecord[]> {
  const rows = await db
    .insert(messages)
    .values([...drafts])
    .returning();
  // Of several to one person the last is the conversation's: one statement may touch a row only once.
  const latest = new Map(rows.map((row) => [`${row.from_id} ${row.to_id}`, row]));
  const ends = [...latest.values()]
    .flatMap(({ id, from_id, to_id, announcement_id, content_en }) => [
      // What went to many, or was written by the product, opens no conversation with each of sixty for its writer.
      ...(announcement_id === null && content_en === null
        ? [{ user_id: from_id, with_id: to_id, last_id: id }]
        : []),
      { user_id: to_id, with_id: from_id, last_id: id },
    ])
    // Two who write to each other at once lock the rows in one order.
    .sort((a, b) => a.user_id - b.user_id || a.with_id - b.with_id);
  await db
    .insert(conversations)
    .values(ends)
    .onConflictDoUpdate({
      target: [conversations.user_id, conversations.with_id],
      set: { last_id: sql`greatest(${conversations.last_id}, excluded.last_id)` },
    });
  return rows;
}

/** How many were unread until now. */
export async function markRead({ db }: Transaction, toId: number, fromId: number, at: Date): Promise<number> {
  const { rowCount } = await db
    .update(messages)
    .set({ read_at: at })
    .where(and(eq(messages.to_id, toId), eq(messages.from_id, fromId), isNull(messages.read_at)));
  return rowCount ?? 0;
}

export async function countUnread({ db }: Reader, userId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(messages)
    .where(and(eq(messages.to_id, userId), isNull(messages.read_at)));
  return row?.count ?? 0;
}

function isBetween(one: number, other: number): SQL | undefined {
  const [lower, higher] = [Math.min(one, other), Math.max(one, other)];
  return and(eq(lowerOf(messages), lower), eq(higherOf(messages), higher));
}
