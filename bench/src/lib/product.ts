import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import type { Address } from './http-line.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const START = join(ROOT, 'scripts', 'start.mjs');
const SERVER = join(ROOT, 'apps', 'server', 'src', 'main.ts');
/** As npm start keeps it: a second start costs half. */
const COMPILED = join(ROOT, 'node_modules', '.cache', 'node');
/** Ends the product when a benchmark is killed. */
const FOLLOW_PARENT = new URL('../../../scripts/lib/follow-parent.mjs', import.meta.url).href;
const POLL_MS = 10;
/** A first start makes a database, and builds the pages when their sources have changed. */
const START_PATIENCE_MS = 300_000;

export const PASSWORD = 'bench-demo-password';

/** The product as a user starts it, on a data folder of its own. */
export interface Product {
  readonly address: Address;
  readonly url: string;
  /** Of the command that started it; the server is below it, or is it. */
  readonly pid: number;
  /** Settles when that command has ended, however it was ended. */
  readonly ended: Promise<void>;
  /** From the command to the first answer that it is ready. */
  readonly startMs: number;
  /** How to reach the embedded database beside it. */
  database(): pg.ClientConfig;
  stop(): Promise<void>;
}

/** What a person types; `npm start` itself where the time of the whole command counts; the server alone, without its pages, where it is killed. */
export type Command = 'npm start' | 'start script' | 'server';

/** `more` are settings of the server; with a `PORT` among them it is found at the same address again. */
export async function startProduct(
  dataDir: string,
  command: Command = 'start script',
  more: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const port = more.PORT === undefined ? await findFreePort() : Number(more.PORT);
  const address = { host: '127.0.0.1', port };
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = launch(command, dataDir, {
    HOST: address.host,
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO_PASSWORD: PASSWORD,
    ...more,
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  try {
    await becomesReady(url, child, dataDir);
  } catch (error) {
    await stop(child);
    throw error;
  }
  return {
    address,
    url,
    pid: child.pid ?? 0,
    ended,
    startMs: performance.now() - startedAt,
    database: () => databaseOf(dataDir),
    stop: () => stop(child),
  };
}

interface Program {
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const PROGRAMS: Readonly<Record<Command, Program>> = {
  'npm start': { program: 'npm', args: ['start'] },
  'start script': { program: process.execPath, args: ['--import', FOLLOW_PARENT, START] },
  server: {
    program: process.execPath,
    args: ['--import', FOLLOW_PARENT, SERVER],
    env: { NODE_COMPILE_CACHE: COMPILED },
  },
};

function launch(command: Command, dataDir: string, settings: Record<string, string>): ChildProcess {
  const { program, args, env } = PROGRAMS[command];
  const log = createWriteStream(logOf(dataDir), { flags: 'a' });
  const child = spawn(program, args, {
    cwd: ROOT,
    // What is measured is the server, not how fast one person may be.
    env: { ...cleanEnv(), PERSON_LIMITS: 'off', ...env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) stream?.pipe(log, { end: false });
  return child;
}

/** Where a product's output goes. */
export const logOf = (dataDir: string) => `${dataDir}.log`;

/** The environment of the benchmark, and npm's own, is not the product's. */
function cleanEnv(): NodeJS.ProcessEnv {
  const others =
    /^(npm_|HOST$|PORT$|DATA_DIR$|DATABASE_URL$|REDIS_URL$|DEMO|PUBLIC_URL$|TRUST_PROXY$|LOG_LEVEL$|NODE_)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !others.test(name)));
}

async function becomesReady(url: string, child: ChildProcess, dataDir: string): Promise<void> {
  const deadline = Date.now() + START_PATIENCE_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) break;
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await delay(POLL_MS);
  }
  throw new Error(`the product did not start:\n${readFileSync(logOf(dataDir), 'utf8').slice(-2000)}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.on('close', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** How another server reaches the embedded database of a product: it has no port, only its socket. */
export function databaseUrlOf(product: Product): string {
  const { host, port, user, database } = product.database();
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(String(host))}`;
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function databaseOf(dataDir: string): pg.ClientConfig {
  const { socketDir, port } = readPostmaster(dataDir);
  return { host: socketDir, port, user: 'lets', database: 'lets' };
}

/** What the embedded database server of a data folder says of itself; throws while there is none. */
export function readPostmaster(dataDir: string): {
  readonly pid: number;
  readonly port: number;
  readonly socketDir: string;
} {
  const home = join(dataDir, 'postgres');
  // The cluster lies in a folder called by the major version of its server.
  const version = readdirSync(home).find((name) => /^\d+$/.test(name)) ?? '';
  const [pid, , , port, socketDir = ''] = readFileSync(join(home, version, 'postmaster.pid'), 'utf8').split(
    '\n',
  );
  return { pid: Number(pid), port: Number(port), socketDir };
}
