import { accountUsers, projectList, teamCreate, teamInviteList, teamList } from '@lets/contract';
import { Session } from '@lets/players';
import { type Browser, expect, type Locator } from '@playwright/test';
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

test('a team is formed in its order, and every refusal is said in words', async ({ browser }) => {
  const say = sayIn('en');
  const lead = await sitDown(browser, 'student21', 'en');
  const { page } = lead;
  const mate = await nameOf('student23');
  await lead.goTo('/experiment/group?new=1');
  const panel = page.getByRole('complementary', { name: say('task:team.new') });
  const name = panel.getByLabel(say('task:team.name'));
  const people = panel.getByRole('checkbox');
  const submit = () => lead.press(say('task:team.form'), panel);

  await expect(name, 'the case comes first').toBeDisabled();
  await expect(panel.getByText(say('task:team.project_first'))).toBeVisible();
  await submit();
  await isRefused(panel, say('task:fault.project_missing'));
  await lead.takes(await caseName('en'), panel.getByRole('combobox', { name: say('task:team.project') }));

  await expect(name).toBeEnabled();
  await expect(panel.getByText(say('task:team.name_first'))).toBeVisible();
  await expect(people).toHaveCount(0);
  await submit();
  await isRefused(panel, 'Please enter the group name');
  await name.fill('一'.repeat(16));
  await isRefused(panel, say('common:field.too_long', { max: 15, over: 1 }));
  await submit();
  await expect(panel).toBeVisible();
  await name.fill('正义组');

  await submit();
  await isRefused(panel, 'Please select the members to add');
  await panel.getByRole('checkbox', { name: new RegExp(mate) }).check();
  await expect(panel.getByRole('alert')).toHaveCount(0);
  await submit();
  await expect(panel).toHaveCount(0);
  const team = page.getByRole('region', { name: '正义组' });
  await expect(memberOf(lead, mate)).toBeVisible();

  await lead.press(say('team:invite.open'), team);
  await lead.dialog.getByRole('checkbox', { name: new RegExp(mate) }).click();
  await isRefused(lead.dialog, 'Groupmembers already exist. Please select again');
  await lead.press(say('common:act.cancel'), lead.dialog);
  await lead.button(new RegExp(say('team:acts')), team).click();
  await page.getByRole('menuitem', { name: say('team:add.open') }).click();
  await lead.press(new RegExp(say('task:team.add_other', { count: 0 })), lead.dialog);
  await isRefused(lead.dialog, say('task:fault.members_missing'));
  await lead.press(say('common:act.cancel'), lead.dialog);

  await lead.button(new RegExp(say('team:acts')), team).click();
  await page.getByRole('menuitem', { name: say('team:rename') }).click();
  await team.getByLabel(say('task:team.name')).fill(' ');
  await lead.press(say('common:act.save'), team);
  await isRefused(team, say('task:fault.name_missing'));
  await team.getByLabel(say('task:team.name')).fill('明镜');
  await lead.press(say('common:act.save'), team);
  await expect(page.getByRole('region', { name: '明镜' })).toBeVisible();
  expect(lead.faults).toEqual([]);
  await lead.leave();
});

