import { and, or, type SQL, type SQLWrapper, sql } from './drizzle.ts';
import { gramsOf } from './schema/columns.ts';
import { auditLog, experiments, users } from './schema/index.ts';

/** SQL: a text typed into a search box stands in one of these columns. Not `LIKE`, in which a typed % or _ would mean something. */
export function containsText(text: string, ...columns: readonly SQLWrapper[]): SQL | undefined {
  return or(...columns.map((column) => sql`strpos(lower(${column}), lower(${text})) > 0`));
}

/** The searches that an index serves, each over the columns of that index. */
const INDEXED = {
  users: gramsOf(users.name, users.account, users.student_id, users.contact),
  audit_log: gramsOf(auditLog.target, auditLog.detail, auditLog.address),
  experiments: gramsOf(experiments.name),
} as const;

/** SQL: the same of columns that are searched often in a large table. The index brings the candidates, the text itself decides. */
export function containsIndexed(
  index: keyof typeof INDEXED,
  text: string,
  ...columns: readonly SQLWrapper[]
): SQL | undefined {
  // In this order: where the index is not used, the cheap one keeps most rows from the dear one.
  return and(containsText(text, ...columns), sql`${INDEXED[index]} @> search_needles(${text})`);
}
