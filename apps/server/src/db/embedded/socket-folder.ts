import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, canEnter, giveTo } from './account.ts';

/** The system's limit for the path of a socket is 104 bytes on macOS and 108 on Linux, its end included. */
const MAX_SOCKET_PATH = 103;
const SOCKET_NAME = '.s.PGSQL.5432';

/**
 * The folder of the server's socket, which only its account may enter: that is the whole of its access control. Beside the
 * cluster, unless that path is too long for a socket or closed to the account; then a short one among the system's temporary files.
 */
export function prepareSocketFolder(home: string, account: Account | undefined): string {
  const beside = join(home, 'socket');
  const isShort = Buffer.byteLength(join(beside, SOCKET_NAME)) <= MAX_SOCKET_PATH;
  if (isShort && canEnter(account, home) && own(beside, account)) return beside;
  const place = [tmpdir(), '/tmp'].find((dir) => dir.length <= 50 && canEnter(account, dir)) ?? '/tmp';
  const name = `lets-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`;
  const short = join(place, name);
  if (own(short, account)) return short;
  const made = mkdtempSync(`${short}-`);
  giveTo(account, made);
  return made;
}

/** Tidies up after a stop; a folder that a newer server uses already is not empty and stays. */
export function removeSocketFolder(dir: string): void {
  rmSync(join(dir, `${SOCKET_NAME}.lock.stale`), { force: true });
  try {
    rmdirSync(dir);
  } catch {}
}

/** Makes the folder the account's own; false when it stands and is not ours to take, as anybody can make one under /tmp. */
function own(dir: string, account: Account | undefined): boolean {
  try {
    mkdirSync(dir, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const { uid } = lstatSync(dir);
  const isOurs = lstatSync(dir).isDirectory() && [process.getuid?.(), account?.uid].includes(uid);
  if (!isOurs) return false;
  giveTo(account, dir);
  chmodSync(dir, 0o700);
  return true;
}
