import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { readApplied } from '../steps.ts';
import {
  listOf,
  qualified,
  readSequences,
  readTables,
  type SequenceState,
  type TableShape,
} from './catalogue.ts';
import { openPatient } from './patient-client.ts';

/** The database as it was at one moment. */
export interface Snapshot {
  readonly tables: readonly TableShape[];
  /** The hashes of the migrations that made its tables. */
  readonly steps: readonly string[];
  readonly sequences: readonly SequenceState[];
  /** A table's rows in the order of its key, in the text format of COPY. */
  copy(table: TableShape): AsyncIterable<Uint8Array>;
  /** What `count` and other reads of this moment run on. */
  readonly client: pg.ClientBase;
}

/**
 * Reads a database as it is now while people go on changing it: one transaction sees one state. The tables cannot be altered meanwhile;
 * rows can.
 */
export async function inSnapshot<T>(
  config: pg.ClientConfig,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const client = await openPatient(config, 'lets backup');
  try {
    const names = namesOf(await readTables(client));
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    // Before the first read, with which the transaction's moment begins.
    if (names.length > 0) await client.query(`LOCK TABLE ${lockList(client, names)} IN ACCESS SHARE MODE`);
    const tables = await readTables(client);
    if (String(namesOf(tables)) !== String(names))
      throw new Error(
        '正在更新数据表，请稍后再试 · The tables are being brought up to date: try again in a moment.',
      );
    const steps = await readApplied(client);
    const sequences = await readSequences(client);
    const made = await work({ tables, steps, sequences, copy: (table) => copyOut(client, table), client });
    await client.query('COMMIT');
    return made;
  } finally {
    await client.end();
  }
}

const namesOf = (tables: readonly TableShape[]) => tables.map(({ name }) => name);

function lockList(client: pg.ClientBase, names: readonly string[]): string {
  return names.map((name) => qualified(client, name)).join(', ');
}

function copyOut(client: pg.ClientBase, { name, columns, key }: TableShape): AsyncIterable<Uint8Array> {
  const order = key.length > 0 ? ` ORDER BY ${listOf(client, key)}` : '';
  const rows = `SELECT ${listOf(client, columns)} FROM ${qualified(client, name)}${order}`;
  return client.query(copyTo(`COPY (${rows}) TO STDOUT`));
}
