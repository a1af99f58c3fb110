import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { docDetail, experimentEvents, nodeRoleDocs, noteList } from '@lets/contract';
import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { Person } from './people.ts';
import { type Product, startProduct } from './product.ts';
import { COMPLAINT, type Staged, stageCase } from './stage.ts';

let product: Product;
let staged: Staged;
let bench: Person;
let plaintiff: Person;
/** Sits at the window as the clerk, and at the desk as the defendant. */
let defendant: Person;
let everybody: readonly Person[];

test.beforeAll(async ({ browser }) => {
  product = await startProduct({ keepsDatabase: true });
  staged = await stageCase(product, {
    student01: ['filing_judge', 'presiding', 'judge', 'assessor', 'witness'],
    student02: ['plaintiff', 'counsel_p'],
    student03: ['clerk', 'defendant', 'counsel_d'],
  });
  [bench, plaintiff, defendant] = await Promise.all(
    (['student01', 'student02', 'student03'] as const).map((account) =>
      Person.sitDown(browser, product, account),
    ) as [Promise<Person>, Promise<Person>, Promise<Person>],
  );
  everybody = [bench, plaintiff, defendant];
});
test.afterAll(async () => {
  await Promise.all((everybody ?? []).map((person) => person.leave()));
  await product?.stop();
});

test('a crash in the middle loses nothing, and everybody is back by themselves', async () => {
  await test.step('three sit in the same section', sitDown);
  await test.step('the server is killed under a speech, a half one, and a note', killServerInCourt);
  await test.step('the server is killed under a draft', killServerAtDesk);
  await test.step('the database is killed', killDatabase);
});

async function sitDown(): Promise<void> {
  await Promise.all(
    everybody.map(async (person) => {
      await person.logIn(`/experiment/meta/wait/${staged.eid}/start`);
      await person.isTakenTo('court', 'filing');
    }),
  );
}

const SAID = '这里是立案窗口，请说明来意。';
const HALF = '我要告周启明，他借了我二十万元，';
const NOTE = '起诉材料齐全，副本一份。';
const SENT_IN_THE_DARK = '到期以后我要了很多次。';

async function killServerInCourt(): Promise<void> {
  await plaintiff.actAs('原告');
  await plaintiff.composer.fill(HALF);
  await defendant.openTab('笔记');
  await defendant.page.getByRole('textbox', { name: '我的笔记' }).fill(NOTE);
  await bench.say(SAID);
  await product.kill('SIGKILL');

  await Promise.all(everybody.map(({ page }) => expect(page.getByText(/正在重连/)).toBeVisible()));
  await expect(plaintiff.composer).toHaveValue(HALF);
  await bench.composer.fill(SENT_IN_THE_DARK);
  await bench.composer.press('Enter');
  await bench.shoot('crash-1-away');
  await product.restart();

  await isBack('court', 'filing');
  await expect(bench.composer).toHaveValue('');
  await expect(plaintiff.composer).toHaveValue(HALF);
  await expect(defendant.page.getByRole('status').getByText(/^已保存/)).toBeVisible();
  await expect(defendant.page.getByRole('textbox', { name: '我的笔记' })).toHaveValue(NOTE);
  for (const words of [SAID, SENT_IN_THE_DARK]) {
    await plaintiff.hears(words);
    expect(await timesSaid(words)).toBe(1);
  }
  const session = await staged.sessionOf('student03');
  expect((await session.call(noteList, { eid: staged.eid })).list.map((note) => note.text)).toEqual([NOTE]);
  await plaintiff.composer.press('End');
  await plaintiff.page.keyboard.type('到现在一分没还。');
  await plaintiff.composer.press('Enter');
  await bench.hears(`${HALF}到现在一分没还。`);
}

const BEFORE = '原告于到期后多次催要。';
const AFTER = '被告至今未付分文。';

async function killServerAtDesk(): Promise<void> {
  await staged.pass('student01', 'filing', 'filing_judge', 'filing_accept');
  await staged.pass('student01', 'acceptance', 'filing_judge', 'acceptance_sent');
  await staged.pass('student01', 'service', 'presiding', 'service_done');
  await Promise.all([
    plaintiff.isTakenTo('edit', 'complaint'),
    defendant.isTakenTo('edit', 'defence'),
    bench.isTakenTo('edit', 'witness_papers'),
  ]);
  await plaintiff.draft(COMPLAINT);
  await plaintiff.sheet(COMPLAINT).getByText('此致').click();
  await plaintiff.page.keyboard.press('End');
  await plaintiff.page.keyboard.type(BEFORE);
  await product.kill('SIGKILL');
  await plaintiff.page.keyboard.type(AFTER);
  await expect(
    plaintiff.page.getByText('连接已断开，内容已留在本机').or(plaintiff.page.getByText('正在保存')),
  ).toBeVisible();
  await plaintiff.shoot('crash-2-desk');
  await product.restart();

  await isBack(undefined, undefined);
  await expect(plaintiff.sheet(COMPLAINT)).toContainText(BEFORE + AFTER);
  await plaintiff.isSaved();
  await expect.poll(keptComplaint).toContain(BEFORE + AFTER);
  await plaintiff.page.reload();
  await expect(plaintiff.sheet(COMPLAINT)).toContainText(BEFORE + AFTER);
}

const THROUGH = '（数据库重启时写下的一句）';

async function killDatabase(): Promise<void> {
  const file = join(product.dataDir, 'postgres', '18', 'postmaster.pid');
  const postmaster = async () => Number((await readFile(file, 'utf8').catch(() => '0')).split('\n')[0]);
  const before = await postmaster();
  process.kill(before, 'SIGKILL');
  await plaintiff.sheet(COMPLAINT).getByText(AFTER).click();
  await plaintiff.page.keyboard.press('End');
  await plaintiff.page.keyboard.type(THROUGH);
  await expect.poll(postmaster, { timeout: 60_000 }).not.toBe(before);
  await expect.poll(keptComplaint, { timeout: 60_000 }).toContain(THROUGH);
  await plaintiff.isSaved();
  expect(await timesSaid(SAID)).toBe(1);
  await isBack(undefined, undefined);
}

/** Everybody is connected again, in their section, and nobody had to do anything. */
async function isBack(route: string | undefined, nid: string | undefined): Promise<void> {
  await Promise.all(
    everybody.map(async (person) => {
      await expect(person.page.getByRole('status').filter({ hasText: '已连接' })).toBeVisible({
        timeout: 30_000,
      });
      if (route) await person.isTakenTo(route, nid);
      await expect(person.page.locator('#section')).toBeVisible();
    }),
  );
}

async function timesSaid(text: string): Promise<number> {
  const { events } = await staged.leader.call(experimentEvents, { eid: staged.eid, since: 0 });
  return events.filter((event) => event.type === 'spoke' && event.data.text === text).length;
}

/** What the server has of the complaint; nothing while it cannot be asked. */
async function keptComplaint(): Promise<string> {
  const { eid } = staged;
  try {
    const session = await staged.sessionOf('student02');
    const docs = await session.call(nodeRoleDocs, { eid, nid: 'complaint', role_id: 'counsel_p' });
    const doc_id = docs.cur_doc_list[0]?.id ?? '';
    return textOf((await session.call(docDetail, { eid, doc_id })).content);
  } catch {
    return '';
  }
}

interface Block {
  readonly text?: string | undefined;
  readonly content?: readonly Block[] | undefined;
}

function textOf(block: Block): string {
  return (block.text ?? '') + (block.content ?? []).map(textOf).join('');
}
