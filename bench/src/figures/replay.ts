import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { launchBrowser, sitDown } from '../lib/browser.ts';
import { type Figure, ms, type Row } from '../lib/figure.ts';
import { startProduct } from '../lib/product.ts';
import { seedRooms } from '../lib/rooms.ts';
import { median, percentile } from '../lib/stats.ts';
import { playToHearing } from '../lib/template.ts';

const GOAL_MS = 100;
const SPEECHES = 5000;
const SLIDER = 'input[type=range]';

/** From moving the slider of a replay anywhere to the frame that shows the run as it stood there, in a run of 5,000 events. */
export const replay: Figure = async ({ folder, isQuick, tell }) => {
  const product = await startProduct(join(folder, 'replay'));
  const browser = await launchBrowser();
  try {
    tell('playing a case to its hearing');
    const template = await playToHearing(product);
    const [room] = await seedRooms(product.database(), template, {
      count: 1,
      members: 1,
      speeches: SPEECHES,
    });
    if (!room) throw new Error('no room was made');
    const page = await sitDown(browser, product.url, 'admin01');
    await page.goto(`${product.url}/experiment/done/detail/${room.eid}`);
    await page.waitForSelector(SLIDER);
    tell('seeking');
    const count = isQuick ? 20 : 60;
    // By the golden ratio: everywhere, and never in order. The first few warm up.
    const places = Array.from({ length: count + 5 }, (_, at) => (at * 0.618034) % 1);
    const took: number[] = [];
    for (const place of places) took.push(await seek(page, place));
    const counted = took.slice(5);
    const data = { median: median(counted), p95: percentile(counted, 0.95), most: Math.max(...counted) };
    const notes = [
      `replay: ${SPEECHES} speeches; the time until the frame after the one in which scene, path and record stand at the new moment.`,
    ];
    return { rows: rowsOf(data), notes, data };
  } finally {
    await browser.close();
    await product.stop();
  }
};

/** Milliseconds until the page has drawn the new moment. */
function seek(page: Page, place: number): Promise<number> {
  return page.evaluate(
    ({ selector, share }) =>
      new Promise<number>((resolve) => {
        const slider = document.querySelector<HTMLInputElement>(selector);
        if (!slider) return resolve(Number.NaN);
        const begun = performance.now();
        // React hears only of values that it did not set itself.
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        set?.call(slider, String(Math.round(Number(slider.max) * share)));
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        const isShown = () => {
          const line = document.querySelector('li > button[aria-current=true]');
          const box = line?.closest('ul')?.parentElement?.getBoundingClientRect();
          const { top = 0, bottom = 0 } = line?.getBoundingClientRect() ?? {};
          return box !== undefined && top >= box.top - 1 && bottom <= box.bottom + 1;
        };
        const look = () =>
          requestAnimationFrame(() =>
            isShown() ? requestAnimationFrame(() => resolve(performance.now() - begun)) : look(),
          );
        look();
      }),
    { selector: SLIDER, share: place },
  );
}

function rowsOf(data: { median: number; p95: number; most: number }): Row[] {
  return [
    {
      figure: `replay: seek in ${SPEECHES.toLocaleString('en')} events, p95`,
      measured: ms(data.p95),
      yardstick: '–',
      ratio: `median ${ms(data.median)}, most ${ms(data.most)}`,
      goal: `≤ ${GOAL_MS} ms`,
      isMet: data.p95 <= GOAL_MS,
    },
  ];
}
