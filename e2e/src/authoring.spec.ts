import { fileURLToPath } from 'node:url';
import { workflowDetail, workflowSave } from '@lets/contract';
import { Session } from '@lets/players';
import { type Browser, expect, type Response } from '@playwright/test';
import { Author, drawNineSections } from './author.ts';
import { correctWhilePlayed } from './corrections.ts';
import { test } from './journey.ts';
import { fillIn } from './nine-sections.ts';
import { Person } from './people.ts';
import { type Product, startProduct } from './product.ts';
import { textOf } from './texts.ts';

/** From a drawn flow to a student who starts the case: the seven steps, publishing, a case with roles and documents. */

let product: Product;

test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product?.stop());

const zh = (key: string, values: Record<string, string | number> = {}) => textOf('zh', key, values);
const NAME = { zh: '货款纠纷一审', en: 'A dispute about a price' };
const LINE = '这里是立案窗口，请说明来意。';
const PLAN = '现场平面图';
const A_MINUTE = fileURLToPath(new URL('files/a-minute.mp4', import.meta.url));
const PICTURE = fileURLToPath(new URL('files/two-pixels.png', import.meta.url));
const CASE = { zh: '华阳公司诉远大公司货款案', en: 'Huayang v. Yuanda' };

/** What is the same for every section comes by a call; what each step lacks is done on the screen. */
async function fillWhatIsDrawn(flow_id: number): Promise<void> {
  const session = await Session.open(product.url, 'super01', product.passwordOf('super01'));
  const { revision, flow } = await session.call(workflowDetail, { flow_id });
  await session.call(workflowSave, { flow_id, revision, flow: fillIn(flow) });
}

test('a flow is drawn on an empty canvas, set up step by step, published, made a case of, a student starts it, and its words are corrected while it is played', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const drawer = await Author.begin(browser, product, 'super01');
  await drawNineSections(drawer, NAME);
  const flowId = Number(/draw\/(\d+)/.exec(drawer.page.url())?.[1]);
  await drawer.person.leave();
  await fillWhatIsDrawn(flowId);
  const author = await Person.sitDown(browser, product, 'super01');
  await author.logIn(`/manager/workflow/set/${flowId}/action`);
  await guardSpeaks(author, 'zh');
  await englishGuard(browser, flowId);

  await test.step('the seven steps, each with the one thing that it lacks', async () => {
    await setUp(author, flowId);
  });
  await test.step('the flow is published', async () => {
    await author.press(zh('setup:finish'));
    await author.press(zh('draw:publish.act'));
    await author.settle(zh('draw:publish.act'));
    await author.isTold(zh('draw:publish.done', { version: 1 }));
  });
  const projectId = await test.step('a case is made of it and opened', () => makeCase(author));
  await test.step('it goes out as one file and comes in again under another code', async () => {
    await exchange(author, projectId);
  });
  await test.step('a student prepares and starts it', async () => {
    const student = await Person.sitDown(browser, product, 'student06');
    await student.logIn(`/experiment/prepare/project/${projectId}`);
    await expect(student.page.getByRole('heading', { name: CASE.zh })).toBeVisible();
    await student.press(zh('prepare:start.prepare'));
    await student.page.waitForURL(/\/prepare\/edit\/\d+/);
    const part = student.page.waitForResponse(
      (answer) => answer.url().includes('/file/media') && answer.status() === 206,
    );
    await student.press(zh('task:start'));
    await student.isTakenTo('court');
    await seesWhatTheAuthorUploaded(student, part);
    await correctWhilePlayed(browser, student, { product, flowId, line: LINE });
    expect(student.faults).toEqual([]);
    await student.leave();
  });
  expect(author.faults).toEqual([]);
  await author.leave();
});

/** Nothing is remembered yet: the address is a wrong one. */
async function guardSpeaks(author: Person, language: 'zh' | 'en'): Promise<void> {
  await author.page.waitForURL(/\/manager\/workflow$/);
  await author.isTold(textOf(language, 'common:guard.bad_parameter'));
}

async function englishGuard(browser: Browser, flowId: number): Promise<void> {
  const reader = await Person.sitDown(browser, product, 'super01', { language: 'en' });
  await reader.logIn(`/manager/workflow/set/${flowId}/role`);
  await guardSpeaks(reader, 'en');
  await reader.goTo(`/manager/workflow/set/${flowId}`);
  await reader.page.waitForURL(/\/node$/);
  await reader.goTo(`/manager/workflow/set/${flowId}/role`);
  await reader.page.waitForURL(/\/node$/);
  await reader.isTold(textOf('en', 'common:guard.step_incomplete'));
  await reader.leave();
}

