import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Reader } from '../reader.ts';
import * as schema from '../schema/index.ts';
import { lockSchema } from '../steps.ts';
import { listOf, qualified, readTables, type SequenceState, type TableShape } from './catalogue.ts';
import { openPatient } from './patient-client.ts';
import { applySteps, catchUp } from './replay-steps.ts';

/** What an empty database is filled with. */
export interface Filling {
  /** The hashes of the migrations that the rows were written under. */
  readonly steps: readonly string[];
  readonly tables: readonly (Pick<TableShape, 'name' | 'columns'> & { readonly rows: number })[];
  readonly sequences: readonly SequenceState[];
  /** A table's rows in the text format of COPY. */
  rowsOf(table: string): AsyncIterable<Uint8Array>;
  /** Told when the rows are in and nothing of them has been brought up to date. */
  loaded?(client: pg.ClientBase): Promise<void>;
  /** What else belongs to it, done before all of it is committed. */
  finish(filled: Reader & { readonly client: pg.ClientBase }): Promise<void>;
}

/** There is something in the database already. */
export class NotEmpty extends Error {}
/** The rows are not those of tables that the migrations make. */
export class DoesNotFit extends Error {}

/**
 * Makes the tables as they were, fills them and brings them up to date, in one transaction: a fill that fails or is killed leaves the
 * database as empty as it was. A server that starts meanwhile waits.
 *
 * @throws NotEmpty, DoesNotFit
 */
export async function fillEmptyDatabase(config: pg.ClientConfig, filling: Filling): Promise<void> {
  const client = await openPatient(config, 'lets restore');
  try {
    await lockSchema(client);
    await client.query('BEGIN');
    await assertEmpty(client);
    await applySteps(client, filling.steps);
    await loadRows(client, filling);
    await filling.loaded?.(client);
    await catchUp(client, filling.steps);
    await filling.finish({ db: drizzle({ client, schema }), client });
    await client.query('COMMIT');
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
}

async function assertEmpty(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ is_empty: boolean }>(
    `SELECT NOT EXISTS (SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace)
      AND to_regnamespace('drizzle') IS NULL AS is_empty`,
  );
  if (rows[0]?.is_empty !== true) throw new NotEmpty();
}

/** Fills empty tables, in the transaction in hand. */
export async function loadRows(
  client: pg.ClientBase,
  { tables, sequences, rowsOf }: Pick<Filling, 'tables' | 'sequences' | 'rowsOf'>,
): Promise<void> {
  await assertFits(client, tables);
  const putBack = await setRulesAside(client);
  for (const { name, columns, rows } of tables) {
    const copying = client.query(
      copyFrom(`COPY ${qualified(client, name)} (${listOf(client, columns)}) FROM STDIN`),
    );
    await pipeline(Readable.from(rowsOf(name)), copying);
    if (copying.rowCount !== rows) throw new DoesNotFit(`${name}: ${copying.rowCount} rows, not ${rows}`);
  }
  for (const { name, last_value, is_called } of sequences)
    await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [
      qualified(client, name),
      last_value,
      is_called,
    ]);
  for (const statement of putBack) await client.query(statement);
}

async function assertFits(client: pg.ClientBase, tables: Filling['tables']): Promise<void> {
  const shapes = new Map((await readTables(client)).map(({ name, columns }) => [name, new Set(columns)]));
  for (const { name, columns } of tables) {
    const known = shapes.get(name);
    if (!known || columns.length !== known.size || !columns.every((column) => known.has(column)))
      throw new DoesNotFit(name);
  }
}

/**
 * Foreign keys are checked when all rows are in, which needs no order among the tables; a trigger of ours must not take rows that were
 * written long ago for new ones. Answers the statements that put them back.
 */
async function setRulesAside(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ aside: string; back: string }>(`
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS aside,
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS back
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace
    UNION ALL
    SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', tgrelid::regclass, tgname),
      format('ALTER TABLE %s ENABLE %s TRIGGER %I', tgrelid::regclass,
        CASE tgenabled WHEN 'A' THEN 'ALWAYS' WHEN 'R' THEN 'REPLICA' ELSE '' END, tgname)
    FROM pg_trigger JOIN pg_class c ON c.oid = tgrelid
    WHERE NOT tgisinternal AND tgenabled <> 'D' AND c.relnamespace = 'public'::regnamespace`);
  for (const { aside } of rows) await client.query(aside);
  return rows.map(({ back }) => back);
}