test('invited, joined, handed over, left and disbanded: each sees at once what the other does', async ({
  browser,
}) => {
  const say = sayIn('zh');
  const lead = await sitDown(browser, 'student01');
  const mate = await sitDown(browser, 'student02', 'en');
  const third = await sitDown(browser, 'student03');
  await formTeam('student01', '同心组', ['student03']);
  for (const person of [lead, mate, third]) await person.goTo('/experiment/group');
  const team = lead.page.getByRole('region', { name: '同心组' });
  await expect(mate.page.getByText(textOf('en', 'team:empty.title'))).toBeVisible();

  await test.step('an invitation appears on the other screen, is withdrawn, and comes again', async () => {
    await invite(lead, team, mate);
    const card = mate.page.getByRole('region', { name: textOf('en', 'team:invitation.title') });
    await expect(card.getByText('同心组')).toBeVisible();
    const arrived = textOf('en', 'team:invitation.arrived', { name: lead.name, team: '同心组' });
    await mate.isTold(arrived);
    await expect(mate.page.getByRole('link', { name: /^Teams\s*1$/ })).toBeVisible();
    await lead.press(say('team:invited.withdraw_of', { name: mate.name }), team);
    await expect(card).toHaveCount(0);
    await invite(lead, team, mate);
    await expect(card.getByText('同心组')).toBeVisible();
    await mate.shoot('teams-invited');
  });

  await test.step('accepted among what others prepare, it makes a member, seen by all', async () => {
    await mate.goTo('/experiment/prepare/byOthers');
    await mate.press(textOf('en', 'team:invitation.accept_of', { team: '同心组' }));
    await mate.isTold(textOf('en', 'team:join.done', { team: '同心组' }));
    // The leader gets a message on every page.
    await lead.isTold(say('message:told', { name: mate.name, text: '我加入了您带领的小组“同心组”。' }));
    await third.isTold(say('team:news.joined', { name: mate.name, team: '同心组' }));
    for (const person of [lead, third]) await expect(memberOf(person, mate.name)).toBeVisible();
    await mate.page.getByRole('link', { name: 'Teams', exact: true }).click();
    // What changes from here on is news to them.
    await expect(memberOf(mate, mate.name)).toBeVisible();
  });

  await test.step('the lead is handed over, and with it every right to operate the team', async () => {
    await expect(mate.button(textOf('en', 'team:invite.open'))).toHaveCount(0);
    await lead.press(say('task:members.lead'), memberOf(lead, mate.name));
    const question = lead.page.getByRole('alertdialog', {
      name: say('task:lead.title', { name: mate.name }),
    });
    await expect(question).toContainText('您将不能再管理这个小组');
    await lead.shoot('teams-hand-over');
    await lead.press(say('task:lead.confirm', { name: mate.name }), question);
    await mate.isTold(textOf('en', 'team:news.leading', { team: '同心组' }));
    for (const act of ['team:invite.open', 'task:members.lead', 'team:remove', 'team:disband.open'])
      await expect(lead.button(say(act)), act).toHaveCount(0);
    await expect(lead.page.getByRole('switch')).toHaveCount(0);
    await expect(mate.button(textOf('en', 'team:invite.open'))).toBeVisible();
    await expect(mate.button(textOf('en', 'team:disband.open'))).toBeVisible();
  });

  await test.step('one leaves, the new leader disbands', async () => {
    await lead.press(say('team:leave.open'));
    await expect(lead.dialog).toContainText(say('team:leave.back'));
    await lead.settle(say('team:leave.confirm'));
    await expect(lead.page.getByText(say('team:empty.title'))).toBeVisible();
    await expect(memberOf(mate, lead.name)).toHaveCount(0);
    await mate.press(textOf('en', 'team:disband.open'));
    await expect(mate.dialog).toContainText('All 2 members leave this team');
    await mate.settle(textOf('en', 'team:disband.confirm', { name: '同心组' }));
    await third.isTold(say('team:news.gone', { team: '同心组' }));
    await expect(third.page.getByText(say('team:empty.title'))).toBeVisible();
  });
  for (const person of [lead, mate, third]) {
    expect(person.faults).toEqual([]);
    await person.leave();
  }
});

test('of two rivals for the last place of an open team one gets it, the other reads why', async ({
  browser,
}) => {
  const say = sayIn('zh');
  const rivals = [await sitDown(browser, 'student04'), await sitDown(browser, 'student05')];
  const others = Array.from({ length: 10 }, (_, i) => `student${13 + i}`);
  const team_id = await formTeam('student06', '满员组', others, true);
  for (const rival of rivals) {
    const { page } = rival;
    await rival.goTo('/experiment/group?view=open&q=满员');
    const line = page.getByRole('region', { name: say('team:view.open') }).getByRole('listitem');
    await expect(line).toHaveCount(1);
    await expect(line).toContainText(say('team:find.left_other', { count: 1 }));
    await rival.goTo(`/experiment/group?join=${team_id}`);
    await expect(page.getByRole('dialog')).toContainText('满员组');
  }
  // Both wishes are on their way before either is heard.
  const areAsked = Promise.withResolvers<void>();
  let asked = 0;
  for (const { page } of rivals) {
    await page.route('**/api/team/join', async (route) => {
      asked += 1;
      if (asked === rivals.length) areAsked.resolve();
      await areAsked.promise;
      await route.fallback();
    });
  }
  await Promise.all(rivals.map((rival) => rival.press(say('team:join.act'), rival.dialog)));
  const areIn = () =>
    Promise.all(rivals.map(({ page }) => page.getByRole('region', { name: '满员组' }).count()));
  await expect.poll(async () => (await areIn()).toSorted()).toEqual([0, 1]);
  const [winner, loser] = (await areIn())[0] ? rivals : rivals.toReversed();
  if (!winner || !loser) throw new Error('two rivals');
  await winner.isTold(say('team:join.done', { team: '满员组' }));
  await expect(loser.dialog).toContainText(say('team:blocked.team_full'));
  await expect(loser.button(say('team:join.act'), loser.dialog)).toHaveCount(0);
  await loser.page.goto('/experiment/group?view=open&q=满员');
  await expect(loser.page.getByText(say('team:blocked.team_full'))).toBeVisible();
  const session = await sessionOf('student06');
  const [team] = (await session.call(teamList, {})).list.filter(({ id }) => id === team_id);
  expect(
    team?.members.map(({ name }) => name).filter((name) => rivals.some((one) => one.name === name)),
  ).toEqual([winner.name]);
  await Promise.all(rivals.map((rival) => rival.leave()));
});

