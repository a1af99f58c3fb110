import { readProcess } from './processes.mjs';

const POLL_MS = 300;

/**
 * Calls `gone` once npm, which started this script, has ended. npm puts a shell between itself and its scripts, and that shell does not
 * pass on the signal that ends npm: without this, `kill` on `npm start` would leave the server running.
 */
export function whenNpmEnds(gone) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const npm = [parent, readProcess(parent)?.parent].find((pid) =>
    /\bnpm\b/.test(readProcess(pid)?.command ?? ''),
  );
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || readProcess(npm) !== undefined)) return;
    clearInterval(timer);
    gone();
  }, POLL_MS);
  timer.unref();
}
