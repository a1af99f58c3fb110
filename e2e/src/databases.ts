import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { ROOT, sourceArguments } from './sources.ts';

/** One database server for all journeys: a server and a cluster of its own for each would cost more than many a journey. */
const SERVER = join(ROOT, 'apps', 'server', 'test', 'database-process.ts');
/** Where the workers find its address. */
const ADDRESS = 'E2E_DATABASE';

export interface OwnDatabase {
  /** As DATABASE_URL. */
  readonly url: string;
  drop(): Promise<void>;
}

/** Starts the server; resolves with what stops it. */
export async function startDatabases(): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, sourceArguments(SERVER), {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  if (child.stdout === null) throw new Error('the database server cannot be heard');
  const gone = once(child, 'exit');
  const [address] = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    gone.then(() => Promise.reject(new Error('the database server did not start'))),
  ]);
  process.env[ADDRESS] = String(address);
  return async () => {
    child.kill('SIGTERM');
    await gone;
  };
}

/** An empty database, or a copy of another one that nobody has open. */
export async function makeDatabase({ name = newName(), template = 'template0' }): Promise<OwnDatabase> {
  await administer(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  return { url: addressOf(name), drop: () => administer(`DROP DATABASE ${name} WITH (FORCE)`) };
}

function newName(): string {
  return `e2e_${randomBytes(6).toString('hex')}`;
}

export async function administer(statement: string, url = addressOf('postgres')): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function addressOf(name: string): string {
  const url = new URL(process.env[ADDRESS] ?? '');
  url.pathname = `/${name}`;
  return url.href;
}
