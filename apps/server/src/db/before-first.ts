import { fileURLToPath } from 'node:url';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

/**
 * The steps that made the tables before the first release. They are kept as they were, to the byte, because databases made by them are
 * recognised by their hashes.
 */
export const BEFORE_FIRST = fileURLToPath(new URL('../../drizzle/before-first', import.meta.url));

/** Pure but for reading the steps: whether a database was made by them, wholly or in part. `applied` are the hashes it records. */
export function isFromBeforeFirst(applied: readonly string[]): boolean {
  const steps = new Set(readMigrationFiles({ migrationsFolder: BEFORE_FIRST }).map(({ hash }) => hash));
  return applied.length > 0 && applied.every((hash) => steps.has(hash));
}

/**
 * Takes over a database from before the first release: brings it up by the steps it was made with, which leave the same tables as the
 * first migration, and records that one in their place. Interrupted in between, it is taken over at the next start.
 */
export async function takeOver(client: pg.Client, first: MigrationMeta): Promise<void> {
  await migrate(drizzle({ client }), { migrationsFolder: BEFORE_FIRST });
  await client.query(
    `WITH replaced AS (DELETE FROM drizzle.__drizzle_migrations)
     INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)`,
    [first.hash, first.folderMillis],
  );
}
