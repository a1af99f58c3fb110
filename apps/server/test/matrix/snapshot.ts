import type pg from 'pg';

/** Told of, but not changed by anything that was done: who tried what, and how often, what was handed out, who was there. */
const NOT_COMPARED = new Set(['audit_log', 'case_files', 'login_failures', 'presence_spans', 'rate_hits']);

export interface Snapshot {
  /** Puts everything back as it was; most cells change nothing, and pay for nothing. */
  restore(): Promise<void>;
  /** One text for all that is stored. */
  checksum(): Promise<string>;
}

/** Copies every table into a schema of its own, so that a thousand cells can start from the same world. */
export async function takeSnapshot(pool: pg.Pool): Promise<Snapshot> {
  const columns = await columnsByTable(pool);
  const tables = [...columns.keys()];
  await pool.query('create schema snapshot');
  for (const table of tables) await pool.query(`create table snapshot."${table}" as table public."${table}"`);
  const compared = tables.filter((table) => !NOT_COMPARED.has(table));
  // Named, and so planned once on each connection: planning takes longer than reading these few rows.
  const asked = { name: 'sums', text: compared.map(sumOf).join(' union all ') };
  const sums = async () => {
    const { rows } = await pool.query<{ sum: string }>(asked);
    return rows.map((row) => row.sum);
  };
  const untouched = await sums();
  return {
    checksum: async () => (await sums()).join(),
    async restore() {
      const now = await sums();
      const touched = compared.filter((_, index) => now[index] !== untouched[index]);
      if (touched.length > 0) await pool.query(restoring([...touched, ...NOT_COMPARED], columns));
      else await pool.query('delete from login_failures; delete from rate_hits');
    },
  };
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
