import { readFileSync, renameSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { identityOf } from './cluster.ts';
import { DataFolderInUseError, EmbeddedDatabaseError } from './errors.ts';
import { inspectProcess, livingPidOf } from './process-table.ts';

/** A server that is shutting down writes its buffers first; more than this is no ordinary shutdown. */
const ORPHAN_PATIENCE_MS = 30_000;
/** A person who starts LETS again right after ending it meets the old one on its way out. */
const OWNER_PATIENCE_MS = 5_000;
const POLL_MS = 50;

/** What a running server wrote into `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number;
  readonly socketDir: string;
  readonly port: number;
  readonly isReady: boolean;
}

export function readPostmaster(cluster: string): Postmaster | undefined {
  const lines = readLines(join(cluster, 'postmaster.pid'));
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3]), socketDir: lines[4] ?? '', isReady: lines[7]?.trim() === 'ready' };
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** The arguments by which a later start knows whose server this is; PostgreSQL keeps them as settings of no meaning to itself. */
export function claimArguments(cluster: string, owner: string): string[] {
  return ['-c', `lets.cluster=${identityOf(cluster)}`, '-c', `lets.owner=${owner}`];
}

/** Who runs the server of this cluster now. */
export type Claim =
  | { readonly kind: 'free'; readonly staleLock?: Postmaster }
  | {
      readonly kind: 'owned';
      readonly by: string;
      readonly ownerPid?: number;
      readonly postmaster: Postmaster;
    }
  | { readonly kind: 'orphan'; readonly postmaster: Postmaster };

/**
 * Finds out who holds the cluster. The pid in the lock file alone proves nothing: it may have been given to another program, or
 * belong to another container on the same disk. So the process must carry our arguments, and the socket is tried.
 */
export async function inspectClaim(cluster: string): Promise<Claim> {
  const postmaster = readPostmaster(cluster);
  if (postmaster === undefined) return { kind: 'free' };
  const command = inspectProcess(postmaster.pid)?.command ?? '';
  if (command.includes(`lets.cluster=${identityOf(cluster)} `)) {
    const ownerPid = livingPidOf(/lets\.owner=(\S+)/.exec(command)?.[1] ?? '');
    return ownerPid === undefined
      ? { kind: 'orphan', postmaster }
      : { kind: 'owned', by: `LETS, pid ${ownerPid}`, ownerPid, postmaster };
  }
  if (await isAnswering(postmaster)) return { kind: 'owned', by: 'another machine or container', postmaster };
  if (/\bpostgres\b/.test(command))
    return { kind: 'owned', by: `pid ${postmaster.pid}: ${command.trim()}`, postmaster };
  return { kind: 'free', staleLock: postmaster };
}

/**
 * Makes sure that nobody holds the cluster: refuses when someone does and goes on doing so, and stops a server cleanly that a killed
 * process left behind. Never deletes data.
 */
export async function claimCluster(cluster: string, dataDir: string, log: Log): Promise<void> {
  const startedAt = Date.now();
  let told: string | number | undefined;
  for (;;) {
    const claim = await inspectClaim(cluster);
    if (claim.kind === 'free') return setAside(cluster, claim.staleLock);
    const waited = Date.now() - startedAt;
    if (claim.kind === 'owned') {
      if (claim.ownerPid === process.pid || waited > OWNER_PATIENCE_MS) throw inUse(dataDir, claim.by);
      if (told !== claim.by)
        log.warn(`the data folder is in use (${claim.by}); waiting a moment for it to end`);
      told = claim.by;
    } else {
      const { pid } = claim.postmaster;
      if (told !== pid) stopOrphan(pid, log);
      told = pid;
      if (waited > ORPHAN_PATIENCE_MS) throw stuck(dataDir, pid);
    }
    await delay(POLL_MS);
  }
}

function stopOrphan(pid: number, log: Log): void {
  log.warn(`stopping the database server (pid ${pid}) that a killed LETS left behind`);
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function inUse(dataDir: string, by: string): DataFolderInUseError {
  return new DataFolderInUseError(
    `数据目录 ${dataDir} 正在被使用（${by}），请先停止它或另设 DATA_DIR · The data folder ${dataDir} is in use (${by}): stop that first, or set another DATA_DIR.`,
  );
}

function stuck(dataDir: string, pid: number): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    `上次留下的数据库进程（${pid}）没有停下，请稍后再试或手动结束它 · The database server left behind in ${dataDir} (pid ${pid}) does not stop: ` +
      'try again later, or end it by hand.',
  );
}

/**
 * PostgreSQL takes whatever stands under the pid in its lock files for a rival: another program of its account after a container was
 * restarted, or a dead server that nobody has buried. The files alone go: its shared memory still keeps out a living rival. Each is
 * read again right before, because a rival may have begun meanwhile.
 */
function setAside(cluster: string, staleLock: Postmaster | undefined): void {
  if (staleLock === undefined || !isTaken(staleLock.pid)) return;
  const { pid, socketDir, port } = staleLock;
  for (const lock of [join(cluster, 'postmaster.pid'), join(socketDir, `.s.PGSQL.${port}.lock`)]) {
    if (readLines(lock)[0]?.trim() === String(pid)) renameSync(lock, `${lock}.stale`);
  }
}

function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isAnswering({ socketDir, port }: Postmaster): Promise<boolean> {
  if (socketDir === '') return Promise.resolve(false);
  return new Promise((resolve) => {
    const socket = connect(join(socketDir, `.s.PGSQL.${port}`));
    const settle = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(1_000, () => settle(true));
    socket.on('connect', () => settle(true));
    socket.on('error', () => settle(false));
  });
}
