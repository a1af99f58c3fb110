import { setTimeout as delay } from 'node:timers/promises';
import { whenNpmEnds } from './follow-npm.mjs';
import { descendantsOf, listProcesses } from './processes.mjs';
import { SIGNAL_NUMBERS } from './run.mjs';

/** For tidying up: a database closes its files, a browser removes its profile. */
const GRACE_MS = 3_000;
const POLL_MS = 50;

/** Those that are to end; undefined as long as nobody has asked for an end. */
let ending;

/**
 * From now on a signal that ends this process ends everything that it has started as well. A browser and a server under test have groups
 * of their own, which neither Ctrl-C at the terminal nor a signal to their parent reaches.
 */
export function endTogether() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => endAll(signal));
  whenNpmEnds(() => endAll('SIGTERM'));
}

async function endAll(signal) {
  if (ending !== undefined) return;
  ending = new Set();
  send(signal);
  setTimeout(() => send('SIGKILL'), GRACE_MS);
  while (listLeft().length > 0) await delay(POLL_MS);
  process.exit(128 + SIGNAL_NUMBERS[signal]);
}

function send(signal) {
  for (const pid of listLeft()) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** Those that live still, with what they have started meanwhile: the person who loses its parent is no longer found below us. */
function listLeft() {
  const alive = listProcesses();
  for (const pid of descendantsOf([process.pid, ...ending], alive)) ending.add(pid);
  return [...ending].filter((pid) => alive.has(pid));
}
