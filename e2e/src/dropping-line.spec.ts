import { experimentEvents, nodeEnd, noteList } from '@lets/contract';
import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { Line } from './line.ts';
import { Person } from './people.ts';
import type { Product } from './product.ts';
import { MOVING, ROOMS } from './small-cases.ts';
import { type Staged, stageCase } from './stage.ts';

let product: Product;
let staged: Staged;
let chair: Person;
let claimant: Person;
let line: Line;

test.beforeAll(async ({ browser, school }) => {
  product = school;
  await product.install(MOVING, ROOMS);
  staged = await stageCase(
    product,
    { student01: ['chair'], student02: ['claimant'], student03: ['respondent'] },
    MOVING.code,
  );
  chair = await Person.sitDown(browser, product, 'student01');
  claimant = await Person.sitDown(browser, product, 'student02');
  line = await Line.between(claimant);
});
test.afterAll(async () => {
  await Promise.all([chair?.leave(), claimant?.leave()]);
});

test('a line that drops at the worst moment loses nothing and doubles nothing', async () => {
  await Promise.all(
    [chair, claimant].map((person) => person.logIn(`/experiment/meta/court/${staged.eid}/first`)),
  );
  await Promise.all([chair.isTakenTo('court', 'first'), claimant.isTakenTo('court', 'first')]);
  await test.step('between sending and the answer', betweenSendAndAnswer);
  await test.step('while typing', whileTyping);
  await test.step('during a change of section', duringSectionChange);
  await test.step('under a report', underReport);
});

async function timesSaid(text: string): Promise<number> {
  const { events } = await staged.leader.call(experimentEvents, { eid: staged.eid, since: 0 });
  return events.filter((event) => event.type === 'spoke' && event.data.text === text).length;
}

const isAway = () => expect(claimant.page.getByText(/正在重连|已断开/)).toBeVisible();
const isBack = () =>
  expect(claimant.page.getByRole('status').filter({ hasText: '已连接' })).toBeVisible({ timeout: 30_000 });

/** What stands on the screen is what a fresh start would show. */
async function isAsFetched(): Promise<void> {
  const path = claimant.page.getByRole('navigation', { name: '实验路径' }).getByRole('listitem');
  const before = await claimant.readsRecord();
  const sections = await path.count();
  await claimant.page.reload();
  await isBack();
  await expect.poll(() => claimant.readsRecord()).toEqual(before);
  await expect(path).toHaveCount(sections);
}

const LOST = '这一句的回答丢了。';

async function betweenSendAndAnswer(): Promise<void> {
  let tries = 0;
  await claimant.context.route('**/api/experiment/message/push', async (route) => {
    tries += 1;
    if (tries > 1) return route.fallback();
    // It reaches the server; the answer never comes back, and the line goes with it.
    await route.fetch();
    await line.cut();
    return route.abort('connectionreset');
  });
  await claimant.composer.fill(LOST);
  await claimant.composer.press('Enter');
  await isAway();
  await chair.hears(LOST);
  await chair.say('听到了。');
  line.mend();
  await isBack();
  await expect(claimant.composer).toHaveValue('');
  await claimant.hears('听到了。');
  await expect.poll(() => tries).toBeGreaterThan(1);
  await claimant.context.unroute('**/api/experiment/message/push');
  expect(await timesSaid(LOST)).toBe(1);
  await expect(claimant.page.getByRole('log').getByText(LOST)).toHaveCount(1);
  await isAsFetched();
}

const SPOKEN = '断线时说的一句。';
const NOTED = '断线时记的一笔。';

async function whileTyping(): Promise<void> {
  await claimant.openTab('笔记');
  const note = claimant.page.getByRole('textbox', { name: '我的笔记' });
  // What has not been read yet cannot be while the line is away.
  await expect(note).toBeVisible();
  await line.cut();
  await isAway();
  await note.fill(NOTED);
  await claimant.composer.fill(SPOKEN);
  await claimant.composer.press('Enter');
  await claimant.shoot('line-away');
  expect(await timesSaid(SPOKEN)).toBe(0);
  line.mend();
  await isBack();
  await chair.hears(SPOKEN);
  await expect(claimant.composer).toHaveValue('');
  await expect(claimant.page.getByRole('status').getByText(/^已保存/)).toBeVisible();
  const session = await staged.sessionOf('student02');
  await expect
    .poll(async () => (await session.call(noteList, { eid: staged.eid })).list[0]?.text)
    .toBe(NOTED);
  expect(await timesSaid(SPOKEN)).toBe(1);
}

async function duringSectionChange(): Promise<void> {
  await line.cut();
  await isAway();
  await chair.endsSection('受理并组织调解');
  await chair.isTakenTo('court', 'second');
  // Said into a section that is over by the time the line is back: told, and kept in the field.
  await claimant.composer.fill('还有一句话。');
  line.mend();
  await claimant.isTakenTo('court', 'second');
  await isBack();
  await isAsFetched();

  // And the other way about: the section ends by the very act whose answer is lost.
  const session = await staged.sessionOf('student01');
  await line.cut();
  const { eid } = staged;
  await session.call(nodeEnd, { option: 'back', eid, nid: 'second', role_id: 'chair' });
  line.mend();
  await claimant.isTakenTo('court', 'first');
  await isAsFetched();
}

const BEFORE = '断线前写下的。';
const AFTER = '断线后接着写的。';

async function underReport(): Promise<void> {
  const rooms = await stageCase(
    product,
    { student01: ['chair'], student02: ['claimant'], student03: ['respondent'] },
    ROOMS.code,
  );
  await claimant.goTo(`/experiment/meta/report/${rooms.eid}/report`);
  await claimant.draft('空白报告', '申请人的报告');
  const sheet = claimant.sheet('申请人的报告');
  await sheet.click();
  await claimant.page.keyboard.type(BEFORE);
  await claimant.isSaved();
  await line.cut();
  await isAway();
  await claimant.page.keyboard.type(AFTER);
  await expect(sheet).toContainText(BEFORE + AFTER);
  line.mend();
  await isBack();
  await claimant.isSaved();
  await claimant.page.reload();
  await expect(claimant.sheet('申请人的报告')).toContainText(BEFORE + AFTER);
}
