import {
  accountUsers,
  classStudentRemove,
  classStudentSave,
  experimentCreate,
  experimentDetail,
  MESSAGE,
  projectList,
  roleRelease,
  roleTake,
  teamCreate,
  userDetail,
} from '@lets/contract';
import { Session } from '@lets/players';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { Person } from './people.ts';
import { type Product, startProduct } from './product.ts';
import { LENDING } from './stage.ts';
import { type Language, textOf } from './texts.ts';

let product: Product;

test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product?.stop());

const open = (account: string) => Session.open(product.url, account, product.passwordOf(account));

/** A waiting task of a team of three: the first account leads. */
async function prepare(accounts: readonly string[], name: string) {
  const sessions = await Promise.all(accounts.map(open));
  const [leader] = sessions;
  if (!leader) throw new Error('nobody there');
  const { list } = await leader.call(projectList, { scope: 'course', size: 100 });
  const project_id = list.find(({ code }) => code === LENDING)?.id ?? 0;
  const people = (await leader.call(accountUsers, { identity: 1, size: 100 })).list;
  const members = accounts.slice(1).map((account) => people.find((one) => one.account === account)?.id ?? 0);
  const team = await leader.call(teamCreate, { name: 'Moot A', project_id, members });
  const { eid } = await leader.call(experimentCreate, { project_id, team_id: team.id, name });
  return { eid, sessions };
}

async function sitAt(
  browser: Parameters<typeof Person.sitDown>[0],
  eid: number,
  accounts: readonly [string, Language][],
) {
  const people = await Promise.all(
    accounts.map(([account, language]) => Person.sitDown(browser, product, account, { language })),
  );
  await Promise.all(people.map((person) => person.logIn(`/experiment/prepare/edit/${eid}`)));
  return people;
}

const say = (person: Person, text: string) => expect(person.page.getByText(text).first()).toBeVisible();
const roleOf = (page: Page, name: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })
    .last();

test('a task page with three at once: roles taken, given back and fought for', async ({ browser }) => {
  const { eid, sessions } = await prepare(['student01', 'student02', 'student03'], 'Three at once');
  const [lead, mate] = await sitAt(browser, eid, [
    ['student01', 'zh'],
    ['student02', 'en'],
  ]);
  const [, , rival] = sessions;
  if (!lead || !mate || !rival) throw new Error('nobody there');

  await test.step('who does not lead reads so, and what is missing is named', async () => {
    await say(mate, MESSAGE.may_not_edit_task.en);
    await say(mate, MESSAGE.not_leader.en);
    await expect(mate.button(textOf('en', 'task:start'))).toBeDisabled();
    await say(lead, MESSAGE.roles_not_all_assigned.zh);
    await expect(lead.button(textOf('zh', 'task:start'))).toBeDisabled();
  });

  await test.step('a role is taken and given back, live for all', async () => {
    await mate.press(textOf('en', 'casting:take_role', { role: 'Court clerk' }));
    await expect(
      lead.page.getByRole('button', {
        name: textOf('zh', 'task:slot.free', { role: '书记员', name: mate.name }),
      }),
    ).toBeVisible();
    await mate.press(textOf('en', 'casting:release', { role: 'Court clerk' }));
    await expect(
      lead.page.getByRole('button', { name: textOf('zh', 'task:slot.choose', { role: '书记员' }) }),
    ).toBeVisible();
  });

  await test.step('of rivals for a seat one gets it, the other reads why', async () => {
    // The other's wish reaches the server while this one's is on its way.
    await mate.page.route('**/api/experiment/role/take', async (route) => {
      await rival.call(roleTake, { eid, target_role: 'clerk' });
      await route.continue();
    });
    await mate.press(textOf('en', 'casting:take_role', { role: 'Court clerk' }));
    await mate.isTold(MESSAGE.role_taken.en);
    await mate.page.unroute('**/api/experiment/role/take');
    await expect(mate.button(textOf('en', 'casting:take_role', { role: 'Court clerk' }))).toHaveCount(0);
    const { state } = await rival.call(experimentDetail, { eid });
    expect(state.holders).toEqual({ clerk: rival.userId });
    const taken = textOf('zh', 'task:slot.free', { role: '书记员', name: rival.me?.name ?? '' });
    await expect(lead.button(taken)).toBeVisible();
    await rival.call(roleRelease, { eid, target_role: 'clerk' });
    await expect(lead.button(textOf('zh', 'task:slot.choose', { role: '书记员' }))).toBeVisible();
  });

  await test.step('the leader casts by the keyboard and by drag', async () => {
    const { page } = lead;
    const member = page.getByRole('button', { name: new RegExp(`${mate.name}`) }).first();
    await member.focus();
    await page.keyboard.press('Enter');
    const seat = page.getByRole('button', {
      name: new RegExp(`^${textOf('zh', 'task:slot.give', { name: mate.name })}.*证人$`),
    });
    await seat.focus();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('button', { name: textOf('zh', 'task:slot.free', { role: '证人', name: mate.name }) }),
    ).toBeVisible();
    await lead.drags(
      member,
      roleOf(page, '原告'),
      textOf('zh', 'common:drag.over', { name: mate.name, place: '原告' }),
    );
    await expect(
      page.getByRole('button', { name: textOf('zh', 'task:slot.free', { role: '原告', name: mate.name }) }),
    ).toBeVisible();
    await lead.press(textOf('zh', 'task:casting.random'));
    await expect(lead.button(textOf('zh', 'task:start'))).toBeEnabled();
  });

  await test.step('the lead is handed over, and with it the right to operate', async () => {
    await lead.press(textOf('zh', 'task:members.acts', { name: mate.name }));
    await lead.page.getByRole('menuitem', { name: textOf('zh', 'task:members.lead') }).click();
    await lead.settle(textOf('zh', 'task:lead.confirm', { name: mate.name }));
    await say(lead, MESSAGE.not_leader.zh);
    await expect(mate.button(textOf('en', 'task:start'))).toBeEnabled();
  });

  await test.step('the new leader goes on alone, and has every role', async () => {
    await mate.page.getByLabel(textOf('en', 'task:form.team'), { exact: true }).click();
    await mate.page.getByTitle(textOf('en', 'task:form.solo')).click();
    await say(mate, textOf('en', 'task:rule.solo_all'));
    await expect(mate.button(textOf('en', 'task:start'))).toBeEnabled();
    await say(lead, textOf('zh', 'task:gone'));
    await mate.press(textOf('en', 'task:start'));
    await mate.isTakenTo('court', 'filing');
  });
  await Promise.all([lead.leave(), mate.leave()]);
});

