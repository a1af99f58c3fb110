import { fileURLToPath } from 'node:url';
import { experimentEvents } from '@lets/contract';
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import type { Person } from './people.ts';
import { sitThree, type Trio } from './side-rooms.ts';
import { ROOMS } from './small-cases.ts';

let trio: Trio;
test.beforeAll(async ({ browser, school }) => {
  trio = await sitThree(browser, school, [ROOMS]);
});
test.afterAll(async () => trio?.end());

const screen = (page: Page) => page.locator('#section');
/** A film of a minute: dark, with the second it is at. */
const A_MINUTE = fileURLToPath(new URL('files/a-minute.mp4', import.meta.url));
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('what is shown, its page and the presenter’s pointer are the same for all, and each may read on alone', async () => {
  await trio.goTo('display', 'show');
  await test.step('shown with the host’s consent, agreed to in place', applyAndAgree);
  await test.step('pages and the pointer follow the presenter, and only pages are kept', follow);
  await test.step('reading on alone, and back to the presenter’s page', readOnAlone);
  await test.step(
    'a refused application leaves the screen as it is; the host takes it down',
    refuseAndTakeDown,
  );
  await test.step('a picture from this computer', picture);
  await test.step('a PDF, page by page for all', pdf);
  await test.step('a video runs and stands for all as its presenter has it, whoever comes late too', video);
  await test.step('whoever moves about in it alone is free, until they return', watchAlone);
  for (const person of trio.everybody) expect(person.faults).toEqual([]);
});

async function applies(person: Person, item: string): Promise<void> {
  await screen(person.page).getByRole('button', { name: '展示材料' }).first().click();
  await person.dialog.getByRole('radio', { name: item }).check();
  await person.settle('申请展示');
}

/** A window has the focus while it is open and gives it back. */
async function opensByKeyboard({ page, dialog }: Person): Promise<void> {
  const opener = screen(page).getByRole('button', { name: '展示材料' }).first();
  await opener.press('Enter');
  await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}

async function applyAndAgree(): Promise<void> {
  const { chair, claimant, respondent } = trio;
  await expect(screen(respondent.page).getByRole('button', { name: '展示材料' })).toHaveCount(0);
  await opensByKeyboard(claimant);
  await applies(claimant, '证据目录');
  await expect(claimant.page.getByRole('region', { name: '我的展示申请' })).toContainText('主持人');
  await expect(chair.request('申请展示')).toContainText('证据目录');
  await chair.press(/^同意/, chair.request('申请展示'));
  for (const { page } of trio.everybody)
    await expect(
      screen(page).getByText('第1段', { exact: false }).or(screen(page).getByText('第1段：')).first(),
    ).toBeVisible();
  await expect(claimant.page.getByText('由您翻页，其他人跟随')).toBeVisible();
  await chair.shoot('display-shown');
}

/** The page that a person's common screen says it shows. */
const pageOf = (person: Person) => person.page.getByText(/^\d+ \/ \d+$/);

