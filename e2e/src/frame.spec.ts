import { noticeSave, settingSave } from '@lets/contract';
import { Session } from '@lets/players';
import { expect, type Locator, type Request } from '@playwright/test';
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

// Addresses -----------------------------------------------------------------------------------------------------------

/** What the login may bring over the line in script and style. */
const LOGIN_BYTES = 160 * 1024;

test('every public address has a screen, and every other leads to the login', async ({ page }) => {
  const code: Promise<number>[] = [];
  const weigh = (request: Request) => {
    if (/\.(js|css)$/.test(request.url())) code.push(request.sizes().then((sizes) => sizes.responseBodySize));
  };
  page.on('requestfinished', weigh);
  await page.goto(`${product.url}/login`, { waitUntil: 'networkidle' });
  page.off('requestfinished', weigh);
  expect((await Promise.all(code)).reduce((sum, size) => sum + size, 0)).toBeLessThan(LOGIN_BYTES);
  for (const name of ['account:login.wechat', 'account:login.download'])
    await expect(page.getByRole('link', { name: textOf('zh', name), exact: true })).toHaveCount(0);
  const answers: Record<string, RegExp> = {
    '/': /\/login$/,
    '/login': /\/login$/,
    '/updatePwd': /\/updatePwd$/,
    '/viewXmlDetail': /\/viewXmlDetail$/,
    '/downloadApp': /\/downloadApp$/,
    '/404': /\/404$/,
    '/system-close': /\/login$/,
    '/nowhere/at/all': /\/login$/,
    '/experiment/doing?page=2': /\/login\?redirect=%2Fexperiment%2Fdoing%3Fpage%3D2$/,
    '/workflowXML/view/1': /\/login\?redirect=/,
    '/experiment/done/detail/1': /\/login\?redirect=/,
    '/manager/user/setting': /\/login\?redirect=/,
  };
  for (const [address, where] of Object.entries(answers)) {
    await page.goto(product.url + address);
    await expect(page, address).toHaveURL(where);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    await expect(page.getByRole('button', { name: textOf('zh', 'assistant:open') }), address).toHaveCount(0);
  }
});

test('each identity is kept to its own area, and an unknown path of theirs is /404', async ({ browser }) => {
  const homes: Record<string, RegExp> = {
    student01: /\/experiment\/prepare\/byCourse$/,
    mentor01: /\/mentor\/guide$/,
    super01: /\/manager\//,
  };
  for (const [account, home] of Object.entries(homes)) {
    const person = await Person.sitDown(browser, product, account);
    await person.logIn();
    for (const address of ['/login', '/experiment', '/mentor', '/manager/user/setting']) {
      if (account === 'super01' && address.startsWith('/manager')) continue;
      await person.page.goto(address);
      await expect(person.page, `${account} at ${address}`).toHaveURL(home);
    }
    const area = account.startsWith('student') ? 'experiment' : account === 'mentor01' ? 'mentor' : 'manager';
    await person.page.goto(`/${area}/no/such/page`);
    await expect(person.page).toHaveURL(/\/404$/);
    await person.leave();
  }
});

// Messages ------------------------------------------------------------------------------------------------------------

test('two people write to each other and see it at once', async ({ browser }) => {
  const [one, other] = await Promise.all(
    ['student01', 'student02'].map((account) => Person.sitDown(browser, product, account)),
  );
  if (!one || !other) throw new Error('nobody there');
  await Promise.all([one.logIn(), other.logIn()]);

  await test.step('the first writes a message', async () => {
    await one.press(textOf('zh', 'message:title'));
    await one.dialog
      .getByRole('button', { name: textOf('zh', 'message:new') })
      .first()
      .click();
    await one.dialog.getByLabel(textOf('zh', 'message:search_people')).fill(other.name);
    await one.dialog.getByRole('checkbox', { name: new RegExp(other.name) }).check();
    await contentOf(one.dialog).fill('明天开庭，证据目录好了吗？');
    await one.press(textOf('zh', 'message:send'), one.dialog);
    await expect(one.dialog.getByRole('log')).toContainText('证据目录好了吗');
    await expect(one.dialog.getByText(textOf('zh', 'message:not_read'), { exact: true })).toBeVisible();
  });

  await test.step('the second sees the badge without a reload, reads and replies', async () => {
    await other.press(`${textOf('zh', 'message:title')} 1`);
    await other.dialog
      .getByRole('navigation')
      .getByRole('button', { name: new RegExp(one.name) })
      .click();
    await expect(other.dialog.getByRole('log')).toContainText('证据目录好了吗');
    await other.press(textOf('zh', 'message:reply_to'), other.dialog);
    await other.dialog.getByRole('textbox', { name: new RegExp(one.name) }).fill('好了，已发给您。');
    await other.page.keyboard.press('Enter');
    await expect(other.dialog.getByRole('log')).toContainText('好了，已发给您。');
  });

  await test.step('the first sees that it was read, and the reply', async () => {
    await expect(one.dialog.getByRole('log')).toContainText('好了，已发给您。');
    await expect(one.dialog.getByText(textOf('zh', 'message:was_read'), { exact: true })).toBeVisible();
    await inspect(one, 'messages');
  });

  await one.page.keyboard.press('Escape');
  await other.page.keyboard.press('Escape');
  for (const person of [one, other]) await expect(person.button(textOf('zh', 'message:title'))).toBeVisible();
  await Promise.all([one.leave(), other.leave()]);
});

const contentOf = (within: Locator) => within.locator('form textarea').last();

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
