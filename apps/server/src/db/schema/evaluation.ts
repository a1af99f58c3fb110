import type { EvaluationContent, MentorNotes } from '@lets/contract';
import { bigint, index, integer, jsonb, pgTable, primaryKey, real, text, timestamp } from '../drizzle.ts';
import { users } from './account.ts';
import { id, partOf, refersTo } from './columns.ts';
import { experiments } from './run.ts';

/** What a mentor is still writing of a run; what was published is in the versions. */
export const evaluations = pgTable('evaluations', {
  experiment_id: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => experiments.id, { onDelete: 'cascade' }),
  draft: jsonb().$type<EvaluationContent>().notNull(),
  /** Counts saves, so that two mentors never overwrite each other in silence. */
  revision: integer().notNull().default(0),
  saved_by: refersTo(() => users.id),
  saved_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Every evaluation that the students have been shown, the latest in force. */
export const evaluationVersions = pgTable(
  'evaluation_versions',
  {
    experiment_id: partOf(() => experiments.id),
    version: integer().notNull(),
    content: jsonb().$type<EvaluationContent>().notNull(),
    /** Why it was changed after it had been published. */
    reason: text().notNull().default(''),
    published_by: refersTo(() => users.id),
    published_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Taken back for revision: the students no longer see it. */
    withdrawn_at: timestamp({ withTimezone: true }),
    withdrawn_by: bigint({ mode: 'number' }).references(() => users.id),
    withdrawal_reason: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.experiment_id, table.version] })],
);

/** What mentors write down of a run for themselves: no student ever reads it. */
export const evaluationNotes = pgTable('evaluation_notes', {
  experiment_id: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => experiments.id, { onDelete: 'cascade' }),
  notes: jsonb().$type<MentorNotes>().notNull(),
  /** Counts saves, as that of an evaluation does. */
  revision: integer().notNull().default(0),
  saved_by: refersTo(() => users.id),
  saved_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** The score in force of each member, for lists, exports and statistics. */
export const evaluationScores = pgTable(
  'evaluation_scores',
  {
    experiment_id: partOf(() => experiments.id),
    user_id: refersTo(() => users.id),
    /** 0 to 100. */
    score: real().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.experiment_id, table.user_id] }),
    index('evaluation_scores_user').on(table.user_id),
  ],
);

/** When a person was in a run: one row for each stay, kept up to date meanwhile. */
export const presenceSpans = pgTable(
  'presence_spans',
  {
    id: id(),
    experiment_id: partOf(() => experiments.id),
    user_id: refersTo(() => users.id),
    from_at: timestamp({ withTimezone: true }).notNull(),
    until_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('presence_spans_run').on(table.experiment_id, table.user_id, table.from_at)],
);

/** Dossiers that were handed out, by the hash over their contents, so that copies can be confirmed. */
export const dossiers = pgTable('case_files', {
  head: text().primaryKey(),
  /** Kept when the run is removed: a copy stays what it is. */
  experiment_id: bigint({ mode: 'number' }).references(() => experiments.id, { onDelete: 'set null' }),
  name: text().notNull(),
  project_zh: text().notNull(),
  project_en: text().notNull(),
  items: integer().notNull(),
  issued_at: timestamp({ withTimezone: true }).notNull(),
});
