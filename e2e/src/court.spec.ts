import { experimentEvents } from '@lets/contract';
import { expect, type Locator } from '@playwright/test';
import { HEARING_3 } from './court-cases.ts';
import { test } from './journey.ts';
import { inspect } from './look.ts';
import type { Person } from './people.ts';
import { sitThree, type Trio } from './side-rooms.ts';

let trio: Trio;
test.beforeAll(async ({ browser, school }) => {
  trio = await sitThree(browser, school, [HEARING_3]);
});
test.afterAll(async () => trio?.end());

test('a hearing: whose turn it is, who is in the room, who talks apart, and the record that all check', async () => {
  await trio.goTo('court', 'hearing');
  await test.step('the queue is the host’s to order, and everybody sees their place', queue);
  await test.step('the floor is given and taken back', floor);
  await test.step('called out, and in again', callOutAndIn);
  await test.step('two talk apart: all see it, the third hears nothing', talkApart);
  await test.step(
    'the record is signed, refused with a reason, and corrected with the original kept',
    record,
  );
  for (const person of trio.everybody) expect(person.faults).toEqual([]);
});

const panel = (person: Person): Locator => person.page.getByRole('region', { name: '发言队列' });
const ownCard = (person: Person): Locator => person.page.getByRole('region', { name: '我的发言申请' });

async function ask(person: Person): Promise<void> {
  await person.press('申请发言');
  await person.settle('提出申请');
}

async function queue(): Promise<void> {
  const { chair, claimant, respondent } = trio;
  await chair.page.getByRole('tab', { name: '笔录' }).click();
  await ask(claimant);
  await expect(ownCard(claimant)).toContainText('排第 1 位');
  await ask(respondent);
  await expect(ownCard(respondent)).toContainText('排第 2 位');
  await chair.press(/^发言队列/);
  await expect(panel(chair).getByRole('listitem')).toHaveText([/原告/, /被告/]);
  await chair.press('被告上移一位');
  await expect(panel(chair).getByRole('listitem')).toHaveText([/被告/, /原告/]);
  await expect(ownCard(claimant)).toContainText('排第 2 位');
  await panel(chair).getByRole('listitem').first().dragTo(panel(chair).getByRole('listitem').last());
  await expect(ownCard(claimant)).toContainText('排第 1 位');
  await chair.press('被告上移一位');
  await expect(ownCard(respondent)).toContainText('排第 1 位');
  await inspect(chair, 'court queue');
}

async function floor(): Promise<void> {
  const { chair, claimant, respondent } = trio;
  await chair.press('请被告发言');
  await respondent.say('借条是我写的。');
  await expect(respondent.button('发言')).toBeDisabled();
  await chair.press('请原告发言');
  await expect(panel(chair)).toContainText('正在发言');
  await expect(claimant.composer).toHaveAttribute('placeholder', /写入笔录/);
  await claimant.composer.fill('请听我说');
  await expect(chair.page.getByText('原告正在输入…')).toBeVisible();
  await expect(claimant.button('发言')).toBeEnabled();
  await chair.press('收回发言', panel(chair));
  await expect(claimant.button('发言')).toBeDisabled();
  await claimant.composer.fill('');
  await expect(chair.button(/^发言队列/)).toBeFocused();
  await chair.page.keyboard.press('Escape');
  await expect(panel(chair)).toHaveCount(0);
}

async function callOutAndIn(): Promise<void> {
  const { chair, respondent } = trio;
  await chair.press('传唤与退席');
  const row = chair.dialog.getByRole('listitem').filter({ hasText: '被告' });
  await row.getByRole('button', { name: '请退席' }).click();
  await expect(respondent.page.getByPlaceholder('您的角色在庭外，等待传唤')).toBeVisible();
  await row.getByRole('button', { name: '传入' }).click();
  await expect(respondent.page.getByPlaceholder('您的角色在庭外，等待传唤')).toHaveCount(0);
  await chair.press('关闭', chair.dialog);
  await expect(chair.dialog).toHaveCount(0);
}

