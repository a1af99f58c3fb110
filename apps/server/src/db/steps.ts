import { fileURLToPath } from 'node:url';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';

/** The migrations, in their order. */
export const STEPS_FOLDER = fileURLToPath(new URL('../../drizzle', import.meta.url));
/** Any number that nobody else takes; the same in every version. */
const LOCK_KEY = 5_387_201;

/** Waits until nobody else changes the tables of this database; the lock goes with the connection. */
export async function lockSchema(client: pg.ClientBase): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [LOCK_KEY]);
}

/** The hashes of the steps that a database has had, in their order. */
export async function readApplied(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ is_there: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS is_there`,
  );
  if (rows[0]?.is_there !== true) return [];
  const applied = await client.query<{ hash: string }>(
    'SELECT hash FROM drizzle.__drizzle_migrations ORDER BY id',
  );
  return applied.rows.map((row) => row.hash);
}

let bundled: readonly MigrationMeta[] | undefined;

export function bundledSteps(): readonly MigrationMeta[] {
  bundled ??= readMigrationFiles({ migrationsFolder: STEPS_FOLDER });
  return bundled;
}

export function bundledHashes(): string[] {
  return bundledSteps().map(({ hash }) => hash);
}
