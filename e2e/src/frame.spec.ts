import { expect, type Locator, type Request } from '@playwright/test';
import { test } from './journey.ts';
import { inspect } from './look.ts';
import { Person } from './people.ts';
import { textOf } from './texts.ts';

// Addresses -----------------------------------------------------------------------------------------------------------

/** What the login may bring over the line in script and style. */
const LOGIN_BYTES = 160 * 1024;

test('every public address has a screen, and every other leads to the login', async ({
  page,
  school: product,
}) => {
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

test('each identity is kept to its own area, and an unknown path of theirs is /404', async ({
  browser,
  school: product,
}) => {
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

test('two people write to each other and see it at once', async ({ browser, school: product }) => {
  const [one, other] = await Promise.all(
    ['student21', 'student22'].map((account) => Person.sitDown(browser, product, account)),
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
