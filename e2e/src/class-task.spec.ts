import { expect, type Locator } from '@playwright/test';
import { test } from './journey.ts';
import { Person } from './people.ts';
import { type Product, startProduct } from './product.ts';
import { textOf } from './texts.ts';

const CASE = '陈晓岚诉周启明民间借贷纠纷案';
const zh = (key: string, values = {}) => textOf('zh', `class-task:${key}`, values);

let product: Product;
let mentor: Person;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  product = await startProduct();
  mentor = await Person.sitDown(browser, product, 'mentor01');
  await mentor.logIn();
});
test.afterAll(async () => {
  await mentor?.leave();
  await product?.stop();
});

const give = () => mentor.button(zh('create.give'));
const card = (name: string): Locator =>
  mentor.page
    .getByRole('listitem')
    .filter({ has: mentor.page.getByText(name, { exact: true }) })
    .first();

/** Opens the form and says case, class and name. */
async function begin(name: string): Promise<void> {
  const { page } = mentor;
  await page.goto('/mentor/tasks/create');
  await page.getByLabel(/^案件/).click();
  await page.getByTitle(CASE, { exact: true }).click();
  await page.getByLabel(/^班级/).click();
  await page.getByTitle(/^法学 2301/).click();
  await page.getByLabel(/^任务名称/).fill(name);
}

test('by hand: with the keyboard and by drag, and nothing is given half done', async () => {
  const { page } = mentor;
  await page.getByRole('link', { name: textOf('zh', 'common:nav.tasks'), exact: true }).click();
  await expect(page.getByText(zh('list.empty'))).toBeVisible();
  await page.goto('/mentor/tasks/create');
  await expect(give()).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await give().click();
  await expect(page.getByText(zh('fault.project_missing')).first()).toBeVisible();
  await expect(give()).toBeDisabled();
  await begin('手动');
  await give().click();
  await expect(page.getByText(zh('fault.groups_missing'))).toBeVisible();

  const first = page.getByRole('button', { name: '陈思齐' });
  await first.focus();
  await page.keyboard.press('Enter');
  const here = page.getByRole('button', { name: /^把陈思齐放进这一组.*第 1 组$/ });
  await here.focus();
  await page.keyboard.press('Enter');
  const groups = page.getByRole('list', { name: zh('groups.title') }).locator('> li');
  await expect(groups.nth(0)).toContainText('陈思齐');

  const over = textOf('zh', 'common:drag.over', { name: '李婉清', place: '第 2 组' });
  await mentor.drags(page.getByRole('button', { name: '李婉清' }), groups.nth(1), over);
  await expect(groups.nth(1)).toContainText('李婉清');

  await page
    .getByLabel(zh('hand.name', { group: zh('group', { number: 2 }) }))
    .fill('十五个字以内的小组名称才可以的');
  await page
    .getByLabel(zh('hand.name', { group: zh('group', { number: 2 }) }))
    .fill('比十五个字还要长的小组名称不可以');
  await expect(page.getByText(zh('hand.fault.name_long'))).toBeVisible();
  await expect(give()).toBeDisabled();
  await page.getByLabel(zh('hand.name', { group: zh('group', { number: 2 }) })).fill('被告组');
  await mentor.press(zh('hand.fill'));
  await expect(page.getByText(zh('hand.none_left'))).toBeVisible();
  await give().click();
  await expect(page).toHaveURL(/\/mentor\/tasks$/);
  await expect(card('手动')).toContainText(zh('state.count.waiting_other', { count: 2 }));
});

