import { join } from 'node:path';
import { experimentStatistics, type OutputOf, SESSION_COOKIE, statisticsExport } from '@lets/contract';
import { Session } from '@lets/players';
import pg from 'pg';
import { type Figure, ms, times } from '../lib/figure.ts';
import { logIn } from '../lib/login.ts';
import { seedManyRuns } from '../lib/many-runs.ts';
import { findServer, residentMegabytes } from '../lib/processes.ts';
import { PASSWORD, type Product, startProduct } from '../lib/product.ts';
import { median } from '../lib/stats.ts';
import { playToHearing } from '../lib/template.ts';

const RUNS = 100_000;
const DAY = 24 * 3_600_000;
const LOOK_MS = 20;
/** Twice the rows take no more memory; garbage is collected when it pleases. */
const MEMORY_GOAL = 1.15;

/** The statistics of a large school's ten years beside a count of the same rows written by hand, and the export of all of them. */
export const stats: Figure = async ({ folder, isQuick, tell }) => {
  const product = await startProduct(join(folder, 'stats'));
  const client = new pg.Client(product.database());
  await client.connect();
  try {
    tell(`making ${RUNS.toLocaleString('en')} runs`);
    const template = await playToHearing(product);
    const made = await seedManyRuns(product.database(), template.eid, RUNS);
    const admin = await Session.open(product.url, 'admin01', PASSWORD);
    tell('counting');
    const byProduct: number[] = [];
    const byHand: number[] = [];
    for (let round = 0; round < (isQuick ? 3 : 9); round += 1) {
      let figures: OutputOf<typeof experimentStatistics> | null = null;
      byProduct.push(
        await timed(async () => {
          figures = await admin.call(experimentStatistics, {});
        }),
      );
      assertCounted(figures, made.ended);
      byHand.push(
        await timed(() => client.query('SELECT status, ending, count(*) FROM experiments GROUP BY 1, 2')),
      );
    }
    tell('exporting');
    const exports = await exportByTurns(product, isQuick ? 2 : 4);
    const exported = exports.first;
    const counted = { product: median(byProduct), hand: median(byHand) };
    return {
      rows: [
        {
          figure: `stats, ${RUNS.toLocaleString('en')} runs`,
          measured: ms(counted.product),
          yardstick: `${ms(counted.hand)} for one count by hand`,
          ratio: times(counted.product / counted.hand),
          goal: '≤ 3000 ms',
          isMet: counted.product <= 3000,
        },
        {
          figure: 'export, every run as .xlsx',
          measured: ms(exported.took),
          yardstick: '–',
          ratio: '–',
          goal: '–',
          isMet: null,
        },
        {
          figure: 'export, memory of the server at most',
          measured: `${Math.round(exports.peaks.all)} MB`,
          yardstick: `${Math.round(exports.peaks.half)} MB for half of them`,
          ratio: times(exports.ratio),
          goal: `≤ ${times(MEMORY_GOAL)}`,
          isMet: exports.ratio <= MEMORY_GOAL,
        },
      ],
      notes: [
        `stats: seven walks over the runs in one answer; export: ${(exported.bytes / 2 ** 20).toFixed(1)} MiB, first byte after ${ms(exported.first)}; resident memory of the server before and at most, the first time: ${Math.round(exported.before)} and ${Math.round(exported.peak)} MB.`,
      ],
      data: { made, counted, exports },
    };
  } finally {
    await client.end();
    await product.stop();
  }
};

function assertCounted(figures: OutputOf<typeof experimentStatistics> | null, ended: number): void {
  if (figures?.totals.ended !== ended) throw new Error(`${figures?.totals.ended} ended instead of ${ended}`);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** One export read to its end; what the server holds more meanwhile than before, looked at often. */
async function exportRuns({ url, pid }: Product, token: string, query: string) {
  const server = findServer(pid);
  const before = residentMegabytes(server.pid);
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(server.pid));
  }, LOOK_MS);
  const startedAt = performance.now();
  const headers = { cookie: `${SESSION_COOKIE}=${token}` };
  const answer = await fetch(`${url}/api${statisticsExport.path}${query}`, { headers });
  let bytes = 0;
  let first = 0;
  for await (const chunk of answer.body ?? []) {
    first ||= performance.now() - startedAt;
    bytes += (chunk as Uint8Array).length;
  }
  clearInterval(watch);
  return { took: performance.now() - startedAt, first, bytes, before, peak, more: peak - before };
}

type Exported = Awaited<ReturnType<typeof exportRuns>>;

/** The runs of half the time and of all of it by turns: what the number of rows costs. What the heap grows to at first is told apart. */
async function exportByTurns(product: Product, rounds: number) {
  const token = await logIn(product.url, 'admin01');
  const until = Date.now();
  const since = (days: number) => `?from=${until - days * DAY}&until=${until}`;
  const queries = { half: since(183), all: '' };
  const first = await exportRuns(product, token, queries.all);
  const read: Record<keyof typeof queries, Exported[]> = { half: [], all: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const key of ['half', 'all'] as const)
      read[key].push(await exportRuns(product, token, queries[key]));
  }
  const peakOf = (some: readonly Exported[]) => median(some.map(({ peak }) => peak));
  const peaks = { half: peakOf(read.half), all: peakOf(read.all) };
  return { first, read, peaks, ratio: peaks.all / peaks.half };
}
