import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { inspect } from './look.ts';
import { Person } from './people.ts';
import { type Product, startProduct } from './product.ts';
import { type ModelStandIn, openModel } from './stand-ins.ts';
import { textOf } from './texts.ts';

const FAILURE = '请求失败，请稍后再试。';

let model: ModelStandIn;
let product: Product;

test.beforeAll(async () => {
  model = await openModel();
  product = await startProduct({
    env: {
      ASSISTANT_BASE_URL: `${model.url}/v1`,
      ASSISTANT_API_KEY: 'a-secret-key',
      ASSISTANT_MODEL: 'law-model',
    },
  });
});
test.afterAll(async () => {
  await product?.stop();
  await model?.close();
});

test('the law model answers, whatever the service does', async ({ browser }) => {
  const person = await Person.sitDown(browser, product, 'student06', { language: 'en' });
  const { page } = person;
  const opener = person.button(/^(Open|Close) the law model/).and(page.locator('[aria-expanded]'));
  const log = page.getByRole('log', { name: textOf('en', 'assistant:messages') });
  const input = page.getByRole('textbox', { name: textOf('en', 'assistant:ask') });
  /** The next question goes out when the answer before has ended, which its words do not tell. */
  const ask = async (question: string) => {
    await input.fill(question);
    await expect(person.button(textOf('en', 'assistant:send'))).toBeEnabled();
    await input.press('Enter');
  };

  await test.step('only behind the login', async () => {
    await page.goto('/login');
    await expect(person.button(textOf('en', 'account:login.submit'))).toBeVisible();
    await expect(opener).toHaveCount(0);
    await person.logIn();
    await opener.click();
    await expect(log).toContainText('Hello!');
    await expect(page.getByRole('banner').and(page.locator(':has([aria-controls])'))).toHaveCount(1);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await opener.click();
    await inspect(person, 'assistant welcome', 'en');
  });

  await test.step('a sample question, answered word by word', async () => {
    await person.press(textOf('en', 'assistant:sample.evidence'));
    await expect(log.locator('strong')).toHaveText('第1次回答');
    await expect(log).toContainText('借条可以证明借贷合意。');
    await expect(person.button(textOf('en', 'assistant:copy'))).toBeVisible();
    const [asked] = model.heard;
    expect(asked?.path).toBe('/v1/chat/completions');
    expect(asked?.authorization).toBe('Bearer a-secret-key');
    expect(asked?.body).toMatchObject({
      model: 'law-model',
      temperature: 0.7,
      max_tokens: 1000,
      stream: true,
    });
    expect(asked?.body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    await inspect(person, 'assistant answer', 'en');
  });

  await test.step('blank sends nothing, Shift+Enter makes a line, Enter sends', async () => {
    await input.fill('   ');
    await input.press('Enter');
    await expect(person.button(textOf('en', 'assistant:send'))).toBeDisabled();
    await input.fill('一');
    await input.press('Shift+Enter');
    await input.pressSequentially('二');
    await expect(input).toHaveValue('一\n二');
    await expect(person.button(textOf('en', 'assistant:send'))).toBeEnabled();
    await input.press('Enter');
    await expect(log).toContainText('第2次回答');
    expect(model.heard.at(-1)?.body.messages.at(-1)).toEqual({ role: 'user', content: '一\n二' });
    expect(model.heard).toHaveLength(2);
  });

  await test.step('a malformed chunk is skipped', async () => {
    model.next = 'break';
    await ask('三');
    await expect(log).toContainText('坏块之后');
    await expect(log).not.toContainText(FAILURE);
  });

  await test.step('no more than the last five messages are sent', async () => {
    model.next = 'answer';
    await ask('四');
    await expect(log).toContainText('第4次回答');
    const sent = model.heard.at(-1)?.body.messages ?? [];
    expect(sent.map(({ role }) => role)).toEqual([
      'system',
      'user',
      'assistant',
      'user',
      'assistant',
      'user',
    ]);
  });

  await test.step('a refusal and a broken answer are told in Chinese, and the next question goes through', async () => {
    for (const next of ['refuse', 'cut'] as const) {
      model.next = next;
      const failures = await log.getByText(FAILURE).count();
      await ask(next);
      await expect(log.getByText(FAILURE)).toHaveCount(failures + 1);
      await expect(person.button(textOf('en', 'assistant:stop'))).toHaveCount(0);
    }
  });

  await test.step('stopped without a word, and the service is let go', async () => {
    model.next = 'stall';
    const failures = await log.getByText(FAILURE).count();
    await ask('说来话长');
    await expect(log).toContainText('第7次回答');
    await input.fill('等不及了');
    await input.press('Enter');
    await expect(input).toHaveValue('等不及了');
    await person.press(textOf('en', 'assistant:stop'));
    await model.left;
    await expect(person.button(textOf('en', 'assistant:send'))).toBeEnabled();
    await expect(log.getByText(FAILURE)).toHaveCount(failures);
  });

  await test.step('an answer that comes while the panel is closed is counted', async () => {
    await input.press('Enter');
    await expect(log).toContainText('第8次回答');
    await opener.click();
    model.finish();
    model.next = 'answer';
    await expect(opener).toHaveAccessibleName(textOf('en', 'assistant:open_unseen_one', { count: 1 }));
  });

  await test.step('messages outlive a navigation, but neither a new chat nor the session', async () => {
    await page.getByRole('link', { name: textOf('en', 'common:nav.done'), exact: true }).click();
    await expect(page).toHaveURL(/\/experiment\/done$/);
    await opener.click();
    await expect(log).toContainText('第1次回答');
    await input.fill('半句');
    await person.press(textOf('en', 'assistant:new_chat'));
    await expect(input).toHaveValue('');
    await expect(log).toContainText('Hello!');
    await ask('留给下一位？');
    await expect(log).toContainText('借条可以证明借贷合意。');
    await person.press(textOf('en', 'assistant:close'), page.getByRole('region'));
    await person.press(/Account menu/);
    await page.getByRole('menuitem', { name: textOf('en', 'common:account.logout') }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(opener).toHaveCount(0);
    await person.logInByHand();
    await opener.click();
    await expect(log).toContainText('Hello!');
    await expect(log).not.toContainText('留给下一位');
  });
  await person.leave();
});

test('without a model everybody is told, and administrators where one is connected', async ({ browser }) => {
  const bare = await startProduct();
  try {
    const [admin, student] = await Promise.all(
      ['super01', 'student01'].map((account) => Person.sitDown(browser, bare, account)),
    );
    if (!admin || !student) throw new Error('nobody there');
    await Promise.all([admin.logIn(), student.logIn()]);
    for (const person of [admin, student]) await person.press(textOf('zh', 'assistant:open'));
    await expect(student.page.getByText(textOf('zh', 'assistant:not_configured'))).toBeVisible();
    await expect(student.button(textOf('zh', 'assistant:sample.loan'))).toHaveCount(0);
    await expect(student.button(textOf('zh', 'assistant:send'))).toHaveCount(0);
    await inspect(student, 'assistant not configured');
    await inspect(admin, 'assistant to be connected');
    await admin.page.getByRole('link', { name: textOf('zh', 'assistant:to_settings') }).click();
    await expect(admin.page).toHaveURL(/\/manager\/user\/setting$/);
    await student.page.goto('/wechatLogin');
    await expect(student.page.getByRole('alert')).toHaveText('管理员尚未配置这项功能');
    await Promise.all([admin.leave(), student.leave()]);
  } finally {
    await bare.stop();
  }
});
