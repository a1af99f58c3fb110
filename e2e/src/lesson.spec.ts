import {
  API_ROOT,
  type ClassTask,
  classSave,
  classStudentImport,
  classStudentImportPreview,
  classTaskList,
  courseManageList,
  experimentDetail,
  experimentEvents,
  experimentStart,
  importDetail,
  nodeEnd,
  SESSION_COOKIE,
} from '@lets/contract';
import { type Player, playRun, Session } from '@lets/players';
import { expect, type Locator } from '@playwright/test';
import writeSheet from 'write-excel-file/node';
import { test } from './journey.ts';
import { Person } from './people.ts';
import { type Product, startProduct } from './product.ts';
import { LESSON, LESSON_GOAL } from './small-cases.ts';
import { textOf } from './texts.ts';

/**
 * A lesson as its teacher has it: sixty students in nine teams, two of whom come late. Automatic players play all teams but the one that
 * is stuck; the teacher acts by hand, and every press is counted. The counts stand in the report of the run.
 */

const SIZE = 60;
const LATE = 2;
const TEAMS = 9;
const CLASS = '法学 2305';
const TASK = '第一次模拟审理';
const PASSWORD = 'Trial-run-2017';
const HEAD = ['姓名', '学号', '账号', '性别', '邮箱', '联系方式', '初始密码'];

type Namespace = 'class-task' | 'guide' | 'class-control' | 'evaluate' | 'gradebook' | 'hand-over' | 'common';
const say = (namespace: Namespace, key: string, values = {}) => textOf('zh', `${namespace}:${key}`, values);

let product: Product;
let mentor: Person;
let classId: number;
let task: ClassTask;
/** Who sits at a live line, so that the board sees them. */
const lines: ReturnType<Session['connect']>[] = [];
let presses = 0;
/** Automatic players at their teams, and what came of it. */
const players = new Set<Player>();
const played: Promise<unknown>[] = [];

test.beforeAll(async ({ browser }) => {
  product = await startProduct();
  await product.install(LESSON);
  mentor = await Person.sitDown(browser, product, 'mentor01');
  await mentor.context.exposeFunction('countPress', () => {
    presses += 1;
  });
  await mentor.context.addInitScript(() => {
    document.addEventListener(
      'click',
      ({ isTrusted }) => isTrusted && (window as unknown as { countPress(): void }).countPress(),
      true,
    );
  });
  const keeper = await Session.open(product.url, 'admin01', product.passwordOf('admin01'));
  const [course] = (await keeper.call(courseManageList, { q: 'LAW3021' })).list;
  const teacher = await Session.open(product.url, 'mentor01', product.passwordOf('mentor01'));
  const made = { course_id: course?.id, name: CLASS, mentor_ids: [teacher.userId] };
  classId = (await keeper.call(classSave, made)).id;
  await enrol(keeper, 1, SIZE - LATE);
  await mentor.logIn('/mentor/tasks/create');
});
test.afterAll(async () => {
  for (const line of lines) line.disconnect();
  for (const player of players) player.stop();
  await Promise.allSettled(played);
  await mentor?.leave();
  await product?.stop();
});

test('sixty students in nine teams, from the task to the gradebook', async () => {
  await counted('the task is given by lot', given);
  await counted('two who come late are put into teams', lateComers);
  await counted('every role is given', cast);
  await test.step('the teams begin', begin);
  await counted('a stuck team is helped', helped);
  await counted('an absent judge is replaced by somebody who may sit', replaced);
  await counted('all are paused, and go on', pausedAndResumed);
  await counted('a team is moved on', movedOn);
  await test.step('the other teams play to their end', ended);
  await counted('it is evaluated with evidence, and a member who did nothing is asked about', evaluated);
  await counted('the publication is taken back and published anew', takenBack);
  await counted('the gradebook is weighed and exported', graded);
  expect(mentor.faults).toEqual([]);
});

/** A step of the teacher's, with how many presses it took. */
async function counted(what: string, step: () => Promise<void>): Promise<void> {
  const before = presses;
  await test.step(what, step);
  test.info().annotations.push({ type: 'presses', description: `${what}: ${presses - before}` });
}

