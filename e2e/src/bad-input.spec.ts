import { writeFile } from 'node:fs/promises';
import { CODE, experimentDetail, experimentUpdate, LIMITS, MESSAGE, messageOf } from '@lets/contract';
import { type Browser, expect } from '@playwright/test';
import { test } from './journey.ts';
import { Person } from './people.ts';
import type { Product } from './product.ts';
import { type Staged, stageCase } from './stage.ts';
import { type Language, textOf } from './texts.ts';

let product: Product;
let staged: Staged;

test.beforeAll(async ({ school }) => {
  product = school;
  staged = await stageCase(product, {
    student01: [
      'filing_judge',
      'presiding',
      'judge',
      'assessor',
      'clerk',
      'plaintiff',
      'counsel_p',
      'defendant',
      'counsel_d',
      'witness',
    ],
  });
});

/** The words come from the same tables in both languages (`scripts/i18n-check.mjs`): each refusal is met in one. */
function inLanguage(language: Language) {
  return {
    say: (key: string, values: Record<string, string | number> = {}) => textOf(language, key, values),
    message: (name: keyof typeof MESSAGE) => MESSAGE[name][language],
  };
}

test('a wrong password is told above the form, the account stays', async ({ browser }) => {
  const language = 'zh';
  const { message, say } = inLanguage(language);
  const person = await arrive(browser, 'student02', language);
  const { page } = person;
  await page.goto('/login');
  await page.getByLabel(say('account:login.account')).fill('student02');
  await page.getByLabel(say('account:login.password'), { exact: true }).fill('Not-this-one-1');
  await person.press(say('account:login.submit'));
  const toast = page.getByRole('status').filter({ hasText: message('bad_credentials') });
  await expect(toast).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(message('bad_credentials'));
  await expect(page.getByLabel(say('account:login.account'))).toHaveValue('student02');
  await person.shoot(`bad-1-password-${language}`);
  await person.leave();
});

test('a refused change of password keeps what was typed', async ({ browser }) => {
  const language = 'en';
  const { message, say } = inLanguage(language);
  const person = await arrive(browser, 'student03', language);
  const { page } = person;
  await page.goto('/updatePwd');
  await page.getByLabel(say('account:password.account')).fill('student03');
  const typed = {
    'account:password.old': 'Not-this-one-1',
    'account:password.new': 'Another-one-2026',
    'account:password.repeat': 'Another-one-2026',
  };
  for (const [key, value] of Object.entries(typed)) {
    await page.getByLabel(say(key), { exact: true }).fill(value);
  }
  await person.press(say('account:password.submit'));
  await expect(page.getByRole('alert').first()).toContainText(message('bad_credentials'));
  await expect(page.getByLabel(say('account:password.account'))).toHaveValue('student03');
  for (const [key, value] of Object.entries(typed)) {
    await expect(page.getByLabel(say(key), { exact: true })).toHaveValue(value);
  }
  await person.shoot(`bad-2-change-${language}`);
  await person.leave();
});

test('wrong parameters by hand are refused by name', async ({ browser }) => {
  const language = 'en';
  const { message } = inLanguage(language);
  const person = await arrive(browser, 'student02', language);
  await person.logIn();
  const { request } = person.page;
  const headers = { origin: product.url, 'accept-language': language };
  const read = await request.get(`${product.url}/api/experiment/detail?eid=abc`, { headers });
  expect(await read.json()).toMatchObject({
    c: CODE.bad_parameter,
    m: message('bad_parameter'),
    d: { eid: expect.any(String) },
  });
  const act = await request.post(`${product.url}/api/experiment/message/push`, {
    headers,
    form: { kind: 'speech', eid: '1', nid: 'filing', role_id: 'clerk' },
  });
  expect(await act.json()).toMatchObject({ c: CODE.bad_parameter, d: { text: expect.any(String) } });
  await person.leave();
});

