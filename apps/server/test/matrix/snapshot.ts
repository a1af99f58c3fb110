import type pg from 'pg';

/** Told of, but not changed by anything that was done: who tried what, and how often, what was handed out, who was there. */
const NOT_COMPARED = new Set(['audit_log', 'case_files', 'login_failures', 'presence_spans', 'rate_hits']);

export interface Snapshot {
  /** Puts everything back as it was; most cells change nothing, and pay for nothing. */
  restore(): Promise<void>;
  /** Which tables are no longer as they were, and how they are; the same text for the same contents. */
  changes(): Promise<string>;
}

/** What `changes` answers when nothing has changed. */
export const UNCHANGED = '{}';

/**
 * Works as the owner, since the server may make nothing. Copies every table into a schema of its own, so that a thousand cells can start from the same world. A trigger notes which tables
 * were written to: only those are read again.
 */
export async function takeSnapshot(pool: pg.Pool): Promise<Snapshot> {
  const columns = await columnsByTable(pool);
  const tables = [...columns.keys()];
  await pool.query(SCHEMA);
  const compared = tables.filter((table) => !NOT_COMPARED.has(table));
  for (const table of tables) await pool.query(`create table snapshot."${table}" as table public."${table}"`);
  for (const table of compared) await pool.query(noting(table));
  const sumsOf = async (some: readonly string[]) => {
    const sums: Record<string, string> = {};
    for (const table of some) {
      // Named, and so planned once on each connection: planning takes longer than reading these few rows.
      const { rows } = await pool.query<{ sum: string }>({ name: `sum of ${table}`, text: sumOf(table) });
      sums[table] = rows[0]?.sum ?? '';
    }
    return sums;
  };
  const untouched = await sumsOf(compared);
  const changedAmong = async (touched: readonly { name: string }[]) => {
    const names = new Set(touched.map(({ name }) => name));
    const sums = await sumsOf(compared.filter((table) => names.has(table)));
    return Object.fromEntries(Object.entries(sums).filter(([table, sum]) => sum !== untouched[table]));
  };
  return {
    async changes() {
      const { rows } = await pool.query<{ name: string }>('select distinct name from snapshot.touched');
      return JSON.stringify(await changedAmong(rows));
    },
    async restore() {
      // In one statement: what is written from here on is noted for the next cell.
      const { rows } = await pool.query<{ name: string }>('delete from snapshot.touched returning name');
      const changed = Object.keys(await changedAmong(rows));
      if (changed.length > 0) await pool.query(restoring([...changed, ...NOT_COMPARED], columns));
      else await pool.query('delete from login_failures; delete from rate_hits');
    },
  };
}

const SCHEMA = `create schema snapshot;
  create table snapshot.touched (name text not null);
  create function snapshot.note() returns trigger language plpgsql security definer as $$
    begin insert into snapshot.touched values (tg_table_name); return null; end $$`;

function noting(table: string): string {
  return `create trigger noted after insert or update or delete or truncate on public."${table}"
    for each statement execute function snapshot.note()`;
}

function sumOf(table: string): string {
  return `select md5(coalesce(string_agg(said, '|' order by said), '')) as sum from (select ${saidOf(table)} as said from "${table}" t) t`;
}

function restoring(tables: readonly string[], columns: Columns): string {
  return [
    'begin',
    // No row is held back by another table's, and the audit log, which refuses to be put back, is.
    'set local session_replication_role = replica',
    // Quicker than truncating: the tables are small.
    ...tables.flatMap((table) => [
      `delete from public."${table}"`,
      `insert into public."${table}" (${columns.get(table)}) overriding system value
        select ${columns.get(table)} from snapshot."${table}"`,
    ]),
    'commit',
  ].join('; ');
}

/** When a session was last seen is noted by the way, some minutes into a slow run. */
function saidOf(table: string): string {
  return table === 'sessions' ? `(to_jsonb(t) - 'last_seen_at')::text` : 't::text';
}

/** Each table's columns as they are written in SQL, without those that the database fills itself. */
type Columns = ReadonlyMap<string, string>;

async function columnsByTable(pool: pg.Pool): Promise<Columns> {
  const { rows } = await pool.query<{ name: string; columns: string }>(
    `select table_name as name, string_agg(quote_ident(column_name), ', ') as columns
      from information_schema.columns join pg_tables on tablename = table_name and schemaname = table_schema
      where table_schema = 'public' and is_generated = 'NEVER' group by table_name order by table_name`,
  );
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}