async function setUp(author: Person, flowId: number): Promise<void> {
  const { page } = author;
  const label = (key: string, language: 'zh' | 'en') => zh(`common:pair.${language}`, { label: zh(key) });
  const next = (step: string) => author.press(zh('setup:next', { step: zh(`setup:step.${step}`) }));
  await page.goto(`/manager/workflow/set/${flowId}`);
  await page.waitForURL(/\/node$/);
  // What is lacking bars the way, and says where it is.
  await next('doc');
  await expect(
    page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: '证据交换' }),
  ).toBeVisible();
  // Chinese alone is enough to go on.
  await page.getByLabel(label('setup:node.introduction', 'zh')).fill('双方出示证据。');
  await next('doc');
  await page.waitForURL(/\/doc$/);
  await author.press(zh('setup:doc.from_form'));
  await author.settle(zh('setup:forms.take'));
  await page.getByRole('button', { name: /^立案与送达/ }).click();
  await expect(page.getByRole('heading', { name: '立案与送达', level: 2 })).toBeVisible();
  await page.getByLabel(zh('pictured:add'), { exact: true }).first().setInputFiles(PICTURE);
  await page.getByLabel(label('pictured:caption', 'zh')).fill(PLAN);
  await author.press(zh('pictured:place'));
  await expect(page.getByText(zh('pictured:placed'), { exact: true })).toBeVisible();
  await author.press(zh('setup:phrases.add'));
  const phrase = zh('setup:phrases.phrase', { at: 1 });
  await page.getByLabel(zh('common:pair.zh', { label: phrase }), { exact: true }).fill(LINE);
  await page
    .getByLabel(zh('common:pair.en', { label: phrase }), { exact: true })
    .fill('This is the filing window.');
  await next('role');
  await page.waitForURL(/\/roleAppend$/);
  await author.press(zh('setup:role.add'));
  await page.getByLabel(label('setup:role.name', 'zh')).last().fill('书记员');
  await page.getByLabel(label('setup:role.name', 'en')).last().fill('Clerk');
  await next('assign');
  await page.waitForURL(/\/roleAssign$/);
  await author.press(zh('setup:assign.all'), page.getByRole('row').filter({ hasText: '法庭调查' }));
  await next('action');
  await page.waitForURL(/\/action$/);
  await author.press(zh('setup:action.usual'));
  await next('anime');
  await page.waitForURL(/\/anime$/);
  await page
    .getByRole('button', { name: /^法庭 / })
    .last()
    .click();
  await page.getByLabel(zh('setup:scene.upload')).first().setInputFiles(A_MINUTE);
  await expect(page.locator('video')).toHaveCount(1);
  await next('seat');
  await page.waitForURL(/\/role$/);
  await takeSeats(author);
}

/** The opening plays, in parts as the browser asks for them, the guide shows its picture, and a phrase is at hand. */
async function seesWhatTheAuthorUploaded(student: Person, part: Promise<Response>): Promise<void> {
  const { page } = student;
  const opening = page.getByRole('region', { name: zh('court:opening.label') });
  const video = opening.locator('video');
  await expect(video).toBeVisible();
  const at = await video.evaluate(async (element: HTMLVideoElement) => {
    await element.play();
    element.currentTime = 30;
    await new Promise((resolve) => element.addEventListener('seeked', resolve, { once: true }));
    return element.currentTime;
  });
  expect(at).toBeGreaterThanOrEqual(30);
  expect((await part).headers()['content-range']).toMatch(/^bytes \d+-\d+\/10834$/);
  await student.press(zh('court:opening.skip'), opening);
  await expect(opening).toHaveCount(0);
  await student.openTab(zh('room:tab.guide'));
  const plan = page.getByRole('img', { name: PLAN });
  await expect(plan).toBeVisible();
  await expect.poll(() => plan.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2);
  await expect(page.getByText('〔图1〕')).toHaveCount(0);
  await student.sayPhrase(LINE);
  await student.openTab(zh('room:tab.record'));
  await student.hears(LINE);
}

