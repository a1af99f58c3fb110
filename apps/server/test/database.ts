import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connectDatabase, type Database } from '../src/db/client.ts';
import type { Log } from '../src/db/log.ts';
import { APP_USER } from '../src/db/rights.ts';
import { administer } from './administer.ts';
import { toUrl } from './database-server.ts';
import { quietLog } from './quiet-log.ts';

/** The run's one server has 40 connections, and two test files run at once. */
const POOL_SIZE = 10;

export interface TestDatabase extends Database {
  /** A connection of the owner's, for what the server itself may not do. */
  readonly owner: pg.Pool;
  /** As DATABASE_URL, for a server in a process of its own. */
  readonly url: string;
}

export interface TestDatabaseOptions {
  readonly log?: Log;
  readonly pool?: pg.PoolConfig;
}

/** A migrated, empty database of the caller's own; `close()` drops it. */
export async function openTestDatabase({
  log = quietLog,
  pool,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { config, template } = inject('testServer');
  const name = `lets_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  await administer(config, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const own = { ...config, database: name };
  const owner = new pg.Pool({ ...own, max: 1 });
  owner.on('error', () => {});
  const stop = async () => {
    await owner.end();
    await administer(config, `DROP DATABASE ${name} WITH (FORCE)`);
  };
  // As the server does; a server of one's own (TEST_DATABASE_URL) has no password for that account.
  const app = config.password ? own : { ...own, user: APP_USER };
  return {
    ...connectDatabase({ max: POOL_SIZE, ...app, ...pool }, { kind: 'external', log, stop }),
    owner,
    url: toUrl(own),
  };
}
