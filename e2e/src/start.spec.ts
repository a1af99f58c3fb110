import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { type Product, startProduct } from './product.ts';

let product: Product;

test.beforeAll(async () => {
  product = await startProduct({ keepsDatabase: true });
});
test.afterAll(() => product?.stop());

test('a first start serves the pages, prints the accounts, and lets them in', async ({ page }) => {
  await page.goto(product.url);
  await expect(page).toHaveTitle(/LETS|虚拟法律/);
  expect(product.log()).toContain(product.url);
  expect(product.log()).toContain('student01');
  expect(product.log()).toContain(product.passwordOf('student01'));
  const answer = await page.request.post(`${product.url}/api/account/login`, {
    form: { userData: JSON.stringify({ account: 'student01', password: product.passwordOf('student01') }) },
    headers: { origin: product.url },
  });
  expect(await answer.json()).toMatchObject({ c: 0, d: { account: 'student01' } });
});

test("the file with the passwords is its owner's alone", async () => {
  const { mode } = await stat(join(product.dataDir, 'demo-password'));
  expect(mode & 0o077).toBe(0);
});

test('a server killed in the middle comes back with its data, and none is left behind', async ({
  request,
}) => {
  const who = async () =>
    (await (await request.get(`${product.url}/api/account/query`)).json()) as { c: number };
  const login = await request.post(`${product.url}/api/account/login`, {
    form: { userData: JSON.stringify({ account: 'student02', password: product.passwordOf('student02') }) },
    headers: { origin: product.url },
  });
  expect(await login.json()).toMatchObject({ c: 0 });
  await product.kill('SIGKILL');
  await expect(who()).rejects.toThrow('ECONNREFUSED');
  await product.restart();
  expect(await who()).toMatchObject({ c: 0 });
  await product.kill('SIGTERM');
  expect(existsSync(join(product.dataDir, 'postgres', '18', 'postmaster.pid'))).toBe(false);
});
