import { experimentList, experimentStatistics, projectList } from '@lets/contract';
import { Session } from '@lets/players';
import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { Person } from './people.ts';
import { type Product, startProduct } from './product.ts';
import { LENDING, stageCase } from './stage.ts';
import { textOf } from './texts.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product?.stop());

test('figures agree with the runs themselves, and lead to exactly those', async ({ browser }) => {
  const cast = {
    student11: ['filing_judge', 'presiding', 'judge', 'assessor', 'clerk', 'plaintiff', 'counsel_p'],
    student12: ['defendant', 'counsel_d', 'witness'],
  };
  for (let made = 0; made < 3; made += 1) await stageCase(product, cast);
  const admin = await Session.open(product.url, 'admin01', product.passwordOf('admin01'));
  const lending = (await admin.call(projectList, { scope: 'all', size: 100 })).list.find(
    ({ code }) => code === LENDING,
  );
  if (!lending) throw new Error('no lending case');

  // Counted by hand from the rows, page by page, not by the server's own sums.
  const runs = [];
  for (let page = 1, more = true; more; page += 1) {
    const { list, total } = await admin.call(experimentList, { scope: 'manage', size: 2, page });
    runs.push(...list);
    more = runs.length < total;
  }
  const ofLending = runs.filter(({ project }) => project.id === lending.id);
  const all = await admin.call(experimentStatistics, {});
  expect(all.totals.runs).toBe(runs.length);
  expect(all.totals.in_progress).toBe(runs.filter(({ status }) => status === 'in_progress').length);
  const people = new Set(runs.flatMap(({ members }) => members.map(({ id }) => id)));
  expect(all.totals.students).toBe(people.size);
  for (const { experiment_type, runs: count } of all.by_type)
    expect(count).toBe(runs.filter(({ project }) => project.experiment_type === experiment_type).length);

  // Compared with the runs made on the days it names, and with nothing a year before.
  const { now, before } = all.comparison;
  expect([now.runs, before.runs]).toEqual([runs.length, 0]);

  const person = await Person.sitDown(browser, product, 'admin01');
  await person.logIn(`/manager/experiment/statistics?project_id=${lending.id}`);
  const { page } = person;
  const type = page.getByRole('table', { name: textOf('zh', 'statistics:chart.type') });
  const row = type.getByRole('row', {
    name: new RegExp(textOf('zh', `common:type.${lending.experiment_type}`)),
  });
  const count = row.getByRole('link').first();
  await expect(count).toHaveText(String(ofLending.length));
  await expect(
    page
      .locator('svg')
      .filter({ hasText: String(ofLending.length) })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: textOf('zh', 'statistics:compare.title') })).toBeVisible();
  await expect(page.getByRole('heading', { name: textOf('zh', 'statistics:chart.activity') })).toBeVisible();
  const download = page.waitForEvent('download');
  await person.press(textOf('zh', 'statistics:export'));
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);

  // Among the figures of a chart that stand for runs, each leads to them.
  await page.getByRole('button', { name: new RegExp(textOf('zh', 'statistics:chart.type')) }).click();
  await count.click();
  await page.waitForURL(/\/manager\/experiment\/manager\?.*project_id=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main li').filter({ has: page.getByRole('checkbox') })).toHaveCount(
    ofLending.length,
  );
  expect(person.faults).toEqual([]);
  await person.leave();
});
