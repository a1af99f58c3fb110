import type { AudienceKind } from '@lets/contract';
import {
  type AnyPgColumn,
  bigint,
  index,
  pgTable,
  primaryKey,
  type SQL,
  sql,
  text,
  timestamp,
  uniqueIndex,
} from '../drizzle.ts';
import { users } from './account.ts';
import { createdAt, id, refersTo } from './columns.ts';

/** One message to many, whose writer keeps it as one thing; each addressee has a message of their own. */
export const announcements = pgTable(
  'announcements',
  {
    id: id(),
    from_id: refersTo(() => users.id),
    kind: text().$type<AudienceKind>().notNull(),
    /** What the class, team or role was called when it was sent. */
    name: text().notNull(),
    name_en: text(),
    content: text().notNull(),
    content_en: text(),
    request_id: text(),
    sent_at: createdAt(),
  },
  (table) => [
    index('announcements_from').on(table.from_id, table.id),
    uniqueIndex('announcements_request').on(table.from_id, table.request_id),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: id(),
    from_id: refersTo(() => users.id),
    to_id: refersTo(() => users.id),
    content: text().notNull(),
    /** What the product writes in a person's name is in both languages; what people write has only `content`. */
    content_en: text(),
    parent_id: bigint({ mode: 'number' }).references((): AnyPgColumn => messages.id),
    announcement_id: bigint({ mode: 'number' }).references(() => announcements.id),
    /** The sender's name for the act, so that a retry finds what the first try sent. */
    request_id: text(),
    sent_at: createdAt(),
    read_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('messages_pair').on(lowerOf(table), higherOf(table), table.id),
    index('messages_announcement').on(table.announcement_id).where(sql`${table.announcement_id} is not null`),
    index('messages_unread').on(table.to_id, table.from_id).where(sql`${table.read_at} is null`),
    uniqueIndex('messages_request').on(table.from_id, table.request_id, table.to_id),
  ],
);

interface Ends {
  readonly from_id: AnyPgColumn;
  readonly to_id: AnyPgColumn;
}

/** What two people wrote each other is together in the index, no matter who wrote it. */
export function lowerOf({ from_id, to_id }: Ends): SQL {
  return sql`least(${from_id}, ${to_id})`;
}
export function higherOf({ from_id, to_id }: Ends): SQL {
  return sql`greatest(${from_id}, ${to_id})`;
}

/** Whom someone writes with, by the latest message: twice for each pair. */
export const conversations = pgTable(
  'conversations',
  {
    user_id: refersTo(() => users.id),
    with_id: refersTo(() => users.id),
    last_id: refersTo(() => messages.id),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.with_id] }),
    index('conversations_latest').on(table.user_id, table.last_id),
  ],
);