async function given(): Promise<void> {
  const { page } = mentor;
  await mentor.takes(LESSON.project.name.zh, page.getByLabel(/^案件/));
  await page.getByLabel(/^班级/).click();
  await page.getByTitle(new RegExp(`^${CLASS}`)).click();
  await page.getByLabel(/^任务名称/).fill(TASK);
  await mentor.press(say('class-task', 'grouping.random'));
  await mentor.press(say('class-task', 'size.fewer'));
  const drawn = page.getByRole('list', { name: say('class-task', 'random.drawn_other', { count: TEAMS }) });
  await expect(drawn.locator('> li')).toHaveCount(TEAMS);
  await mentor.press(say('class-task', 'create.give'));
  await page.waitForURL(/\/mentor\/tasks$/);
}

async function lateComers(): Promise<void> {
  const keeper = await Session.open(product.url, 'admin01', product.passwordOf('admin01'));
  await enrol(keeper, SIZE - LATE + 1, SIZE);
  await mentor.press(say('class-task', 'card.open_of', { name: TASK }));
  await mentor.page.getByRole('link', { name: say('class-task', 'regroup.open') }).click();
  for (const [name, number] of [
    [nameOf(59), 8],
    [nameOf(60), 9],
  ] as const) {
    await mentor.press(name);
    const here = say('class-task', 'hand.here', { name });
    await mentor.press(new RegExp(`^${here}.*${say('class-task', 'group', { number })}$`));
  }
  await mentor.press(say('class-task', 'regroup.preview'));
  await expect(mentor.dialog).toContainText(nameOf(59));
  await mentor.settle(say('class-task', 'regroup.save'));
  await mentor.isTold(say('class-task', 'regroup.done'));
}

async function cast(): Promise<void> {
  await mentor.page.getByRole('link', { name: say('class-task', 'create.back') }).click();
  await mentor.page.getByRole('link', { name: say('class-task', 'cast.open_page') }).click();
  await mentor.press(say('class-task', 'cast.fill_all'));
  await mentor.shoot('lesson-cast');
  await mentor.press(say('class-task', 'cast.save'));
  await mentor.isTold(say('class-task', 'cast.done'));
}

/** Leaders start; the judge of the first team is at a live line, and of the second everybody but the judge. */
async function begin(): Promise<void> {
  const teacher = await Session.open(product.url, 'mentor01', product.passwordOf('mentor01'));
  const [found] = (await teacher.call(classTaskList, { class_id: classId })).list;
  if (!found) throw new Error('no class task');
  task = found;
  expect(task.groups).toHaveLength(TEAMS);
  expect(task.groups.flatMap(({ members }) => members)).toHaveLength(SIZE);
  await Promise.all(
    task.groups.map(async ({ leader, eid }) => {
      const session = await sessionOf(leader?.name ?? '');
      await session.call(experimentStart, { eid });
    }),
  );
  const [first, second] = [team(1), team(2)];
  const judge = await holderOf(2, 'chair');
  await comeTo(first.eid, (await holderOf(1, 'chair')).name);
  for (const { name } of second.members.filter(({ id }) => id !== judge.id)) await comeTo(second.eid, name);
}

/** Opens a live line, by which the board knows who is there. */
async function comeTo(eid: number, name: string): Promise<void> {
  const line = (await sessionOf(name)).connect();
  line.on('connect', () => line.emit('watch', { eid, node_id: null }, () => {}));
  lines.push(line);
}

const rows = () => mentor.page.getByRole('list', { name: say('guide', 'title') }).locator('> li');
const row = (number: number): Locator =>
  rows().filter({ has: mentor.page.getByRole('button', { name: team(number).name, exact: true }) });
const panel = () => mentor.page.getByRole('complementary');
const interventions = () => panel().getByRole('region', { name: say('guide', 'panel.interventions') });

async function helped(): Promise<void> {
  await mentor.goTo('/mentor/guide');
  await expect(rows()).toHaveCount(TEAMS);
  const judge = await holderOf(1, 'chair');
  const session = await sessionOf(judge.name);
  const wrong = { option: 'forward', eid: team(1).eid, nid: 'first', role_id: 'chair', trans_id: 'refuse' };
  for (let i = 0; i < 3; i++) await session.call(nodeEnd, wrong).catch(() => null);
  const reason = say('guide', 'reason.wrong_tries_other', { section: '受理', count: 3 });
  await expect(rows().first()).toContainText(reason);
  await expect(rows().first()).toContainText(team(1).name);
  await expect(rows().first()).toContainText(say('guide', 'advice.wrong_tries'));
  await mentor.press(say('guide', 'act.guide'), rows().first());
  await expect(panel().getByRole('textbox')).toHaveValue(say('guide', 'words.wrong_tries'));
  await mentor.shoot('lesson-stuck');
  await mentor.press(say('guide', 'guidance.send'), panel());
  await expect(interventions()).toContainText(say('guide', 'words.wrong_tries'));
}

