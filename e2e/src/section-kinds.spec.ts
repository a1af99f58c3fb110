import { CODE, experienceList, experienceSave, noteList } from '@lets/contract';
import { expect } from '@playwright/test';
import { test } from './journey.ts';
import type { Person } from './people.ts';
import { sitThree, type Trio } from './side-rooms.ts';
import { RELEASED, ROOMS, UNRELEASED } from './small-cases.ts';
import { type Staged, stageCase } from './stage.ts';

let trio: Trio;
let moving: Staged;
test.beforeAll(async ({ browser, school }) => {
  trio = await sitThree(browser, school, [ROOMS, UNRELEASED, RELEASED]);
});
test.afterAll(async () => trio?.end());

test('report, notes, guides, references, roles, waiting and what was learnt', async () => {
  await test.step('reports: written, handed in, read side by side', reports);
  await test.step('a guide for all, notes for oneself alone', notes);
  await test.step('a model answer opens when its section has been passed', references);
  await test.step('somebody with two roles acts in the first, and switches', switchRole);
  await test.step('no place in a section: told so, and shown where to go; waiting moves on by itself', wait);
  await test.step('model answers that are never released, and such that always are', releases);
  await test.step('what was learnt, once a person', experience);
});

const REPORT = '我方的三点结论。';

async function reports(): Promise<void> {
  const { chair, claimant, respondent } = trio;
  await trio.goTo('report', 'report');
  await claimant.draft('空白报告', '申请人的报告');
  const sheet = claimant.sheet('申请人的报告');
  await sheet.click();
  await claimant.page.keyboard.type(REPORT);
  await claimant.isSaved();
  await respondent.press('并排阅读');
  const column = (of: Person, name: string) => of.page.getByRole('article', { name, exact: true });
  await expect(column(respondent, '被申请人')).toContainText('还没有开始写');
  // Nobody is told whether another has begun: one of these has, one has not.
  for (const name of ['申请人', '主持人'])
    await expect(column(respondent, name)).toContainText('未提交提交以后才能阅读');
  await claimant.submits();
  await expect(column(respondent, '申请人')).toContainText(REPORT);
  await expect(column(respondent, '申请人')).toContainText('已提交');
  await respondent.shoot('report-beside');
  await expect(chair.page.getByText('已提交', { exact: true })).toHaveCount(1);
}

async function notes(): Promise<void> {
  const { claimant, respondent, staged } = trio;
  await trio.goTo('display', 'show');
  await claimant.openTab('操作指南');
  await expect(claimant.page.getByRole('tabpanel')).toContainText('请围绕证据三性发表意见。');
  await claimant.openTab('笔记');
  const mine = claimant.page.getByRole('textbox', { name: '我的笔记' });
  await mine.fill('长'.repeat(1001));
  await expect(claimant.page.getByText('超出 1 个字，请删减后保存')).toBeVisible();
  await mine.fill('只给自己看的。');
  await expect(claimant.page.getByRole('status').getByText(/^已保存/)).toBeVisible();
  await respondent.openTab('笔记');
  await expect(respondent.page.getByRole('textbox', { name: '我的笔记' })).toHaveValue('');
  for (const account of ['student01', 'student03']) {
    const session = await staged.sessionOf(account);
    expect((await session.call(noteList, { eid: staged.eid })).list).toEqual([]);
  }
}

async function references(): Promise<void> {
  const { claimant, staged } = trio;
  await claimant.openTab('文书');
  const panel = claimant.page.getByRole('tabpanel');
  await expect(panel).toContainText('「证据展示」之后开放');
  await staged.pass('student01', 'show', 'chair', 'show_on');
  await claimant.isTakenTo('vote');
  await claimant.openTab('文书');
  await panel.getByText('参考结论').click();
  await expect(claimant.page.locator('#section').getByText('第1段：')).toBeVisible();
  await claimant.openTab('笔记');
  // A section that is over: its note is read, not written.
  await expect(panel.getByText('只给自己看的。')).toBeVisible();
}

