import type { Database } from './client.ts';

export interface DatabaseFacts {
  readonly version: string;
  readonly step: number;
  readonly bytes: number;
}

/** Asked over the connection that is kept for looking: the page must answer when every other one is taken. */
export async function readFacts({ probe }: Pick<Database, 'probe'>): Promise<DatabaseFacts> {
  const { rows } = await probe.query<DatabaseFacts>(FACTS);
  const [facts] = rows;
  if (!facts) throw new Error('the database told nothing of itself');
  return facts;
}

const FACTS = `SELECT current_setting('server_version') AS version,
  (SELECT count(*)::int FROM drizzle.__drizzle_migrations) AS step,
  pg_database_size(current_database())::bigint AS bytes`;
