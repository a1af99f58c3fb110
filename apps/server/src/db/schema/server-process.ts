import type { ProcessTold } from '@lets/contract';
import { integer, jsonb, pgTable, text, timestamp, uuid } from '../drizzle.ts';
import { createdAt } from './columns.ts';

/** What every server process tells of itself every few seconds, so that each can show all of them. Its row goes when it stops. */
export const serverProcesses = pgTable('server_processes', {
  id: uuid().primaryKey(),
  host: text().notNull(),
  pid: integer().notNull(),
  version: text().notNull(),
  started_at: timestamp({ withTimezone: true }).notNull(),
  /** By the database's clock, which all of them share. */
  seen_at: createdAt(),
  /** Another version may tell something else. */
  told: jsonb().$type<ProcessTold>().notNull(),
});
