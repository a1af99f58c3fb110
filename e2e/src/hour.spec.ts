import { writeFileSync } from 'node:fs';
import { type Browser, expect, type Locator } from '@playwright/test';
import { test } from './journey.ts';
import { BRIEFS, CASE_NAME, FACTS, INTRODUCTION, MATERIALS, OBJECTIVE, PEOPLE } from './labour-case.ts';
import { Person } from './people.ts';
import { type Product, startProduct } from './product.ts';
import { textOf } from './texts.ts';
import { WorkClock } from './work-clock.ts';

/** A labour arbitration from its pattern to a student's first act, by the clock of the teacher who makes it. */

const zh = (key: string, values: Record<string, string | number> = {}) => textOf('zh', key, values);
const inChinese = (label: string) => zh('common:pair.zh', { label });

let product: Product;

test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product?.stop());

/** A teacher at work: everything is done at once, and counted at a person's speed. */
class Worker {
  readonly clock = new WorkClock();
  readonly person: Person;

  constructor(person: Person) {
    this.person = person;
  }

  part(name: string): void {
    this.clock.begin(name);
    this.clock.screen();
  }

  async press(what: Locator): Promise<void> {
    this.clock.press();
    await what.click();
  }

  async write(where: Locator, text: string): Promise<void> {
    this.clock.press();
    this.clock.type(text);
    await where.fill(text);
  }
}

test('a labour arbitration is made from its pattern in less than an hour, and a student begins it', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const teacher = await Person.sitDown(browser, product, 'super01');
  await teacher.logIn('/manager/project');
  const work = new Worker(teacher);

  await test.step('from the pattern', () => beginFromPattern(work));
  const projectId = Number(teacher.page.url().split('/').at(-1));
  await test.step('what is particular: the story, the facts', () => writeStory(work));
  await test.step('who the people are', () => namePeople(work));
  await test.step('what there is to read', () => writeMaterials(work));
  await test.step('looked at as a student will, and opened', () => open(work));
  await test.step('a student begins, and acts', () => firstAct(browser, projectId));

  test.info().annotations.push({ type: 'minutes', description: work.clock.minutes.toFixed(1) });
  const { E2E_SHOTS: shots } = process.env;
  if (shots) writeFileSync(`${shots}/hour.md`, work.clock.table());
  expect(work.clock.minutes, work.clock.table()).toBeLessThan(60);
  expect(teacher.faults).toEqual([]);
  await teacher.leave();
});

async function beginFromPattern(work: Worker): Promise<void> {
  const { page } = work.person;
  work.part('pattern');
  await work.press(page.getByRole('link', { name: zh('project:create.open') }));
  work.clock.screen();
  await work.press(page.getByRole('radio', { name: /^劳动争议仲裁/ }));
  await expect(page.getByRole('region', { name: '劳动争议仲裁' })).toBeVisible();
  await work.write(page.getByLabel(inChinese(zh('project:info.name')), { exact: true }), CASE_NAME);
  await work.person.shoot('hour-1-pattern');
  await work.press(work.person.button(zh('project:create.act')));
  await page.waitForURL(/\/info\/\d+$/);
}

async function writeStory(work: Worker): Promise<void> {
  const { page } = work.person;
  work.part('story and facts');
  const field = (label: string) => page.getByLabel(inChinese(label), { exact: true });
  await work.write(field(zh('project:info.introduction')), INTRODUCTION);
  await work.press(work.person.button(zh('project:info.add_objective')));
  await work.write(field(zh('project:info.objective', { number: 4 })), OBJECTIVE);
  const names = await page.getByRole('button', { name: /^要素 \d+的字段：/ }).all();
  const fields = await Promise.all(names.map(async (button) => (await button.textContent())?.trim() ?? ''));
  for (const [at, name] of fields.entries()) {
    const value = FACTS[name];
    if (value === undefined) continue;
    await work.write(field(zh('project:info.fact_value', { number: at + 1 })), value);
  }
  expect(Object.keys(FACTS).filter((name) => !fields.includes(name))).toEqual([]);
  await work.press(page.getByRole('combobox', { name: zh('project:info.mode') }));
  await work.press(page.getByTitle(zh('project:info.modes.free')));
  await work.press(page.getByRole('switch', { name: zh('project:info.multi_user') }));
  await work.person.shoot('hour-2-story');
}

async function namePeople(work: Worker): Promise<void> {
  const { page } = work.person;
  work.part('people');
  await work.press(page.getByRole('link', { name: zh('project:page.role'), exact: true }));
  const names = page.getByLabel(inChinese(zh('project:role.name')), { exact: true });
  await expect(names).toHaveCount(PEOPLE.length);
  for (const [at, name] of PEOPLE.entries()) await work.write(names.nth(at), name);
  const briefs = page.getByLabel(inChinese(zh('project:role.brief')), { exact: true });
  for (const [at, text] of Object.entries(BRIEFS)) await work.write(briefs.nth(Number(at)), text);
  await work.person.shoot('hour-3-people');
}

async function writeMaterials(work: Worker): Promise<void> {
  const { person } = work;
  const { page } = person;
  work.part('materials');
  await work.press(page.getByRole('link', { name: zh('project:page.doc'), exact: true }));
  const add = person.button(zh('project:doc.add_kind', { kind: zh('project:doc.kind.material') }));
  for (const { name, text } of MATERIALS) {
    await work.press(add);
    await work.write(page.getByLabel(inChinese(zh('project:doc.name')), { exact: true }).first(), name);
    const body = page.getByRole('textbox', { name: new RegExp(name.slice(0, 4)) }).last();
    await work.press(body);
    work.clock.type(text);
    await page.keyboard.insertText(text);
    await expect(body).toContainText(text.slice(-12));
  }
  await person.shoot('hour-4-materials');
}

async function open(work: Worker): Promise<void> {
  const { person } = work;
  work.part('preview and opening');
  await work.press(person.page.getByRole('link', { name: zh('project:page.preview'), exact: true }));
  await expect(person.page.getByText(INTRODUCTION.slice(0, 20)).first()).toBeVisible();
  await person.shoot('hour-5-preview');
  await work.press(person.button(zh('project:ready.do')));
  work.clock.press();
  await person.settle(zh('project:ready.do'));
  await expect(person.page.getByText(zh('project:ready.done'))).toBeVisible();
}

async function firstAct(browser: Browser, projectId: number): Promise<void> {
  const student = await Person.sitDown(browser, product, 'student06');
  await student.logIn(`/experiment/prepare/project/${projectId}`);
  await expect(student.page.getByRole('heading', { name: CASE_NAME })).toBeVisible();
  await student.press(zh('prepare:start.prepare'));
  await student.page.waitForURL(/\/prepare\/edit\/\d+/);
  await student.press(zh('task:start'));
  await student.isTakenTo('edit', 'application');
  await student.draft('劳动人事争议仲裁申请书');
  await expect(student.sheet('劳动人事争议仲裁申请书')).toContainText(FACTS.被申请人住所 ?? '');
  await student.shoot('hour-6-first-act');
  expect(student.faults).toEqual([]);
  await student.leave();
}
