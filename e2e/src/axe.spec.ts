import {
  accountUsers,
  experimentCreate,
  messagePush,
  projectList,
  teamCreate,
  teamInvite,
  templateCreate,
  templateNew,
} from '@lets/contract';
import { Session } from '@lets/players';
import { expect, test } from '@playwright/test';
import { inspect } from './both-languages.ts';
import { learnName, learnNames } from './names.ts';
import { Person } from './people.ts';
import { type Product, startProduct } from './product.ts';
import { type Staged, stageCase } from './stage.ts';
import { textOf } from './texts.ts';

const BENCH = ['presiding', 'judge', 'assessor', 'clerk'];
const PARTIES = ['plaintiff', 'counsel_p', 'defendant', 'counsel_d'];

let product: Product;

test.beforeAll(async () => {
  product = await startProduct();
  await learnNames(product);
});
test.afterAll(() => product?.stop());

test('pages before the login', async ({ browser }) => {
  const visitor = await Person.sitDown(browser, product, 'nobody');
  for (const address of ['/login', '/updatePwd', '/verify', '/404', '/system-close']) {
    await visitor.page.goto(address);
    await inspect(visitor, address);
  }
  await visitor.leave();
});

test('lists, case and task of a student', async ({ browser }) => {
  const staged = await stageCase(product, { student11: [...BENCH, ...PARTIES], student12: ['witness'] });
  const student = await Person.sitDown(browser, product, 'student11');
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
    await student.page.goto(address);
    await inspect(student, address);
  }
  const { page } = student;
  await page.goto(`/experiment/prepare/edit/${task.eid}`);
  await student.press(textOf('zh', 'practice:ask'));
  await expect(student.dialog).toBeVisible();
  await inspect(student, 'asking for practice partners');
  await page.goto(`/experiment/prepare/project/${project_id}`);
  for (const tab of ['case', 'flow', 'documents', 'past']) {
    await page.getByRole('tab', { name: textOf('zh', `prepare:tabs.${tab}`) }).click();
    await inspect(student, `case ${tab}`);
  }
  await student.leave();
});

