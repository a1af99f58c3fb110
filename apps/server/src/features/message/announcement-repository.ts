import type { AudienceKind, UserBrief } from '@lets/contract';
import { containsText } from '../../db/contains-text.ts';
import { and, asc, desc, eq, lt, sql } from '../../db/drizzle.ts';
import { countWhere } from '../../db/expressions.ts';
import type { Reader } from '../../db/reader.ts';
import { announcements, messages, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';

export type AnnouncementRecord = typeof announcements.$inferSelect & {
  readonly count: number;
  readonly read: number;
};

export interface NewAnnouncement {
  readonly from_id: number;
  readonly kind: AudienceKind;
  readonly name: string;
  readonly name_en: string;
  readonly content: string;
  readonly content_en?: string;
  readonly request_id?: string | null;
  readonly sent_at: Date;
}

export async function addAnnouncement({ db }: Transaction, draft: NewAnnouncement): Promise<number> {
  const [row] = await db.insert(announcements).values(draft).returning({ id: announcements.id });
  if (!row) throw new Error('the new announcement has no id');
  return row.id;
}

interface Which {
  readonly fromId: number;
  readonly id?: number;
  readonly requestId?: string;
  readonly before?: number | undefined;
  readonly text?: string | undefined;
  readonly limit: number;
}

/** Someone's announcements, the latest first. */
export function announcementsOf(
  { db }: Reader,
  { fromId, id, requestId, before, text, limit }: Which,
): Promise<AnnouncementRecord[]> {
  return db
    .select({
      id: announcements.id,
      from_id: announcements.from_id,
      kind: announcements.kind,
      name: announcements.name,
      name_en: announcements.name_en,
      content: announcements.content,
      content_en: announcements.content_en,
      request_id: announcements.request_id,
      sent_at: announcements.sent_at,
      count: sql<number>`count(${messages.id})::int`,
      read: countWhere(sql`${messages.read_at} is not null`),
    })
    .from(announcements)
    .leftJoin(messages, eq(messages.announcement_id, announcements.id))
    .where(
      and(
        eq(announcements.from_id, fromId),
        id === undefined ? undefined : eq(announcements.id, id),
        requestId === undefined ? undefined : eq(announcements.request_id, requestId),
        before === undefined ? undefined : lt(announcements.id, before),
        text
          ? containsText(
              text,
              announcements.name,
              announcements.name_en,
              announcements.content,
              announcements.content_en,
            )
          : undefined,
      ),
    )
    .groupBy(announcements.id)
    .orderBy(desc(announcements.id))
    .limit(limit);
}

/** Who got it, those who have not read it first. */
export function readersOf(
  { db }: Reader,
  announcementId: number,
): Promise<(UserBrief & { read_at: Date | null })[]> {
  return db
    .select({ id: users.id, name: users.name, identity: users.identity, read_at: messages.read_at })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.to_id))
    .where(eq(messages.announcement_id, announcementId))
    .orderBy(sql`${messages.read_at} nulls first`, asc(users.name), asc(users.id));
}
