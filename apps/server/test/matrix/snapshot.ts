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
  const tables = await tablesInOrder(pool);
  await pool.query('create schema snapshot');
  for (const table of tables) await pool.query(`create table snapshot."${table}" as table public."${table}"`);
  const restoring = [
    'begin',
    // The audit log refuses to be put back as it was.
    'set local session_replication_role = replica',
    // Quicker than truncating: the tables are small.
    ...tables.toReversed().map((table) => `delete from public."${table}"`),
    ...tables.map(
      (table) => `insert into public."${table}" overriding system value table snapshot."${table}"`,
    ),
    'commit',
  ].join('; ');
  const sums = tables
    .filter((table) => !NOT_COMPARED.has(table))
    .map(
      (table) =>
        `select md5(coalesce(string_agg(said, '|' order by said), '')) as sum from (select ${saidOf(table)} as said from "${table}" t) t`,
    );
  const checksum = async () => {
    const { rows } = await pool.query<{ sum: string }>(sums.join(' union all '));
    return rows.map((row) => row.sum).join();
  };
  const untouched = await checksum();
  return {
    checksum,
    async restore() {
      const isUntouched = (await checksum()) === untouched;
      await pool.query(isUntouched ? 'delete from login_failures; delete from rate_hits' : restoring);
    },
  };
}

/** When a session was last seen is noted by the way, some minutes into a slow run. */
function saidOf(table: string): string {
  return table === 'sessions' ? `(to_jsonb(t) - 'last_seen_at')::text` : 't::text';
}

/** Tables before those that point at them. */
async function tablesInOrder(pool: pg.Pool): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const { rows: references } = await pool.query<{ from: string; to: string }>(
    `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const order: string[] = [];
  const visit = (name: string) => {
    if (order.includes(name)) return;
    for (const { from, to } of references) if (from === name && to !== name) visit(to);
    order.push(name);
  };
  for (const { name } of tables) visit(name);
  return order;
}
