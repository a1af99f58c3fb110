import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Figure, type Row, times } from '../lib/figure.ts';
import { findServer, listBelow, type Memory, memoryOf } from '../lib/processes.ts';
import { type Product, startProduct } from '../lib/product.ts';
import { median } from '../lib/stats.ts';

const GOAL = { seconds: 3, megabytes: 250 };
/** The litter of the start has gone, and connections that were only needed for it have been closed. */
const REST_MS = 15_000;

interface AtRest {
  readonly server: Memory;
  readonly database: Memory;
  /** npm, its shell and the start script, which wait for the server to end. */
  readonly launcher: Memory;
}

/** How long `npm start` takes to answer when it has been started before, and what stays in memory when nobody does anything. */
export const start: Figure = async ({ folder, isQuick, tell }) => {
  const dataDir = join(folder, 'start');
  tell('first start');
  const first = await startProduct(dataDir, 'npm start');
  await first.stop();
  const seconds: number[] = [];
  let atRest: AtRest | undefined;
  for (let left = isQuick ? 2 : 5; left > 0; left -= 1) {
    tell('second start');
    const product = await startProduct(dataDir, 'npm start');
    seconds.push(product.startMs / 1000);
    try {
      if (left === 1) atRest = await measureAtRest(product, tell);
    } finally {
      await product.stop();
    }
  }
  const firstSeconds = first.startMs / 1000;
  const notes = [
    `start: a first start with everything installed and built, which makes the database, took ${firstSeconds.toFixed(1)} s.`,
    ...(atRest ? [describe(atRest)] : []),
  ];
  const rows = [timeRow(median(seconds)), ...(atRest ? [memoryRow(atRest)] : [])];
  return { rows, notes, data: { first_seconds: firstSeconds, seconds, at_rest: atRest } };
};

async function measureAtRest({ pid }: Product, tell: (what: string) => void): Promise<AtRest | undefined> {
  // Elsewhere there is no telling how much of a page is shared.
  if (process.platform !== 'linux') return undefined;
  tell('letting it rest');
  await delay(REST_MS);
  const all = listBelow(pid);
  const server = findServer(pid);
  const database = listBelow(server.pid).filter((one) => one.pid !== server.pid);
  const others = all.filter((one) => one.pid !== server.pid && !database.some(({ pid }) => pid === one.pid));
  return { server: memoryOf([server]), database: memoryOf(database), launcher: memoryOf(others) };
}

function timeRow(seconds: number): Row {
  return {
    figure: 'start, second npm start to ready',
    measured: `${seconds.toFixed(2)} s`,
    yardstick: '',
    ratio: times(seconds / GOAL.seconds),
    goal: `≤ ${GOAL.seconds} s`,
    isMet: seconds <= GOAL.seconds,
  };
}

function memoryRow({ server, database }: AtRest): Row {
  const megabytes = server.pss + database.pss;
  return {
    figure: 'start, memory at rest (PSS)',
    measured: `${Math.round(megabytes)} MB`,
    yardstick: '',
    ratio: times(megabytes / GOAL.megabytes),
    goal: `≤ ${GOAL.megabytes} MB`,
    isMet: megabytes <= GOAL.megabytes,
  };
}

function describe({ server, database, launcher }: AtRest): string {
  const both = (memory: Memory) => `${Math.round(memory.pss)} MB (RSS ${Math.round(memory.rss)} MB)`;
  return (
    `start: memory as PSS, which counts a page shared by several processes once: server ${both(server)}, database ${both(database)}; ` +
    `beside them npm and the start script hold ${both(launcher)}.`
  );
}
