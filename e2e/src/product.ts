import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { AuthoredCase } from '@lets/contract';
import { makeDatabase, type OwnDatabase } from './databases.ts';
import { COMPILED, ROOT, sourceArguments } from './sources.ts';

const MAIN = join(ROOT, 'apps', 'server', 'src', 'main.ts');
const INSTALL_CASE = join(ROOT, 'apps', 'server', 'src', 'tools', 'install-case.ts');
const PAGES = join(ROOT, 'apps', 'web', 'dist', 'index.html');

/** The demo school's first course: its mentor looks after what is played in it. */
const COURSE = 'LAW3021';
const DEMO_PASSWORD = 'Trial-run-2017';
const STOP_PATIENCE_MS = 30_000;
const POLL_MS = 50;

export interface ProductOptions {
  /** Any free one when left out. */
  readonly port?: number;
  /** One of its own, removed at the end, when left out. */
  readonly dataDir?: string;
  /** Makes and keeps its database itself, in its data folder, and fills the school, as on a new machine: for journeys about just that. */
  readonly keepsDatabase?: boolean;
  /** More settings, as apps/server/src/env.ts names them. */
  readonly env?: Record<string, string>;
  /** Another file that runs the server, for what no setting changes. */
  readonly main?: string;
}

/** The real server in a process of its own, with its own database and the demo school in it. */
export interface Product {
  readonly url: string;
  readonly dataDir: string;
  passwordOf(account: string): string;
  /** Ends the server without a chance to tidy up, as a crash would; resolves when it is gone. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again on the same port and data; resolves when it is ready. */
  restart(): Promise<void>;
  /** Puts cases in place, or their newer versions, as an administrator would beside the running server. */
  install(...files: readonly AuthoredCase[]): Promise<void>;
  /** Ends it in good order, and removes its data if they were its own. */
  stop(): Promise<void>;
  /** Everything it printed, over all its lives. */
  log(): string;
}

/** Starts the product and waits until it is ready. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  if (!existsSync(PAGES)) throw new Error('the pages are not built: run `npm test`, or `npm start` once');
  const port = options.port ?? (await findFreePort());
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'lets-e2e-')));
  const takesSchool = options.dataDir === undefined && !options.keepsDatabase;
  const database = takesSchool ? await copySchool(dataDir) : undefined;
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...cleanEnv(),
    DEMO_PASSWORD,
    LOG_LEVEL: 'warn',
    NODE_COMPILE_CACHE: COMPILED,
    ...(database && { DATABASE_URL: database.url }),
    ...options.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
  };
  let printed = '';
  let server = await startServer();

  async function startServer(): Promise<ChildProcess> {
    const child = spawnServer(options.main ?? MAIN, env, (text) => {
      printed += text;
    });
    await waitUntilReady(child, url, () => printed);
    return child;
  }

  return {
    url,
    dataDir,
    passwordOf: (account) => (account === 'super01' ? superPassword(dataDir) : env.DEMO_PASSWORD),
    kill: (signal = 'SIGKILL') => end(server, signal),
    async restart() {
      await end(server, 'SIGTERM');
      server = await startServer();
    },
    install: (...files) => installCases(files, env),
    async stop() {
      await end(server, 'SIGTERM');
      await database?.drop();
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
    log: () => printed,
  };
}

/** Random whatever DEMO_PASSWORD says: the server keeps it in its data folder. */
function superPassword(dataDir: string): string {
  const kept = JSON.parse(readFileSync(join(dataDir, 'demo-password'), 'utf8')) as { super_admin: string };
  return kept.super_admin;
}

/** A school that has just been opened, which nobody uses: its database, and where the folder of its other data is told. */
export const SCHOOL_DATABASE = 'lets_school';
export const SCHOOL_FOLDER = 'E2E_SCHOOL';

/** Its data in a folder and a database of the caller's own. */
async function copySchool(dataDir: string): Promise<OwnDatabase> {
  await cp(process.env[SCHOOL_FOLDER] ?? '', dataDir, { recursive: true });
  return makeDatabase({ template: SCHOOL_DATABASE });
}

/** The caller's settings must not leak into the product under test. */
function cleanEnv(): Record<string, string> {
  const { PATH = '', HOME = '', TMPDIR, LANG } = process.env;
  return { PATH, HOME, ...(TMPDIR !== undefined && { TMPDIR }), ...(LANG !== undefined && { LANG }) };
}

function spawnServer(main: string, env: Record<string, string>, print: (text: string) => void): ChildProcess {
  const args = sourceArguments(main);
  // The channel tells the server when this process is gone, however it ends.
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  child.stdout?.on('data', (chunk: Buffer) => print(chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => print(chunk.toString()));
  return child;
}

async function installCases(files: readonly AuthoredCase[], env: Record<string, string>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lets-case-'));
  const paths = files.map(({ code }) => join(folder, `${code}.json`));
  await Promise.all(files.map((file, at) => writeFile(paths[at] ?? '', JSON.stringify(file))));
  const args = ['--disable-warning=ExperimentalWarning', INSTALL_CASE, ...paths, '--course', COURSE];
  await promisify(execFile)(process.execPath, args, { cwd: ROOT, env });
  await rm(folder, { recursive: true });
}

async function waitUntilReady(child: ChildProcess, url: string, printed: () => string): Promise<void> {
  // As long as the test's own time lasts: on a busy machine a start has no length of its own.
  while (isRunning(child)) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok === true) return;
    await delay(POLL_MS);
  }
  throw new Error(`the product did not become ready:\n${printed()}`);
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (!isRunning(child)) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill(signal);
  const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS);
  await gone;
  clearTimeout(impatience);
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address !== null && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });
}
