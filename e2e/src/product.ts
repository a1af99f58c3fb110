import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { CaseFile } from '@lets/contract';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const MAIN = join(ROOT, 'apps', 'server', 'src', 'main.ts');
const FOLLOW_PARENT = pathToFileURL(join(ROOT, 'scripts', 'lib', 'follow-parent.mjs')).href;
const INSTALL_CASE = join(ROOT, 'apps', 'server', 'src', 'tools', 'install-case.ts');
const PAGES = join(ROOT, 'apps', 'web', 'dist', 'index.html');

/** The demo school's first course: its mentor looks after what is played in it. */
const COURSE = 'LAW3021';
const DEMO_PASSWORD = 'Trial-run-2017';
const READY_PATIENCE_MS = 60_000;
const STOP_PATIENCE_MS = 30_000;
const POLL_MS = 50;

export interface ProductOptions {
  /** Any free one when left out. */
  readonly port?: number;
  /** One of its own, removed at the end, when left out. */
  readonly dataDir?: string;
  /** Opens its database and fills the school itself, as on a new machine, rather than from the copy all journeys begin with. */
  readonly isFirstStart?: boolean;
  /** More settings, as apps/server/src/env.ts names them. */
  readonly env?: Record<string, string>;
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
  /** Puts a case in place, or its newer version, as an administrator would beside the running server. */
  install(file: CaseFile): Promise<void>;
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
  if (options.dataDir === undefined && !options.isFirstStart) await copySchool(dataDir);
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...cleanEnv(),
    DEMO_PASSWORD,
    LOG_LEVEL: 'warn',
    ...options.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
  };
  let printed = '';
  let server = await startServer();

  async function startServer(): Promise<ChildProcess> {
    const child = spawnServer(env, (text) => {
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
    install: (file) => installCase(file, env),
    async stop() {
      await end(server, 'SIGTERM');
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

/** Where the data of a school that has just been opened is kept while journeys run. */
const SCHOOL = 'E2E_SCHOOL';

/** Opens one school for all journeys to begin from: each would else open a database and hash every password again. */
export async function openSchool(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lets-school-'));
  const product = await startProduct({ dataDir });
  await product.stop();
  process.env[SCHOOL] = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}

/** With owners and modes: the database's server takes no folder that others could have written to. */
async function copySchool(dataDir: string): Promise<void> {
  const school = process.env[SCHOOL];
  if (school !== undefined) await promisify(execFile)('cp', ['-a', `${school}/.`, dataDir]);
}

/** The caller's settings must not leak into the product under test. */
function cleanEnv(): Record<string, string> {
  const { PATH = '', HOME = '', TMPDIR, LANG } = process.env;
  return { PATH, HOME, ...(TMPDIR !== undefined && { TMPDIR }), ...(LANG !== undefined && { LANG }) };
}

function spawnServer(env: Record<string, string>, print: (text: string) => void): ChildProcess {
  const args = ['--disable-warning=ExperimentalWarning', '--import', FOLLOW_PARENT, MAIN];
  // The channel tells the server when this process is gone, however it ends.
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  child.stdout?.on('data', (chunk: Buffer) => print(chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => print(chunk.toString()));
  return child;
}

async function installCase(file: CaseFile, env: Record<string, string>): Promise<void> {
  const path = join(await mkdtemp(join(tmpdir(), 'lets-case-')), `${file.code}.json`);
  await writeFile(path, JSON.stringify(file));
  const args = ['--disable-warning=ExperimentalWarning', INSTALL_CASE, path, '--course', COURSE];
  await promisify(execFile)(process.execPath, args, { cwd: ROOT, env });
  await rm(dirname(path), { recursive: true });
}

async function waitUntilReady(child: ChildProcess, url: string, printed: () => string): Promise<void> {
  const deadline = Date.now() + READY_PATIENCE_MS;
  while (isRunning(child) && Date.now() < deadline) {
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok === true) return;
    await delay(POLL_MS);
  }
  await end(child, 'SIGKILL');
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
