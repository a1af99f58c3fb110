import { hostname } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { ProcessTold, type ServerProcess } from '@lets/contract';
import { isDatabaseDown } from '../../db/errors.ts';
import type { Deps } from '../../deps.ts';
import { VERSION } from '../../version.ts';
import * as repository from './processes-repository.ts';

const BEAT_MS = 10_000;
/** Three beats were missed. */
const GONE_MS = 35_000;
/** So long a process that is gone is shown. */
const KEPT_MS = 3_600_000;

/** What is measured is how long such a timer took, which is never less than itself. */
const RESOLUTION_MS = 20;
const loop = monitorEventLoopDelay({ resolution: RESOLUTION_MS });

/** Tells the other processes of this one, now and every few seconds; answers how to stop, which takes it off the list. */
export function startTelling(deps: Deps): () => Promise<void> {
  loop.enable();
  let telling = tellQuietly(deps);
  const timer = setInterval(() => {
    telling = tellQuietly(deps);
  }, BEAT_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    loop.disable();
    await telling;
    await repository.removeProcess(deps.database, deps.processId).catch(() => {});
  };
}

/** That the database is away is told elsewhere. */
async function tellQuietly(deps: Deps): Promise<void> {
  try {
    await tellOfThis(deps);
  } catch (error) {
    if (!isDatabaseDown(error)) deps.log.warn({ err: error }, 'this process could not be told of');
  }
}

export async function tellOfThis(deps: Deps): Promise<void> {
  const { database, processId: id, clock } = deps;
  const started_at = new Date(clock() - process.uptime() * 1000);
  const about = { id, host: hostname(), pid: process.pid, version: VERSION, started_at };
  await repository.keepProcess(database, { ...about, told: toldBy(deps) });
  await repository.removeSilent(database, KEPT_MS);
}

function toldBy({ lines, recentErrors, alarms, backups: { job } }: Deps): ProcessTold {
  const loop_ms = Math.max(0, loop.percentile(99) / 1e6 - RESOLUTION_MS || 0);
  loop.reset();
  return {
    memory_bytes: process.memoryUsage.rss(),
    loop_ms: Math.round(loop_ms * 10) / 10,
    lines: { live: lines.live(), documents: lines.documents(), present: lines.present(), runs: lines.runs() },
    errors: recentErrors.list().reduce((sum, { count }) => sum + count, 0),
    alarms: [...alarms.standing()],
    backup:
      job && job.ended_at === null ? { kind: job.kind, stage: job.stage, done: job.done, of: job.of } : null,
  };
}

export async function listProcesses({ database, processId }: Deps): Promise<ServerProcess[]> {
  const rows = await repository.readProcesses(database);
  return rows.map(({ id, host, pid, version, started_at, silent_ms, told }) => ({
    ...{ id, host, pid, lets: version, started_at: started_at.getTime() },
    is_this: id === processId,
    is_gone: silent_ms > GONE_MS,
    silent_ms: Math.max(0, silent_ms),
    told: ProcessTold.safeParse(told).data ?? null,
  }));
}
