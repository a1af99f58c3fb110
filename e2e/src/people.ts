import { LANGUAGE_KEY } from '@lets/contract';
import {
  type APIResponse,
  type Browser,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { PassingWords } from './passing-words.ts';
import { overPoorLine } from './poor-line.ts';
import type { Product } from './product.ts';
import { readThrough } from './read-through.ts';
import { onSlowMachine } from './slow-machine.ts';
import { textOf } from './texts.ts';
import { Traffic } from './traffic.ts';

/** Where pictures of a journey go; none are taken without it. */
const SHOTS = process.env.E2E_SHOTS;

/** The answer to the question before a document is handed in, with gaps or without. */
export const HAND_IN = /^(提交|仍然提交)$/;

export interface PersonOptions {
  readonly language?: 'zh' | 'en';
}

interface Envelope<T> {
  readonly c: number;
  readonly m: string;
  readonly d: T;
}

const TURN_LINES = (['zh', 'en'] as const).map(
  (language) => `[aria-label="${textOf(language, 'turn:label')}"] *`,
);
/** By their tags first: asked of every element of a page, this took longer than all other questions together. */
const OUTSIDE_TURN_LINE = ['button', 'summary', 'input', '[role=button]']
  .map((tag) => `${tag}:not(${TURN_LINES.join()})`)
  .join();

/** Someone at a browser of their own, who finds things by what they are called on the screen. */
export class Person {
  readonly product: Product;
  readonly account: string;
  readonly context: BrowserContext;
  readonly page: Page;
  /** The name on the screens, known from the login on. */
  name = '';
  /** What went wrong behind the screen: errors that nobody caught, and those the page complained of. */
  readonly faults: string[] = [];
  readonly traffic: Traffic;
  readonly #passing: PassingWords;

  private constructor(product: Product, account: string, page: Page, passing: PassingWords) {
    this.product = product;
    this.account = account;
    this.context = page.context();
    this.page = page;
    this.traffic = new Traffic(page);
    this.#passing = passing;
    page.on('pageerror', (error) => this.faults.push(error.stack ?? error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.faults.push(message.text());
    });
  }

  static async sitDown(
    browser: Browser,
    product: Product,
    account: string,
    options: PersonOptions = {},
  ): Promise<Person> {
    const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' });
    await overPoorLine(context);
    onSlowMachine(context);
    if (options.language === 'en') {
      await context.addInitScript((key) => {
        if (!localStorage.getItem(key)) localStorage.setItem(key, 'en');
      }, LANGUAGE_KEY);
    }
    const passing = await PassingWords.on(context);
    return new Person(product, account, await context.newPage(), passing);
  }

  async leave(): Promise<void> {
    await this.context.close();
  }

  async shoot(name: string): Promise<void> {
    if (SHOTS) await this.page.screenshot({ path: `${SHOTS}/${name}.png` });
  }

  // Finding things ----------------------------------------------------------------------------------------------------

  /** A button of the page or a part of it. The line that says whose turn it is offers some of them once more. */
  button(name: string | RegExp, within: Locator | Page = this.page): Locator {
    const named = within.getByRole('button', { name, exact: typeof name === 'string' });
    return named.and(this.page.locator(OUTSIDE_TURN_LINE));
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'));
  }

  async press(name: string | RegExp, within: Locator | Page = this.page): Promise<void> {
    await this.button(name, within).click();
  }

  /** Is told by a message that comes, or has come since the last, and goes by itself. */
  async isTold(words: string): Promise<void> {
    await expect.poll(() => this.#passing.takes(words), `${this.account} is told: ${words}`).toBe(true);
  }

  /** Presses a button of the window that is open and waits until the window has gone. */
  async settle(name: string | RegExp): Promise<void> {
    await this.press(name, this.dialog);
    await expect(this.dialog).toHaveCount(0);
  }

  /** Drags by hand, and lets go once the place says that it takes what is over it. */
  async drags(what: Locator, where: Locator, words: string): Promise<void> {
    const [from, to] = [await what.boundingBox(), await where.boundingBox()];
    if (!from || !to) throw new Error('nothing to drag');
    const { mouse } = this.page;
    await mouse.move(from.x + 60, from.y + from.height / 2);
    await mouse.down();
    await mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
    await expect(this.page.getByRole('status').filter({ hasText: words })).toBeAttached();
    await mouse.up();
  }

  /** Types into a field with a list and takes the entry left, once it has come. */
  async takes(entry: string, field: Locator): Promise<void> {
    await field.fill(entry);
    await expect(
      this.page.locator('.ant-select-item-option-active').filter({ hasText: entry }),
    ).toBeVisible();
    await field.press('Enter');
  }

  // Coming and going --------------------------------------------------------------------------------------------------

  /** Types account and password, as everybody does the first time. */
  async logInByHand(): Promise<void> {
    await this.page.goto('/');
    await this.page.getByLabel(/^(账号|Account)/).fill(this.account);
    await this.page.locator('input[type=password]').fill(this.product.passwordOf(this.account));
    await this.press(/^(登录|Log in)$/);
    await this.isIn();
  }

  /** Comes back with a session that stands already: for journeys that are about something else. */
  async logIn(path = '/'): Promise<void> {
    const userData = { account: this.account, password: this.product.passwordOf(this.account) };
    const answer = await this.page.request.post(`${this.product.url}/api/account/login`, {
      form: { userData: JSON.stringify(userData) },
      headers: { origin: this.product.url },
    });
    expect(await answer.json()).toMatchObject({ c: 0 });
    await this.page.goto(path);
    await this.isIn();
  }

  /** Goes to an address as a link would: what is loaded stays. To load the product anew, a journey says `page.goto`. */
  async goTo(address: string): Promise<void> {
    if (!this.page.url().startsWith(this.product.url)) return void (await this.page.goto(address));
    this.traffic.begins();
    await this.page.evaluate(`
      history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, '', ${JSON.stringify(address)});
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    `);
    // The page before may have a field of the same name.
    await this.traffic.ends();
  }

  private async isIn(): Promise<void> {
    await this.page.waitForURL(/\/(experiment|mentor|manager|workflow)/);
    this.name = (await this.ask<{ name: string }>('/account/query')).name;
  }

  /** Reads a call under this person's session. A connection that the server closed while it lay idle is opened again, as browsers do. */
  read(path: string, headers: Record<string, string> = {}): Promise<APIResponse> {
    return this.page.request.get(`${this.product.url}/api${path}`, { headers, maxRetries: 2 });
  }

  /** What a call answers under this person's session. */
  async ask<T>(path: string): Promise<T> {
    const answer = await this.read(path);
    const envelope = (await answer.json()) as Envelope<T>;
    expect(envelope.c, `${path}: ${envelope.m}`).toBe(0);
    return envelope.d;
  }

  // In the room -------------------------------------------------------------------------------------------------------

  /** Waits until the product has brought this person to a section, and puts the sheet that tells of it away. */
  async isTakenTo(route: string, nid = '', { patience }: { patience?: number } = {}): Promise<void> {
    const address = new RegExp(`/experiment/meta/${route}/\\d+/${nid}`);
    await this.page.waitForURL(address, patience === undefined ? {} : { timeout: patience });
    await expect(this.page.locator('#section')).toBeVisible();
    const sheet = this.page.getByRole('status').filter({ has: this.page.getByRole('heading') });
    if (await sheet.isVisible()) await this.page.keyboard.press('Shift');
    await expect(sheet).toHaveCount(0);
  }

  /** Takes up another of this person's roles. */
  async actAs(role: string): Promise<void> {
    const current = this.page.getByRole('button', { name: /切换角色|Switch role/ });
    if ((await current.textContent())?.endsWith(role)) return;
    await current.click();
    await this.page.getByRole('menuitem').filter({ hasText: role }).first().click();
    await expect(current).toContainText(role);
  }

  get composer(): Locator {
    return this.page.getByRole('textbox', { name: /^(以.+身份发言|Speak as)/ });
  }

  /** Types and sends with Enter; the words leave the field when the server has them. */
  async say(text: string): Promise<void> {
    await this.composer.fill(text);
    await expect(this.button(/^(发言|Speak)$/)).toBeEnabled();
    await this.composer.press('Enter');
    await expect(this.composer).toHaveValue('');
  }

  /** Says the first phrase with these words. */
  async sayPhrase(words: string): Promise<void> {
    await this.button(new RegExp(words)).first().click();
    await expect(this.button(/^(发言|Speak)$/)).toBeEnabled();
    await this.composer.press('Enter');
    await expect(this.composer).toHaveValue('');
  }

  async openTab(name: string): Promise<void> {
    await this.page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
  }

  async hears(text: string): Promise<void> {
    await expect(this.page.getByRole('log').getByText(text).first()).toBeVisible();
  }

  async asksToSpeak(about: string): Promise<void> {
    // The line that says whose turn it is may offer the same above.
    await this.button('申请发言').last().click();
    await this.dialog.getByLabel('想说什么').fill(about);
    await this.settle('提出申请');
  }

  /** The card of a request that waits for this person's answer. */
  request(kind: '申请发言' | '申请展示' | '申请提交' | '申请约谈'): Locator {
    return this.page.getByRole('region', { name: kind, exact: true });
  }

  async endsSection(option: string): Promise<void> {
    await this.chooseOption(option);
    await expect(this.dialog).toHaveCount(0);
  }

  /** Opens "end this section" and takes a way, right or wrong. */
  async chooseOption(option: string): Promise<void> {
    if ((await this.dialog.count()) === 0) await this.press('结束本环节');
    await this.dialog.getByRole('radio', { name: option }).check();
    await this.press('结束并继续', this.dialog);
  }

  // At the desk -------------------------------------------------------------------------------------------------------

  /** Begins a document; it is named after its template unless the product suggests another name. */
  async draft(template: string, suggested = template): Promise<void> {
    await this.button(new RegExp(`^${template}`)).click();
    await this.settle('新建文书');
    await expect(this.sheet(suggested)).toBeVisible();
  }

  sheet(name: string): Locator {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  async fillFields(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values)) {
      await this.page.getByRole('tabpanel').getByLabel(label, { exact: true }).fill(value);
    }
  }

  /** Fills whatever the template left open. */
  async fillTheRest(value: string): Promise<void> {
    const open = this.page.getByRole('tabpanel').locator('input:placeholder-shown');
    while ((await open.count()) > 0) {
      const left = await open.count();
      await open.first().fill(value);
      await expect.poll(() => open.count()).toBeLessThan(left);
    }
  }

  async isSaved(): Promise<void> {
    await expect(this.page.getByText(/已自动保存/)).toBeVisible();
  }

  async asksForSignatures(ofWhom: RegExp): Promise<void> {
    await this.press('请求签名');
    await expect(this.dialog).toBeVisible();
    await this.settle(ofWhom);
  }

  async openDocument(name: string): Promise<void> {
    const tab = this.page.getByRole('tab', { name });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }

  async signsByHand(act = '签名'): Promise<void> {
    await this.press(act);
    const pad = this.dialog.getByRole('img', { name: '手写签名区' });
    const box = await pad.boundingBox();
    if (!box) throw new Error('no signature pad');
    const { mouse } = this.page;
    await mouse.move(box.x + 60, box.y + 50);
    await mouse.down();
    for (const [x, y] of STROKE) await mouse.move(box.x + x, box.y + y);
    await mouse.up();
    await this.settle('签名');
  }

  async signsByName(act = '签名'): Promise<void> {
    await this.press(act);
    await this.dialog.getByRole('radio', { name: '键入' }).check();
    await this.dialog.getByLabel('键入姓名').fill(this.name);
    await this.settle('签名');
  }

  async refusesToSign(reason: string, act = '签名'): Promise<void> {
    await this.press(act);
    await this.dialog.getByRole('radio', { name: '拒绝' }).check();
    await this.dialog.getByLabel('拒绝签名的理由').fill(reason);
    await this.settle('拒绝签名');
  }

  /** Hands in what lies open; its gaps are named and it is handed in all the same. */
  async submits(): Promise<void> {
    await this.press('提交');
    await this.settle(HAND_IN);
  }

  /** Every line of the record, read from the top as a person would who scrolls through it. */
  async readsRecord(): Promise<string[]> {
    await this.openTab('笔录');
    const log = this.page.getByRole('log');
    await expect(log).toBeVisible();
    const earlier = this.button('更早的记录');
    await expect(async () => {
      if ((await earlier.count()) > 0) await earlier.click({ timeout: 1000 });
      await expect(earlier).toHaveCount(0, { timeout: 1000 });
    }).toPass();
    return log.evaluate(readThrough);
  }
}

const STROKE: readonly (readonly [number, number])[] = [
  [90, 30],
  [120, 70],
  [150, 35],
  [190, 75],
  [230, 40],
  [270, 70],
  [310, 45],
];
