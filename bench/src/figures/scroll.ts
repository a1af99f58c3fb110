import { join } from 'node:path';
import { prepareExperiment, Session } from '@lets/players';
import type { Browser, Page } from '@playwright/test';
import { launchBrowser, sitDown } from '../lib/browser.ts';
import { type Figure, ms, type Row, times } from '../lib/figure.ts';
import { beginRecording, endRecording, type Measured, recordFrames, summarise } from '../lib/frames.ts';
import { seedManyRuns } from '../lib/many-runs.ts';
import { PASSWORD, type Product, startProduct } from '../lib/product.ts';
import { seedSchool } from '../lib/school.ts';
import { median } from '../lib/stats.ts';

const GOAL = { ratio: 1.5, longTaskMs: 50 };
const ROWS = 10_000;
const SIZE = { students: ROWS, things: 20, logged: ROWS };
/** Down the page and up again. */
const TURNS = 30;
const TURN_PX = 120;

const LISTS = [
  { name: 'students', path: '/manager/user/experiment' },
  { name: 'runs', path: '/manager/experiment/manager' },
  { name: 'log', path: '/manager/user/log' },
] as const;

/** Scrolling the lists of a school with 10,000 rows in each, by the frames of an empty page in the same run; and turning their pages. */
export const scroll: Figure = async ({ folder, isQuick, tell }) => {
  tell('filling a school');
  const product = await startProduct(join(folder, 'scroll'));
  const browser = await launchBrowser();
  try {
    await fill(product);
    const blank = await openBlank(browser, product.url);
    const rounds = isQuick ? 3 : 8;
    const data = [];
    for (const { name, path } of LISTS) {
      tell(name);
      const page = await openList(browser, product.url, path);
      data.push({ name, ...(await compare(page, blank, rounds)), turned: await turnPages(page, rounds) });
      await page.context().close();
    }
    const notes = [
      `scroll: ${ROWS.toLocaleString('en')} rows in each list, the pages as long as they are shown; frame times in headless Chromium, drawn by software.`,
    ];
    return { rows: data.flatMap(rowsOf), notes, data };
  } finally {
    await browser.close();
    await product.stop();
  }
};

async function fill(product: Product): Promise<void> {
  const leader = await Session.open(product.url, 'student01', PASSWORD);
  const mates = ['student02', 'student03', 'student04'];
  const { eid } = await prepareExperiment({ leader, project: undefined, accounts: mates, kept: [] });
  await seedSchool(product.database(), SIZE, []);
  await seedManyRuns(product.database(), eid, ROWS);
}

/** As long as a list, with nothing on it. */
async function openBlank(browser: Browser, url: string): Promise<Page> {
  const page = await sitDown(browser, url, 'admin01');
  await page.addInitScript(recordFrames);
  await page.goto(`${url}/healthz`);
  await page.evaluate(() => {
    document.body.innerHTML = '<div style="height: 6000px"></div>';
  });
  return page;
}

async function openList(browser: Browser, url: string, path: string): Promise<Page> {
  const page = await sitDown(browser, url, 'admin01');
  await page.addInitScript(recordFrames);
  await page.goto(`${url}${path}`);
  await page.waitForSelector('main nav button[aria-current=page]');
  return page;
}

async function compare(page: Page, blank: Page, rounds: number) {
  const seen: Record<'list' | 'blank', Measured[]> = { list: [], blank: [] };
  // Turn by turn, the first of each not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, one] of [
      ['blank', blank],
      ['list', page],
    ] as const) {
      await one.bringToFront();
      const measured = await scrollThrough(one);
      if (round > 0) seen[name].push(measured);
    }
  }
  return { list: summarise(seen.list), blank: summarise(seen.blank) };
}

async function scrollThrough(page: Page): Promise<Measured> {
  await page.mouse.move(720, 500);
  await beginRecording(page);
  for (let turn = 0; turn < TURNS; turn += 1)
    await page.mouse.wheel(0, turn < TURNS / 2 ? TURN_PX : -TURN_PX);
  return endRecording(page);
}

/** Milliseconds from pressing "next" to the frame with the next rows. */
async function turnPages(page: Page, count: number): Promise<number> {
  const took: number[] = [];
  for (let i = 0; i < count; i += 1) {
    took.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const rows = () => document.querySelector('main table, main [role=list], main ul')?.textContent;
            const before = rows();
            const next = document.querySelector<HTMLElement>('main nav button:last-of-type');
            const begun = performance.now();
            const look = () =>
              rows() === before ? requestAnimationFrame(look) : resolve(performance.now() - begun);
            next?.click();
            requestAnimationFrame(look);
          }),
      ),
    );
  }
  return median(took);
}

type Data = { readonly name: string; readonly turned: number } & Awaited<ReturnType<typeof compare>>;

function rowsOf({ name, list, blank, turned }: Data): Row[] {
  const ratio = list.p95 / blank.p95;
  return [
    {
      figure: `scroll, ${name}: frame p95`,
      measured: ms(list.p95),
      yardstick: `${ms(blank.p95)} on an empty page`,
      ratio: times(ratio),
      goal: `≤ ${times(GOAL.ratio)}`,
      isMet: ratio <= GOAL.ratio,
    },
    {
      figure: `scroll, ${name}: longest task; next page`,
      measured: ms(list.longest),
      yardstick: `${ms(blank.longest)} on an empty page`,
      ratio: `next page in ${ms(turned)}`,
      goal: `≤ ${GOAL.longTaskMs} ms`,
      isMet: list.longest <= GOAL.longTaskMs,
    },
  ];
}
