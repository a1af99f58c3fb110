import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Where Debian's packages are; another Python does not know them. */
const PYTHON = '/usr/bin/python3';

/** Whether Debian's python3-django-cas-server is on this machine. */
export function hasCasServer(): boolean {
  try {
    execFileSync(PYTHON, ['-c', 'import cas_server'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export interface CasServer {
  /** Without `/login`. */
  readonly prefix: string;
  readonly user: string;
  readonly password: string;
  close(): Promise<void>;
}

/** A real CAS server on a free port. `ended`: where it posts that a session is over. */
export async function openCasServer(ended: string): Promise<CasServer> {
  const folder = await mkdtemp(join(tmpdir(), 'lets-cas-'));
  const running = spawn(PYTHON, [join(import.meta.dirname, 'cas-server/school.py')], {
    env: { PATH: process.env.PATH, CAS_DATABASE: join(folder, 'cas.sqlite'), CAS_LOGOUT_CALLBACK: ended },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  running.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const gone = new Promise<void>((resolve) => running.once('close', () => resolve()));
  const port = await Promise.race([
    new Promise<string>((resolve) => createInterface(running.stdout).once('line', resolve)),
    gone.then(() => {
      throw new Error(`the CAS server did not start: ${said}`);
    }),
  ]);
  return {
    prefix: `http://127.0.0.1:${port}/cas`,
    user: '20261001',
    password: 'a password of the tests',
    async close() {
      running.kill('SIGKILL');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
