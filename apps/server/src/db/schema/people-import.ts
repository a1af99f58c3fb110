import type { Identity, ImportState } from '@lets/contract';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  timestamp,
  uniqueIndex,
} from '../drizzle.ts';
import { classes, users } from './account.ts';
import { createdAt, id, partOf, refersTo } from './columns.ts';

/** What an import may change of an account that exists. */
export interface KeptFields {
  readonly student_id?: string;
  readonly gender?: string | null;
  readonly email?: string;
  readonly contact?: string;
  readonly outside?: boolean;
}

export const peopleImports = pgTable(
  'people_imports',
  {
    id: id(),
    by_id: refersTo(() => users.id),
    state: text().$type<ImportState>().notNull().default('running'),
    file_name: text().notNull(),
    identity: smallint().$type<Identity>().notNull(),
    outside: boolean().notNull().default(false),
    /** Into a class, which may be gone since. */
    of_class: boolean().notNull().default(false),
    class_id: bigint({ mode: 'number' }).references(() => classes.id, { onDelete: 'set null' }),
    done: integer().notNull().default(0),
    total: integer().notNull(),
    created: integer().notNull(),
    changed: integer().notNull(),
    same: integer().notNull(),
    begun_at: createdAt(),
    /** One that has not been heard of for long was interrupted. */
    beat_at: createdAt(),
    ended_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    // One at a time in a school.
    uniqueIndex('people_imports_running').on(table.state).where(sql`${table.state} = 'running'`),
    index('people_imports_class').on(table.class_id),
    index('people_imports_by').on(table.by_id),
  ],
);

/** What an import did to whom. */
export const peopleImportRows = pgTable(
  'people_import_rows',
  {
    import_id: partOf(() => peopleImports.id),
    user_id: partOf(() => users.id),
    created: boolean().notNull(),
    enrolled: boolean().notNull(),
    /** Of a changed account, what was there before and what is there since. */
    before: jsonb().$type<KeptFields>(),
    after: jsonb().$type<KeptFields>(),
  },
  (table) => [
    primaryKey({ columns: [table.import_id, table.user_id] }),
    index('people_import_rows_user').on(table.user_id),
  ],
);
