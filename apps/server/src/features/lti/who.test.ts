import {
  accountQuery,
  IDENTITY,
  identityBind,
  integrationTest,
  logList,
  SESSION_COOKIE,
} from '@lets/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../../../test/factories.ts';
import { HOST, ORIGIN } from '../../../test/peers/lti-browser.ts';
import {
  bringBack,
  chooseCase,
  choosing,
  type LtiSchool,
  linkTeacher,
  openLtiSchool,
} from '../../../test/peers/lti-school.ts';
import { DEEP_LINKING, LTI, type Message, ROLE } from '../../../test/peers/platform.ts';
import { addTotp } from '../../../test/second-factor.ts';
import { hashPassword } from '../account/service.ts';

let school: LtiSchool;
let chosen: Message;
beforeAll(async () => {
  school = await openLtiSchool({ settings: { number_claim: 'lis.person_sourcedid' } });
  await linkTeacher(school);
  await school.browser('teacher').launch(school.message('Instructor', 'a'));
  await school.approve();
  chosen = { [`${LTI}custom`]: (await chooseCase(school)).custom };
});
afterAll(() => school.close());

const numbered = (number: string) => ({ [`${LTI}lis`]: { person_sourcedid: number } });
const newestRefusal = async () =>
  (await school.server.call(logList, { action: 'lti_refused', size: 1 }, { as: school.admin.token })).d
    .list[0]?.detail;

it('its platform is tested to the token that it gives us by our keys', async () => {
  const { d } = await school.server.call(
    integrationTest,
    { id: school.integrationId },
    { as: school.admin.token },
  );
  expect(d.checks.at(-1)).toEqual({ check: 'credentials', is_ok: true, detail: '' });
});

describe('deep linking', () => {
  it('puts the case into the course as a class task, with a column for its grades, and gives back what came', async () => {
    const item = await chooseCase(school);
    expect(item).toMatchObject({
      type: 'ltiResourceLink',
      url: 'https://lets.example.edu/lti/launch',
      custom: { lets_project: String(school.projectId), lets_task: expect.stringMatching(/^\d+$/) },
      lineItem: { scoreMaximum: 100, resourceId: `project:${school.projectId}` },
      window: { targetName: 'lets' },
    });
    expect(school.platform.returned.at(-1)?.claims).toMatchObject({
      iss: school.platform.clientId,
      aud: school.platform.issuer,
      [`${LTI}deployment_id`]: '1',
      [`${DEEP_LINKING}data`]: 'opaque <data>',
    });
    expect(school.platform.refused).toEqual([]);
  });

  it('of a teacher who is new here offers the cases of the course that an administrator has named', async () => {
    const message = choosing(school, { more: { [`${LTI}context`]: { id: 'new course', label: 'NEW1' } } });
    const page = await school.browser('new teacher').launch(message, { isFramed: true });
    expect(page.html).toContain('No case can be given');
    await school.change({ course_id: school.courseId });
    const named = choosing(school, { more: { [`${LTI}context`]: { id: 'next course', label: 'NEW2' } } });
    const offered = await school.browser('new teacher').launch(named, { isFramed: true });
    expect(offered.html).toContain(`name="project_id" value="${school.projectId}"`);
    await school.change({});
  });

  it('cancelled brings nothing back, and the page works once', async () => {
    const browser = school.browser('teacher');
    const page = await browser.launch(choosing(school), { isFramed: true });
    const back = await browser.press(page, { act: 'cancel' }, true);
    expect((await bringBack(school, back)).items).toEqual([]);
    expect(String(back.headers['content-security-policy'])).toContain(
      `form-action 'self' ${school.platform.issuer}`,
    );
    const again = await browser.press(page, { act: 'choose', project_id: String(school.projectId) }, true);
    expect(again.html).toContain('Please open this activity again');
  });

  it('without a case, or with one that they may not give, asks again and gives nothing', async () => {
    const browser = school.browser('teacher');
    const page = await browser.launch(choosing(school), { isFramed: true });
    expect((await browser.press(page, { act: 'choose' }, true)).html).toContain('Choose a case first.');
    const foreign = await browser.press(page, { act: 'choose', project_id: '999999' }, true);
    expect(foreign.html).toContain('role="alert"');
    expect((await browser.press(page, { act: 'cancel' }, true)).html).toContain('name="JWT"');
  });

  it('is for teachers, and for places that take links', async () => {
    const student = await school.browser('student 1').launch(choosing(school, { role: 'Learner' }));
    expect(student.html).toContain('Only teachers choose cases');
    const settings = { accept_types: ['image'] };
    const page = await school.browser('teacher').launch(choosing(school, { settings }));
    expect(page.html).toContain('No case can be put here');
  });
});

