import { expect } from '@playwright/test';
import { inspect } from './both-languages.ts';
import { test } from './journey.ts';
import { learnNames } from './names.ts';
import { Person } from './people.ts';

test.beforeAll(({ school }) => learnNames(school));

test("a mentor's pages", async ({ browser, school }) => {
  const mentor = await Person.sitDown(browser, school, 'mentor01');
  await mentor.logIn();
  for (const address of [
    '/mentor/guide',
    '/mentor/tasks',
    '/mentor/tasks/create',
    '/mentor/evaluate',
    '/mentor/gradebook',
    '/mentor/userCenter',
  ]) {
    await mentor.goTo(address);
    await inspect(mentor, address);
  }
  await mentor.leave();
});

test("an administrator's lists", async ({ browser, school }) => {
  const admin = await Person.sitDown(browser, school, 'admin01');
  await admin.logIn();
  await admin.goTo('/manager/experiment/manager');
  await inspect(admin, 'all runs');
  for (const address of [
    '/manager/workflow',
    '/workflowXML/draw/1',
    '/workflowXML/view/1',
    '/manager/experiment',
    '/manager/experiment/gradebook',
    '/manager/experiment/statistics',
  ]) {
    await admin.goTo(address);
    await inspect(admin, address);
  }
  await admin.leave();
});

test('people, power, settings and a case in the making', async ({ browser, school }) => {
  const chief = await Person.sitDown(browser, school, 'super01');
  await chief.logIn();
  for (const address of ['/manager/user/log', '/manager/user/setting', '/manager/notice/list']) {
    await chief.goTo(address);
    await inspect(chief, address);
  }
  await inspectPeople(chief);
  await inspectAuthoring(chief);
  await chief.leave();
});

/** Setting up a workflow, which comes before its single steps may be opened, and a case's own pages. */
async function inspectAuthoring(chief: Person): Promise<void> {
  await chief.goTo('/manager/workflow/set/1');
  await chief.page.waitForURL(/\/set\/1\/role$/);
  await inspect(chief, 'workflow seats');
  await fitsWindow(chief, 'seats');
  for (const step of ['node', 'doc', 'roleAppend', 'roleAssign', 'anime', 'action']) {
    await chief.goTo(`/manager/workflow/set/1/${step}`);
    await chief.page.getByRole('contentinfo').waitFor();
    await fitsWindow(chief, step);
  }
  await inspect(chief, '/manager/workflow/set/1/action');
  await chief.goTo('/manager/project/info/1');
  await inspect(chief, '/manager/project/info/1');
}

/** A step scrolls within itself: a page longer or wider than its window would move the foot with the way on out of it. */
async function fitsWindow({ page }: Person, step: string): Promise<void> {
  const { scrollWidth, scrollHeight, clientHeight } = await page.evaluate<{
    scrollWidth: number;
    scrollHeight: number;
    clientHeight: number;
  }>(
    `(({ scrollWidth, scrollHeight, clientHeight }) => ({ scrollWidth, scrollHeight, clientHeight }))(document.documentElement)`,
  );
  expect.soft(scrollWidth, `${step}: width`).toBeLessThanOrEqual(1440);
  expect.soft(scrollHeight, `${step}: height`).toBeLessThanOrEqual(clientHeight);
}

/** Courses, people and power; the other lists of people are the same screen. */
async function inspectPeople(chief: Person): Promise<void> {
  const [student] = (await chief.ask<{ list: { id: number }[] }>('/account/users?identity=1')).list;
  for (const address of [
    '/manager/courseManage/info',
    '/manager/courseManage/info?course=1',
    '/manager/courseManage/students?import=1',
    '/manager/user/experiment/add',
    `/manager/user/experiment/detail?id=${student?.id}`,
    '/manager/user/power',
    '/manager/user/mine',
    '/manager/courseManage/students',
    '/manager/user/experiment',
  ]) {
    await chief.goTo(address);
    await inspect(chief, address);
  }
  await chief.page.getByRole('checkbox').nth(1).check();
  await chief.press('删除 1 人');
  await inspect(chief, 'deleting an account');
  await chief.page.keyboard.press('Escape');
}
