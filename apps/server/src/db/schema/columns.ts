import { type Flow, withLinesApart } from '@lets/contract';
import {
  type AnyPgColumn,
  bigint,
  customType,
  type SQL,
  type SQLWrapper,
  sql,
  timestamp,
} from '../drizzle.ts';

export const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
export const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow();

/** A flow, which is read as one of today however long ago it was kept. Read it by the column, or with `mapWith` of the column. */
export const flowColumn = customType<{ data: Flow; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (flow) => JSON.stringify(flow),
  fromDriver: (kept) => withLinesApart(kept as Flow),
});

/** The id of a row that must be there. */
export const refersTo = (column: () => AnyPgColumn) =>
  bigint({ mode: 'number' }).notNull().references(column);
/** The same of the whole that this is a part of: it goes with it. */
export const partOf = (column: () => AnyPgColumn) =>
  bigint({ mode: 'number' }).notNull().references(column, { onDelete: 'cascade' });

/**
 * SQL: what an index keeps of columns that are searched, every letter and every two neighbouring letters. Pairs and not triples, since most
 * Chinese names have two or three characters; a function of our own, since the extension for it is not everywhere.
 */
export function gramsOf(...columns: readonly SQLWrapper[]): SQL {
  return sql`search_grams(${sql.join([...columns], sql.raw(` || E'\\n' || `))})`;
}
