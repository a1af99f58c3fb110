import { accountUsers, experimentCreate, teamCreate, teamInvite } from '@lets/contract';
import { Session } from '@lets/players';
import { expect } from '@playwright/test';
import { inspect } from './both-languages.ts';
import { test } from './journey.ts';
import { learnNames } from './names.ts';
import { Person } from './people.ts';
import { BENCH, findCase, PARTIES, type Staged, stageCase } from './stage.ts';
import { textOf } from './texts.ts';

test.beforeAll(({ school }) => learnNames(school));

test('pages before the login', async ({ browser, school }) => {
  const visitor = await Person.sitDown(browser, school, 'nobody');
  for (const address of ['/login', '/updatePwd', '/verify', '/404', '/system-close']) {
    await visitor.goTo(address);
    await inspect(visitor, address);
  }
  await visitor.leave();
});

test('lists, case and task of a student', async ({ browser, school }) => {
  const staged = await stageCase(school, { student11: [...BENCH, ...PARTIES], student12: ['witness'] });
  const student = await Person.sitDown(browser, school, 'student11');
  await student.logIn();
  const project_id = await caseOf(staged);
  const task = await staged.leader.call(experimentCreate, { project_id, name: 'Another trial' });
  const addresses = [
    '/experiment/prepare/byCourse',
    '/experiment/prepare/byType',
    '/experiment/prepare/selfCourse',
    '/experiment/prepare/byOthers',
    `/experiment/prepare/edit/${task.eid}`,
    '/experiment/doing',
    '/experiment/done',
    '/experiment/userCenter',
    '/experiment/group',
    '/experiment/group?view=open',
    '/experiment/group?new=1',
  ];
  for (const address of addresses) {
    await student.goTo(address);
    await inspect(student, address);
  }
  const { page } = student;
  await student.goTo(`/experiment/prepare/edit/${task.eid}`);
  await student.press(textOf('zh', 'practice:ask'));
  await expect(student.dialog).toBeVisible();
  await inspect(student, 'asking for practice partners');
  await student.goTo(`/experiment/prepare/project/${project_id}`);
  for (const tab of ['case', 'flow', 'documents', 'past']) {
    await page.getByRole('tab', { name: textOf('zh', `prepare:tabs.${tab}`) }).click();
    await inspect(student, `case ${tab}`);
  }
  await student.leave();
});

test('a team, its windows, and an invitation', async ({ browser, school }) => {
  const lead = await Person.sitDown(browser, school, 'student15');
  const mate = await Person.sitDown(browser, school, 'student16');
  await Promise.all([lead.logIn(), mate.logIn()]);
  const session = await Session.open(school.url, 'student15', school.passwordOf('student15'));
  const { list } = await session.call(accountUsers, { identity: 1, size: 100 });
  const idOf = (account: string) => list.find((user) => user.account === account)?.id;
  const project = await findCase(session);
  const open = { project_id: project.id, open_invitation: 1 };
  const { id } = await session.call(teamCreate, { ...open, name: 'Group 9', members: [idOf('student17')] });
  await session.call(teamCreate, { ...open, name: 'Group 10', members: [] });
  await session.call(teamInvite, { team_id: id, user_ids: [idOf('student16')] });
  await mate.goTo('/experiment/group');
  await inspect(mate, 'invited to a team');
  await mate.goTo('/experiment/prepare/byOthers');
  await inspect(mate, 'invited among tasks');
  await mate.goTo(`/experiment/group?join=${id}`);
  await inspect(mate, 'link of a team');
  const { page } = lead;
  await lead.goTo(`/experiment/group?team=${id}`);
  await inspect(lead, 'a team that I lead');
  for (const act of ['team:leave.open', 'team:disband.open', 'team:invite.open']) {
    await lead.press(textOf('zh', act));
    await inspect(lead, act);
    await page.keyboard.press('Escape');
    await expect(lead.dialog).toHaveCount(0);
  }
  await page.getByRole('button', { name: textOf('zh', 'task:members.lead') }).click();
  await inspect(lead, 'handing over the lead');
  await Promise.all([lead.leave(), mate.leave()]);
});

async function caseOf(staged: Staged): Promise<number> {
  return (await findCase(staged.leader)).id;
}
