import type { Rubric } from '@lets/contract';
import { bigint, index, integer, jsonb, pgTable, primaryKey, real, text, timestamp } from '../drizzle.ts';
import { courses, users } from './account.ts';
import { classTasks, projects } from './case.ts';
import { partOf, refersTo } from './columns.ts';

/** What has been changed in a course's gradebook, in numbers: the row is the lock of all changes. */
export const gradebooks = pgTable('gradebooks', {
  course_id: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => courses.id, { onDelete: 'cascade' }),
  /** Counts every change: an import rests on what was previewed. */
  revision: integer().notNull().default(0),
  /** Counts changes of the weights. */
  weights_revision: integer().notNull().default(0),
  updated_by: refersTo(() => users.id),
  updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** What a class task weighs in the final grade; without a row, nothing. */
export const gradebookTasks = pgTable('gradebook_tasks', {
  task_id: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => classTasks.id, { onDelete: 'cascade' }),
  /** 0 to 100, with one decimal. */
  weight: real().notNull(),
});

/** Scores that teachers entered: they go before the published ones. */
export const gradebookEntries = pgTable(
  'gradebook_entries',
  {
    task_id: partOf(() => classTasks.id),
    user_id: refersTo(() => users.id),
    /** 0 to 100, with one decimal. Null: taken back, and kept for its revision. */
    score: real(),
    note: text().notNull().default(''),
    revision: integer().notNull().default(1),
    entered_by: refersTo(() => users.id),
    entered_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.task_id, table.user_id] }),
    index('gradebook_entries_user').on(table.user_id),
  ],
);

/** The rubric of a case as a course's mentors adapted it; without a row the case's own holds. */
export const courseRubrics = pgTable(
  'course_rubrics',
  {
    course_id: partOf(() => courses.id),
    project_id: partOf(() => projects.id),
    rubric: jsonb().$type<Rubric>().notNull(),
    /** Counts saves. */
    revision: integer().notNull().default(1),
    saved_by: refersTo(() => users.id),
    saved_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.course_id, table.project_id] }),
    index('course_rubrics_project').on(table.project_id),
  ],
);
