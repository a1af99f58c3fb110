import { readFile } from 'node:fs/promises';
import { docDetail, nodeRoleDocs, templateSign } from '@lets/contract';
import { expect, type WebSocketRoute } from '@playwright/test';
import { test } from './journey.ts';
import { HAND_IN, Person } from './people.ts';
import type { Product } from './product.ts';
import { COMPLAINT, type Staged, stageCase } from './stage.ts';

let product: Product;
let staged: Staged;
let plaintiff: Person;
let counsel: Person;

test.beforeAll(async ({ browser, school }) => {
  product = school;
  staged = await stageCase(product, {
    student01: [
      'filing_judge',
      'presiding',
      'judge',
      'assessor',
      'clerk',
      'witness',
      'defendant',
      'counsel_d',
    ],
    student02: ['plaintiff'],
    student03: ['counsel_p'],
  });
  await staged.pass('student01', 'filing', 'filing_judge', 'filing_accept');
  await staged.pass('student01', 'acceptance', 'filing_judge', 'acceptance_sent');
  await staged.pass('student01', 'service', 'presiding', 'service_done');
  plaintiff = await Person.sitDown(browser, product, 'student02');
  counsel = await Person.sitDown(browser, product, 'student03');
});
test.afterAll(async () => {
  await plaintiff?.leave();
  await counsel?.leave();
});

const MINE = '原告多次当面催要。';
const THEIRS = '代理人补充：有聊天记录为证。';
const IN_THE_DARK = '断线时写下的一句。';
const MEANWHILE = '对方同时写的一句。';

test('two write one document together, and it goes the way of a document', async () => {
  const line = await cuttable(plaintiff);
  await test.step('they sit down and see each other write', writeTogether);
  await test.step('a line that breaks while typing loses nothing', () => breakLine(line));
  await test.step('one remarks, the other answers and resolves it', remark);
  await test.step('versions are compared and an earlier one is taken back', compare);
  await test.step('the document leaves as a file', exportFile);
  await test.step('one signs, the other refuses; the content is frozen under its hash', sign);
});

interface Line {
  cut(): Promise<void>;
  mend(): void;
}

/** Routes a person's writing line through us, to be cut at the worst moment. */
async function cuttable({ page }: Person): Promise<Line> {
  let isCut = false;
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/collab/, (route) => {
    if (isCut) return void route.close({ code: 1001 });
    open.add(route);
    route.connectToServer();
  });
  return {
    async cut() {
      isCut = true;
      for (const route of open) await route.close({ code: 1001 });
      open.clear();
    },
    mend: () => {
      isCut = false;
    },
  };
}

async function enter(person: Person): Promise<void> {
  await person.logIn(`/experiment/meta/wait/${staged.eid}/start`);
  await person.isTakenTo('edit', 'complaint');
}

async function typeAtEndOf(person: Person, words: string, text: string): Promise<void> {
  await person.sheet(COMPLAINT).getByText(words).first().click();
  await person.page.keyboard.press('End');
  await person.page.keyboard.type(text);
}

async function writeTogether(): Promise<void> {
  await enter(plaintiff);
  await plaintiff.draft(COMPLAINT);
  await enter(counsel);
  await expect(counsel.sheet(COMPLAINT)).toBeVisible();
  await typeAtEndOf(plaintiff, '附：本诉状副本', MINE);
  await expect(counsel.sheet(COMPLAINT)).toContainText(MINE);
  const cursor = counsel.sheet(COMPLAINT).getByText(`原告 · ${plaintiff.name}`);
  await expect(cursor).toBeVisible();
  await typeAtEndOf(counsel, '此致', THEIRS);
  await expect(plaintiff.sheet(COMPLAINT)).toContainText(THEIRS);
  const open = plaintiff.page.getByRole('list', { name: '未填处' }).getByRole('button', { name: /写作提示/ });
  await open.first().click();
  await expect(plaintiff.sheet(COMPLAINT)).toBeFocused();
  await plaintiff.isSaved();
  await expect(plaintiff.page.getByRole('list', { name: '同时在写的人' })).toContainText(counsel.name);
  await counsel.shoot('documents-1-together');
}

async function breakLine(line: Line): Promise<void> {
  await line.cut();
  await expect(plaintiff.page.getByText('连接已断开，内容已留在本机')).toBeVisible();
  await typeAtEndOf(plaintiff, MINE, IN_THE_DARK);
  await typeAtEndOf(counsel, THEIRS, MEANWHILE);
  await expect(counsel.sheet(COMPLAINT)).not.toContainText(IN_THE_DARK);
  await plaintiff.shoot('documents-2-cut');
  // Even a page that goes away with it brings it back.
  await expect
    .poll(() =>
      plaintiff.page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('writing:'))),
    )
    .toBe(true);
  line.mend();
  await plaintiff.page.reload();
  await plaintiff.isTakenTo('edit', 'complaint');
  for (const person of [plaintiff, counsel]) {
    await expect(person.sheet(COMPLAINT)).toContainText(MINE + IN_THE_DARK);
    await expect(person.sheet(COMPLAINT)).toContainText(THEIRS + MEANWHILE);
  }
  await plaintiff.isSaved();
}