test('at random: the draw that was seen is the one that is given', async () => {
  const { page } = mentor;
  await begin('随机');
  await mentor.press(zh('grouping.random'));
  const seed = page.locator('code');
  await expect(seed).toHaveText(/^[0-9a-f]{16}$/);
  const before = await seed.textContent();
  await mentor.press(zh('random.again'));
  await expect(seed).not.toHaveText(before ?? '');
  const drawn = await page.getByRole('list', { name: /抽出/ }).locator('h3 + ul').allInnerTexts();
  const drawnSeed = await seed.textContent();
  await give().click();
  await expect(page).toHaveURL(/\/mentor\/tasks$/);
  await mentor.press(zh('card.open_of', { name: '随机' }));
  await expect(card('随机')).toContainText(drawnSeed ?? '');
  const given = await card('随机').locator('h4 + ul').allInnerTexts();
  const names = (texts: readonly string[]) => texts.map((text) => text.match(/\p{Script=Han}{3}/gu));
  expect(names(given)).toEqual(names(drawn));
});

test('by themselves: seats are taken live, the first leads, and the group starts', async ({ browser }) => {
  const { page } = mentor;
  await begin('自行');
  await mentor.press(zh('grouping.self'));
  const size = page.getByLabel(zh('size.label'), { exact: true });
  while ((await size.textContent()) !== '2') await mentor.press(zh('size.fewer'));
  await give().click();
  await expect(card('自行')).toContainText(zh('card.ungrouped_other', { count: 12 }));

  const [first, second] = await Promise.all([
    Person.sitDown(browser, product, 'student01'),
    Person.sitDown(browser, product, 'student02', { language: 'en' }),
  ]);
  if (!first || !second) throw new Error('nobody there');
  await Promise.all([first.logIn(), second.logIn()]);
  const group = zh('group', { number: 1 });
  await expect(
    second.page.getByText(textOf('en', 'class-task:choose.seats_other', { count: 2 })).first(),
  ).toBeVisible();
  await first.press(zh('choose.join_group', { group }));
  await first.page.waitForURL(/\/prepare\/edit\/\d+/);
  await expect(
    second.page.getByText(textOf('en', 'class-task:choose.seats_one', { count: 1 })),
  ).toBeVisible();
  await expect(card('自行')).toContainText(zh('card.ungrouped_other', { count: 11 }));
  await second.press(textOf('en', 'class-task:choose.join_group', { group }));
  await second.page.waitForURL(/\/prepare\/edit\/\d+/);

  await expect(first.button(textOf('zh', 'task:members.acts', { name: second.name }))).toBeVisible();
  await first.press(textOf('zh', 'task:casting.random'));
  await first.press(textOf('zh', 'task:start'));
  await Promise.all([first, second].map((person) => person.page.waitForURL(/\/experiment\/meta\//)));
  await expect(card('自行')).toContainText(zh('state.count.in_progress_other', { count: 1 }));

  await test.step('the leader hands a role and the lead over in the run', async () => {
    await first.page.getByRole('button', { name: new RegExp(textOf('zh', 'room:bar.people')) }).click();
    await first.press(textOf('zh', 'casting:lead.act'), first.dialog);
    await first.page.getByRole('menuitem', { name: new RegExp(second.name) }).click();
    await expect(first.dialog.getByText(second.name).first()).toBeVisible();
    await expect(first.dialog.getByRole('button', { name: textOf('zh', 'casting:lead.act') })).toHaveCount(0);
  });
  await Promise.all([first.leave(), second.leave()]);

  await test.step('what is played cannot be taken back, what waits can', async () => {
    await page.getByLabel(zh('list.search')).fill('自行');
    await expect(card('随机')).toHaveCount(0);
    await mentor.press(zh('card.delete'));
    await expect(mentor.dialog).toContainText(zh('delete.in_play_other', { count: 1 }));
    await expect(mentor.dialog.getByRole('button', { name: zh('delete.confirm') })).toBeDisabled();
    await mentor.settle(zh('delete.keep'));
    await page.getByLabel(zh('list.search')).fill('随机');
    await expect(card('自行')).toHaveCount(0);
    await mentor.press(zh('card.delete'));
    await mentor.settle(zh('delete.confirm'));
    await expect(page.getByText(zh('list.nothing_found'))).toBeVisible();
  });
  expect(mentor.faults).toEqual([]);
});