test('a team, its windows, and an invitation', async ({ browser }) => {
  const lead = await Person.sitDown(browser, product, 'student15');
  const mate = await Person.sitDown(browser, product, 'student16');
  await Promise.all([lead.logIn(), mate.logIn()]);
  const session = await Session.open(product.url, 'student15', product.passwordOf('student15'));
  const { list } = await session.call(accountUsers, { identity: 1, size: 100 });
  const idOf = (account: string) => list.find((user) => user.account === account)?.id;
  const [project] = (await session.call(projectList, { scope: 'course', size: 1 })).list;
  const open = { project_id: project?.id, open_invitation: 1 };
  const { id } = await session.call(teamCreate, { ...open, name: 'Group 9', members: [idOf('student17')] });
  await session.call(teamCreate, { ...open, name: 'Group 10', members: [] });
  await session.call(teamInvite, { team_id: id, user_ids: [idOf('student16')] });
  await mate.page.goto('/experiment/group');
  await inspect(mate, 'invited to a team');
  await mate.page.goto('/experiment/prepare/byOthers');
  await inspect(mate, 'invited among tasks');
  await mate.page.goto(`/experiment/group?join=${id}`);
  await inspect(mate, 'link of a team');
  const { page } = lead;
  await page.goto(`/experiment/group?team=${id}`);
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

test('every section of a run, its windows, and its replay', async ({ browser }) => {
  test.setTimeout(600_000);
  const staged = await stageCase(product, { student13: [...BENCH, ...PARTIES], student14: ['witness'] });
  const student = await Person.sitDown(browser, product, 'student13');
  const waiting = await Person.sitDown(browser, product, 'student14');
  const start = `/experiment/meta/wait/${staged.eid}/start`;
  await Promise.all([student.logIn(start), waiting.logIn(start)]);
  const { leader, eid } = staged;
  const pass = (nid: string, way: string) => staged.pass('student13', nid, 'presiding', way);
  const push = (nid: string, role_id: string, more: Record<string, unknown>) =>
    leader.call(messagePush, { eid, nid, role_id, ...more } as never);

  await student.isTakenTo('court', 'filing');
  await waiting.isTakenTo('wait');
  await inspect(waiting, 'wait');
  await push('filing', 'clerk', { kind: 'speech', text: 'Please state your claim.' });
  await inspect(student, 'court');
  await inspectTabs(student, 'court');
  await inspectWindows(student);
  await pass('filing', 'filing_accept');

  await student.isTakenTo('edit', 'complaint');
  await inspect(student, 'desk without a document');
  await draft(staged, 'complaint', 'counsel_p', 'complaint_form');
  await expect(student.page.getByRole('textbox', { name: '民事起诉状' })).toBeVisible();
  await inspect(student, 'desk');
  await staged.pass('student13', 'complaint', 'counsel_p', 'complaint_file');
  await staged.pass('student13', 'defence', 'counsel_d', 'defence_file');

  await student.isTakenTo('display', 'exchange');
  await inspect(student, 'blank common screen');
  await push('exchange', 'counsel_p', { kind: 'request', about: 'speech', text: 'On item 1' });
  await student.actAs('审判长');
  await inspect(student, 'a request to answer');
  await pass('exchange', 'exchange_done');
  await student.isTakenTo('court', 'investigation');
  await waiting.isTakenTo('court', 'investigation');
  await inspect(waiting, 'outside the court');
  await pass('investigation', 'investigation_to_debate');
  await student.isTakenTo('court', 'debate');
  await pass('debate', 'debate_done');
  await student.isTakenTo('vote', 'deliberation');
  await inspect(student, 'vote');
  for (const role_id of ['presiding', 'judge']) {
    await push('deliberation', role_id, { kind: 'vote', option_id: 'agree' });
  }
  await push('deliberation', 'presiding', { kind: 'end_vote' });
  await inspect(student, 'vote ended');
  await pass('deliberation', 'deliberation_passed');
  await student.isTakenTo('edit', 'judgment');
  await pass('judgment', 'judgment_signed');
  await student.isTakenTo('court', 'pronouncement');
  await pass('pronouncement', 'pronouncement_appeal');
  await student.isTakenTo('wait', 'appeal');
  await inspect(student, 'jump');
  await goOnToTheAppeal(student, waiting, eid);
  await staged.pass('student13', 'appeal', 'counsel_p', 'appeal_filed');
  await student.isTakenTo('report', 'report');
  await inspect(student, 'report');
  await pass('report', 'report_done');
  await student.isTakenTo('experience');
  await inspect(student, 'experience');
  await student.page.goto(`/experiment/done/detail/${eid}`);
  await inspect(student, 'replay');
  await student.page.goto('/experiment/done');
  await inspect(student, 'done with a run in it');
  await student.press(textOf('zh', 'runs:result.open'));
  await expect(student.dialog.getByRole('table')).toBeVisible();
  await inspect(student, 'result of a run');
  const admin = await Person.sitDown(browser, product, 'admin01');
  await admin.logIn(`/manager/experiment/evaluate/${eid}`);
  await inspect(admin, 'evaluation');
  await admin.press(textOf('zh', 'evaluate:quote.begin', { about: textOf('zh', 'evaluate:comment.team') }));
  await inspect(admin, 'pointing into the record');
  await admin.leave();
  await Promise.all([student.leave(), waiting.leave()]);
});

test("a mentor's pages", async ({ browser }) => {
  const mentor = await Person.sitDown(browser, product, 'mentor01');
  await mentor.logIn();
  for (const address of [
    '/mentor/guide',
    '/mentor/tasks',
    '/mentor/tasks/create',
    '/mentor/evaluate',
    '/mentor/userCenter',
  ]) {
    await mentor.page.goto(address);
    await inspect(mentor, address);
  }
  await mentor.leave();
});

test("an administrator's lists", async ({ browser }) => {
  const admin = await Person.sitDown(browser, product, 'admin01');
  await admin.logIn();
  await admin.page.goto('/manager/experiment/manager');
  await inspect(admin, 'all runs');
  for (const address of [
    '/manager/workflow',
    '/workflowXML/draw/1',
    '/workflowXML/view/1',
    '/manager/experiment',
    '/manager/experiment/statistics',
  ]) {
    await admin.page.goto(address);
    await inspect(admin, address);
  }
  await admin.leave();
});

test('people, power, settings and a case in the making', async ({ browser }) => {
  const chief = await Person.sitDown(browser, product, 'super01');
  await chief.logIn();
  for (const address of ['/manager/user/log', '/manager/user/setting', '/manager/notice/list']) {
    await chief.page.goto(address);
    await inspect(chief, address);
  }
  await inspectPeople(chief);
  await inspectAuthoring(chief);
  await chief.leave();
});

/** Setting up a workflow, which comes before its single steps may be opened, and a case's own pages. */
async function inspectAuthoring(chief: Person): Promise<void> {
  await chief.page.goto('/manager/workflow/set/1');
  await chief.page.waitForURL(/\/set\/1\/role$/);
  await inspect(chief, 'workflow seats');
  for (const address of ['/manager/workflow/set/1/action', '/manager/project/info/1']) {
    await chief.page.goto(address);
    await inspect(chief, address);
  }
}

/** Courses, people and power; the other lists of people are the same screen. */
async function inspectPeople(chief: Person): Promise<void> {
  const [student] = (await chief.ask<{ list: { id: number }[] }>('/account/users?identity=1')).list;
  for (const address of [
    '/manager/courseManage/info',
    '/manager/courseManage/info?course=1',
    '/manager/courseManage/students?import=1',
    '/manager/user/experiment/add',
    `/manager/user/experiment/detail?id=${student?.id}`,
    '/manager/user/power',
    '/manager/user/mine',
    '/manager/courseManage/students',
    '/manager/user/experiment',
  ]) {
    await chief.page.goto(address);
    await inspect(chief, address);
  }
  await chief.page.getByRole('checkbox').nth(1).check();
  await chief.press('删除 1 人');
  await inspect(chief, 'deleting an account');
  await chief.page.keyboard.press('Escape');
}

/** From the judgment into the bundled appeal, where both have the roles that theirs became; and back to the first case. */
async function goOnToTheAppeal(student: Person, waiting: Person, eid: number): Promise<void> {
  await student.actAs('原告代理人');
  await student.press('启动关联实验');
  for (const { page } of [student, waiting])
    await page.waitForURL((url) => !url.pathname.includes(`/${eid}/`));
  await student.isTakenTo('edit', 'petition');
  // A run keeps the name it was given when it began.
  learnName('陈晓岚与周启明民间借贷纠纷二审案');
  await student.actAs('上诉人代理人');
  await waiting.isTakenTo('wait');
  await expect(waiting.page.getByText(/^本案已转入关联实验/)).toHaveCount(0);
  await inspect(waiting, 'the appeal');
  for (const { page } of [student, waiting]) await page.goto(`/experiment/meta/wait/${eid}/start`);
}

// Windows -------------------------------------------------------------------------------------------------------------

async function inspectTabs(person: Person, screen: string): Promise<void> {
  for (const tab of ['guide', 'documents', 'record', 'notes']) {
    await person.openTab(textOf('zh', `room:tab.${tab}`));
    await inspect(person, `${screen} ${tab}`);
  }
}

/** The windows that open over a court section. */
async function inspectWindows(person: Person): Promise<void> {
  await person.actAs('审判长');
  await person.press('结束本环节');
  await expect(person.dialog.getByRole('radio').first()).toBeVisible();
  await inspect(person, 'end of a section');
  await person.press('关闭', person.dialog);
  await person.actAs('书记员');
  for (const act of ['传唤与退席', '展示材料']) {
    await person.press(act);
    await expect(person.dialog).toBeVisible();
    await inspect(person, act === '展示材料' ? 'show' : 'call');
    await person.press('关闭', person.dialog);
  }
  await person.press(/^在场人员/);
  await inspect(person, 'people');
  await person.press('关闭', person.dialog);
}

async function draft(staged: Staged, nid: string, role_id: string, template_id: string): Promise<void> {
  const base = { eid: staged.eid, nid, role_id, template_id };
  const { name, content } = await staged.leader.call(templateNew, base);
  await staged.leader.call(templateCreate, { ...base, name, content });
  // What a document is called, and what its fields are, stays in the language it was drafted in.
  for (const words of [name, ...labelsOf(content)]) learnName(words);
}

async function caseOf(staged: Staged): Promise<number> {
  const { list } = await staged.leader.call(projectList, { scope: 'course', size: 1 });
  return list[0]?.id ?? 0;
}

interface Block {
  readonly attrs?: Readonly<Record<string, unknown>> | undefined;
  readonly content?: readonly Block[] | undefined;
}

function labelsOf(block: Block): string[] {
  const own = typeof block.attrs?.label === 'string' ? [block.attrs.label] : [];
  return [...own, ...(block.content ?? []).flatMap(labelsOf)];
}
