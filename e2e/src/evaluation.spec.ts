import { evaluateDetail, evaluateSave } from '@lets/contract';
import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { Person } from './people.ts';
import { type Product, startProduct } from './product.ts';
import { bi, MOVING } from './small-cases.ts';
import { type Staged, stageCase } from './stage.ts';
import { textOf } from './texts.ts';

/** From an ended run to what the student reads, what is taken back, and a revision with its reason. */

const zh = (key: string, values = {}) => textOf('zh', `evaluate:${key}`, values);
const FACTS = bi('查明事实', 'Finding the facts');
const LAW = bi('适用法律', 'Applying the law');
const GOALS = [
  { id: 'facts', name: FACTS, weight: 3 },
  { id: 'law', name: LAW, weight: 1 },
];

let product: Product;
let mentor: Person;
let student: Person;
let staged: Staged;

test.beforeAll(async ({ browser }) => {
  product = await startProduct();
  await product.install({ ...MOVING, project: { ...MOVING.project, competency_goals: GOALS } });
  const cast = { student01: ['chair'], student02: ['claimant'], student03: ['respondent'] };
  staged = await stageCase(product, cast, MOVING.code);
  await staged.pass('student01', 'first', 'chair', 'accept');
  await staged.pass('student01', 'second', 'chair', 'failed');
  await staged.pass('student01', 'leap', 'chair', 'leap_on');
  mentor = await Person.sitDown(browser, product, 'mentor01');
  student = await Person.sitDown(browser, product, 'student02');
  await Promise.all([mentor.logIn('/mentor/evaluate'), student.logIn('/experiment/done')]);
});
test.afterAll(async () => {
  await Promise.all([mentor?.leave(), student?.leave()]);
  await product?.stop();
});

test('from open to the student’s screen, and revised', async () => {
  await student.press(textOf('zh', 'runs:result.open'));
  await expect(student.dialog).toContainText(textOf('zh', 'runs:evaluation.none'));
  await test.step('scores that are missing are said at their place', missing);
  await test.step('drafts are kept as typed, and nobody’s are overwritten unasked', drafts);
  await test.step('published, it is on the student’s screen without a reload', published);
  await test.step('taken back, the student’s screen has no scores any more', takenBack);
  await test.step('revised with a reason, which the student reads', revised);
  for (const person of [mentor, student]) expect(person.faults).toEqual([]);
});

const goal = (name: string) => mentor.page.getByLabel(name, { exact: true });
const isSaved = () => expect(mentor.page.getByText(/^已保存/)).toBeVisible();
const openSheet = (name: string) =>
  mentor.page.getByRole('tab', { name: new RegExp(`^${name}|${name}$`) }).click();

async function missing(): Promise<void> {
  await mentor.page.getByRole('link', { name: textOf('zh', 'runs:evaluate.begin'), exact: true }).click();
  await mentor.page.waitForURL(`**/mentor/evaluate/page/${staged.eid}`);
  await mentor.press(zh('publish.act'));
  await expect(mentor.page.getByText(zh('goal.missing'))).toHaveCount(GOALS.length);
  await expect(mentor.dialog).toHaveCount(0);
}

async function drafts(): Promise<void> {
  const { page } = mentor;
  await openSheet(zh('team'));
  await goal(FACTS.zh).fill('80');
  await goal(LAW.zh).fill('60');
  await expect(page.getByText(/^75\s*\/ 100/)).toBeVisible();
  await isSaved();
  await page.reload();
  await expect(goal(FACTS.zh)).toHaveValue('80');
  await goal(LAW.zh).fill('160');
  await expect(page.getByText(zh('goal.wrong'))).toBeVisible();
  await goal(LAW.zh).fill('64');
  await isSaved();

  // Another person of the staff saves while this page is open.
  const colleague = await staged.sessionOf('mentor01');
  const { draft } = await colleague.call(evaluateDetail, { eid: staged.eid });
  if (!draft) throw new Error('no draft');
  const team = { ...draft.content.team, comment: '同事写的评语' };
  const content = { ...draft.content, team };
  await colleague.call(evaluateSave, { eid: staged.eid, revision: draft.revision, content });
  await goal(LAW.zh).fill('66');
  await expect(mentor.dialog).toContainText(zh('conflict.title'));
  await mentor.settle(zh('conflict.theirs'));
  await expect(page.getByRole('textbox', { name: new RegExp(`^${zh('comment.team')}`) })).toHaveValue(
    '同事写的评语',
  );
  await expect(goal(LAW.zh)).toHaveValue('64');
}

async function published(): Promise<void> {
  await openSheet(student.name);
  await goal(FACTS.zh).fill('92');
  await mentor.page
    .getByRole('textbox', { name: new RegExp(`^${zh('comment.member')}`) })
    .fill('举证有条理。');
  await mentor.page.getByLabel(zh('goal.remark', { goal: FACTS.zh })).fill('举证顺序清楚。');
  await mentor.press(zh('quote.begin', { about: FACTS.zh }));
  await mentor.page
    .getByRole('button', { name: /^引用：.*结束了「/ })
    .first()
    .click();
  await mentor.press(zh('quote.done'));
  await mentor.shoot('evaluate-member');
  await mentor.press(zh('publish.act'));
  await expect(mentor.dialog).toContainText('85');
  // Of the chair alone the record knows something.
  const idle = mentor.dialog.getByRole('group');
  await expect(idle).toHaveCount(2);
  for (const question of await idle.all()) {
    await question.getByLabel(zh('idle.team')).check();
    await question.getByRole('textbox').fill('庭外准备，组长说明');
  }
  await mentor.shoot('evaluate-publish');
  await mentor.settle(zh('publish.act'));
  await expect(student.dialog).toContainText('举证有条理。');
  await expect(student.dialog).toContainText('同事写的评语');
  await expect(student.dialog).toContainText('举证顺序清楚。');
  await expect(student.dialog.getByRole('region', { name: '实验评价' })).toContainText('85');
  await student.shoot('evaluation-student');
}

async function takenBack(): Promise<void> {
  await expect(mentor.button(zh('publish.again'))).toBeDisabled();
  await mentor.press(zh('take_back.act'));
  await mentor.dialog.getByLabel(zh('take_back.reason')).fill('漏看了补充证据');
  await mentor.settle(zh('take_back.act'));
  await expect(student.dialog).toContainText(textOf('zh', 'runs:evaluation.withdrawn'));
  await expect(student.dialog).not.toContainText('举证有条理。');
  await student.shoot('evaluation-withdrawn');
}

async function revised(): Promise<void> {
  await goal(FACTS.zh).fill('96');
  await mentor.press(zh('publish.anew'));
  await expect(mentor.dialog).toContainText(zh('changes.score', { goal: FACTS.zh }));
  await mentor.settle(zh('publish.anew'));
  await expect(student.dialog).toContainText('漏看了补充证据');
  await expect(student.dialog.getByRole('region', { name: '实验评价' })).toContainText('88');
  await expect(mentor.page.getByText(zh('history.version', { version: 2 }), { exact: true })).toBeVisible();

  // What a comment rests on leads into the replay, to where it happened.
  const moments = student.dialog.getByRole('list', { name: textOf('zh', 'runs:evaluation.moments') });
  await moments.getByRole('link').click();
  await student.page.waitForURL(/\/experiment\/done\/detail\/\d+\?seq=\d+$/);
  await expect(student.page.locator('[aria-current=true]')).toContainText('结束');
}
