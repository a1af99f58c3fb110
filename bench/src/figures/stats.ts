import { join } from 'node:path';
import { experimentStatistics, type OutputOf, statisticsExport } from '@lets/contract';
import { Session } from '@lets/players';
import pg from 'pg';
import { type Figure, ms, times } from '../lib/figure.ts';
import { seedManyRuns } from '../lib/many-runs.ts';
import { PASSWORD, startProduct } from '../lib/product.ts';
import { median } from '../lib/stats.ts';
import { playToHearing } from '../lib/template.ts';

const RUNS = 100_000;

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
    const exported = await exportAll(product.url);
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
      ],
      notes: [
        `stats: seven walks over the runs in one answer; export: ${(exported.bytes / 2 ** 20).toFixed(1)} MiB, first byte after ${ms(exported.first)}.`,
      ],
      data: { made, counted, exported },
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

async function exportAll(url: string) {
  const userData = JSON.stringify({ account: 'admin01', password: PASSWORD });
  const entered = await fetch(`${url}/api/account/login`, {
    method: 'POST',
    headers: { origin: url },
    body: new URLSearchParams({ userData }),
  });
  const cookie = entered.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const startedAt = performance.now();
  const answer = await fetch(`${url}/api${statisticsExport.path}`, { headers: { cookie } });
  let bytes = 0;
  let first = 0;
  for await (const chunk of answer.body ?? []) {
    first ||= performance.now() - startedAt;
    bytes += (chunk as Uint8Array).length;
  }
  return { took: performance.now() - startedAt, first, bytes };
}
