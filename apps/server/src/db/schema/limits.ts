import { bigint, index, pgTable, text, timestamp, uuid } from '../drizzle.ts';
import { users } from './account.ts';

/** What counts against a limit: in the database, so that every server process counts the same person once. */
export const rateHits = pgTable(
  'rate_hits',
  { subject: text().notNull(), at: timestamp({ withTimezone: true }).notNull().defaultNow() },
  (table) => [index('rate_hits_subject').on(table.subject, table.at)],
);

/** Who has an answer of the assistant streaming: a lease, so that a process which died does not block anybody for long. */
export const assistantStreams = pgTable('assistant_streams', {
  user_id: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  stream: uuid().notNull(),
  until: timestamp({ withTimezone: true }).notNull(),
});
