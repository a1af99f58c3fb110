import { experimentDetail, experimentEvents } from '@lets/contract';
import { expect } from '@playwright/test';
import { passAChoice } from './choosing.ts';
import { test } from './journey.ts';
import type { Person } from './people.ts';
import { sitThree, type Trio } from './side-rooms.ts';
import { MAPPED, MOVING, TARGET } from './small-cases.ts';
import { stageCase } from './stage.ts';

let trio: Trio;
let mentor: Person;
test.beforeAll(async ({ browser, school }) => {
  // The first case is in place before the one it leads to: the order must not matter.
  trio = await sitThree(browser, school, [MOVING, TARGET]);
  mentor = await trio.invite('mentor01');
});
test.afterAll(async () => trio?.end());

test('forward, wrong, back, over again, paused, on into the next case, and ended early', async () => {
  await Promise.all(trio.everybody.map((person) => enter(person)));
  await test.step('a wrong option teaches and is recorded', wrongOption);
  await test.step('whoever ended a section takes that back at once, by the keyboard too', takeBack);
  await test.step('Alt+B steps back, and says before what it clears', stepBack);
  await test.step('Alt+R begins over again; what was cleared the mentor still reads', restart);
  await test.step('the mentor pauses and lifts, seen at once with the reason', banAndLift);
  await test.step('the jump is refused until the roles are mapped', refusedJump);
  await test.step('everybody is led into the next case in their mapped roles', jump);
  await test.step('the case that it came from can be read', wayBack);
  await test.step('ended early, with its reason', terminate);
  await test.step('a choice leads on by itself, and the replay tells along which route', () =>
    passAChoice(trio.chair, trio.claimant, {
      product: trio.product,
      accounts: ['student01', 'student02'],
    }));
});

async function enter(person: Person, eid = trio.staged.eid): Promise<void> {
  await person.goTo(`/experiment/meta/wait/${eid}/start`);
  await expect(person.page.locator('#section')).toBeVisible();
}

async function everybodyIsIn(route: string, nid: string): Promise<void> {
  await Promise.all(trio.everybody.map((person) => person.isTakenTo(route, nid)));
}

async function wrongOption(): Promise<void> {
  const { chair, claimant } = trio;
  await everybodyIsIn('court', 'first');
  await claimant.say('请求受理我方申请。');
  await chair.chooseOption('不予受理');
  await expect(chair.dialog).toContainText('符合受理条件的，应当受理。');
  await expect(chair.dialog).toContainText('共 1 次');
  await expect(claimant.page.getByText(/误选\s*1/)).toBeVisible();
  await chair.press('先不结束', chair.dialog);
  await chair.endsSection('受理并组织调解');
  await Promise.all([
    chair.isTakenTo('court', 'second'),
    claimant.isTakenTo('court', 'second'),
    // The respondent has no place there, and waits.
    trio.respondent.isTakenTo('wait'),
  ]);
}

async function takeBack(): Promise<void> {
  const { chair, claimant } = trio;
  await expect(claimant.button('撤回结束')).toHaveCount(0);
  await chair.button('撤回结束').press('Enter');
  await everybodyIsIn('court', 'first');
  await claimant.hears('回到上一步「受理」');
  await expect(chair.button('撤回结束')).toHaveCount(0);
  await chair.endsSection('受理并组织调解');
  await Promise.all([chair.isTakenTo('court', 'second'), claimant.isTakenTo('court', 'second')]);
}

async function stepBack(): Promise<void> {
  const { chair, claimant } = trio;
  await claimant.say('愿意调解。');
  await chair.hears('愿意调解。');
  await expect(chair.button('撤回结束')).toHaveCount(0);
  await chair.page.locator('#section').focus();
  await chair.page.keyboard.press('Alt+b');
  await expect(chair.dialog).toContainText('「调解」到目前为止的内容会清空：1 条笔录');
  await expect(chair.dialog).toContainText('「受理」重新开放');
  await chair.press('留在本环节', chair.dialog);
  await expect(chair.dialog).toHaveCount(0);
  await chair.page.keyboard.press('Alt+b');
  await chair.settle('回到上一步');
  await everybodyIsIn('court', 'first');
}

async function restart(): Promise<void> {
  const { chair, respondent, staged } = trio;
  await chair.endsSection('受理并组织调解');
  await chair.isTakenTo('court', 'second');
  await chair.page.locator('#section').focus();
  await chair.page.keyboard.press('Alt+r');
  await expect(chair.dialog).toContainText('2 个环节的结果会清空');
  await chair.settle('清空并重新开始');
  await everybodyIsIn('court', 'first');
  // Nobody else is offered it.
  await expect(respondent.button('重新开始')).toHaveCount(0);
  await respondent.page.keyboard.press('Alt+r');
  await expect(respondent.dialog).toHaveCount(0);

  const session = await staged.sessionOf('mentor01');
  const { events } = await session.call(experimentEvents, { eid: staged.eid, since: 0 });
  const said = events.flatMap((event) => (event.type === 'spoke' ? [event.data.text] : []));
  expect(said).toEqual(['请求受理我方申请。', '愿意调解。']);
  await mentor.goTo(`/experiment/done/detail/${staged.eid}`);
  await expect(mentor.page.getByText('愿意调解。').first()).toBeVisible();
  await mentor.shoot('moving-archived');
}

