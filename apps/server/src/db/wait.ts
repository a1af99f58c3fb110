import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseStartError, isDatabaseDown } from './errors.ts';

/** Server and database often start together, and the database is seldom the first. */
const PATIENCE_MS = 20_000;
const RETRY_MS = 500;

/** Waits until the server takes connections; what waiting does not mend, a wrong password say, fails at once. */
export async function waitForServer(config: pg.ClientConfig): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const client = new pg.Client({ ...config, connectionTimeoutMillis: 5_000 });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (!isDatabaseDown(error) || Date.now() > deadline) throw unreachable(error);
      await delay(RETRY_MS);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

function unreachable(error: unknown): DatabaseStartError {
  const reason =
    error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : String(error);
  return new DatabaseStartError(
    `连接不上 DATABASE_URL 所指的数据库 · The database that DATABASE_URL names cannot be reached: ${reason}`,
    {
      cause: error,
    },
  );
}
