import type { DataRequestKind, DataRequestState } from '@lets/contract';
import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from '../drizzle.ts';
import { users } from './account.ts';
import { createdAt, id, partOf, refersTo } from './columns.ts';

/** What people ask about their personal data, with the answers. */
export const dataRequests = pgTable(
  'data_requests',
  {
    id: id(),
    user_id: refersTo(() => users.id),
    kind: text().$type<DataRequestKind>().notNull(),
    /** What they ask for, in their words. */
    text: text().notNull().default(''),
    state: text().$type<DataRequestState>().notNull().default('open'),
    asked_at: createdAt(),
    /** By when it is answered. */
    due_at: timestamp({ withTimezone: true }).notNull(),
    answer: text().notNull().default(''),
    answered_by: bigint({ mode: 'number' }).references(() => users.id),
    answered_at: timestamp({ withTimezone: true }),
    /** Counts changes, so that two administrators never answer over each other. */
    revision: integer().notNull().default(0),
  },
  (table) => [
    index('data_requests_user').on(table.user_id, table.id),
    index('data_requests_state').on(table.state, table.due_at),
  ],
);

/** The privacy notice as it was published, each time as a further version. */
export const privacyNotices = pgTable('privacy_notices', {
  version: integer().primaryKey(),
  body_zh: text().notNull(),
  body_en: text().notNull(),
  published_by: refersTo(() => users.id),
  published_at: createdAt(),
});

/** Who agreed to which version, and when. */
export const privacyConsents = pgTable(
  'privacy_consents',
  {
    user_id: partOf(() => users.id),
    version: integer()
      .notNull()
      .references(() => privacyNotices.version),
    agreed_at: createdAt(),
    withdrawn_at: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.version] })],
);
