import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** SQL: a text typed into a search box stands in one of these columns. Not `LIKE`, in which a typed % or _ would mean something. */
export function containsText(text: string, ...columns: readonly SQLWrapper[]): SQL | undefined {
  const wanted = text.toLowerCase();
  return or(...columns.map((column) => sql`strpos(lower(${column}), ${wanted}) > 0`));
}
