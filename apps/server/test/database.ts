import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { connectDatabase, type Database } from '../src/db/client.ts';
import type { Log } from '../src/db/log.ts';
import { administer } from './administer.ts';
import { toUrl } from './database-server.ts';
import { quietLog } from './quiet-log.ts';

/** The run's one server has 40 connections, and two test files run at once. */
const POOL_SIZE = 10;

export interface TestDatabase extends Database {
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
  const stop = () => administer(config, `DROP DATABASE ${name} WITH (FORCE)`);
  return {
    ...connectDatabase({ max: POOL_SIZE, ...own, ...pool }, { kind: 'external', log, stop }),
    url: toUrl(own),
  };
}
