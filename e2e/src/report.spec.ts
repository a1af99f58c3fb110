import { readFile, writeFile } from 'node:fs/promises';
import { control, messagePush, templateCreate, templateNew } from '@lets/contract';
import { type Download, expect } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { test } from './journey.ts';
import { Person } from './people.ts';
import { type Product, startProduct } from './product.ts';
import { type Staged, stageCase } from './stage.ts';
import { type Language, textOf } from './texts.ts';

const SAID = '请原告说明起诉的请求和理由。';
const REASON = '今天到此为止';
const CAST = {
  student11: ['filing_judge', 'presiding', 'judge', 'assessor', 'clerk'],
  student12: ['plaintiff', 'counsel_p', 'witness'],
  student10: ['defendant', 'counsel_d'],
};

let product: Product;
let staged: Staged;
let paper = '';

test.beforeAll(async () => {
  product = await startProduct();
  staged = await stageCase(product, CAST);
  paper = await playALittle();
});
test.afterAll(() => product?.stop());

/** A speech, a complaint that is never handed in, and a mentor who stops it all. Answers what the complaint is called. */
async function playALittle(): Promise<string> {
  const { eid, leader, sessionOf, pass } = staged;
  const speech = { kind: 'speech', text: SAID } as const;
  await leader.call(messagePush, { eid, nid: 'filing', role_id: 'clerk', ...speech });
  await pass('student11', 'filing', 'filing_judge', 'filing_accept');
  await pass('student11', 'acceptance', 'filing_judge', 'acceptance_sent');
  await pass('student11', 'service', 'presiding', 'service_done');
  const claimant = await sessionOf('student12');
  const base = { eid, nid: 'complaint', role_id: 'plaintiff', template_id: 'complaint_form' };
  const { name, content } = await claimant.call(templateNew, base);
  await claimant.call(templateCreate, { ...base, name, content });
  const mentor = await sessionOf('mentor01');
  await mentor.call(control, { kind: 'stop', eid, reason: REASON });
  return name;
}

async function saved(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

function docxText(bytes: Uint8Array): string {
  const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
  return xml.replaceAll(/<[^>]+>/g, '');
}

async function pdfText(bytes: Uint8Array): Promise<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  let text = '';
  for (let page = 1; page <= document.numPages; page++) {
    const { items } = await (await document.getPage(page)).getTextContent();
    text += items.map((item) => ('str' in item ? item.str : '')).join('');
  }
  await task.destroy();
  return text.replaceAll(/\s/g, '');
}

async function take(person: Person, language: Language, key: string): Promise<Download> {
  await person.press(new RegExp(`${textOf(language, 'report:button')}$`));
  const coming = person.page.waitForEvent('download');
  await person.page.getByRole('menuitem', { name: textOf(language, `report:${key}`) }).click();
  return coming;
}

test('a report is had in both languages and formats, and reads back', async ({ browser }) => {
  const student = await Person.sitDown(browser, product, 'student11');
  await student.logIn('/experiment/done');
  const word = await take(student, 'zh', 'as_docx');
  expect(word.suggestedFilename()).toMatch(/实验报告\.docx$/);
  const written = docxText(await saved(word));
  for (const part of ['三、实验路径', '四、实验笔录', SAID, REASON, '评价尚未发布'])
    expect(written).toContain(part);
  expect(await pdfText(await saved(await take(student, 'zh', 'as_pdf')))).toContain(SAID);
  expect(student.faults).toEqual([]);
  await student.leave();

  const mentor = await Person.sitDown(browser, product, 'mentor01', { language: 'en' });
  await mentor.logIn('/mentor/evaluate');
  const english = docxText(await saved(await take(mentor, 'en', 'as_docx')));
  for (const part of ['3. The path taken', '4. Record', SAID, '5. Documents', paper])
    expect(english).toContain(part);
  await mentor.leave();
});

test('a dossier is verified by anybody, and a changed one is found out', async ({ browser }, info) => {
  const student = await Person.sitDown(browser, product, 'student11');
  await student.logIn(`/experiment/done/detail/${staged.eid}`);
  const bytes = await saved(await take(student, 'zh', 'case_file'));
  await student.leave();
  const whole = info.outputPath('whole.zip');
  const changed = info.outputPath('changed.zip');
  await writeFile(whole, bytes);
  const at = bytes.indexOf(SAID);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  await writeFile(changed, bytes);

  const visitor = await Person.sitDown(browser, product, 'nobody');
  const { page } = visitor;
  const result = page.getByRole('region', { name: textOf('zh', 'verify:verdict.label') });
  const input = page
    .getByLabel(textOf('zh', 'verify:drop.choose'), { exact: true })
    .and(page.locator('input'));
  await page.goto('/verify');
  await input.setInputFiles(whole);
  await expect(result).toContainText(textOf('zh', 'verify:verdict.good'));
  await expect(result).toContainText('Moot trial');
  await input.setInputFiles({
    name: 'report.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.3 read me'),
  });
  await expect(page.getByText(textOf('zh', 'verify:unreadable.report'))).toBeVisible();
  await input.setInputFiles(changed);
  await expect(result).toContainText(textOf('zh', 'verify:verdict.bad'));
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText('events/');
  await expect(first).toContainText(textOf('zh', 'verify:state.changed'));
  // A file of it on its own, beside the index.
  const files = unzipSync(await readFile(whole));
  await input.setInputFiles([
    { name: 'index.json', mimeType: 'application/json', buffer: Buffer.from(files['index.json'] ?? []) },
    { name: 'votes.json', mimeType: 'application/json', buffer: Buffer.from(files['votes.json'] ?? []) },
  ]);
  await expect(result).toContainText(textOf('zh', 'verify:verdict.good_part'));
  expect(visitor.faults).toEqual([]);
  await visitor.leave();
});

test('a run is watched again through the eyes of one who could not see a paper', async ({ browser }) => {
  const mentor = await Person.sitDown(browser, product, 'mentor01');
  await mentor.logIn(`/experiment/done/detail/${staged.eid}`);
  const { page } = mentor;
  const list = await mentor.ask<{ members: { id: number; name: string }[] }>(
    `/experiment/detail?eid=${staged.eid}`,
  );
  const nameOf = async (account: string) => {
    const { userId } = await staged.sessionOf(account);
    return list.members.find(({ id }) => id === userId)?.name ?? '';
  };
  const through = async (name: string) => {
    await mentor.press(new RegExp(`^${textOf('zh', 'record:lens.label')}`));
    await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click();
  };
  const hers = page.getByRole('button', { name: new RegExp(`^${paper}`) });
  await page
    .getByRole('listitem')
    .filter({ hasText: `起草《${paper}》` })
    .click();
  await expect(hers).toBeVisible();
  const defendant = await nameOf('student10');
  await through(defendant);
  const unseen = textOf('zh', 'record:lens.documents_other', { name: defendant, count: 1 });
  await expect(page.getByText(unseen)).toBeVisible();
  await expect(hers).toHaveCount(0);
  await through(await nameOf('student12'));
  await expect(hers).toBeVisible();
  expect(mentor.faults).toEqual([]);
  await mentor.leave();
});
