import { noticeSave, settingSave } from '@lets/contract';
import { Session } from '@lets/players';
import { expect, test } from '@playwright/test';
import { Person } from './people.ts';
import { type Product, startProduct } from './product.ts';
import { textOf } from './texts.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product?.stop());

test('the system is closed and opened, and what is set shows before the login', async ({ browser }) => {
  const [chief, student] = await Promise.all([
    Person.sitDown(browser, product, 'super01'),
    Person.sitDown(browser, product, 'student01'),
  ]);
  await Promise.all([chief.logIn(), student.logIn()]);
  await chief.page.goto('/manager/user/setting');
  const names = chief.page.getByLabel(new RegExp(`^${textOf('zh', 'setting:product')}`));
  await names.first().fill('东湖模拟法庭');
  await names.nth(1).fill('East Lake Moot Court');
  await chief.press(
    textOf('zh', 'common:act.save'),
    chief.page.locator('form').filter({ has: names.first() }),
  );
  await expect(chief.page).toHaveTitle(/东湖模拟法庭/);

  await chief.press(textOf('zh', 'system:setting.close'));
  await chief.settle(textOf('zh', 'system:setting.close'));
  await student.page.waitForURL(/\/system-close/);
  await expect(chief.page.getByText(textOf('zh', 'system:setting.is_closed'), { exact: true })).toBeVisible();
  await chief.press(textOf('zh', 'system:setting.open'));
  await expect(chief.page.getByText(textOf('zh', 'system:setting.is_open'), { exact: true })).toBeVisible();
  await student.press(textOf('zh', 'system:closed.retry'));
  await student.page.waitForURL(/\/experiment\//);

  const visitor = await Person.sitDown(browser, product, 'nobody', { language: 'en' });
  await visitor.page.goto('/login');
  await expect(visitor.page).toHaveTitle(/East Lake Moot Court/);
  await expect(visitor.page.getByText('East Lake Moot Court').first()).toBeVisible();
  await Promise.all([chief.leave(), student.leave(), visitor.leave()]);
});

test('a notice that is dated ahead appears by itself', async ({ browser }) => {
  test.setTimeout(90_000);
  const chief = await Session.open(product.url, 'super01', product.passwordOf('super01'));
  await chief.call(settingSave, { system_closed: false });
  const student = await Person.sitDown(browser, product, 'student02');
  await student.logIn();
  const notice = {
    title: { zh: '开庭提示', en: 'Reminder' },
    body: { zh: '明早九点开庭。', en: 'Nine o’clock.' },
  };
  const publish_at = Date.now() + 4_000;
  await chief.call(noticeSave, { ...notice, pinned: true, status: 'published', publish_at });
  await expect(student.page.getByText('开庭提示')).toHaveCount(0);
  await expect(student.page.getByText('开庭提示').first()).toBeVisible({ timeout: 60_000 });
  expect(Date.now()).toBeGreaterThanOrEqual(publish_at);
  await student.leave();
});
