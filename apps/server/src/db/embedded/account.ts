import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, lchownSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedDatabaseError, USE_OWN_SERVER } from './errors.ts';

/** The account that the database server runs under when ours is root, which it refuses. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** Accounts that nearly every system has; the last is made when none is there. */
const CANDIDATES = ['postgres', 'nobody'];
const MADE_HERE = 'lets';

/**
 * Chooses the account for the server: our own (undefined) unless we are root. A cluster that exists keeps its owner, so that
 * the same folder can be opened by root today and by its owner tomorrow.
 */
export function chooseAccount(clusterDir: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of CANDIDATES) {
    const account = lookUp(name);
    if (account !== undefined) return account;
  }
  return makeAccount();
}

function lookUp(name: string): Account | undefined {
  try {
    const ask = (flag: string) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    const account = { uid: ask('-u'), gid: ask('-g') };
    return account.uid > 0 && account.gid > 0 ? account : undefined;
  } catch {
    return undefined;
  }
}

function makeAccount(): Account {
  spawnSync('useradd', ['--system', '--no-create-home', '--user-group', MADE_HERE], { stdio: 'ignore' });
  const account = lookUp(MADE_HERE);
  if (account !== undefined) return account;
  throw new EmbeddedDatabaseError(
    'PostgreSQL 不能以 root 运行，而本机没有可用的普通账户（postgres、nobody），请换用普通用户启动 · ' +
      'PostgreSQL refuses to run as root and no ordinary account (postgres, nobody) was found here: start as an ordinary user. ' +
      USE_OWN_SERVER,
  );
}

/** Gives one file or folder to the account. */
export function giveTo(account: Account | undefined, path: string): void {
  if (account !== undefined) chownSync(path, account.uid, account.gid);
}

/** Gives a folder and all in it to the account when it belongs to another, as after a copy made by root. */
export function giveAllTo(account: Account | undefined, dir: string): void {
  if (account === undefined || statSync(dir).uid === account.uid) return;
  for (const entry of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(dir, entry), account.uid, account.gid);
  }
  // The folder last: only then a run that was cut short is seen to be unfinished.
  chownSync(dir, account.uid, account.gid);
}

/** True when the account can enter the folder: every folder above it counts, and only trying tells. */
export function canEnter(account: Account | undefined, dir: string): boolean {
  return (
    spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', dir], { ...account, cwd: '/', stdio: 'ignore' })
      .status === 0
  );
}