/** In a window as low as at a zoom of 200 % a card over the picture does not leave it at the top. */
async function isInReach({ page }: Person, card: Locator): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 720, height: 450 });
  const topOf = async (what: Locator) => (await what.boundingBox())?.y ?? Number.NaN;
  await expect
    .poll(async () => (await topOf(card)) - (await topOf(page.locator('#section'))))
    .toBeGreaterThanOrEqual(0);
  if (size) await page.setViewportSize(size);
}

async function talkApart(): Promise<void> {
  const { chair, claimant, respondent, staged } = trio;
  await claimant.press('约谈');
  await claimant.dialog.getByRole('radio', { name: /被告/ }).check();
  await claimant.settle('发出约谈');
  await expect(claimant.page.getByRole('region', { name: '我的约谈申请' })).toContainText('与被告约谈');
  await expect(respondent.button('接受')).toHaveCount(0);
  await isInReach(chair, chair.request('申请约谈'));
  await chair.press(/^同意/, chair.request('申请约谈'));
  await respondent.press('接受');
  const talk = (person: Person) => person.page.getByRole('region', { name: /^与.+约谈$/ });
  await talk(claimant).getByRole('textbox', { name: '说给对方' }).fill('十九万可以吗');
  await talk(claimant).getByRole('button', { name: '发言' }).click();
  await expect(talk(claimant).getByRole('textbox', { name: '说给对方' })).toBeFocused();
  await expect(talk(respondent).getByText('十九万可以吗')).toBeVisible();
  await expect(chair.page.getByText('单独约谈中')).toHaveCount(2);
  await expect(chair.page.getByText('十九万可以吗')).toHaveCount(0);
  const { events } = await staged.leader.call(experimentEvents, { eid: staged.eid, since: 0 });
  expect(JSON.stringify(events)).not.toContain('十九万可以吗');
  expect(events.some(({ type }) => type === 'sealed')).toBe(true);
  await chair.shoot('court-apart');
  await talk(respondent).getByRole('button', { name: '结束' }).click();
  await expect(chair.page.getByText('单独约谈中')).toHaveCount(0);
}

const sheet = (person: Person): Locator => person.page.getByRole('article', { name: '庭审笔录' });

async function record(): Promise<void> {
  const { chair, claimant, respondent } = trio;
  await chair.press('核对笔录');
  await chair.settle('交付核对');
  await expect(sheet(chair)).toContainText('借条是我写的。');
  for (const person of [claimant, respondent]) {
    await person.press('打开笔录', person.page.getByRole('region', { name: '庭审笔录' }));
  }
  await claimant.signsByHand('以原告签名');
  await respondent.refusesToSign('漏记了利息', '拒绝签名');
  await expect(sheet(chair)).toContainText('漏记了利息');
  await sheet(respondent).getByRole('listitem').filter({ hasText: '借条是我写的' }).hover();
  await respondent.press('申请更正');
  await respondent.page.getByRole('textbox', { name: '更正后的内容' }).fill('借条是我写的，只收到十九万。');
  await respondent.press('提出更正');
  await chair.press('准许');
  for (const person of trio.everybody) {
    await expect(sheet(person).locator('del')).toHaveText('借条是我写的。');
    await expect(sheet(person).locator('ins')).toHaveText('借条是我写的，只收到十九万。');
    // The refusal was of the text before, and stays.
    await expect(sheet(person)).toContainText('漏记了利息');
  }
  await claimant.signsByHand('以原告签名');
  await chair.signsByName('以审判员签名');
  await expect(sheet(respondent).getByRole('img', { name: `${claimant.name}的签名` })).toHaveCount(2);
  await expect(sheet(respondent)).toContainText(chair.name);
  const printed = respondent.page.waitForResponse(/record\/export/);
  await respondent.press('导出', respondent.page.locator('#section'));
  await respondent.page.getByRole('menuitem', { name: /PDF/ }).click();
  expect((await printed).headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining(encodeURIComponent('法庭调查.pdf')),
  });
  await inspect(respondent, 'court record');
  await chair.press('收起文书', chair.page.locator('#section'));
  await chair.endsSection('宣布闭庭');
  await claimant.page.waitForURL(/\/experiment\/meta\/edit\//);
  await claimant.page.getByRole('tab', { name: /文书/ }).click();
  await claimant.press(/法庭调查.*已签名/);
  await expect(sheet(claimant)).toContainText('已归档');
}