describe('an account', () => {
  it('is matched by the number that the administrator trusts, and by nothing else', async () => {
    const { database } = school.server.deps;
    const known = await buildUser(database, { account: '2026001', email: 'a@example.edu' });
    const browser = school.browser('by number');
    await browser.launch(school.message('Learner', 'task', { ...chosen, ...numbered('2026001') }));
    expect((await school.server.call(accountQuery, {}, { as: browser.session })).d.id).toBe(known.id);
    const other = school.browser('by mail');
    await other.launch(school.message('Learner', 'task', { ...chosen, email: 'a@example.edu' }));
    expect((await school.server.call(accountQuery, {}, { as: other.session })).d.account).toMatch(/^lti-/);
  });

  it('of an administrator is never matched: they link it by its password', async () => {
    const { database, passwordCost } = school.server.deps;
    const password_hash = await hashPassword('Right-password-1', passwordCost);
    await buildUser(database, { account: 'admin7', identity: IDENTITY.admin, password_hash });
    const browser = school.browser('admin over there');
    const { to } = await browser.launch(school.message('Instructor', 'a', numbered('admin7')));
    expect(browser.session).toBeNull();
    const { pathname, searchParams } = new URL(to, 'https://lets.example.edu');
    expect([pathname, searchParams.get('fault')]).toEqual(['/signOn', 'taken']);
    const ticket = searchParams.get('ticket') ?? '';
    const bind = { ticket, account: 'admin7', password: 'Right-password-1' };
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect((await school.server.call(identityBind, bind, { headers: { cookie } })).code).toBe('ok');
    expect((await browser.launch(school.message('Instructor', 'a', numbered('admin7')))).to).toBe('/');
  });

  it('that is linked by its password takes the launch up again, for its owner alone', async () => {
    const { deps, app } = school.server;
    const password_hash = await hashPassword('Right-password-1', deps.passwordCost);
    const own = await buildUser(deps.database, { account: 'own-account', password_hash });
    await buildUser(deps.database, { account: 'admin-elsewhere', identity: IDENTITY.admin });
    const browser = school.browser('links late');
    const message = school.message('Learner', 'task', { ...chosen, ...numbered('admin-elsewhere') });
    const unbound = async () => new URL((await browser.launch(message)).to, ORIGIN).searchParams;
    const early = (await unbound()).get('go') ?? '';
    expect(early).toMatch(/^\/lti\/resume\?ticket=/);
    // Before it is linked.
    expect((await browser.send(early)).status).toBe(403);
    const sentOn = (await unbound()).get('go') ?? '';
    const query = await unbound();
    const bind = { ticket: query.get('ticket') ?? '', account: own.account, password: 'Right-password-1' };
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const bound = await school.server.call(identityBind, bind, { headers: { cookie } });
    expect(bound.code).toBe('ok');
    const [, token = ''] = /lets_session=([^;]+)/.exec(String(bound.headers['set-cookie'])) ?? [];
    // In a browser where nobody is logged in, or another person.
    expect((await school.browser('victim').send(sentOn)).status).toBe(403);
    const resumed = (of: string) =>
      app.inject({ url: query.get('go') ?? '', headers: { host: HOST, cookie: `${SESSION_COOKIE}=${of}` } });
    expect((await resumed(token)).headers.location).toMatch(/^\/experiment\/prepare\/edit\/\d+$/);
    expect((await resumed(token)).statusCode).toBe(403);
    const other = new URL((await browser.launch(message)).to, ORIGIN);
    expect(other.pathname).toMatch(/^\/experiment\/prepare\/edit\/\d+$/);
  });

  it('with a second factor takes the second step first, and goes on from there', async () => {
    const owner = await buildUser(school.server.deps.database, { account: '2026002' });
    await addTotp(school.server, owner);
    const browser = school.browser('with a factor');
    const { to } = await browser.launch(
      school.message('Learner', 'task', { ...chosen, ...numbered('2026002') }),
    );
    const { pathname, searchParams } = new URL(to, 'https://lets.example.edu');
    expect([pathname, browser.session]).toEqual(['/signOn', null]);
    expect(Object.fromEntries(searchParams)).toEqual({
      fault: 'factor_needed',
      ways: 'totp',
      go: expect.stringMatching(/^\/experiment\/prepare\/edit\/\d+$/),
    });
  });

  it('is not made for nobody: a launch without a name is refused politely', async () => {
    const browser = school.browser('x');
    const { to } = await browser.begin(school.message('Learner', 'a'));
    const asked = new URL(to).searchParams;
    const now = Math.floor(school.server.deps.clock() / 1000);
    const id_token = await school.platform.sign({
      ...school.message('Learner', 'a'),
      iss: school.platform.issuer,
      aud: school.platform.clientId,
      nonce: asked.get('nonce') ?? '',
      iat: now,
      exp: now + 60,
    });
    const page = await browser.send('/lti/launch', { body: { state: asked.get('state') ?? '', id_token } });
    expect([page.status, await newestRefusal()]).toEqual([403, 'no sub']);
  });
});

describe('somebody who comes', () => {
  const refused = async (message: Message, who = 'somebody') =>
    (await school.browser(who).launch(message)).html;

  it.each([
    [[`${ROLE}Mentor`], 'You have no part in this course'],
    [
      ['http://purl.imsglobal.org/vocab/lis/v2/institution/person#Instructor'],
      'You have no part in this course',
    ],
    [['http://purl.imsglobal.org/vocab/lis/v2/system/person#SysAdmin'], 'You have no part in this course'],
  ])('with the roles %j alone gets nowhere', async (roles, words) => {
    expect(await refused(school.message('Learner', 'a', { [`${LTI}roles`]: roles }))).toContain(words);
  });

  it('to a course that no teacher has opened waits for one', async () => {
    expect(await refused(school.message('Learner', 'a', { course: 'NEW1' }))).toContain(
      'Your teacher has not opened this course yet',
    );
  });

  it('as a teacher with a student’s account teaches nothing', async () => {
    await refused(school.message('Learner', 'a', chosen), 'student 9');
    expect(await refused(school.message('Instructor', 'a'), 'student 9')).toContain(
      'Your account is a student’s',
    );
    expect(await refused(school.message('Learner', 'a'), 'teacher')).toContain(
      'Your account is not a student’s',
    );
  });

  it('never an administrator by the word of a platform', async () => {
    await refused(
      school.message('Instructor', 'a', { [`${LTI}roles`]: [`${ROLE}Administrator`] }),
      'platform admin',
    );
    const users = await school.server.deps.database.db.query.users.findMany();
    const made = users.filter(({ account }) => account.startsWith('lti-'));
    expect(made.every(({ identity }) => identity === IDENTITY.student || identity === IDENTITY.mentor)).toBe(
      true,
    );
  });
});
