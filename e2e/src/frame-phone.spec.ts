import { Session } from '@lets/players';
import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { inspect } from './look.ts';
import { Person } from './people.ts';
import { type Product, startProduct } from './product.ts';
import { findCase } from './stage.ts';
import { openWechat, type StandIn } from './stand-ins.ts';
import { textOf } from './texts.ts';

const PHONE = { width: 375, height: 812 };

let product: Product;
let wechat: StandIn<string>;

test.beforeAll(async () => {
  wechat = await openWechat('小法');
  product = await startProduct({
    env: { WECHAT_APP_ID: 'wx0001', WECHAT_SECRET: 'wechat-secret', WECHAT_BASE_URL: wechat.url },
  });
});
test.afterAll(async () => {
  await product?.stop();
  await wechat?.close();
});

test('WeChat leads in: an account is bound the first time, and found the second', async ({ browser }) => {
  const person = await Person.sitDown(browser, product, 'student07');
  const { page } = person;
  await page.goto('/experiment/done');
  await page.getByRole('link', { name: textOf('zh', 'account:login.wechat'), exact: true }).click();
  await expect(page.getByText('小法')).toBeVisible();
  await expect(page).toHaveURL(/\/wechatLogin$/);
  await inspect(person, 'wechat binding');
  await page.getByLabel(/^账号/).fill('student07');
  await page.locator('input[type=password]').fill('not the password');
  await person.press(textOf('zh', 'account:wechat.bind'));
  await expect(page.getByRole('alert')).toContainText('账号或密码错误');
  await page.locator('input[type=password]').fill(product.passwordOf('student07'));
  await person.press(textOf('zh', 'account:wechat.bind'));
  await expect(page).toHaveURL(/\/experiment\/done$/);

  await page.context().clearCookies();
  await page.goto('/wechatLogin');
  await expect(page).toHaveURL(/\/experiment\/prepare\/byCourse$/);

  await page.context().clearCookies();
  for (const [query, word] of [
    ['code=stolen&state=forged', 'expired'],
    ['state=given-back', 'declined'],
  ]) {
    await page.goto(`/wechatLogin?${query}`);
    await expect(page.getByRole('alert')).toHaveText(textOf('zh', `account:wechat.${word}`));
  }
  await person.leave();
});

test('three pages read well on a phone', async ({ browser }) => {
  const person = await Person.sitDown(browser, product, 'student08');
  const { page } = person;
  await page.setViewportSize(PHONE);
  const student = await Session.open(product.url, 'student08', product.passwordOf('student08'));
  const project = await findCase(student);
  const address = `/viewXmlDetail?project_id=${project.id}`;

  await page.goto('/downloadApp');
  await expect(page.getByRole('img', { name: /downloadApp/ })).toBeVisible();
  await inspect(person, 'download', 'zh', PHONE);
  await page.goto('/wechatLogin?state=given-back');
  await expect(page.getByRole('alert')).toBeVisible();
  await inspect(person, 'wechat fault', 'zh', PHONE);

  await page.goto(address);
  await inspect(person, 'reader without a session', 'zh', PHONE);
  await page.getByRole('link', { name: textOf('zh', 'flow:reader.log_in'), exact: true }).click();
  await page.getByLabel(/^账号/).fill('student08');
  await page.locator('input[type=password]').fill(product.passwordOf('student08'));
  await person.press(textOf('zh', 'account:login.submit'));
  await expect(page).toHaveURL(product.url + address);
  await inspect(person, 'reader', 'zh', PHONE);
  await page.getByRole('button', { name: /^证据交换/ }).click();
  await expect(person.dialog).toContainText('证据交换');
  await inspect(person, 'section', 'zh', PHONE);
  await page.keyboard.press('Escape');
  for (const tab of ['roles', 'documents']) {
    await page.getByRole('tab', { name: textOf('zh', `flow:reader.tab.${tab}`) }).click();
    await inspect(person, tab, 'zh', PHONE);
  }
  await page.getByRole('tabpanel').getByRole('button').first().click();
  await expect(person.dialog.locator('h1')).toBeVisible();
  await inspect(person, 'document', 'zh', PHONE);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: textOf('zh', 'assistant:open') }).click();
  await inspect(person, 'assistant on a phone', 'zh', PHONE);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/workflowXML/view/${project.flow_id}`);
  await page.getByRole('button', { name: /^法庭调查/ }).click();
  await inspect(person, 'flow');
  await page.goto('/workflowXML/view/99999');
  await expect(page.getByText(textOf('zh', 'flow:view.none'))).toBeVisible();
  await person.leave();
});
