import { getTableConfig, PgTable, type SQL, sql } from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import * as schema from '../../db/schema/index.ts';

/** What the making of an account leaves by itself. */
const OWN = [schema.peopleImportRows, schema.enrolments] as const;

/** Every column of the database that names an account, whatever becomes of it when the account goes. */
const NAMES: readonly { readonly table: PgTable; readonly column: string }[] = Object.values(schema)
  .filter((one) => one instanceof PgTable)
  .filter((table) => !OWN.some((own) => own === table))
  .flatMap((table) =>
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { foreignTable, columns } = key.reference();
      return foreignTable === schema.users ? columns.map(({ name }) => ({ table, column: name })) : [];
    }),
  );

/**
 * Which of these accounts somebody has used: they logged in once, some record names them, or they stand in a class other than `classId`.
 */
export async function usersInUse(
  { db }: Reader,
  userIds: readonly number[],
  classId: number | null,
): Promise<Set<number>> {
  if (userIds.length === 0) return new Set();
  const ids = sql.param([...userIds]);
  const found: SQL[] = NAMES.map(({ table, column }) => {
    const name = sql.identifier(column);
    return sql`select ${name} as id from ${table} where ${name} = any(${ids})`;
  });
  const { auditLog, enrolments } = schema;
  found.push(
    sql`select ${auditLog.actor_id} as id from ${auditLog} where ${auditLog.actor_id} = any(${ids}) and ${auditLog.action} = 'login'`,
    sql`select ${enrolments.user_id} as id from ${enrolments} where ${enrolments.user_id} = any(${ids}) and ${enrolments.class_id} is distinct from ${classId}`,
  );
  const { rows } = await db.execute<{ id: string }>(sql.join(found, sql` union `));
  return new Set(rows.map(({ id }) => Number(id)));
}
