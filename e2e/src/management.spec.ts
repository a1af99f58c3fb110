import { noticeSave, settingSave } from '@lets/contract';
import { Session } from '@lets/players';
import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { inspect } from './look.ts';
import { Person } from './people.ts';
import { type Product, startProduct } from './product.ts';
import { textOf } from './texts.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product?.stop());

test('what is set is not left unsaved, and shows before the login', async ({ browser }) => {
  const chief = await Person.sitDown(browser, product, 'super01');
  await chief.logIn('/manager/user/setting');
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

  const visitor = await Person.sitDown(browser, product, 'nobody', { language: 'en' });
  await visitor.goTo('/login');
  await expect(visitor.page).toHaveTitle(/East Lake Moot Court/);
  await expect(visitor.page.getByText('East Lake Moot Court').first()).toBeVisible();
  await Promise.all([chief.leave(), visitor.leave()]);
});

test('a notice that is being written is not dropped by Escape, nor sent to everybody for want of a class', async ({
  browser,
}) => {
  const chief = await Person.sitDown(browser, product, 'super01');
  await chief.logIn('/manager/notice/list');
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
  const publish_at = Date.now() + 2_500;
  await chief.call(noticeSave, { ...notice, pinned: true, status: 'published', publish_at });
  await expect(student.page.getByText('开庭提示')).toHaveCount(0);
  await expect(student.page.getByText('开庭提示').first()).toBeVisible({ timeout: 60_000 });
  expect(Date.now()).toBeGreaterThanOrEqual(publish_at);
  await student.leave();
});

// Notices -------------------------------------------------------------------------------------------------------------

test('an administrator publishes a notice, its readers see it come and go', async ({ browser }) => {
  const [admin, student, mentor] = await Promise.all(
    ['super01', 'student03', 'mentor01'].map((account) => Person.sitDown(browser, product, account)),
  );
  if (!admin || !student || !mentor) throw new Error('nobody there');
  await Promise.all([admin.logIn(), student.logIn(), mentor.logIn()]);
  const title = '周五下午停机一小时';
  const strip = (person: Person) => person.page.getByRole('article').filter({ hasText: title });

  await test.step('written, refused without a text, and kept as typed', async () => {
    await admin.page
      .getByRole('link', { name: textOf('zh', 'common:menu.module.notice'), exact: true })
      .click();
    await admin.press(textOf('zh', 'notice:manage.new'));
    await admin.dialog.getByLabel(textOf('zh', 'notice:manage.title_zh')).fill(title);
    await admin.press(textOf('zh', 'notice:manage.publish'), admin.dialog);
    await expect(admin.dialog.getByRole('alert')).toHaveText(textOf('zh', 'common:fault.missing'));
    await expect(admin.dialog.getByLabel(textOf('zh', 'notice:manage.title_zh'))).toHaveValue(title);
    await admin.dialog.getByLabel(textOf('zh', 'notice:manage.body_zh')).fill('实验会在原处等您。');
    await admin.dialog.getByLabel(textOf('zh', 'notice:manage.title_en')).fill('Closed on Friday');
    await admin.dialog.getByRole('checkbox', { name: textOf('zh', 'common:account.identity.1') }).check();
    await admin.dialog.getByRole('checkbox', { name: new RegExp(textOf('zh', 'notice:manage.pin')) }).check();
    await inspect(admin, 'notice editor');
    await admin.settle(textOf('zh', 'notice:manage.publish'));
    await inspect(admin, 'notices managed');
  });

  await test.step('students have it at once, mentors do not', async () => {
    await expect(strip(student)).toBeVisible();
    await expect(strip(mentor)).toHaveCount(0);
    await strip(student)
      .getByRole('button', { name: textOf('zh', 'notice:got_it') })
      .click();
    await expect(strip(student)).toHaveCount(0);
    await student.page.reload();
    await expect(student.button(/^通知/)).toBeVisible();
    await expect(strip(student)).toHaveCount(0);
    await student.press(/^通知/);
    await student.dialog.getByRole('button', { name: new RegExp(title) }).click();
    await expect(student.dialog).toContainText('实验会在原处等您。');
    await inspect(student, 'notices');
  });

  await test.step('withdrawn, it goes', async () => {
    const row = admin.page.getByRole('row').filter({ hasText: title });
    await row.getByRole('button', { name: textOf('zh', 'notice:manage.withdraw') }).click();
    await admin.settle(textOf('zh', 'notice:manage.withdraw'));
    await expect(row).toContainText(textOf('zh', 'notice:manage.is.withdrawn'));
    await expect(student.dialog.getByText(title)).toHaveCount(0);
  });
  await Promise.all([admin.leave(), student.leave(), mentor.leave()]);
});

