import {
  experimentCreate,
  experimentStart,
  nodeEnd,
  type ProjectInfo,
  projectList,
  projectManageDetail,
  projectSave,
} from '@lets/contract';
import { Session } from '@lets/players';
import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { Person } from './people.ts';
import { type Product, startProduct } from './product.ts';
import { LENDING } from './stage.ts';
import { textOf } from './texts.ts';

const CASE = '陈晓岚诉周启明民间借贷纠纷案';

let product: Product;
let student: Person;
let session: Session;
let project_id: number;
/** Another case, whose hours nobody else needs. */
let shut_id: number;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  product = await startProduct();
  session = await Session.open(product.url, 'student01', product.passwordOf('student01'));
  const { list } = await session.call(projectList, { scope: 'course', size: 100 });
  project_id = list.find(({ code }) => code === LENDING)?.id ?? 0;
  shut_id = list.find(({ code }) => code === 'private-lending-appeal')?.id ?? 0;
  student = await Person.sitDown(browser, product, 'student01');
  await student.logIn();
});
test.afterAll(async () => {
  await student?.leave();
  await product?.stop();
});

async function prepareMany(count: number): Promise<number[]> {
  const eids: number[] = [];
  for (let i = 0; i < count; i++) {
    const name = `Trial ${String(i + 1).padStart(2, '0')}`;
    eids.push((await session.call(experimentCreate, { project_id, name })).eid);
  }
  return eids;
}

/** Begins to type while the rows are still on their way, and goes on when they have come. */
async function typesMeanwhile(address: string): Promise<void> {
  const { page } = student;
  const held = Promise.withResolvers<void>();
  await page.route('**/api/experiment/list*', async (route) => {
    await held.promise;
    await route.fallback();
  });
  await page.goto(address);
  const box = page.getByRole('searchbox');
  await box.pressSequentially('Trial');
  held.resolve();
  await expect.poll(runNames).toHaveLength(10);
  await page.keyboard.type(' 07');
  await expect(box).toHaveValue('Trial 07');
  await expect.poll(runNames).toEqual(['Trial 07']);
  await page.unroute('**/api/experiment/list*');
}

/** Types a search that finds nothing, sees it said and kept over a reload, and takes it away again. */
async function searchesInVain(address: string, clear: string): Promise<void> {
  const { page } = student;
  await student.goTo(address);
  await page.getByRole('searchbox').fill('没有这样的名称');
  await expect(page).toHaveURL(/[?&]q=/);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('没有这样的名称');
  await student.press(clear);
  await expect(page).not.toHaveURL(/[?&]q=/);
  await expect(page.getByRole('searchbox')).toHaveValue('');
}

async function sorts(name: string, by: string, key: string): Promise<void> {
  const { page } = student;
  await page.getByRole('combobox', { name }).click();
  await page.getByTitle(by, { exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`[?&]sort=${key}`));
  await page.reload();
  await expect(page).toHaveURL(new RegExp(`[?&]sort=${key}`));
}

const runNames = () => student.page.getByRole('link', { name: /^Trial \d\d$/ }).allInnerTexts();

test('preparing: search, filters, sort and pages of cases and tasks', async () => {
  const { page } = student;
  await prepareMany(6);
  const clear = textOf('zh', 'prepare:clear_filters');
  for (const view of ['byCourse', 'byType']) await searchesInVain(`/experiment/prepare/${view}`, clear);

  await student.goTo('/experiment/prepare/byType');
  const tab = page.getByRole('button', { name: /^诉讼与仲裁/ });
  await expect(tab).toContainText(/[1-9]/);
  await expect(page.getByRole('group').getByRole('button')).toHaveCount(9);
  await tab.click();
  await expect(page).toHaveURL(/type=litigation_arbitration/);
  await page.reload();
  await expect(tab).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { name: CASE, exact: true })).toBeVisible();

  await student.goTo('/experiment/prepare/selfCourse');
  await expect.poll(runNames).toEqual(['Trial 06', 'Trial 05', 'Trial 04', 'Trial 03', 'Trial 02']);
  await sorts(textOf('zh', 'lists:sort.label'), textOf('zh', 'lists:sort.name'), 'name');
  await expect.poll(runNames).toEqual(['Trial 01', 'Trial 02', 'Trial 03', 'Trial 04', 'Trial 05']);
  await student.press(textOf('zh', 'lists:pager.page', { page: 2 }));
  await expect.poll(runNames).toEqual(['Trial 06']);
  await page.reload();
  await expect.poll(runNames).toEqual(['Trial 06']);
});