test("a stranger's experiment is not found, and the page says so kindly", async ({ browser }) => {
  const language = 'zh';
  const { message, say } = inLanguage(language);
  const person = await arrive(browser, 'student09', language);
  await person.logIn();
  const { page } = person;
  const { eid } = staged;
  const headers = { 'accept-language': language };
  const answer = await person.read(`/experiment/detail?eid=${eid}`, headers);
  expect(await answer.json()).toMatchObject({ c: CODE.not_found, m: message('not_found') });
  const said = new RegExp(`${message('not_found')}|${say('common:error.not_found')}`);
  for (const address of [
    `/experiment/meta/court/${eid}/filing`,
    `/experiment/prepare/edit/${eid}`,
    `/experiment/done/detail/${eid}`,
  ]) {
    await page.goto(address);
    await expect(page.getByText(said).first()).toBeVisible();
    await person.shoot(`bad-3-stranger-${address.split('/')[2]}-${language}`);
  }
  await person.leave();
});

test('an upload of 21M is refused, and what was typed stays', async ({ browser }, info) => {
  const language = 'en';
  const { say } = inLanguage(language);
  const person = await arrive(browser, 'student01', language);
  await person.logIn(`/experiment/meta/court/${staged.eid}/filing`);
  const { page } = person;
  await person.composer.fill('A speech with something attached');
  const buffer = Buffer.alloc(21 * 1024 * 1024);
  // From the disk, as people choose one: what is handed over in memory takes the browser long.
  const ledger = info.outputPath('ledger.pdf');
  await writeFile(ledger, buffer);
  const choosing = page.waitForEvent('filechooser');
  await person.press(say('room:speech.attach', { max: 20 }));
  await (await choosing).setFiles(ledger);
  const told = messageOf('file_refused', { limit: LIMITS.upload_bytes })[language];
  await person.isTold(told);
  await expect(person.composer).toHaveValue('A speech with something attached');
  await person.shoot(`bad-4-upload-${language}`);

  // A person who leaves the page's own check out meets the server's.
  const upload = await page.request.post(`${product.url}/api/file/upload`, {
    headers: { origin: product.url, 'accept-language': language },
    multipart: {
      eid: String(staged.eid),
      file: { name: 'ledger.pdf', mimeType: 'application/pdf', buffer },
    },
  });
  expect(await upload.json()).toMatchObject({ c: CODE.file_refused, m: told });
  await person.leave();
});

test('a task that is refused or overtaken keeps what was typed', async ({ browser }) => {
  const language = 'zh';
  const { say } = inLanguage(language);
  const account = 'student04';
  const person = await arrive(browser, account, language);
  await person.logIn();
  const { page } = person;
  await page
    .getByRole('link', { name: /陈晓岚|Chen Xiaolan/ })
    .first()
    .click();
  await person.press(say('prepare:start.prepare'));
  await page.waitForURL(/\/prepare\/edit\/\d+/);
  const eid = Number(page.url().split('/').at(-1));
  const name = page.getByLabel(say('task:form.name'));
  const long = 'Far too long a name for a task that somebody has to read';
  await name.fill(`${long}!!!!!`);
  await expect(page.getByText(say('task:save.faulty'))).toBeVisible();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveValue(`${long}!!!!!`);
  await person.shoot(`bad-5-too-long-${language}`);

  await overtake(account, eid);
  await name.fill('Mine');
  await expect(page.getByRole('alert').getByText(say('task:conflict.title'))).toBeVisible();
  await expect(name).toHaveValue('Mine');
  await person.shoot(`bad-6-conflict-${language}`);
  await person.press(say('task:conflict.mine'));
  await expect(page.getByText(say('task:conflict.title'))).toHaveCount(0);
  await expect(name).toHaveValue('Mine');
  await expect
    .poll(async () => (await person.ask<{ name: string }>(`/experiment/detail?eid=${eid}`)).name)
    .toBe('Mine');
  await person.leave();
});

function arrive(browser: Browser, account: string, language: Language): Promise<Person> {
  return Person.sitDown(browser, product, account, { language });
}

/** Another person saves the task over its present state. */
async function overtake(account: string, eid: number): Promise<void> {
  const session = await staged.sessionOf(account);
  await session.call(experimentUpdate, { eid, name: 'Theirs' });
  expect((await session.call(experimentDetail, { eid })).name).toBe('Theirs');
}
