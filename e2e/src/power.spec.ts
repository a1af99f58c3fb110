import {
  accountUsers,
  CODE,
  noticeManageList,
  passwordReset,
  powerSave,
  userDetail,
  userSave,
} from '@lets/contract';
import { Session } from '@lets/players';
import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { Person } from './people.ts';
import { type Product, startProduct } from './product.ts';

let product: Product;

test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product?.stop());

test('a module granted or withdrawn holds at once for an administrator who is at work', async ({
  browser,
}) => {
  const calls = await Session.open(product.url, 'admin01', product.passwordOf('admin01'));
  const chief = await Person.sitDown(browser, product, 'super01');
  const admin = await Person.sitDown(browser, product, 'admin01');
  await Promise.all([chief.logIn('/manager/user/power'), admin.logIn('/manager/notice/list')]);
  const menu = admin.page.getByRole('navigation', { name: '管理模块' });
  const notices = menu.getByRole('link', { name: '通知', exact: true });
  const log = menu.getByRole('link', { name: '操作日志', exact: true });
  await expect(notices).toBeVisible();
  await expect(log).toHaveCount(0);
  await calls.call(noticeManageList, {});

  await chief.page.getByRole('checkbox', { name: `${admin.name}：通知` }).uncheck();
  await chief.page.getByRole('checkbox', { name: `${admin.name}：操作日志` }).check();
  await chief.press('保存');
  await expect(chief.dialog).toContainText(admin.name);
  await chief.settle('收回并保存');

  await admin.isTold('这个模块的权限刚刚被收回');
  await expect(admin.page).not.toHaveURL(/notice/);
  await expect(notices).toHaveCount(0);
  await expect(calls.call(noticeManageList, {})).rejects.toMatchObject({ code: CODE.no_authority });
  await log.click();
  await expect(admin.page.getByRole('heading', { level: 1, name: '操作日志' })).toBeVisible();
  await admin.goTo('/manager/notice/list');
  await expect(admin.page).not.toHaveURL(/notice/);

  await chief.page.getByRole('checkbox', { name: `${admin.name}：通知` }).check();
  await chief.press('保存');
  await expect(notices).toBeVisible();
  await calls.call(noticeManageList, {});
  await Promise.all([chief.leave(), admin.leave()]);
});

test('an administrator neither raises their own power nor touches those above them', async ({ browser }) => {
  const calls = await Session.open(product.url, 'admin01', product.passwordOf('admin01'));
  const chief = await Session.open(product.url, 'super01', product.passwordOf('super01'));
  const refused = { code: CODE.no_authority };
  const own = { user_id: calls.userId, modules: ['user', 'setting'] };
  await expect(calls.call(powerSave, own)).rejects.toMatchObject(refused);
  await expect(calls.call(userDetail, { id: chief.userId })).rejects.toMatchObject(refused);
  await expect(calls.call(passwordReset, { id: chief.userId })).rejects.toMatchObject(refused);
  for (const [id, account] of [
    [chief.userId, 'super01'],
    [calls.userId, 'admin01'],
  ] as const) {
    for (const identity of [1, 3, 4]) {
      const input = { id, identity, account, name: 'Mallory' };
      await expect(calls.call(userSave, input)).rejects.toMatchObject(refused);
    }
  }
  const { list } = await chief.call(accountUsers, { identity: 4 });
  expect(list.map(({ name }) => name)).not.toContain('Mallory');

  const admin = await Person.sitDown(browser, product, 'admin01');
  for (const address of ['/manager/user/power', '/manager/user/admin']) {
    await admin.logIn(address);
    await expect(admin.page).not.toHaveURL(/\/user\//);
  }
  await admin.leave();
});
