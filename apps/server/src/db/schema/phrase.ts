import type { PhraseKind, PhraseSuggestion } from '@lets/contract';
import { index, integer, pgTable, primaryKey, text, timestamp } from '../drizzle.ts';
import { users } from './account.ts';
import { createdAt, id, partOf } from './columns.ts';

/** What a teacher says again and again, for them alone. */
export const phrases = pgTable(
  'phrases',
  {
    id: id(),
    owner_id: partOf(() => users.id),
    kind: text().$type<PhraseKind>().notNull(),
    text: text().notNull(),
    /** Its place in the bank; places may be missing. */
    place: integer().notNull(),
    used: integer().notNull().default(0),
    /** Taken out of the bank; put back for a day. */
    removed_at: timestamp({ withTimezone: true }),
    created_at: createdAt(),
  },
  (table) => [index('phrases_owner').on(table.owner_id, table.kind, table.place)],
);

/** Suggestions that a teacher does not want to see. */
export const hiddenSuggestions = pgTable(
  'hidden_suggestions',
  {
    owner_id: partOf(() => users.id),
    kind: text().$type<PhraseKind>().notNull(),
    suggestion: text().$type<PhraseSuggestion>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner_id, table.kind, table.suggestion] })],
);