/** By dragging, by keyboard, and the rest by themselves. */
async function takeSeats(author: Person): Promise<void> {
  const { page } = author;
  const seat = (name: string) => author.button(zh('setup:seat.free', { seat: name }));
  const taken = (name: string, role: string) => author.button(zh('setup:seat.taken', { seat: name, role }));
  const role = (name: string) => page.getByRole('button', { name, exact: true });
  await role('审判长').dragTo(seat('审判长席'));
  await expect(taken('审判长席', '审判长')).toBeVisible();
  await role('原告代理人').focus();
  await page.keyboard.press('Enter');
  await seat('原告席 2').focus();
  await page.keyboard.press('Enter');
  await expect(taken('原告席 2', '原告代理人')).toBeVisible();
  await author.press(zh('setup:seat.auto'));
  await expect(page.getByRole('radio', { name: zh('setup:seat.host_of', { role: '审判长' }) })).toBeChecked();
  await author.shoot('authoring-seats');
}

async function makeCase(author: Person): Promise<number> {
  const { page } = author;
  const label = (key: string, language: 'zh' | 'en') => zh(`common:pair.${language}`, { label: zh(key) });
  const write = async (key: string, text: { zh: string; en: string }) => {
    await page.getByLabel(label(key, 'zh'), { exact: true }).first().fill(text.zh);
    await page.getByLabel(label(key, 'en'), { exact: true }).first().fill(text.en);
  };
  const open = (name: string) =>
    page.getByRole('link', { name: zh(`project:page.${name}`), exact: true }).click();
  await page.goto('/manager/project/create');
  await page.getByRole('radio', { name: zh('project:create.begin.flow') }).check();
  await write('project:info.name', CASE);
  await author.takes(NAME.zh, page.getByRole('combobox', { name: zh('project:create.flow') }));
  await author.press(zh('project:create.act'));
  await page.waitForURL(/\/info\/\d+$/);
  await expect(author.button(zh('project:ready.do'))).toBeDisabled();
  await write('project:info.introduction', { zh: '买方拖欠货款。', en: 'The buyer has not paid.' });
  await author.press(zh('project:info.add_objective'));
  await page
    .getByLabel(zh('common:pair.zh', { label: zh('project:info.objective', { number: 1 }) }), { exact: true })
    .fill('写出要素齐全的起诉状');
  await author.press(zh('project:info.add_goal'));
  const goal = zh('project:info.goal', { number: 1 });
  await page.getByLabel(zh('common:pair.zh', { label: goal })).fill('法律文书写作');
  await page.getByLabel(zh('common:pair.en', { label: goal })).fill('Legal drafting');
  await page.getByRole('switch', { name: zh('project:info.multi_user') }).click();
  await page.getByRole('combobox', { name: zh('project:info.mode') }).click();
  await page.getByTitle(zh('project:info.modes.free')).click();
  await open('role');
  await write('project:role.name', { zh: '钱法官', en: 'Judge Qian' });
  await open('doc');
  await author.press(zh('project:doc.add_kind', { kind: zh('project:doc.kind.material') }));
  await write('project:doc.name', { zh: '买卖合同', en: 'The contract' });
  await page
    .getByRole('textbox', { name: /买卖合同/ })
    .last()
    .click();
  await page.keyboard.type('双方于三月一日订立合同。');
  await author.press(zh('project:ready.do'));
  await expect(author.dialog).toContainText(zh('project:open.to_all'));
  await author.settle(zh('project:ready.do'));
  await expect(page.getByText(zh('project:ready.done'))).toBeVisible();
  await author.shoot('authoring-case');
  return Number(page.url().split('/').at(-1));
}

async function exchange(author: Person, projectId: number): Promise<void> {
  const { page } = author;
  const answer = await author.read(`/project/export?project_id=${projectId}`);
  expect(answer.headers()['content-type']).toContain('zip');
  await page.goto('/manager/project');
  await author.press(zh('project:import.open'));
  await page.getByLabel(zh('project:import.file')).setInputFiles({
    name: 'case.zip',
    mimeType: 'application/zip',
    buffer: await answer.body(),
  });
  await page.getByLabel(zh('project:import.code'), { exact: true }).fill('huayang-again');
  await author.settle(zh('project:import.act'));
  await page.waitForURL(/\/info\/\d+$/);
  expect(page.url()).not.toContain(`/info/${projectId}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(CASE.zh);
  const again = await author.ask<{ code: string; ready: boolean; body: { documents: unknown[] } }>(
    `/project/manage/detail?project_id=${page.url().split('/').at(-1)}`,
  );
  expect(again).toMatchObject({ code: 'huayang-again', ready: false });
  expect(again.body.documents).toHaveLength(1);
}
