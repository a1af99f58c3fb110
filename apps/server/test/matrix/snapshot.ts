import type pg from 'pg';

/** Told of, but not changed by anything that was done: who tried what, and how often, what was handed out. */
const NOT_COMPARED = new Set(['audit_log', 'case_files', 'login_failures', 'rate_hits']);

export interface Snapshot {
  /** Puts everything back as it was; most cells change nothing, and pay for nothing. */
  restore(): Promise<void>;
  /** One text for all that is stored. */
  checksum(): Promise<string>;
}

/** Copies every table into a schema of its own, so that a thousand cells can start from the same world. */
export async function takeSnapshot(pool: pg.Pool): Promise<Snapshot> {
  const tables = await tableNames(pool);
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
      if (touched.length > 0) await pool.query(restoring([...touched, ...NOT_COMPARED]));
      else await pool.query('delete from login_failures; delete from rate_hits');
    },
  };
}

function sumOf(table: string): string {
  return `select md5(coalesce(string_agg(said, '|' order by said), '')) as sum from (select ${saidOf(table)} as said from "${table}" t) t`;
}

function restoring(tables: readonly string[]): string {
  return [
    'begin',
    // No row is held back by another table's, and the audit log, which refuses to be put back, is.
    'set local session_replication_role = replica',
    // Quicker than truncating: the tables are small.
    ...tables.flatMap((table) => [
      `delete from public."${table}"`,
      `insert into public."${table}" overriding system value table snapshot."${table}"`,
    ]),
    'commit',
  ].join('; ');
}

/** When a session was last seen is noted by the way, some minutes into a slow run. */
function saidOf(table: string): string {
  return table === 'sessions' ? `(to_jsonb(t) - 'last_seen_at')::text` : 't::text';
}

async function tableNames(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  return rows.map(({ name }) => name);
}
