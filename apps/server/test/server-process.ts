import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestDatabase } from './database.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const FOLLOW_PARENT = new URL('../../../scripts/lib/follow-parent.mjs', import.meta.url).href;
/** As npm start keeps it: a second start costs half. */
const COMPILED = fileURLToPath(new URL('../../../node_modules/.cache/node', import.meta.url));

export interface ServerProcess {
  readonly url: string;
  /** Everything it printed. */
  log(): string;
  /** Asks it to end; resolves with its exit code. */
  stop(): Promise<number | null>;
}

export interface ServerProcessOptions {
  /** More settings, as src/env.ts names them. */
  readonly env?: Record<string, string>;
  /** Called whenever it has printed something, with everything so far. */
  readonly onPrinted?: (printed: string) => void;
}

/** The real server in a process of its own, on a test's database; resolves when it listens, rejects with what it printed when it ends instead. */
export async function startServerProcess(
  database: Pick<TestDatabase, 'url'>,
  { env = {}, onPrinted = () => {} }: ServerProcessOptions = {},
): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lets-server-process-'));
  const child = spawn(process.execPath, ['--import', FOLLOW_PARENT, MAIN], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: COMPILED,
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      DEMO: 'off',
      PORT: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
    // The channel tells the server when this process is gone, however it ends.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      onPrinted(printed);
    });
  }
  const gone = once(child, 'exit');
  return {
    url: await addressOf(child, () => printed),
    log: () => printed,
    async stop() {
      child.kill('SIGTERM');
      const [code] = await gone;
      await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

function addressOf(child: ChildProcess, printed: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(printed()) ?? [];
      if (address) resolve(address);
    });
    child.once('close', (code) => reject(new Error(`the server ended with ${code}: ${printed()}`)));
  });
}
