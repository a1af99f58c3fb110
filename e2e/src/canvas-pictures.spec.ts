import { expect, type Page } from '@playwright/test';
import { Author } from './author.ts';
import { test } from './journey.ts';
import { type Product, startProduct } from './product.ts';
import { textOf } from './texts.ts';

/**
 * Pictures of the canvas of every bundled case after auto layout, whole and as it is opened, in both languages; what is measured on them is that
 * no words lie on other words or on a section. Only when pictures are asked for (`E2E_SHOTS`): `led-flow.test.ts` checks the geometry.
 */

let product: Product;

test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product?.stop());

const SCREEN = { width: 1440, height: 900 };
/** So large that every flow is whole on it, at a size that can be read. */
const WHOLE = { width: 5200, height: 5200 };

test('nothing overlaps on the canvas of any bundled case after auto layout', async ({ browser }) => {
  test.setTimeout(600_000);
  const author = await Author.begin(browser, product, 'super01');
  const { page, person } = author;
  const { list } = await person.ask<{ list: { code: string; published_flow_id: number | null }[] }>(
    '/workflow/list?sort=name&status=published&size=50',
  );
  expect(list.length).toBeGreaterThanOrEqual(12);
  for (const { code, published_flow_id } of list) {
    await page.goto(`/workflowXML/draw/${published_flow_id}`);
    await person.press(textOf('zh', 'draw:top.next_version', {}));
    await expect(person.button(textOf('zh', 'draw:tool.layout', {}))).toBeVisible();
    for (const language of ['zh', 'en'] as const) {
      await page.evaluate(`localStorage.setItem('langType', '${language}')`);
      await page.setViewportSize(SCREEN);
      await page.reload();
      await person.press(textOf(language, 'draw:tool.layout', {}));
      await person.shoot(`canvas-${code}-${language}`);
      await page.setViewportSize(WHOLE);
      await person.press(textOf(language, 'draw:zoom.fit', {}));
      await expect(author.nodes.first()).toBeInViewport();
      await expect.poll(() => page.evaluate<boolean>(STANDS_STILL)).toBe(true);
      expect.soft(await overlapsOn(page), `${code}, ${language}`).toEqual([]);
      await person.shoot(`canvas-whole-${code}-${language}`);
    }
    await page.evaluate(`localStorage.setItem('langType', 'zh')`);
    await page.setViewportSize(SCREEN);
  }
  await person.leave();
});

/** Whether the canvas has come to rest since it was last asked. */
const STANDS_STILL = `(() => {
  const now = document.querySelector('.react-flow__viewport').style.transform;
  const before = window.lastSeen;
  window.lastSeen = now;
  return before === now;
})()`;

/** What is drawn on something else, by its words. */
function overlapsOn(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {
    const boxes = [...document.querySelectorAll('.react-flow__node, [data-line]:not([class*=wrongLabel])')]
      .map((one) => ({ words: one.textContent, box: one.getBoundingClientRect() }));
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return boxes.flatMap((a, at) =>
      boxes.slice(at + 1).filter((b) => meet(a.box, b.box)).map((b) => a.words + ' / ' + b.words));
  })()`);
}