async function replaced(): Promise<void> {
  const judge = await holderOf(2, 'chair');
  const claimant = await holderOf(2, 'claimant');
  const players = [judge, claimant, await holderOf(2, 'respondent')].map(({ id }) => id);
  const onlooker = team(2).members.find(({ id }) => !players.includes(id))?.name ?? '';
  await row(2)
    .getByRole('button', { name: team(2).name, exact: true })
    .click();
  await mentor.press(new RegExp(`^${say('guide', 'act.hand_over')}`), panel());
  await expect(mentor.dialog.getByRole('combobox')).toHaveValue('chair');
  // A party never sits as judge.
  await expect(mentor.dialog.getByRole('radio', { name: startingWith(claimant.name) })).toBeDisabled();
  await mentor.dialog.getByRole('radio', { name: startingWith(onlooker) }).check();
  await mentor.dialog.getByLabel(say('hand-over', 'reason')).fill('审判长没有到场');
  await mentor.shoot('lesson-hand-over');
  await mentor.press(say('hand-over', 'next'), mentor.dialog);
  await mentor.press(say('hand-over', 'give'), mentor.dialog);
  await expect(mentor.dialog).toContainText(say('hand-over', 'done'));
  await mentor.dialog.getByText(say('common', 'act.close'), { exact: true }).click();
  expect((await holderOf(2, 'chair')).name).toBe(onlooker);
  await expect(interventions()).toContainText('审判长没有到场');
}

async function pausedAndResumed(): Promise<void> {
  await mentor.press(say('class-control', 'pause.open'));
  await mentor.dialog.getByLabel(say('class-control', 'pause.reason')).fill('请看大屏幕');
  await mentor.settle(say('class-control', 'pause.act'));
  await expect(rows().filter({ hasText: '请看大屏幕' })).toHaveCount(TEAMS);
  await mentor.shoot('lesson-paused');
  await sitDownToPlay();
  await mentor.press(say('class-control', 'resume.open'));
  await mentor.settle(say('class-control', 'resume.act'));
  await expect(rows().filter({ hasText: '请看大屏幕' })).toHaveCount(0);
}

async function movedOn(): Promise<void> {
  await mentor.press(say('guide', 'act.move_on'), row(1));
  await mentor.dialog.getByRole('radio', { name: /受理并组织调解/ }).check();
  await mentor.settle(say('guide', 'act.move_on'));
  await expect(row(1)).toContainText('调解');
  const judge = await sessionOf((await holderOf(1, 'chair')).name);
  const { events } = await judge.call(experimentEvents, { eid: team(1).eid, since: 0 });
  const { id } = await mentor.ask<{ id: number }>('/account/query');
  expect(events.findLast(({ type }) => type === 'section_ended')).toMatchObject({
    by_staff: true,
    actor_id: id,
  });
}

/** Automatic players hold every role of the other teams. They find the runs paused, and wait. */
async function sitDownToPlay(): Promise<void> {
  for (let number = 2; number <= TEAMS; number++) {
    const holders = await Promise.all(ROLE_IDS.map((role) => holderOf(number, role)));
    const sessions = await Promise.all(holders.map(({ name }) => sessionOf(name)));
    const manner = { seed: number, patience: 2500, experience: false };
    played.push(playRun({ eid: team(number).eid, sessions, manner, playing: players }));
  }
}

async function ended(): Promise<void> {
  await Promise.all(played);
  await expect(rows()).toHaveCount(1);
  await expect(rows()).toContainText(team(1).name);
}

const goal = () => mentor.page.getByLabel(LESSON_GOAL.zh, { exact: true });

