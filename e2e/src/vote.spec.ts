import { experimentDetail, experimentEvents, voteStatus } from '@lets/contract';
import { expect } from '@playwright/test';
import { test } from './journey.ts';
import type { Person } from './people.ts';
import { sitThree, type Trio } from './side-rooms.ts';
import { VOTES } from './small-cases.ts';

let trio: Trio;
test.beforeAll(async ({ browser, school }) => {
  trio = await sitThree(browser, school, [VOTES]);
});
test.afterAll(async () => trio?.end());

test('a secret ballot, an open one that is tied, and where the outcomes lead', async () => {
  await test.step('nobody, not the host, learns what anybody voted', secretBallot);
  await test.step('an open ballot says who voted what; a tie takes its own way', openBallot);
  await test.step('two of three are not all of them, and say so', unanimous);
  await test.step('but two thirds', twoThirds);
  for (const person of trio.everybody) expect(person.faults).toEqual([]);
});

async function votes(person: Person, option: string): Promise<void> {
  await person.page.getByRole('radio', { name: option }).check();
  await person.press('投票');
  await expect(person.page.getByText(`已投票：${option}`)).toBeVisible();
}

/** Everything the server tells about the run to someone: state, events, and the vote by itself. */
async function whatIsTold(account: string, nid: string): Promise<string> {
  const { staged } = trio;
  const session = await staged.sessionOf(account);
  const { eid } = staged;
  const [detail, events, vote] = await Promise.all([
    session.call(experimentDetail, { eid }),
    session.call(experimentEvents, { eid, since: 0 }),
    session.call(voteStatus, { eid, nid }),
  ]);
  const { ballots, cast_by } = detail.state.sections[nid]?.vote ?? {};
  const cast = events.events.filter(({ type }) => type === 'ballot_cast' || type === 'voted');
  return JSON.stringify({ ballots, cast_by, cast, mine: vote.my_votes });
}

async function secretBallot(): Promise<void> {
  const { chair, claimant, respondent } = trio;
  const frames: string[] = [];
  chair.page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => frames.push(String(payload)));
  });
  await trio.goTo('vote', 'secret');
  // Only a new connection is heard from its first frame.
  await chair.page.reload();
  await expect(chair.page.getByRole('status').filter({ hasText: '已连接' })).toBeVisible();
  await expect(chair.page.locator('#section')).toBeVisible();
  await votes(claimant, '反对');
  await expect(chair.page.getByText('1 / 3 人已投票')).toBeVisible();
  await expect(respondent.page.getByText('1 / 3 人已投票')).toBeVisible();
  for (const account of ['student01', 'student03', 'mentor01']) {
    expect(await whatIsTold(account, 'secret')).not.toContain('against');
  }
  expect(await whatIsTold('student02', 'secret')).toContain('against');
  expect(frames.some((frame) => frame.includes('"voted"'))).toBe(true);
  expect(frames.filter((frame) => frame.includes('against'))).toEqual([]);

  await votes(chair, '同意');
  await claimant.shoot('vote-secret');
  await chair.press('结束表决');
  await expect(chair.dialog).toContainText('被申请人（1 人）还没有投票，将计为弃权');
  await chair.settle('结束表决');
  for (const { page } of trio.everybody) {
    await expect(page.getByText('未投票、计为弃权：被申请人')).toBeVisible();
    await expect(page.getByText('票数相同')).toBeVisible();
  }
  expect(await whatIsTold('student03', 'secret')).not.toMatch(
    /"option_id":"(for|against)"|"claimant":"against"/,
  );
  await chair.shoot('vote-secret-result');
}

async function openBallot(): Promise<void> {
  const { chair, claimant, respondent, staged } = trio;
  await trio.goTo('vote', 'open');
  await expect(respondent.page.getByRole('region', { name: '此前的表决' })).toContainText('无记名表决');
  // The section cannot be left before its vote is over.
  await expect(chair.button('结束本环节')).toBeDisabled();
  await Promise.all([votes(chair, '同意'), votes(claimant, '反对'), votes(respondent, '弃权')]);
  expect(await whatIsTold('student03', 'open')).toContain('"option_id":"against"');
  await chair.press('结束表决');
  await expect(chair.dialog).toContainText('所有人都已投票');
  await chair.settle('结束表决');
  await expect(claimant.page.locator('#section').getByText('票数相同')).toBeVisible();
  await chair.press('结束本环节');
  await expect(chair.dialog.getByText('平票，再次评议')).toBeVisible();
  await expect(chair.dialog.getByText('通过，进入下一步')).toHaveCount(0);
  await chair.press('结束并继续', chair.dialog);
  await chair.isTakenTo('vote', 'again');
  const { state } = await staged.leader.call(experimentDetail, { eid: staged.eid });
  expect(state.sections.again?.status).toBe('open');
  expect(state.sections.open?.vote.result?.tally).toEqual({ for: 1, against: 1, abstain: 1 });
}

/** Everybody votes, and the host ends it. */
async function decide(
  options: readonly [chair: string, claimant: string, respondent: string],
): Promise<void> {
  const { chair, claimant, respondent } = trio;
  const [mine, theirs, others] = options;
  await Promise.all([votes(chair, mine), votes(claimant, theirs), votes(respondent, others)]);
  await chair.press('结束表决');
  await chair.settle('结束表决');
}

async function unanimous(): Promise<void> {
  const { chair, claimant, respondent } = trio;
  await Promise.all([claimant.isTakenTo('vote', 'again'), respondent.isTakenTo('vote', 'again')]);
  await expect(claimant.page.getByText('3 人，全体一致通过')).toBeVisible();
  await decide(['同意', '同意', '反对']);
  for (const { page } of trio.everybody)
    await expect(page.locator('#section').getByText('未通过', { exact: true })).toBeVisible();
  await respondent.shoot('vote-unanimous');
  await chair.press('结束本环节');
  await chair.press('结束并继续', chair.dialog);
  await chair.isTakenTo('vote', 'decided');
}

async function twoThirds(): Promise<void> {
  const { claimant, respondent } = trio;
  await Promise.all([claimant.isTakenTo('vote', 'decided'), respondent.isTakenTo('vote', 'decided')]);
  await expect(respondent.page.getByText('3 人，三分之二通过')).toBeVisible();
  await decide(['同意', '同意', '反对']);
  for (const { page } of trio.everybody)
    await expect(page.locator('#section').getByText('通过', { exact: true })).toBeVisible();
}