// Closing -------------------------------------------------------------------------------------------------------------

test('the system is closed and opened again', async ({ browser }) => {
  const [admin, student, late] = await Promise.all(
    ['super01', 'student04', 'student05'].map((account) => Person.sitDown(browser, product, account)),
  );
  if (!admin || !student || !late) throw new Error('nobody there');
  await Promise.all([admin.logIn(), student.logIn()]);
  const { page } = admin;

  await test.step('closed: everybody but administrators is sent out at once', async () => {
    await page.getByRole('link', { name: textOf('zh', 'common:menu.module.setting'), exact: true }).click();
    await page.getByLabel(textOf('zh', 'system:setting.note_zh')).fill('今晚维护，22 点恢复。');
    await page.getByLabel(textOf('zh', 'system:setting.note_en')).fill('Maintenance until 22:00.');
    await inspect(admin, 'settings');
    await admin.press(textOf('zh', 'system:setting.close'));
    await admin.settle(textOf('zh', 'system:setting.close'));
    await expect(page.getByText(textOf('zh', 'system:setting.is_closed'), { exact: true })).toBeVisible();
    await expect(student.page).toHaveURL(/\/system-close$/);
    await expect(student.page.getByText('今晚维护，22 点恢复。')).toBeVisible();
    await inspect(student, 'closed');
  });

  await test.step('every address leads there, but the login page stays', async () => {
    for (const address of ['/experiment/doing', '/downloadApp', '/updatePwd', '/404']) {
      await late.page.goto(address);
      await expect(late.page, address).toHaveURL(/\/system-close$/);
    }
    await late.page.getByRole('link', { name: textOf('zh', 'system:closed.login'), exact: true }).click();
    await late.page.getByLabel(/^账号/).fill('student05');
    await late.page.locator('input[type=password]').fill(product.passwordOf('student05'));
    await late.press(textOf('zh', 'account:login.submit'));
    await expect(late.page.getByRole('alert').or(late.page.getByText('今晚维护'))).toBeVisible();
    await late.page.goto('/experiment/doing');
    await expect(late.page).toHaveURL(/\/system-close$/);
  });

  await test.step('an administrator logs in and opens it', async () => {
    const second = await Person.sitDown(browser, product, 'super01');
    await second.page.goto('/');
    await expect(second.page).toHaveURL(/\/system-close$/);
    await second.page.getByRole('link', { name: textOf('zh', 'system:closed.login'), exact: true }).click();
    await second.page.getByLabel(/^账号/).fill('super01');
    await second.page.locator('input[type=password]').fill(product.passwordOf('super01'));
    await second.press(textOf('zh', 'account:login.submit'));
    await second.page.waitForURL(/\/manager\//);
    await second.page
      .getByRole('link', { name: textOf('zh', 'common:menu.module.setting'), exact: true })
      .click();
    await second.press(textOf('zh', 'system:setting.open'));
    await expect(
      second.page.getByText(textOf('zh', 'system:setting.is_open'), { exact: true }),
    ).toBeVisible();
    await second.leave();
  });

  await test.step('whoever waited goes on', async () => {
    await student.press(textOf('zh', 'system:closed.retry'));
    await expect(student.page).toHaveURL(/\/experiment\/prepare\/byCourse$/);
    await expect(student.page.getByText('陈晓岚诉周启明民间借贷纠纷案').first()).toBeVisible();
  });
  await Promise.all([admin.leave(), student.leave(), late.leave()]);
});

test('what an administrator sets is what people meet', async ({ page }) => {
  const admin = await Session.open(product.url, 'super01', product.passwordOf('super01'));
  await admin.call(settingSave, { app_link: 'https://app.example.edu/lets' });
  await admin.call(noticeSave, {
    title: { zh: '给所有人的通知', en: 'For everybody' },
    body: { zh: '正文', en: 'Text' },
    status: 'published',
    pinned: false,
    identities: [],
    class_ids: [],
  });
  await page.goto(`${product.url}/downloadApp`);
  await expect(
    page.getByRole('link', { name: textOf('zh', 'system:download.open'), exact: true }),
  ).toHaveAttribute('href', 'https://app.example.edu/lets');
  await page.goto(`${product.url}/login`);
  await expect(page.getByRole('button', { name: '给所有人的通知' })).toBeVisible();
  await page.getByRole('link', { name: textOf('zh', 'account:login.download'), exact: true }).click();
  await expect(page).toHaveURL(/\/downloadApp$/);
});