async function evaluated(): Promise<void> {
  const { page } = mentor;
  await page.getByRole('link', { name: textOf('zh', 'common:nav.evaluate') }).click();
  const third = page.getByRole('listitem').filter({ hasText: team(3).name });
  await third.getByRole('link', { name: textOf('zh', 'runs:evaluate.begin'), exact: true }).click();
  await page.waitForURL(`**/mentor/evaluate/page/${team(3).eid}`);
  await page.getByRole('tab', { name: say('evaluate', 'team') }).click();
  await goal().fill('85');
  await mentor.press(say('evaluate', 'quote.begin', { about: LESSON_GOAL.zh }));
  await page
    .getByRole('button', { name: /^引用：.*结束了「/ })
    .first()
    .click();
  await mentor.press(say('evaluate', 'quote.done'));
  await mentor.press(say('evaluate', 'publish.act'));
  const idle = mentor.dialog.getByRole('group');
  await expect(idle).toHaveCount(team(3).members.length - ROLE_IDS.length);
  for (const question of await idle.all()) {
    await question.getByLabel(say('evaluate', 'idle.team')).check();
    await question.getByRole('textbox').fill('旁听，已交心得');
  }
  await mentor.shoot('lesson-publish');
  await mentor.settle(say('evaluate', 'publish.act'));
  await expect(mentor.button(say('evaluate', 'publish.again'))).toBeDisabled();
}

async function takenBack(): Promise<void> {
  await mentor.press(say('evaluate', 'take_back.act'));
  await mentor.dialog.getByLabel(say('evaluate', 'take_back.reason')).fill('漏看了一份证据');
  await mentor.settle(say('evaluate', 'take_back.act'));
  await goal().fill('88');
  await mentor.press(say('evaluate', 'publish.anew'));
  await mentor.settle(say('evaluate', 'publish.anew'));
  await expect(mentor.button(say('evaluate', 'publish.again'))).toBeDisabled();
}

async function graded(): Promise<void> {
  const { page } = mentor;
  await mentor.goTo('/mentor/gradebook');
  await mentor.press(say('gradebook', 'weight.act'));
  await mentor.press(say('gradebook', 'weight.even'), mentor.dialog);
  await mentor.settle(say('common', 'act.save'));
  const account = accountOf(team(3).members[0]?.name ?? '');
  const found = page.getByRole('row').filter({ hasText: account });
  await page.getByLabel(say('gradebook', 'search')).fill(account);
  await expect(found).toContainText('88');
  await mentor.shoot('lesson-gradebook');
  const file = page.waitForEvent('download');
  await mentor.press(say('gradebook', 'export'));
  expect((await file).suggestedFilename()).toMatch(/\.xlsx$/);
}

// Who is who ----------------------------------------------------------------------------------------------------------

const ROLE_IDS = LESSON.flow.roles.map(({ id }) => id);
/** 学生4, and not 学生45. */
const startingWith = (name: string) => new RegExp(`^${name} `);
const nameOf = (number: number) => `学生${number}`;
const accountOf = (name: string) => `2026${name.replace('学生', '').padStart(6, '0')}`;
const sessionOf = (name: string) => Session.open(product.url, accountOf(name), PASSWORD);

function team(number: number) {
  const found = task.groups[number - 1];
  if (found?.eid == null) throw new Error(`there is no team ${number}`);
  return { ...found, eid: found.eid };
}

async function holderOf(number: number, roleId: string) {
  const { members, leader, eid } = team(number);
  const session = await sessionOf(leader?.name ?? '');
  const { state } = await session.call(experimentDetail, { eid });
  const holder = members.find(({ id }) => id === state.holders[roleId]);
  if (!holder) throw new Error(`nobody holds ${roleId}`);
  return holder;
}

/** Enrols students by the sheet that an administrator would upload. */
async function enrol(keeper: Session, from: number, to: number): Promise<void> {
  const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const people = numbers.map((number) => {
    const account = accountOf(nameOf(number));
    return [nameOf(number), account, account, '', '', '', PASSWORD];
  });
  const data = [HEAD, ...people].map((line) => line.map((value) => ({ value, type: String })));
  const file = new Blob([new Uint8Array(await writeSheet(data).toBuffer())]);
  const send = async ({ path }: { readonly path: string }, revision: string) => {
    const form = new FormData();
    form.set('class_id', String(classId));
    form.set('revision', revision);
    form.set('file', file, '名单.xlsx');
    const headers = { cookie: `${SESSION_COOKIE}=${keeper.token}` };
    const answer = await fetch(`${product.url}${API_ROOT}${path}`, { method: 'POST', headers, body: form });
    const { c, d } = (await answer.json()) as { c: number; d: { revision: string; id: number } };
    expect(c).toBe(0);
    return d;
  };
  const { revision } = await send(classStudentImportPreview, '');
  const { id } = await send(classStudentImport, revision);
  await expect.poll(async () => (await keeper.call(importDetail, { id })).state).toBe('done');
}
