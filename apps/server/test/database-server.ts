import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { startEmbedded } from '../src/db/embedded/supervisor.ts';
import { quietLog } from './quiet-log.ts';

export interface DatabaseServer {
  readonly config: pg.ClientConfig;
  stop(): Promise<void>;
}

/** An embedded server that syncs nothing, or the one that TEST_DATABASE_URL names. */
export async function startDatabaseServer(
  url: string | undefined = process.env.TEST_DATABASE_URL,
): Promise<DatabaseServer> {
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

/** As DATABASE_URL, for a server in a process of its own. */
export function toUrl({ host, port, user, password, database }: pg.ClientConfig): string {
  const secret = typeof password === 'string' && password !== '' ? `:${encodeURIComponent(password)}` : '';
  // A socket's folder cannot stand where a host stands; the parameter overrides it.
  const socket = host?.startsWith('/') ? `?host=${encodeURIComponent(host)}` : '';
  return `postgresql://${user}${secret}@${socket === '' ? host : 'localhost'}:${port}/${database}${socket}`;
}