async function banAndLift(): Promise<void> {
  const { claimant, respondent } = trio;
  await enter(mentor);
  await mentor.isTakenTo('court', 'first');
  await mentor.press(/旁观与干预/);
  await mentor.page.getByRole('menuitem', { name: '暂停操作' }).click();
  await mentor.dialog.getByLabel('暂停的理由').fill('请先重读证据规则。');
  await mentor.settle('暂停操作');
  for (const { page } of [claimant, respondent]) {
    await expect(page.getByText('请先重读证据规则。')).toBeVisible();
    await expect(page.getByRole('button', { name: '发言', exact: true })).toBeDisabled();
  }
  await claimant.shoot('moving-banned');
  await mentor.press(/旁观与干预/);
  await mentor.page.getByRole('menuitem', { name: '恢复操作' }).click();
  await expect(claimant.page.getByText('请先重读证据规则。')).toHaveCount(0);
  await claimant.say('已经重读。');
}

async function refusedJump(): Promise<void> {
  const { chair, claimant, respondent } = trio;
  await chair.endsSection('受理并组织调解');
  await chair.isTakenTo('court', 'second');
  await chair.endsSection('调解不成');
  await chair.isTakenTo('wait');
  await claimant.isTakenTo('wait');
  await respondent.isTakenTo('wait');
  await chair.press('启动关联实验');
  await expect(chair.page.getByText('目标项目的角色尚未配置').first()).toBeVisible();
  await chair.shoot('moving-jump');
}

async function jump(): Promise<void> {
  const { chair, claimant, respondent, product, staged } = trio;
  await expect(chair.page.getByText('目标案件还没有配置角色')).toBeVisible();
  await product.install(MAPPED);
  await chair.page.reload();
  const ahead = chair.page.getByRole('region', { name: '将要进入的案件' });
  await expect(ahead.getByRole('heading', { name: '仲裁程序' })).toBeVisible();
  await expect(ahead.getByRole('listitem').filter({ hasText: claimant.name })).toHaveText(
    `被申请人${claimant.name}，本案申请人`,
  );
  await chair.shoot('moving-jump-ahead');
  await chair.press('启动关联实验');
  await Promise.all(
    trio.everybody.map(async (person) => {
      await person.page.waitForURL(/\/experiment\/meta\/court\/\d+\/hearing/);
      expect(person.page.url()).not.toContain(`/${staged.eid}/`);
    }),
  );
  await everybodyIsIn('court', 'hearing');
  const roleOf = (person: Person, name: string) =>
    expect(person.page.getByRole('banner').getByText(name, { exact: true })).toBeVisible();
  await roleOf(chair, '主持人');
  await roleOf(claimant, '被申请人');
  await roleOf(respondent, '申请人');
  await claimant.say('我方现在是被申请人。');
  await respondent.hears('我方现在是被申请人。');
  await respondent.shoot('moving-target');
}

async function wayBack(): Promise<void> {
  const { respondent, staged } = trio;
  const link = respondent.page.getByRole('link', { name: /承接自/ });
  await expect(link).toContainText('一步一步');
  await link.click();
  await respondent.page.waitForURL(new RegExp(`/experiment/done/detail/${staged.eid}`));
  await expect(respondent.page.getByText('已经重读。').first()).toBeVisible();
  // The replay leads back to what was begun before the restart, and from one case to the other.
  await respondent.press(/第 2 次，共 3 次/);
  await respondent.page.getByRole('menuitem', { name: /第 1 次：一步一步/ }).click();
  await respondent.press(/第 1 次，共 3 次/);
  await respondent.page.getByRole('menuitem', { name: /第 3 次：仲裁程序/ }).click();
  await expect(respondent.page.getByText('我方现在是被申请人。').first()).toBeVisible();
  await respondent.press(/第 3 次，共 3 次/);
  await respondent.shoot('moving-runs');
}

async function terminate(): Promise<void> {
  const { chair, claimant, product } = trio;
  const again = await stageCase(
    product,
    { student01: ['chair'], student02: ['claimant', 'respondent'] },
    MOVING.code,
  );
  await Promise.all([enter(chair, again.eid), enter(claimant, again.eid)]);
  await claimant.press(/更多操作/);
  await claimant.page.getByRole('menuitem', { name: '提前结束实验' }).click();
  await expect(claimant.button('提前结束', claimant.dialog)).toBeDisabled();
  await claimant.dialog.getByLabel(/理由/).fill('双方和解，撤回申请。');
  await claimant.settle('提前结束');
  for (const person of [chair, claimant]) {
    await person.isTakenTo('experience');
    await expect(person.page.getByText('理由：双方和解，撤回申请。')).toBeVisible();
  }
  const { state } = await again.leader.call(experimentDetail, { eid: again.eid });
  expect(state.ending).toMatchObject({ how: 'terminated', role_id: 'claimant' });
  // Over is over: the old address leads to what was learnt.
  await chair.goTo(`/experiment/meta/court/${again.eid}/first`);
  await chair.isTakenTo('experience');
}
