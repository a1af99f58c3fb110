import { expect, type Locator } from '@playwright/test';
import { test } from './journey.ts';
import { Person } from './people.ts';
import { type Product, startProduct } from './product.ts';
import { MOVING } from './small-cases.ts';
import { type Staged, stageCase } from './stage.ts';
import { textOf } from './texts.ts';

/** One mentor, three teams at once: one is paused, one calls for help. What befalls a class of sixty is in the lesson. */

const zh = (key: string, values = {}) => textOf('zh', `guide:${key}`, values);

let product: Product;
let mentor: Person;
let paused: Person;
let calling: Person;
const teams: Staged[] = [];

test.beforeAll(async ({ browser }) => {
  product = await startProduct();
  await product.install(MOVING);
  for (const [chair, claimant, respondent] of [
    ['student01', 'student02', 'student03'],
    ['student04', 'student05', 'student06'],
    ['student07', 'student08', 'student09'],
  ] as const) {
    const cast = { [chair]: ['chair'], [claimant]: ['claimant'], [respondent]: ['respondent'] };
    teams.push(await stageCase(product, cast, MOVING.code));
  }
  const sit = async (account: string, path: string) => {
    const person = await Person.sitDown(browser, product, account);
    await person.logIn(path);
    return person;
  };
  const room = (team: Staged | undefined) => `/experiment/meta/court/${team?.eid}/first`;
  [mentor, paused, calling] = await Promise.all([
    sit('mentor01', '/mentor/guide'),
    sit('student05', room(teams[1])),
    sit('student08', room(teams[2])),
  ]);
});
test.afterAll(async () => {
  await Promise.all([mentor, paused, calling].map((person) => person?.leave()));
  await product?.stop();
});

const rows = () => mentor.page.getByRole('list', { name: zh('title') }).locator('> li');
const row = (team: number): Locator => rows().filter({ hasText: teams[team]?.leader.me?.name ?? '?' });
const panel = () => mentor.page.getByRole('complementary', { name: 'Group 3' });

test('teams at once: one is paused, one asks for help, and all are called', async () => {
  await expect(rows()).toHaveCount(3);
  await test.step('a pause is in the team’s room at once with its reason, and is lifted', banAndLift);
  await test.step('a team asks for help and is answered, apart from what is said', helpAsked);
  await test.step('one message calls the class together', classCalled);
  for (const person of [mentor, paused, calling]) expect(person.faults).toEqual([]);
});

async function banAndLift(): Promise<void> {
  await row(1).getByRole('button', { name: 'Group 3' }).click();
  await mentor.press(new RegExp(`^${zh('act.ban')}`), panel());
  await mentor.dialog.getByLabel(zh('ban.reason')).fill('先看一看第二组证据');
  await mentor.settle(zh('act.ban'));
  await expect(paused.page.getByText('先看一看第二组证据')).toBeVisible();
  await expect(paused.composer).toHaveAttribute('placeholder', '指导教师暂停了操作');
  await expect(row(1)).toContainText(zh('state.paused'));
  await mentor.press(zh('act.lift'), row(1));
  await expect(paused.page.getByText('先看一看第二组证据')).toHaveCount(0);
  await paused.say('我们继续。');
  await expect(panel()).toContainText('我们继续。');
}

async function helpAsked(): Promise<void> {
  await calling.press(textOf('zh', 'room:help.open'));
  await calling.dialog.getByLabel(textOf('zh', 'room:help.label')).fill('应当先审查管辖吗？');
  await calling.settle(textOf('zh', 'room:help.send'));
  const strip = calling.page.getByText(textOf('zh', 'room:help.by', { who: calling.name }));
  await expect(strip).toBeVisible();
  await expect(rows().first()).toContainText(
    textOf('zh', 'guide:reason.help', { name: calling.name, text: '应当先审查管辖吗？' }),
  );
  await mentor.press(zh('act.answer'), rows().first());
  const words = panel().getByLabel(zh('guidance.answer_to', { name: calling.name }));
  await expect(words).toBeFocused();
  await mentor.shoot('mentor-help');
  await calling.openTab(textOf('zh', 'room:tab.record'));
  await words.fill('先看《民事诉讼法》第二十二条。');
  await mentor.press(zh('guidance.send_answer'), panel());
  await expect(strip).toHaveCount(0);
  await expect(calling.page.getByRole('log').getByText('先看《民事诉讼法》第二十二条。')).toBeVisible();
  await expect(row(2)).not.toContainText('应当先审查管辖吗？');
}

async function classCalled(): Promise<void> {
  await paused.openTab(textOf('zh', 'room:tab.record'));
  await mentor.press(zh('class_call.open'));
  await mentor.dialog.getByLabel(zh('class_call.text')).fill('五分钟后回到大教室点评。');
  await mentor.settle(zh('class_call.send'));
  for (const { page } of [paused, calling]) {
    await expect(page.getByRole('log').getByText('五分钟后回到大教室点评。')).toBeVisible();
  }
}
