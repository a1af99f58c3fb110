import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { BEFORE_FIRST, isFromBeforeFirst } from '../before-first.ts';
import { bundledSteps } from '../steps.ts';

/** Pure but for reading the steps: whether this program knows the way from a database with these steps to today's. */
export function knowsSteps(applied: readonly string[]): boolean {
  const line = lineOf(applied);
  return applied.length > 0 && applied.every((hash, at) => line[at]?.hash === hash);
}

/** Makes the tables as they were after these steps, in the transaction in hand: the migrator itself would commit in between. */
export async function applySteps(client: pg.ClientBase, applied: readonly string[]): Promise<void> {
  await client.query('CREATE SCHEMA drizzle');
  await client.query(
    'CREATE TABLE drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)',
  );
  for (const step of lineOf(applied).slice(0, applied.length)) await apply(client, step);
}

/** Brings tables with these steps up to date, in the transaction in hand, or to as many steps as are given. */
export async function catchUp(
  client: pg.ClientBase,
  applied: readonly string[],
  steps: readonly MigrationMeta[] = bundledSteps(),
): Promise<void> {
  const [first, ...later] = steps;
  if (!isFromBeforeFirst(applied)) {
    for (const step of steps.slice(applied.length)) await apply(client, step);
    return;
  }
  for (const step of lineOf(applied).slice(applied.length)) await apply(client, step);
  await client.query('DELETE FROM drizzle.__drizzle_migrations');
  if (first) await record(client, first);
  for (const step of later) await apply(client, step);
}

function lineOf(applied: readonly string[]): readonly MigrationMeta[] {
  return isFromBeforeFirst(applied) ? readMigrationFiles({ migrationsFolder: BEFORE_FIRST }) : bundledSteps();
}

async function apply(client: pg.ClientBase, step: MigrationMeta): Promise<void> {
  for (const statement of step.sql) await client.query(statement);
  await record(client, step);
}

/** As the migrator does. */
async function record(client: pg.ClientBase, { hash, folderMillis }: MigrationMeta): Promise<void> {
  await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
    hash,
    folderMillis,
  ]);
}