test('prepared by others: empty says what will be here; a search in vain says so', async ({ browser }) => {
  const other = await Person.sitDown(browser, product, 'student06', { language: 'en' });
  await other.logIn('/experiment/prepare/byOthers');
  await expect(other.page.getByText(textOf('en', 'prepare:empty.others'))).toBeVisible();
  await other.page.getByRole('searchbox').fill('nothing');
  await expect(other.page.getByText(textOf('en', 'prepare:nothing_found'))).toBeVisible();
  await other.press(textOf('en', 'prepare:clear_filters'));
  await expect(other.page.getByText(textOf('en', 'prepare:empty.others'))).toBeVisible();
  await other.leave();
});

/** Its authors set the hours of a case. */
async function setHours(hours: { opens_at: number | null; closes_at: number | null }): Promise<void> {
  const author = await Session.open(product.url, 'super01', product.passwordOf('super01'));
  const { body, course, students, classes, ...row } = await author.call(projectManageDetail, {
    project_id: shut_id,
  });
  const { roles: _, documents: __, jumps: ___, templates: ____, ...texts } = body;
  const info: ProjectInfo = {
    ...texts,
    ...hours,
    experiment_type: row.experiment_type,
    course_id: course?.id ?? null,
    student_ids: students.map(({ id }) => id),
    class_ids: classes.map(({ id }) => id),
  };
  await author.call(projectSave, { project_id: shut_id, revision: row.revision, info });
}

test('a case outside its hours cannot be prepared and says why, with the time', async ({ browser }) => {
  const reader = await Person.sitDown(browser, product, 'student09');
  await reader.logIn();
  const states = {
    not_yet_open: { opens_at: Date.UTC(2030, 0, 2, 3, 4), closes_at: null },
    closed: { opens_at: null, closes_at: Date.UTC(2020, 0, 2, 3, 4) },
  };
  for (const [reason, hours] of Object.entries(states)) {
    await setHours(hours);
    for (const language of ['zh', 'en'] as const) {
      await reader.page.evaluate((lang) => localStorage.setItem('langType', lang), language);
      await reader.page.goto(`/experiment/prepare/project/${shut_id}`);
      const note = reader.page.locator('#prepare-note');
      const [before = ''] = textOf(language, `lists:why.${reason}`).split('{{time}}');
      await expect(note).toContainText(before.trim());
      await expect(note).toHaveText(language === 'zh' ? /20[23]0.*1.*2.*11:04/ : /2 January 20[23]0, 11:04/);
      await expect(reader.button(textOf(language, 'prepare:start.prepare'))).toBeDisabled();
    }
  }
  await reader.leave();
});

test('doing and done: live, found, sorted, paged, deleted', async () => {
  const { page } = student;
  await student.goTo('/experiment/doing');
  await expect(page.getByText(textOf('zh', 'runs:doing.empty'))).toBeVisible();
  const eids = await prepareMany(11);
  for (const eid of eids) await session.call(experimentStart, { eid });
  await expect(
    page.getByText(textOf('zh', 'runs:count_other', { count: 11 }), { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(textOf('zh', 'runs:waiting.me')).first()).toBeVisible();
  await searchesInVain('/experiment/doing', textOf('zh', 'runs:clear_filters'));
  await sorts(textOf('zh', 'runs:filter.sort'), textOf('zh', 'runs:sort.oldest'), 'oldest');
  await expect.poll(runNames).toHaveLength(10);
  await student.press(textOf('zh', 'lists:pager.page', { page: 2 }));
  await expect.poll(runNames).toEqual(['Trial 11']);

  for (const eid of eids) {
    const act = {
      option: 'terminate',
      eid,
      nid: 'filing',
      role_id: 'filing_judge',
      reason: 'withdrawn',
    } as const;
    await session.call(nodeEnd, act);
  }
  await student.goTo('/experiment/done');
  await expect(
    page.getByText(textOf('zh', 'runs:count_other', { count: 11 }), { exact: true }),
  ).toBeVisible();
  await student.press(textOf('zh', 'common:act.delete'));
  await student.isTold(textOf('zh', 'runs:delete.nothing'));
  await typesMeanwhile('/experiment/done');
  await searchesInVain('/experiment/done', textOf('zh', 'runs:clear_filters'));
  await page.getByRole('searchbox').fill('Trial 07');
  await expect.poll(runNames).toEqual(['Trial 07']);
  await student.press(textOf('zh', 'runs:result.open'));
  await expect(student.dialog).toContainText('withdrawn');
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: textOf('zh', 'runs:tick', { name: 'Trial 07' }) }).check();
  await student.press(textOf('zh', 'common:act.delete'));
  await student.settle(textOf('zh', 'runs:delete.confirm_other', { count: 1 }));
  await expect(page.getByText(textOf('zh', 'runs:nothing_found'))).toBeVisible();
  await student.goTo('/experiment/done');
  await student.press(textOf('zh', 'runs:redo'), page.getByRole('listitem').filter({ hasText: 'Trial 11' }));
  await page.waitForURL(/\/prepare\/edit\/\d+/);
  expect(student.faults).toEqual([]);
});
