import { noticeSave, settingSave } from '@lets/contract';
import { Session } from '@lets/players';
import { expect } from '@playwright/test';
import { test } from './journey.ts';
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
  await chief.goTo('/manager/user/setting');
  const names = chief.page.getByLabel(new RegExp(`^${textOf('zh', 'setting:product')}`));
  await names.first().fill('东湖模拟法庭');
  await names.nth(1).fill('East Lake Moot Court');
  await chief.press(
    textOf('zh', 'common:act.save'),
    chief.page.locator('form').filter({ has: names.first() }),
  );
  await expect(chief.page).toHaveTitle(/东湖模拟法庭/);

  // What is not saved is not left without a question.
  await names.first().fill('改了一半');
  await chief.page
    .getByRole('link', { name: textOf('zh', 'common:menu.module.notice') })
    .first()
    .click();
  await chief.settle(textOf('zh', 'common:leave.stay'));
  await expect(names.first()).toHaveValue('改了一半');
  await names.first().fill('东湖模拟法庭');

  await chief.press(textOf('zh', 'system:setting.close'));
  await chief.settle(textOf('zh', 'system:setting.close'));
  await student.page.waitForURL(/\/system-close/);
  await expect(chief.page.getByText(textOf('zh', 'system:setting.is_closed'), { exact: true })).toBeVisible();
  await chief.press(textOf('zh', 'system:setting.open'));
  await expect(chief.page.getByText(textOf('zh', 'system:setting.is_open'), { exact: true })).toBeVisible();
  await student.press(textOf('zh', 'system:closed.retry'));
  await student.page.waitForURL(/\/experiment\//);

  const visitor = await Person.sitDown(browser, product, 'nobody', { language: 'en' });
  await visitor.goTo('/login');
  await expect(visitor.page).toHaveTitle(/East Lake Moot Court/);
  await expect(visitor.page.getByText('East Lake Moot Court').first()).toBeVisible();
  await Promise.all([chief.leave(), student.leave(), visitor.leave()]);
});

test('a notice that is being written is not dropped by Escape, nor sent to everybody for want of a class', async ({
  browser,
}) => {
  const chief = await Person.sitDown(browser, product, 'super01');
  await chief.logIn();
  await chief.goTo('/manager/notice/list');
  await chief.press(textOf('zh', 'notice:manage.new'));
  const editor = chief.page.getByRole('dialog');
  const title = editor.getByLabel(new RegExp(textOf('zh', 'notice:manage.title_zh')));
  await title.fill('写了一半的公告');
  await chief.page.keyboard.press('Escape');
  const question = chief.page.getByRole('alertdialog');
  await expect(question).toContainText(textOf('zh', 'common:discard.title'));
  await question.getByRole('button', { name: textOf('zh', 'common:discard.stay') }).click();
  await expect(title).toHaveValue('写了一半的公告');
  await editor.getByLabel(new RegExp(textOf('zh', 'notice:manage.body_zh'))).fill('正文');
  await editor.getByLabel(textOf('zh', 'notice:manage.only_classes')).check();
  await editor.getByRole('button', { name: textOf('zh', 'notice:manage.publish'), exact: true }).click();
  await expect(editor.getByRole('alert')).toHaveText(textOf('zh', 'notice:manage.choose_class'));
  await expect(editor.locator('details[open]').getByRole('checkbox').first()).toBeVisible();
  await chief.page.keyboard.press('Escape');
  await question.getByRole('button', { name: textOf('zh', 'common:discard.go') }).click();
  await expect(editor).toHaveCount(0);
  await chief.leave();
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
