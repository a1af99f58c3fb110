import { join } from 'node:path';
import { newNode } from '@lets/authoring';
import { type Flow, workflowCreate, workflowDetail, workflowSave } from '@lets/contract';
import { Session } from '@lets/players';
import type { Browser, Page } from '@playwright/test';
import { launchBrowser, sitDown } from '../lib/browser.ts';
import { type Figure, ms, type Row, times } from '../lib/figure.ts';
import {
  beginRecording,
  endRecording,
  type Measured,
  recordFrames,
  type Summary,
  summarise,
} from '../lib/frames.ts';
import { PASSWORD, startProduct } from '../lib/product.ts';

const GOAL = { ratio: 1.5, longTaskMs: 50 };
const SIZES = { small: 10, large: 300 } as const;
const COLUMNS = 12;
const MOVES = 60;
const GESTURES = ['pan', 'zoom', 'drag'] as const;
type Gesture = (typeof GESTURES)[number];
type Size = keyof typeof SIZES;

/** Frames of the flow editor while someone pans, zooms and drags, in a flow of 300 nodes against one of 10. */
export const editor: Figure = async ({ folder, isQuick, tell }) => {
  const product = await startProduct(join(folder, 'editor'));
  const browser = await launchBrowser();
  try {
    const author = await Session.open(product.url, 'admin01', PASSWORD);
    const pages = {
      small: await openFlow(browser, product.url, author, SIZES.small),
      large: await openFlow(browser, product.url, author, SIZES.large),
    };
    const rounds = isQuick ? 3 : 8;
    const data = [];
    for (const gesture of GESTURES) {
      tell(gesture);
      const seen: Record<Size, Measured[]> = { small: [], large: [] };
      // Turn by turn, the first of each not counted.
      for (let round = 0; round <= rounds; round += 1) {
        for (const size of ['small', 'large'] as const) {
          const measured = await perform(pages[size], gesture);
          if (round > 0) seen[size].push(measured);
        }
      }
      data.push({ gesture, small: summarise(seen.small), large: summarise(seen.large) });
    }
    const notes = [
      'editor: frame times by requestAnimationFrame in headless Chromium, drawn by software; only what is on the screen is in the document.',
    ];
    return { rows: data.flatMap(rowsOf), notes, data };
  } finally {
    await browser.close();
    await product.stop();
  }
};

/** A chain laid out in rows, as wide as a screen. */
function chainOf(count: number): Flow {
  const place = (at: number) => {
    const row = Math.floor(at / COLUMNS);
    const column = row % 2 === 0 ? at % COLUMNS : COLUMNS - 1 - (at % COLUMNS);
    return { x: column * 240, y: row * 110 };
  };
  const kindOf = (at: number) => (at === 0 ? 'start' : at === count - 1 ? 'experience' : 'court');
  const nodes = Array.from({ length: count }, (_, at) => {
    const node = newNode(`n${at}`, kindOf(at), place(at));
    return { ...node, name: { zh: `${node.name.zh} ${at}`, en: `${node.name.en} ${at}` } };
  });
  const transitions = nodes.slice(1).map(({ id, name }, at) => ({
    id: `w${at}`,
    from: `n${at}`,
    to: id,
    kind: 'advance' as const,
    label: name,
    feedback: null,
    outcome: null,
  }));
  return { nodes, transitions, roles: [] };
}

async function openFlow(browser: Browser, url: string, author: Session, count: number): Promise<Page> {
  const name = { zh: `${count}`, en: `${count}` };
  const { flow_id } = await author.call(workflowCreate, {
    name: JSON.stringify(name),
    experiment_type: 'free',
  });
  const { revision } = await author.call(workflowDetail, { flow_id });
  await author.call(workflowSave, { flow_id, revision, flow: JSON.stringify(chainOf(count)) });
  const page = await sitDown(browser, url, 'admin01');
  await page.addInitScript(recordFrames);
  await page.goto(`${url}/workflowXML/draw/${flow_id}`);
  await page.waitForSelector('.react-flow__node');
  return page;
}

async function perform(page: Page, gesture: Gesture): Promise<Measured> {
  const start = await startOf(page, gesture);
  await page.mouse.move(start.x, start.y);
  if (gesture !== 'zoom') await page.mouse.down();
  await beginRecording(page);
  for (let move = 1; move <= MOVES; move += 1) {
    // There and back again, so that every round begins alike.
    const transition = move <= MOVES / 2 ? move : MOVES - move;
    if (gesture === 'zoom') await page.mouse.wheel(0, move <= MOVES / 2 ? 40 : -40);
    else await page.mouse.move(start.x + transition * 6, start.y + transition * 3);
  }
  const measured = await endRecording(page);
  if (gesture !== 'zoom') await page.mouse.up();
  return measured;
}

/** An empty spot of the canvas; for dragging, the middle of a node. */
async function startOf(page: Page, gesture: Gesture): Promise<{ x: number; y: number }> {
  if (gesture !== 'drag') return { x: 260, y: 640 };
  // Panned and zoomed away from, the nodes are not in the document: everything is brought into view.
  await page.keyboard.press('0');
  await page.waitForFunction(() => document.querySelectorAll('.react-flow__node').length > 4);
  const box = await page.locator('.react-flow__node').nth(4).boundingBox();
  if (!box) throw new Error('no node to drag');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function rowsOf({ gesture, small, large }: { gesture: Gesture; small: Summary; large: Summary }): Row[] {
  const ratio = large.p95 / small.p95;
  return [
    {
      figure: `editor, ${gesture}: frame p95, ${SIZES.large} nodes`,
      measured: ms(large.p95),
      yardstick: `${ms(small.p95)} (${SIZES.small} nodes)`,
      ratio: times(ratio),
      goal: times(GOAL.ratio),
      isMet: ratio <= GOAL.ratio,
    },
    {
      figure: `editor, ${gesture}: longest task`,
      measured: ms(large.longest),
      yardstick: `${ms(small.longest)} (${SIZES.small} nodes)`,
      ratio: `${large.longTasks} long`,
      goal: `≤ ${GOAL.longTaskMs} ms`,
      isMet: large.longest <= GOAL.longTaskMs,
    },
  ];
}
