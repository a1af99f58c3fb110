import { experimentEvents, noteList } from '@lets/contract';
import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { Person } from './people.ts';
import { type Product, startProduct } from './product.ts';
import { type Staged, stageCase } from './stage.ts';

/** What only a page shows of a crash; `npm run drill -- crash` proves that nothing acknowledged is lost. */

let product: Product;
let staged: Staged;
let bench: Person;
let plaintiff: Person;

test.beforeAll(async ({ browser }) => {
  product = await startProduct();
  staged = await stageCase(product, {
    student01: ['filing_judge', 'presiding', 'judge', 'assessor', 'witness'],
    student02: ['plaintiff', 'counsel_p', 'clerk', 'defendant', 'counsel_d'],
  });
  [bench, plaintiff] = await Promise.all([
    Person.sitDown(browser, product, 'student01'),
    Person.sitDown(browser, product, 'student02'),
  ]);
});
test.afterAll(async () => {
  await Promise.all([bench, plaintiff].map((person) => person?.leave()));
  await product?.stop();
});

const SAID = '这里是立案窗口，请说明来意。';
const HALF = '我要告周启明，他借了我二十万元，';
const NOTE = '起诉材料齐全，副本一份。';
const SENT_IN_THE_DARK = '到期以后我要了很多次。';

test('when the server is killed the pages keep what was typed, send it later once, and come back by themselves', async () => {
  await Promise.all([bench, plaintiff].map(sitDown));
  await plaintiff.actAs('原告');
  await plaintiff.composer.fill(HALF);
  await plaintiff.openTab('笔记');
  await plaintiff.page.getByRole('textbox', { name: '我的笔记' }).fill(NOTE);
  await bench.say(SAID);
  await product.kill('SIGKILL');

  await Promise.all([bench, plaintiff].map(({ page }) => expect(page.getByText(/正在重连/)).toBeVisible()));
  await expect(plaintiff.composer).toHaveValue(HALF);
  await bench.composer.fill(SENT_IN_THE_DARK);
  await bench.composer.press('Enter');
  await bench.shoot('crash-away');
  await product.restart();

  await Promise.all([bench, plaintiff].map(isBack));
  await expect(bench.composer).toHaveValue('');
  await expect(plaintiff.composer).toHaveValue(HALF);
  await expect(plaintiff.page.getByRole('status').getByText(/^已保存/)).toBeVisible();
  await expect(plaintiff.page.getByRole('textbox', { name: '我的笔记' })).toHaveValue(NOTE);
  await plaintiff.openTab('笔录');
  for (const words of [SAID, SENT_IN_THE_DARK]) {
    await plaintiff.hears(words);
    expect(await timesSaid(words)).toBe(1);
  }
  const session = await staged.sessionOf('student02');
  expect((await session.call(noteList, { eid: staged.eid })).list.map((note) => note.text)).toEqual([NOTE]);
});

async function sitDown(person: Person): Promise<void> {
  await person.logIn(`/experiment/meta/wait/${staged.eid}/start`);
  await person.isTakenTo('court', 'filing');
}

/** Connected again, in their section, without having done anything. */
async function isBack(person: Person): Promise<void> {
  await expect(person.page.getByRole('status').filter({ hasText: '已连接' })).toBeVisible({
    timeout: 30_000,
  });
  await person.isTakenTo('court', 'filing');
  await expect(person.page.locator('#section')).toBeVisible();
}

async function timesSaid(text: string): Promise<number> {
  const { events } = await staged.leader.call(experimentEvents, { eid: staged.eid, since: 0 });
  return events.filter((event) => event.type === 'spoke' && event.data.text === text).length;
}
