import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, type Product, readPostmaster } from '@lets/bench';
import pg from 'pg';
import type { OwnClock } from './own-clock.ts';

const START_MS = 120_000;
const PORT = 5432;

export interface ClockedDatabase {
  readonly url: string;
  readonly config: pg.ClientConfig;
  /** How far its clock is ahead of the right time, in milliseconds. */
  ahead(): Promise<number>;
  stop(): Promise<void>;
}

/** Stops a product, and runs its database alone as it ran there, but on a clock of its own. */
export async function takeOverDatabase(
  product: Product,
  dataDir: string,
  clock: OwnClock,
): Promise<ClockedDatabase> {
  const { pid } = readPostmaster(dataDir);
  const [program = '', ...args] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').slice(0, -1);
  const cwd = readlinkSync(`/proc/${pid}/cwd`);
  const { uid, gid } = statSync(`/proc/${pid}`);
  await product.stop();
  const socket = mkdtempSync(join(tmpdir(), 'lets-clocked-'));
  chownSync(socket, uid, gid);
  const child = spawn(program, [...args, '-c', `unix_socket_directories=${socket}`], {
    ...(process.getuid?.() === 0 && { uid, gid }),
    cwd,
    env: { LC_ALL: 'C', ...clock.settings },
    stdio: 'ignore',
  });
  const ended = once(child, 'close');
  const config = { host: socket, port: PORT, user: 'lets', database: 'lets' };
  await eventually(
    'the database answers',
    () =>
      ask(config).then(
        () => true,
        () => false,
      ),
    START_MS,
  );
  return {
    url: `postgres://${config.user}@localhost:${PORT}/${config.database}?host=${encodeURIComponent(socket)}`,
    config,
    ahead: async () => (await ask(config)) - Date.now(),
    async stop() {
      child.kill('SIGQUIT');
      await ended;
      rmSync(socket, { recursive: true, force: true });
    },
  };
}

async function ask(config: pg.ClientConfig): Promise<number> {
  const client = new pg.Client(config);
  try {
    await client.connect();
    const { rows } = await client.query(
      'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now',
    );
    return rows[0].now;
  } finally {
    await client.end().catch(() => {});
  }
}
