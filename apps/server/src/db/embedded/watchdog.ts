import { type ChildProcess, spawn } from 'node:child_process';
import type { Account } from './account.ts';

/**
 * Reads until its pipe ends, which the system sees to whatever way our process dies, and then stops the server. Only while the
 * lock file still names that server: a newer start may have it by then. A server so young that it has not written the file yet
 * is waited for.
 */
const SCRIPT = `
read -r word
[ "$word" = done ] && exit 0
for try in 1 2 3 4 5 6 7 8 9 10; do
  kill -0 "$1" || exit 0
  if read -r pid < postmaster.pid; then
    [ "$pid" = "$1" ] && kill -INT "$1"
    exit 0
  fi
  sleep 1
done`;

export interface Watchdog {
  /** Lets it go without stopping the server. */
  release(): void;
}

/** Sets a small shell beside the server that stops it when our own process is gone, killed or not. */
export function setWatchdog(postmasterPid: number, cluster: string, account: Account | undefined): Watchdog {
  let isReleased = false;
  let shell = spawnShell();

  function spawnShell(): ChildProcess {
    const child = spawn('/bin/sh', ['-c', SCRIPT, 'lets-database-watchdog', String(postmasterPid)], {
      ...account,
      cwd: cluster,
      // Its own session: Ctrl-C in the terminal is for us, and the server must outlive our last queries.
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    child.stdin?.on('error', () => {});
    child.on('error', () => {});
    child.on('exit', () => {
      if (!isReleased) setTimeout(respawn, 1_000).unref();
    });
    return child;
  }

  function respawn(): void {
    if (!isReleased) shell = spawnShell();
  }

  return {
    release() {
      isReleased = true;
      shell.stdin?.end('done\n');
    },
  };
}