/** An administrator takes someone out of their classes; answers how to put them back. */
async function takeOutOfClasses(userId: number): Promise<() => Promise<unknown>> {
  const admin = await open('super01');
  const { classes } = await admin.call(userDetail, { id: userId });
  const places = classes.map(({ id }) => ({ class_id: id, user_ids: [userId] }));
  await Promise.all(places.map((place) => admin.call(classStudentRemove, place)));
  return () => Promise.all(places.map((place) => admin.call(classStudentSave, place)));
}

test('what keeps a task from starting and from being deleted', async ({ browser }) => {
  const language = 'zh';
  const accounts = ['student04', 'student05'];
  const name = 'Rules';
  const { eid, sessions } = await prepare(accounts, name);
  const [lead, mate] = await sitAt(browser, eid, [
    [accounts[0] ?? '', language],
    [accounts[1] ?? '', language],
  ]);
  if (!lead || !mate) throw new Error('nobody there');

  await test.step('who does not lead reads so, and what is missing is named', async () => {
    await say(mate, MESSAGE.not_leader[language]);
    await expect(mate.button(textOf(language, 'task:start'))).toBeDisabled();
    await say(lead, MESSAGE.roles_not_all_assigned[language]);
    await expect(lead.button(textOf(language, 'task:start'))).toBeDisabled();
  });

  await test.step('a member who is not registered in the class', async () => {
    const back = await takeOutOfClasses(sessions[1]?.userId ?? 0);
    await lead.page.reload();
    await say(lead, textOf(language, 'casting:reason.unregistered', { names: mate.name }));
    await expect(lead.button(textOf(language, 'task:start'))).toBeDisabled();
    await back();
    await expect(
      lead.page.getByText(textOf(language, 'casting:reason.unregistered', { names: mate.name })),
    ).toHaveCount(0);
  });

  await test.step('nothing selected, and no authority', async () => {
    for (const person of [lead, mate]) await person.goTo('/experiment/prepare/byType');
    const remove = textOf(language, 'common:act.delete');
    await lead.press(remove);
    await lead.isTold(MESSAGE.no_tasks_selected[language]);
    await mate.page.getByRole('checkbox', { name: textOf(language, 'runs:tick', { name }) }).check();
    await mate.press(remove);
    await mate.isTold(textOf(language, 'runs:delete.refused', { name }));
  });

  await test.step('the leader is asked, and then it is gone for both', async () => {
    await lead.page.getByRole('checkbox', { name: textOf(language, 'runs:tick', { name }) }).check();
    await lead.press(textOf(language, 'common:act.delete'));
    await expect(lead.dialog).toContainText(name);
    await lead.settle(textOf(language, 'runs:delete.confirm_other', { count: 1 }));
    await expect(lead.page.getByText(name)).toHaveCount(0);
    await expect(mate.page.getByRole('link', { name })).toHaveCount(0);
  });
  await Promise.all([lead.leave(), mate.leave()]);
});
