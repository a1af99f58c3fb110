import {
  type Column,
  type GetColumnData,
  type Placeholder,
  QueryBuilder,
  type SQL,
  type SQLWrapper,
  sql,
} from './drizzle.ts';

/** For statements inside statements: builds and never runs. */
export const inner = new QueryBuilder();

/** SQL: this column is one of a list, which is one value of the statement however long it is. */
export function isAnyOf<C extends Column>(
  column: C,
  list: readonly NonNullable<GetColumnData<C>>[] | Placeholder,
): SQL<boolean> {
  return sql`${column} = any(${asValue(list)})`;
}

function asValue<T>(list: readonly T[] | Placeholder): SQLWrapper {
  return Array.isArray(list) ? sql.param([...list]) : (list as Placeholder);
}

/** SQL: how many rows of a group meet a condition. */
export function countWhere(condition: SQL | undefined): SQL<number> {
  return sql`count(*) filter (where ${condition})`.mapWith(Number);
}

/** SQL: a time in milliseconds since 1970. */
export function epochMs<C extends Column>(
  column: C,
): SQL<null extends GetColumnData<C> ? number | null : number> {
  return sql`(extract(epoch from ${column}) * 1000)::bigint`;
}

type Part = Column | SQL | SQL.Aliased;
type ValueOf<P extends Part> = P extends Column
  ? GetColumnData<P>
  : P extends SQL | SQL.Aliased
    ? P['_']['type']
    : never;

/** SQL: a JSON object of these parts; a time in it is a text. */
export function jsonObject<F extends Readonly<Record<string, Part>>>(
  fields: F,
): SQL<{ [K in keyof F]: ValueOf<F[K]> }> {
  const pairs = Object.entries(fields).map(([key, part]) => sql`${sql.raw(`'${key}'`)}, ${part}`);
  return sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`;
}

/** SQL: what the rows of a group come to as a JSON array; empty where there are none. */
export function jsonArray<P extends Part>(part: P, ...order: readonly SQLWrapper[]): SQL<ValueOf<P>[]> {
  const sorted = order.length > 0 ? sql` order by ${sql.join([...order], sql`, `)}` : sql``;
  return sql`coalesce(jsonb_agg(${part}${sorted}), '[]')`;
}

/** SQL: the single value of a statement that selects one column; null where it finds no row. */
export function scalar<T>(
  query: SQLWrapper & { readonly _: { readonly result: readonly Readonly<Record<string, T>>[] } },
): SQL<T | null> {
  return sql<T | null>`${query}`;
}

/** SQL: the value of a statement that selects one aggregate, and so always is one row. */
export function aggregated<T>(
  query: SQLWrapper & { readonly _: { readonly result: readonly Readonly<Record<string, T>>[] } },
): SQL<T> {
  return sql<T>`${query}`;
}

type ListType = 'bigint' | 'integer' | 'text' | 'uuid';

/** SQL: a list that is one value of the statement. */
export function listOf<T>(type: ListType, list: readonly T[] | Placeholder): SQL<T> {
  return sql`${asValue(list)}::${sql.raw(type)}[]`;
}

/** SQL: lists as a table, `from`, and its columns: the first row is the first of each list, and so on. */
export function unnest<C extends Readonly<Record<string, SQL>>>(name: string, lists: C) {
  const table = sql.identifier(name);
  const columns = Object.keys(lists);
  const heads = sql.join(
    columns.map((column) => sql`${sql.identifier(column)}`),
    sql`, `,
  );
  return {
    from: sql`unnest(${sql.join(Object.values(lists), sql`, `)}) as ${table} (${heads})`,
    columns: Object.fromEntries(
      columns.map((column) => [column, sql`${table}.${sql.identifier(column)}`]),
    ) as C,
  };
}
