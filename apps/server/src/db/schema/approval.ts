import type { ApprovalKind, ApprovalState } from '@lets/contract';
import { bigint, index, jsonb, pgTable, sql, text, timestamp, uniqueIndex } from '../drizzle.ts';
import { users } from './account.ts';
import { createdAt, id, refersTo } from './columns.ts';

/** What one administrator asked for, and what a second one made of it. */
export const approvals = pgTable(
  'approvals',
  {
    id: id(),
    kind: text().$type<ApprovalKind>().notNull(),
    /** Which thing it is about: the same thing asked for twice is one request. */
    target: text().notNull(),
    /** In words, for people. */
    what_zh: text().notNull(),
    what_en: text().notNull(),
    /** What carrying it out needs. */
    payload: jsonb().notNull(),
    reason: text().notNull().default(''),
    state: text().$type<ApprovalState>().notNull().default('waiting'),
    asked_by: refersTo(() => users.id),
    asked_at: createdAt(),
    lapses_at: timestamp({ withTimezone: true }).notNull(),
    decided_by: bigint({ mode: 'number' }).references(() => users.id),
    decided_at: timestamp({ withTimezone: true }),
    answer: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('approvals_waiting').on(table.kind, table.target).where(sql`${table.state} = 'waiting'`),
    index('approvals_asked_by').on(table.asked_by),
    index('approvals_decided_by').on(table.decided_by),
    index('approvals_state').on(table.state, table.lapses_at),
  ],
);
