import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Account } from './account.ts';
import { claimArguments, readPostmaster } from './claim.ts';
import { pathSeenBy } from './cluster.ts';
import { ownToken } from './process-table.ts';
import type { Program } from './program.ts';
import { serverArguments } from './settings.ts';
import { prepareSocketFolder } from './socket-folder.ts';
import { setWatchdog } from './watchdog.ts';

const POLL_MS = 20;
/** A server that was cut off replays its log first, and answers nobody meanwhile. */
const RECOVERY_PATIENCE_MS = 300_000;
/** How long open transactions may hold up a fast shutdown before the server is stopped as if the power had failed. */
const STOP_PATIENCE_MS = 20_000;
const LOG_LIMIT = 5_000_000;

export interface PostmasterOptions {
  readonly program: Program;
  readonly account: Account | undefined;
  readonly home: string;
  readonly cluster: string;
  readonly isDurable: boolean;
}

/** One life of the server process. */
export interface RunningPostmaster {
  readonly pid: number;
  readonly socketDir: string;
  /** Settles when the process is gone, no matter what ended it. */
  readonly exited: Promise<string>;
  stop(): Promise<void>;
}

/** The server ended before it was ready; `complaints` is what it wrote. */
export class PostmasterStartError extends Error {
  override readonly name = 'PostmasterStartError';
  readonly complaints: string;

  constructor(end: string, complaints: string) {
    super(`${end}: ${complaints}`);
    this.complaints = complaints;
  }
}

/** Starts the server and waits until it takes connections. */
export async function startPostmaster(options: PostmasterOptions): Promise<RunningPostmaster> {
  const { program, account, home, cluster, isDurable } = options;
  // At every start: among temporary files it may have been swept away.
  const socketDir = prepareSocketFolder(home, account);
  const log = openServerLog(home);
  const child = spawn(
    program.postgres,
    [
      ...['-D', pathSeenBy(account, cluster)],
      ...serverArguments({ socketDir, isDurable }),
      ...claimArguments(cluster, ownToken()),
    ],
    // Its own session: Ctrl-C in the terminal is for us, and the server must outlive our last queries.
    { ...account, cwd: cluster, env: { LC_ALL: 'C' }, detached: true, stdio: ['ignore', log.fd, log.fd] },
  );
  closeSync(log.fd);
  const exited = whenExited(child);
  const pid = child.pid;
  if (pid === undefined) throw new PostmasterStartError(await exited, '');
  const watchdog = setWatchdog(pid, cluster, account);
  void exited.then(() => watchdog.release());
  if (!(await becomesReady(child, cluster))) {
    await endProcess(child, exited);
    throw new PostmasterStartError(await exited, log.readNew());
  }
  return { pid, socketDir, exited, stop: () => endProcess(child, exited) };
}

function whenExited(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('exit', (code, signal) => resolve(`postgres ended (${signal ?? code})`));
  });
}

async function becomesReady(child: ChildProcess, cluster: string): Promise<boolean> {
  const deadline = Date.now() + RECOVERY_PATIENCE_MS;
  while (isAlive(child) && Date.now() < deadline) {
    const postmaster = readPostmaster(cluster);
    if (postmaster?.pid === child.pid && postmaster?.isReady) return true;
    await delay(POLL_MS);
  }
  return false;
}

function isAlive(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

/** Ends open transactions and writes everything to the tables; the watchdog stays until the end, in case we are killed meanwhile. */
async function endProcess(child: ChildProcess, exited: Promise<string>): Promise<void> {
  if (!isAlive(child)) return;
  child.kill('SIGINT');
  const impatience = setTimeout(() => child.kill('SIGQUIT'), STOP_PATIENCE_MS);
  await exited;
  clearTimeout(impatience);
}

/** The server writes to a file, not to us: a pipe would hold it up whenever we are busy, and break when we die. */
function openServerLog(home: string): { fd: number; readNew(): string } {
  const path = join(home, 'postgres.log');
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT) renameSync(path, `${path}.1`);
  const fd = openSync(path, 'a', 0o600);
  const { size } = fstatSync(fd);
  return { fd, readNew: () => readFileSync(path).subarray(size).toString('utf8').trim() };
}