async function switchRole(): Promise<void> {
  const { chair, product } = trio;
  const solo = await stageCase(
    product,
    { student01: ['chair', 'claimant'], student02: ['respondent'] },
    ROOMS.code,
  );
  await chair.goTo(`/experiment/meta/display/${solo.eid}/show`);
  const current = chair.page.getByRole('button', { name: /切换角色/ });
  await expect(current).toContainText('主持人');
  await expect(chair.composer).toBeVisible();
  await chair.actAs('申请人');
  await expect(chair.button('申请发言').first()).toBeVisible();
  await chair.page.reload();
  await expect(current).toContainText('申请人');
  await chair.actAs('主持人');
  await chair.say('以主持人身份发言。');
  await chair.hears('以主持人身份发言。');
}

async function wait(): Promise<void> {
  const { chair, claimant, respondent, product } = trio;
  moving = await stageCase(
    product,
    { student01: ['chair'], student02: ['claimant'], student03: ['respondent'] },
    UNRELEASED.code,
  );
  await moving.pass('student01', 'first', 'chair', 'accept');
  await respondent.goTo(`/experiment/meta/court/${moving.eid}/second`);
  await expect(respondent.page.getByText('您目前没有权限参与该环节')).toBeVisible();
  await respondent.shoot('not-authorised');
  await respondent.page.getByRole('link', { name: '去等待页', exact: true }).click();
  await respondent.isTakenTo('wait');
  await expect(respondent.page.getByRole('heading', { name: '等待「调解」完成' })).toBeVisible();
  await expect(respondent.page.locator('#section')).toContainText(chair.name);
  await expect(respondent.page.getByText(/自 .+ 起等待/)).toBeVisible();
  await respondent.shoot('wait');
  await chair.goTo(`/experiment/meta/court/${moving.eid}/second`);
  await claimant.goTo(`/experiment/meta/court/${moving.eid}/second`);
  await claimant.isTakenTo('court', 'second');
  await chair.press('上一步');
  await chair.settle('回到上一步');
  await respondent.isTakenTo('court', 'first');
}

async function releases(): Promise<void> {
  const { claimant, product } = trio;
  // The section of the answer has been passed, and the wait step has stepped back into it.
  await moving.pass('student01', 'first', 'chair', 'accept');
  await claimant.isTakenTo('court', 'second');
  await claimant.openTab('文书');
  const panel = claimant.page.getByRole('tabpanel');
  await expect(panel.getByText('证据目录')).toBeVisible();
  await expect(panel.getByText(/参考/)).toHaveCount(0);
  const open = await stageCase(
    product,
    { student01: ['chair'], student02: ['claimant'], student03: ['respondent'] },
    RELEASED.code,
  );
  await claimant.goTo(`/experiment/meta/display/${open.eid}/show`);
  await claimant.openTab('文书');
  await panel.getByText('参考结论').click();
  await expect(claimant.page.locator('#section').getByText('第1段：')).toBeVisible();
  await claimant.goTo(`/experiment/meta/court/${moving.eid}/second`);
}

async function experience(): Promise<void> {
  const { chair, claimant } = trio;
  await claimant.press(/更多操作/);
  await claimant.page.getByRole('menuitem', { name: '提前结束实验' }).click();
  await claimant.dialog.getByLabel(/理由/).fill('和解。');
  await claimant.settle('提前结束');
  await Promise.all(trio.everybody.map((person) => person.isTakenTo('experience')));
  await claimant.page.getByRole('textbox', { name: '写下我的心得' }).fill('先定争点。');
  await claimant.press('提交心得');
  await claimant.settle('提交心得');
  await expect(claimant.page.getByText('心得已提交')).toBeVisible();
  await expect(chair.page.getByText('1 / 3 人已写')).toBeVisible();
  await expect(chair.page.getByText('先定争点。')).toBeVisible();
  await chair.shoot('experience');
  const session = await moving.sessionOf('student02');
  const { list, mine } = await session.call(experienceList, { eid: moving.eid });
  expect(mine).toBe(true);
  expect(list.map(({ content, status }) => [content, status])).toEqual([['先定争点。', 2]]);
  const again = session.call(experienceSave, { eid: moving.eid, content: '再写一次。' });
  await expect(again).rejects.toMatchObject({ code: CODE.already_done });
}
