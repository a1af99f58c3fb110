import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../src/db/migrate.ts';
import { APP_USER, ensureApp } from '../src/db/rights.ts';
import { administer } from './administer.ts';
import { startDatabaseServer } from './database-server.ts';
import { quietLog } from './quiet-log.ts';

/** Where the test files make their databases, and the migrated one that they copy. */
interface TestServer {
  readonly config: pg.ClientConfig;
  readonly template: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer;
  }
}

async function makeApp(config: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    await ensureApp(client);
  } finally {
    await client.end();
  }
}

/** One server for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startDatabaseServer();
  const template = `lets_template_${process.pid}`;
  await administer(server.config, `CREATE DATABASE ${template}`);
  await makeApp(server.config);
  await migrateDatabase({ ...server.config, database: template }, quietLog, { app: APP_USER });
  project.provide('testServer', { config: server.config, template });
  return async () => {
    await administer(server.config, `DROP DATABASE ${template}`);
    await server.stop();
  };
}
