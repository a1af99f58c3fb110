import type { RunEvent, RunState } from '@lets/engine';
import type pg from 'pg';

/** What a set of rows comes to: how many, and a SHA-256 over one line for each. */
export interface Tally {
  readonly count: number;
  readonly sha256: string;
}

const NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** Every run with the number of its last event. */
export function tallyRuns(client: pg.ClientBase): Promise<Tally> {
  return tally(client, { table: 'experiments', line: `id || ' ' || seq`, order: 'id' });
}

/** The heads of the dossiers that were handed out. */
export function tallyDossiers(client: pg.ClientBase): Promise<Tally> {
  return tally(client, { table: 'case_files', line: 'head', order: 'head COLLATE "C"' });
}

async function tally(
  client: pg.ClientBase,
  { table, line, order }: { table: string; line: string; order: string },
): Promise<Tally> {
  if (!(await hasTable(client, table))) return { count: 0, sha256: NOTHING };
  const { rows } = await client.query<Tally>(
    `SELECT count(*)::int AS count,
      encode(sha256(convert_to(coalesce(string_agg(${line}, E'\\n' ORDER BY ${order}), ''), 'UTF8')), 'hex') AS sha256
      FROM ${table}`,
  );
  return rows[0] ?? { count: 0, sha256: NOTHING };
}

/** Uploads with the same contents. */
export interface StoredUpload {
  readonly sha256: string;
  readonly ids: readonly string[];
}

export async function readUploads(client: pg.ClientBase): Promise<StoredUpload[]> {
  if (!(await hasTable(client, 'files'))) return [];
  const { rows } = await client.query<StoredUpload>(
    'SELECT sha256, array_agg(id::text ORDER BY id) AS ids FROM files GROUP BY sha256 ORDER BY sha256',
  );
  return rows;
}

async function hasTable(client: pg.ClientBase, name: string): Promise<boolean> {
  const { rows } = await client.query<{ is_there: boolean }>(
    `SELECT to_regclass($1) IS NOT NULL AS is_there`,
    [`public.${name}`],
  );
  return rows[0]?.is_there === true;
}

/** How many rows a table has. */
export async function countRows(client: pg.ClientBase, table: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `SELECT count(*) AS count FROM public.${client.escapeIdentifier(table)}`,
  );
  return Number(rows[0]?.count);
}

/** A run as it was kept. */
export interface KeptRun {
  readonly id: number;
  readonly state: RunState;
  readonly events: readonly RunEvent[];
}

/** Runs that have begun, one by one. */
export async function* readRuns(client: pg.ClientBase): AsyncGenerator<KeptRun> {
  for (let after = 0; ; ) {
    const { rows } = await client.query<{ id: string; state: RunState }>(
      `SELECT id::text, state FROM experiments WHERE id > $1 AND status <> 'waiting' ORDER BY id LIMIT 20`,
      [after],
    );
    if (rows.length === 0) return;
    for (const { id, state } of rows) {
      after = Number(id);
      yield { id: after, state, events: await readEvents(client, after) };
    }
  }
}

async function readEvents(client: pg.ClientBase, eid: number): Promise<RunEvent[]> {
  const { rows } = await client.query<RunEvent>(
    `SELECT seq, type, at::float8 AS at, node_id, actor_id::float8 AS actor_id, role_id, by_staff, audience, data
      FROM experiment_events WHERE experiment_id = $1 ORDER BY seq`,
    [eid],
  );
  return rows;
}

export async function countBegunRuns(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `SELECT count(*) AS count FROM experiments WHERE status <> 'waiting'`,
  );
  return Number(rows[0]?.count);
}