test('an invitation is declined; the link of a team that is not open leads nowhere', async ({ browser }) => {
  const say = sayIn('zh');
  const lead = await sitDown(browser, 'student07');
  const mate = await sitDown(browser, 'student08');
  const team_id = await formTeam('student07', '青衡组', ['student09']);
  await Promise.all([lead, mate].map((person) => person.goTo('/experiment/group')));
  const team = lead.page.getByRole('region', { name: '青衡组' });
  await invite(lead, team, mate);
  await mate.press(say('team:invitation.decline_of', { team: '青衡组' }));
  await expect(lead.button(say('team:invited.withdraw_of', { name: mate.name }))).toHaveCount(0);
  expect((await (await sessionOf('student08')).call(teamInviteList, {})).list).toEqual([]);
  await mate.goTo(`/experiment/group?join=${team_id}`);
  await expect(mate.dialog).toContainText(say('team:link.gone_text'));
  await lead.page.getByRole('switch').click();
  await expect(lead.page.getByText(`/experiment/group?join=${team_id}`)).toBeVisible();
  await mate.page.reload();
  await mate.press(say('team:join.act'), mate.dialog);
  await expect(mate.page.getByRole('region', { name: '青衡组' })).toBeVisible();
  await expect(memberOf(lead, mate.name)).toBeVisible();
  await lead.press(say('team:remove'), memberOf(lead, mate.name));
  await lead.settle(say('task:remove.confirm', { name: mate.name }));
  await expect(mate.page.getByText(say('team:empty.title'))).toBeVisible();
  await Promise.all([lead, mate].map((person) => person.leave()));
});

// What they do ---------------------------------------------------------------------------------------------------------

async function invite(lead: Person, team: Locator, mate: Person): Promise<void> {
  await lead.press(textOf('zh', 'team:invite.open'), team);
  await lead.dialog.getByRole('checkbox', { name: new RegExp(mate.name) }).check();
  await lead.settle(textOf('zh', 'team:invite.act_other', { count: 1 }));
  await expect(lead.button(textOf('zh', 'team:invited.withdraw_of', { name: mate.name }))).toBeVisible();
}

function memberOf(person: Person, name: string): Locator {
  return person.page
    .getByRole('list', { name: /^(组员|Members)$/ })
    .getByRole('listitem')
    .filter({ hasText: name });
}

async function isRefused(within: Locator, words: string): Promise<void> {
  await expect(within.getByRole('alert').filter({ hasText: words })).toBeVisible();
}

// Who they are ---------------------------------------------------------------------------------------------------------

const sayIn = (language: Language) => (key: string, values?: Record<string, string | number>) =>
  textOf(language, key, values);

async function sitDown(browser: Browser, account: string, language: Language = 'zh'): Promise<Person> {
  const person = await Person.sitDown(browser, product, account, { language });
  await person.logIn('/experiment/group');
  return person;
}

const sessions = new Map<string, Session>();

async function sessionOf(account: string): Promise<Session> {
  const session =
    sessions.get(account) ?? (await Session.open(product.url, account, product.passwordOf(account)));
  sessions.set(account, session);
  return session;
}

async function nameOf(account: string): Promise<string> {
  const { name } = await (await sessionOf(account)).whoAmI();
  return name;
}

async function theCase(session: Session) {
  const { list } = await session.call(projectList, { scope: 'course', size: 100 });
  const found = list.find(({ code }) => code === LENDING);
  if (!found) throw new Error('the lending case is not open to this account');
  return found;
}

async function caseName(language: Language): Promise<string> {
  return (await theCase(await sessionOf('student23'))).name[language];
}

/** Forms a team without hands; the account leads it. */
async function formTeam(
  account: string,
  name: string,
  mates: readonly string[],
  isOpen = false,
): Promise<number> {
  const session = await sessionOf(account);
  const { list } = await (await sessionOf('super01')).call(accountUsers, { identity: 1, size: 100 });
  const members = mates.map((mate) => list.find((user) => user.account === mate)?.id);
  const project_id = (await theCase(session)).id;
  const team = await session.call(teamCreate, { name, project_id, members, open_invitation: isOpen ? 1 : 0 });
  return team.id;
}
