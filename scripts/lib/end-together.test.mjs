import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';
import { ROOT } from './paths.mjs';
import { descendantsOf, listProcesses } from './processes.mjs';

const SMALL_RUN = join(ROOT, 'scripts', 'lib', 'fixtures', 'small-run.mjs');

let pids = [];
afterEach(() => {
  for (const pid of pids.filter((one) => listProcesses().has(one))) process.kill(pid, 'SIGKILL');
});

/** Starts the run; resolves when it, its child and its grandchild stand. */
async function startRun() {
  const run = spawn(process.execPath, [SMALL_RUN], { stdio: ['ignore', 'pipe', 'inherit'] });
  pids = [];
  for await (const line of createInterface({ input: run.stdout })) if (pids.push(Number(line)) === 3) break;
  return run;
}

describe.skipIf(process.platform === 'win32')('a run that is ended', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])('by %s takes along all that it has started', async (signal, code) => {
    const run = await startRun();
    const alive = listProcesses();
    expect(descendantsOf([run.pid], alive)).toEqual(new Set(pids.filter((pid) => pid !== run.pid)));
    const ended = once(run, 'exit');
    run.kill(signal);
    expect(await ended).toEqual([code, null]);
    expect(pids.filter((pid) => listProcesses().has(pid))).toEqual([]);
  });
});

describe('descendants', () => {
  it('are found through any number of generations, in whatever order they are listed', () => {
    const parents = new Map([
      [5, 4],
      [4, 2],
      [3, 1],
      [2, 1],
      [9, 8],
    ]);
    expect(descendantsOf([2], parents)).toEqual(new Set([4, 5]));
    expect(descendantsOf([1], parents)).toEqual(new Set([2, 3, 4, 5]));
    expect(descendantsOf([7], parents)).toEqual(new Set());
  });
});
