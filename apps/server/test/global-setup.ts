import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../src/db/embedded/supervisor.ts';
import { migrateDatabase } from '../src/db/migrate.ts';
import { administer } from './administer.ts';
import { quietLog } from './quiet-log.ts';

/** Where the test files make their databases, and the migrated one that they copy. */
export interface TestServer {
  readonly config: pg.ClientConfig;
  readonly template: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer;
  }
}

/** One server for the whole run: an embedded one that syncs nothing, or the one that TEST_DATABASE_URL names. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer(process.env.TEST_DATABASE_URL);
  const template = `lets_template_${process.pid}`;
  await administer(server.config, `CREATE DATABASE ${template}`);
  await migrateDatabase({ ...server.config, database: template }, quietLog);
  project.provide('testServer', { config: server.config, template });
  return async () => {
    await administer(server.config, `DROP DATABASE ${template}`);
    await server.stop();
  };
}

async function startServer(
  url: string | undefined,
): Promise<{ config: pg.ClientConfig; stop(): Promise<void> }> {
  if (url !== undefined && url !== '') return { config: toConfig(url), stop: async () => {} };
  const dataDir = await mkdtemp(join(tmpdir(), 'lets-test-'));
  const embedded = await startEmbedded({ dataDir, log: quietLog, isDurable: false });
  return {
    config: { ...embedded.endpoint, database: 'postgres' },
    async stop() {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** In parts, because the database's name is replaced for each test file. */
function toConfig(url: string): pg.ClientConfig {
  const { hostname, port, username, password, pathname } = new URL(url);
  return {
    host: decodeURIComponent(hostname),
    port: port === '' ? 5432 : Number(port),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: pathname.slice(1) || 'postgres',
  };
}