async function follow(): Promise<void> {
  const { claimant, respondent, staged } = trio;
  await expect(pageOf(respondent)).toHaveText(/^1 \//);
  await claimant.press('下一页');
  await expect(pageOf(respondent)).toHaveText(/^2 \//);
  await claimant.press('下一页');
  await expect(pageOf(respondent)).toHaveText(/^3 \//);

  const seen = respondent.page.getByTestId('pointer');
  const word = claimant.page.getByText('第30段：');
  await word.scrollIntoViewIfNeeded();
  await expect(async () => {
    const box = await word.boundingBox();
    if (!box) throw new Error('nothing to point at');
    await claimant.page.mouse.move(box.x + 40, box.y + 8);
    await claimant.page.mouse.move(box.x + 60, box.y + 8);
    await expect(seen).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(seen).toContainText(claimant.name);
  await expect
    .poll(async () => {
      const [at, there] = [
        await seen.boundingBox(),
        await respondent.page.getByText('第30段：').boundingBox(),
      ];
      return Math.abs((at?.y ?? 0) - (there?.y ?? Number.POSITIVE_INFINITY));
    })
    .toBeLessThan(40);
  await respondent.shoot('display-pointer');
  await claimant.page.mouse.move(5, 5);
  await expect(seen).toHaveCount(0);
  const { events } = await staged.leader.call(experimentEvents, { eid: staged.eid, since: 0 });
  const kinds = new Set(events.map(({ type }) => type));
  expect(kinds).toContain('page_turned');
  expect([...kinds].filter((kind) => kind.includes('point'))).toEqual([]);
}

async function readOnAlone(): Promise<void> {
  const { claimant, respondent } = trio;
  const shared = await pageOf(claimant).textContent();
  await respondent.press('上一页');
  const back = respondent.button(/回到展示者/);
  await expect(back).toBeVisible();
  await claimant.press('上一页');
  await expect(pageOf(claimant)).not.toHaveText(shared ?? '');
  await expect(back).toContainText(String((await pageOf(claimant).textContent())?.split(' ')[0]));
  await back.click();
  await expect(back).toHaveCount(0);
  await expect(pageOf(respondent)).toHaveText((await pageOf(claimant).textContent()) ?? '');
}

async function refuseAndTakeDown(): Promise<void> {
  const { chair, claimant, respondent } = trio;
  await screen(claimant.page).getByRole('button', { name: '展示材料' }).first().click();
  await claimant.dialog.getByRole('radio').first().check();
  await claimant.settle('申请展示');
  await chair.press(/^不同意/, chair.request('申请展示'));
  await expect(claimant.page.getByRole('region', { name: '我的展示申请' })).toHaveCount(0);
  await expect(pageOf(respondent)).toBeVisible();
  await chair.press('结束展示');
  for (const { page } of trio.everybody) await expect(page.getByText('公共屏上还没有内容')).toBeVisible();
}

async function picture(): Promise<void> {
  const { chair, respondent } = trio;
  await screen(chair.page).getByRole('button', { name: '展示材料' }).first().click();
  await chair.dialog
    .locator('input[type=file]')
    .setInputFiles({ name: '现场照片.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(chair.dialog.getByRole('radio', { name: '现场照片.png' })).toBeChecked();
  await chair.settle('展示');
  await expect(respondent.page.getByRole('img', { name: '现场照片.png' })).toBeVisible();
}

async function pdf(): Promise<void> {
  const { chair, respondent } = trio;
  await screen(chair.page).getByRole('button', { name: '展示材料' }).first().click();
  await chair.dialog.locator('input[type=file]').setInputFiles({
    name: '合同.pdf',
    mimeType: 'application/pdf',
    buffer: makePdf(['One', 'Two', 'Three']),
  });
  await chair.settle('展示');
  await expect(pageOf(respondent)).toHaveText('1 / 3');
  await expect(respondent.page.getByText('One', { exact: true })).toBeAttached();
  await chair.press('下一页');
  await expect(pageOf(respondent)).toHaveText('2 / 3');
  await expect(respondent.page.getByText('Two', { exact: true })).toBeAttached();
  await respondent.press('下一页');
  await expect(respondent.page.getByText('Three', { exact: true })).toBeAttached();
  await expect(pageOf(chair)).toHaveText('2 / 3');
  await respondent.press(/回到展示者的第 2 页/);
  await expect(pageOf(respondent)).toHaveText('2 / 3');
  await respondent.shoot('display-pdf');
}

const film = (person: Person) => person.page.locator('#section').locator('video');
const second = (person: Person) => film(person).evaluate((one: HTMLVideoElement) => one.currentTime);
const isRunning = (person: Person) => film(person).evaluate((one: HTMLVideoElement) => !one.paused);
const moveTo = (person: Person, at: number) =>
  film(person).evaluate((one: HTMLVideoElement, to) => {
    one.currentTime = to;
  }, at);

async function video(): Promise<void> {
  const { chair, claimant, respondent } = trio;
  await screen(chair.page).getByRole('button', { name: '展示材料' }).first().click();
  await chair.dialog.locator('input[type=file]').setInputFiles(A_MINUTE);
  await chair.settle('展示');
  await expect(chair.page.getByText('由您播放，其他人跟随')).toBeVisible();
  await expect(respondent.page.getByText('跟随展示者播放')).toBeVisible();
  await expect(film(claimant)).toBeVisible();
  await moveTo(chair, 20);
  for (const person of [claimant, respondent]) await expect.poll(() => second(person)).toBeCloseTo(20, 1);
  await film(chair).evaluate((one: HTMLVideoElement) => one.play());
  for (const person of [claimant, respondent]) await expect.poll(() => isRunning(person)).toBe(true);
  await claimant.page.reload();
  await expect.poll(() => second(claimant)).toBeGreaterThan(20);
  await expect.poll(() => isRunning(claimant)).toBe(true);
  await film(chair).evaluate((one: HTMLVideoElement) => one.pause());
  for (const person of [claimant, respondent]) {
    await expect.poll(() => isRunning(person)).toBe(false);
    await expect.poll(() => second(person)).toBeCloseTo(await second(chair), 1);
  }
  await respondent.shoot('display-video');
}

async function watchAlone(): Promise<void> {
  const { chair, claimant, respondent } = trio;
  await moveTo(respondent, 5);
  const back = respondent.button('回到展示者的播放进度');
  await expect(back).toBeVisible();
  await respondent.shoot('display-video-alone');
  await moveTo(chair, 40);
  await expect.poll(() => second(claimant)).toBeCloseTo(40, 1);
  expect(await second(respondent)).toBeCloseTo(5, 1);
  await back.click();
  await expect.poll(() => second(respondent)).toBeCloseTo(40, 1);
  await expect(back).toHaveCount(0);
}

/** A PDF of a word a page. */
function makePdf(words: readonly string[]): Buffer {
  const kids = words.map((_, i) => `${4 + i * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${words.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...words.flatMap((word, i) => {
      const drawn = `BT /F1 48 Tf 72 700 Td (${word}) Tj ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + i * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
      ];
    }),
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, i) => {
    const at = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
  );
}
