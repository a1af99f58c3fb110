import { type Placeholder, sql } from './drizzle.ts';
import type { Reader } from './reader.ts';

/** The values of a prepared statement by their names, where `build` puts them. */
export type Placeholders<V> = { readonly [K in keyof V & string]: Placeholder<K> };

interface Preparable<R> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<R> };
}

/**
 * A statement on a path that is called often: built once for each query builder (one for reading, one for each writing connection), and
 * planned by the database once for each connection. `name` is the statement's alone in the whole server.
 */
export function prepared<V extends object, R>(
  name: string,
  build: (db: Reader['db'], values: Placeholders<V>) => Preparable<R>,
): (reader: Reader, values: V) => Promise<R> {
  const made = new WeakMap<Reader['db'], ReturnType<Preparable<R>['prepare']>>();
  return ({ db }, values) => {
    let statement = made.get(db);
    if (statement === undefined) {
      statement = build(db, placeholders<V>()).prepare(name);
      made.set(db, statement);
    }
    return statement.execute(Object.fromEntries(Object.entries(values)));
  };
}

function placeholders<V extends object>(): Placeholders<V> {
  return new Proxy({} as Placeholders<V>, { get: (_, key) => sql.placeholder(String(key)) });
}