async function remark(): Promise<void> {
  await counsel.sheet(COMPLAINT).getByText(THEIRS).first().click({ clickCount: 3 });
  await counsel.press('批注', counsel.page.getByRole('toolbar', { name: '文书编辑工具' }));
  await counsel.page.getByRole('textbox', { name: '写下您的批注' }).fill('要不要附上截图？');
  await counsel.press('批注', counsel.page.getByRole('complementary', { name: '批注' }));
  const card = plaintiff.page.getByRole('region', { name: `${counsel.name}的批注` });
  await expect(card).toContainText('要不要附上截图？');
  await plaintiff.shoot('documents-3-remark');
  await plaintiff.press('回复', card);
  await card.getByRole('textbox').fill('附上，作证据三。');
  await card.getByRole('button', { name: '回复' }).click();
  const theirs = counsel.page.getByRole('region', { name: `${counsel.name}的批注` });
  await expect(theirs).toContainText('附上，作证据三。');
  await counsel.press('标为已解决', theirs);
  await expect(card).toHaveCount(0);
}

async function compare(): Promise<void> {
  await counsel.press('存为版本');
  await counsel.press('对比版本');
  await counsel.dialog.getByRole('combobox', { name: '较早的版本' }).selectOption('1');
  await expect(counsel.dialog.getByRole('insertion').first()).toContainText('新增');
  await expect(counsel.dialog).toContainText(MINE);
  await counsel.shoot('documents-4-compare');
  const before = await versionNow();
  await counsel.settle('恢复为 v1');
  await expect(plaintiff.sheet(COMPLAINT)).not.toContainText(MINE);
  await expect.poll(versionNow).toBeGreaterThan(before);
  await counsel.press('对比版本');
  await counsel.dialog.getByRole('combobox', { name: '较早的版本' }).selectOption(String(before));
  await counsel.settle(`恢复为 v${before}`);
  await expect(plaintiff.sheet(COMPLAINT)).toContainText(MINE);
}

async function document() {
  const session = await staged.sessionOf('student02');
  const at = { eid: staged.eid, nid: 'complaint', role_id: 'plaintiff' };
  const { cur_doc_list } = await session.call(nodeRoleDocs, at);
  return session.call(docDetail, { eid: staged.eid, doc_id: cur_doc_list[0]?.id ?? '' });
}

async function versionNow(): Promise<number> {
  return (await document()).version;
}

async function exportFile(): Promise<void> {
  for (const [item, start] of [
    ['导出为 Word（.docx）', 'PK'],
    ['导出为 PDF', '%PDF-'],
  ] as const) {
    await plaintiff.press('导出');
    const saved = plaintiff.page.waitForEvent('download');
    await plaintiff.page.getByRole('menuitem', { name: item }).click();
    const bytes = await readFile(await (await saved).path());
    expect(bytes.subarray(0, start.length).toString('latin1')).toBe(start);
    expect(bytes.length).toBeGreaterThan(4000);
  }
}

async function sign(): Promise<void> {
  await plaintiff.press('请求签名');
  for (const role of ['原告', '原告代理人']) {
    await plaintiff.dialog.getByRole('checkbox', { name: new RegExp(`^${role} `) }).check();
  }
  await plaintiff.settle(/^请 2/);
  await counsel.refusesToSign('诉讼请求还要改');
  await lateAnswer();
  await expect(counsel.page.getByText('已有人签名，内容已固定。')).toBeVisible();
  const { hash, frozen, signatures } = await document();
  expect(frozen).toBe(true);
  expect(signatures.map(({ status }) => status).sort()).toEqual(['refused', 'signed']);
  await expect(counsel.page.getByText(`指纹 ${hash.slice(0, 16)}`)).toBeVisible();
  await expect(counsel.page.getByRole('tabpanel')).toContainText('诉讼请求还要改');
  await expect(counsel.page.getByRole('toolbar', { name: '文书编辑工具' })).toHaveCount(0);
  await counsel.shoot('documents-5-frozen');
}

/** The room is told about a signature before the signer's own question is answered: the signer goes on, and the answer comes then. */
async function lateAnswer(): Promise<void> {
  const { page } = plaintiff;
  const late = Promise.withResolvers<void>();
  await page.route(`**${templateSign.path}`, async (route) => {
    const response = await route.fetch();
    await late.promise;
    await route.fulfill({ response });
  });
  const answered = page.waitForResponse((response) => response.url().endsWith(templateSign.path));
  await plaintiff.signsByName();
  await plaintiff.press('提交');
  await expect(plaintiff.dialog).toContainText('写作提示还没有换成内容');
  await plaintiff.shoot('documents-6-open-places');
  late.resolve();
  await (await answered).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await plaintiff.settle(HAND_IN);
  await expect(plaintiff.button('提交')).toHaveCount(0);
}
