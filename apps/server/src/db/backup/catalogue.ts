import type pg from 'pg';

/** A table as it can be copied: without the columns that the database makes itself. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
  /** Columns that no two rows share, for an order that two copies have in common; none where the table has no such columns. */
  readonly key: readonly string[];
}

const TABLES = `
  SELECT c.relname::text AS name,
    array(SELECT a.attname::text FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' ORDER BY a.attnum) AS columns,
    array(SELECT a.attname::text
      FROM (SELECT i.indkey FROM pg_index i
        WHERE i.indrelid = c.oid AND i.indisunique AND i.indpred IS NULL AND i.indexprs IS NULL
        ORDER BY i.indisprimary DESC, i.indexrelid LIMIT 1) AS index,
        unnest(index.indkey) WITH ORDINALITY AS key(attnum, place)
        JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = key.attnum
      ORDER BY key.place) AS key
  FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' ORDER BY c.relname`;

export async function readTables(client: pg.ClientBase): Promise<TableShape[]> {
  return (await client.query<TableShape>(TABLES)).rows;
}

export interface SequenceState {
  readonly name: string;
  /** A 64-bit number. */
  readonly last_value: string;
  readonly is_called: boolean;
}

/** Sequences stand outside transactions: what is read is never behind the rows of a snapshot that was taken before. */
export async function readSequences(client: pg.ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT sequencename::text AS name FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
  );
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const { rows: found } = await client.query<Omit<SequenceState, 'name'>>(
      `SELECT last_value::text, is_called FROM ${qualified(client, name)}`,
    );
    if (found[0]) states.push({ name, ...found[0] });
  }
  return states;
}

/** A table's or sequence's name as SQL takes it, whatever letters are in it. */
export function qualified(client: pg.ClientBase, name: string): string {
  return `public.${client.escapeIdentifier(name)}`;
}

export function listOf(client: pg.ClientBase, columns: readonly string[]): string {
  return columns.map((column) => client.escapeIdentifier(column)).join(', ');
}
