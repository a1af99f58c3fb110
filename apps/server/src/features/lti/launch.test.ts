import { accountQuery, experimentDetail, IDENTITY, logList } from '@lets/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORIGIN } from '../../../test/peers/lti-browser.ts';
import { chooseCase, type LtiSchool, linkTeacher, openLtiSchool } from '../../../test/peers/lti-school.ts';
import { LTI } from '../../../test/peers/platform.ts';

let school: LtiSchool;
beforeAll(async () => {
  school = await openLtiSchool();
  await linkTeacher(school);
});
afterAll(() => school.close());

const audited = async (q?: string) =>
  (
    await school.server.call(
      logList,
      { action: 'lti_refused', size: 5, ...(q && { q }) },
      { as: school.admin.token },
    )
  ).d.list;
const newestRefusal = async () => (await audited())[0]?.detail;
const chosen = async () => ({ [`${LTI}custom`]: (await chooseCase(school)).custom });

it('a deployment that is seen for the first time waits for an administrator', async () => {
  const browser = school.browser('teacher');
  const page = await browser.launch(school.message('Instructor', 'first'));
  expect([page.status, page.to]).toEqual([403, '']);
  expect(page.html).toContain('Waiting for an administrator');
  expect(await newestRefusal()).toBe('deployment 1 waits');
  expect(browser.session).toBeNull();
  await school.approve();
  expect((await browser.launch(school.message('Instructor', 'first'))).to).toBe('/mentor/tasks');
  expect(browser.session).not.toBeNull();
});

describe('a launch', () => {
  it.each([false, true])('asks the platform exactly what Moodle takes (posted: %s)', async (isPosted) => {
    const { to } = await school.browser('teacher').begin(school.message('Instructor', 'a'), { isPosted });
    const asked = new URL(to);
    expect(asked.origin + asked.pathname).toBe(`${school.platform.issuer}/auth`);
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      scope: 'openid',
      response_type: 'id_token',
      response_mode: 'form_post',
      prompt: 'none',
      client_id: school.platform.clientId,
      redirect_uri: `${ORIGIN}/lti/launch`,
      login_hint: 'teacher',
      lti_message_hint: expect.any(String),
      state: expect.any(String),
      nonce: expect.any(String),
    });
  });

  it('keeps its state in a cookie that frames of other sites get too', async () => {
    const { headers } = await school.browser('teacher').begin(school.message('Instructor', 'a'));
    const cookie = String(headers['set-cookie']);
    expect(cookie).toMatch(/^lti_[0-9a-f]{32}=/);
    for (const part of ['Path=/lti', 'HttpOnly', 'Secure', 'SameSite=None', 'Partitioned', 'Max-Age=600'])
      expect(cookie.split('; ')).toContain(part);
  });

  it('opens a class for the course at the first teacher, and none at the next', async () => {
    const first = await school.browser('teacher').launch(school.message('Instructor', 'a'));
    expect([first.status, first.to]).toEqual([303, '/mentor/tasks']);
    const browser = school.browser('new teacher');
    await browser.launch(school.message('Instructor', 'a'));
    const me = await school.server.call(accountQuery, {}, { as: browser.session });
    expect(me.d).toMatchObject({
      identity: IDENTITY.mentor,
      account: expect.stringMatching(/^lti-[0-9a-f]{12}$/),
    });
    const rows = await school.server.deps.database.db.query.ltiContexts.findMany();
    expect(rows.map(({ context_id }) => context_id)).toEqual(['context LAW301']);
  });

  it('of a course with the code of another that the teacher does not teach gets a course of its own', async () => {
    const { database } = school.server.deps;
    await school
      .browser('stranger')
      .launch(school.message('Instructor', 'x', { [`${LTI}context`]: { id: 'other', label: 'LAW301' } }));
    const courses = await database.db.query.courses.findMany();
    expect(courses.map(({ code }) => code)).toContain('LAW301-2');
  });

  it('takes students into the class, and to their own experiment of the case that was chosen', async () => {
    const custom = await chosen();
    const student = school.browser('student 1');
    const page = await student.launch(school.message('Learner', 'task', custom));
    expect(page.to).toMatch(/^\/experiment\/prepare\/edit\/\d+$/);
    const eid = Number(page.to.split('/').at(-1));
    const detail = await school.server.call(experimentDetail, { eid }, { as: student.session });
    expect(detail.code).toBe('ok');
    // The next is seated in the same group, which has room for two, and the third in another.
    const pages = [];
    for (const who of ['student 2', 'student 3', 'student 1'])
      pages.push(await school.browser(who).launch(school.message('Learner', 'task', custom)));
    const runs = pages.map(({ to }) => Number(to.split('/').at(-1)));
    expect(runs).toEqual([eid, expect.any(Number), eid]);
    expect(runs[1]).not.toBe(eid);
  });

  it('of many at once seats nobody where there is no room, and opens one class for two teachers', async () => {
    const more = { [`${LTI}context`]: { id: 'at once', label: 'ONCE' } };
    const teachers = ['teacher 7', 'teacher 8'].map((who) =>
      school.browser(who).launch(school.message('Instructor', 'once', more)),
    );
    expect((await Promise.all(teachers)).map(({ to }) => to)).toEqual(['/mentor/tasks', '/mentor/tasks']);
    const { database } = school.server.deps;
    const contexts = await database.db.query.ltiContexts.findMany();
    expect(contexts.filter(({ context_id }) => context_id === 'at once')).toHaveLength(1);
    const custom = await chosen();
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((i) =>
        school.browser(`late ${i}`).launch(school.message('Learner', 'many', custom)),
      ),
    );
    const runs = Map.groupBy(pages, ({ to }) => to);
    expect([...runs.values()].map(({ length }) => length).sort()).toEqual([1, 2, 2]);
  });

  it('keeps where grades and members are, as the latest launch says, and nothing over HTTP of a platform with HTTPS', async () => {
    const grades = {
      'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': {
        scope: ['score'],
        lineitem: 'https://moodle.example.edu/lineitems/7/lineitem?type_id=3',
        lineitems: 'https://moodle.example.edu/lineitems?type_id=3',
      },
      'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice': {
        context_memberships_url: 'http://10.0.0.5/members',
        service_versions: ['2.0'],
      },
    };
    await school.browser('teacher').launch(school.message('Instructor', 'graded', grades));
    await school.browser('teacher').launch(school.message('Instructor', 'graded'));
    const links = await school.server.deps.database.db.query.ltiLinks.findMany();
    expect(links.find(({ resource_link_id }) => resource_link_id === 'graded')).toMatchObject({
      lineitem_url: 'https://moodle.example.edu/lineitems/7/lineitem?type_id=3',
      lineitems_url: 'https://moodle.example.edu/lineitems?type_id=3',
      scopes: ['score'],
    });
    const contexts = await school.server.deps.database.db.query.ltiContexts.findMany();
    // The platform of this test is on this machine, which counts as safe.
    expect(contexts[0]?.memberships_url).toBe('');
  });

  it('of a copied course gives its class a task of its own, when its teacher comes', async () => {
    const custom = await chosen();
    const copied = {
      ...custom,
      course: 'LAW301',
      [`${LTI}context`]: { id: 'copy', label: 'LAW301', title: 'Copy' },
    };
    await school
      .browser('teacher')
      .launch(school.message('Instructor', 'copied', { ...copied, [`${LTI}custom`]: {} }));
    const early = await school.browser('student 1').launch(school.message('Learner', 'copied', copied));
    expect(early.html).toContain('There is no experiment here yet');
    const { to } = await school.browser('teacher').launch(school.message('Instructor', 'copied', copied));
    const own = Number(to.split('=').at(-1));
    const { lets_task } = custom[`${LTI}custom`] as { lets_task: string };
    expect(to).toMatch(/^\/mentor\/tasks\?open=\d+$/);
    expect(own).not.toBe(Number(lets_task));
    const late = await school.browser('student 1').launch(school.message('Learner', 'copied', copied));
    expect(late.to).toMatch(/^\/experiment\/prepare\/edit\/\d+$/);
  });

  it('in a frame opens a window, by a press on a page of ours alone, and once', async () => {
    const browser = school.browser('student 1');
    const page = await browser.launch(school.message('Learner', 'a', await chosen()), { isFramed: true });
    expect(page.status).toBe(200);
    expect(String(page.headers['content-security-policy'])).toContain(
      `frame-ancestors ${school.platform.issuer}`,
    );
    expect(page.headers['x-frame-options']).toBeUndefined();
    expect(browser.session).toBeNull();
    const ticket = /name="ticket" value="([^"]*)"/.exec(page.html)?.[1] ?? '';
    const foreign = await school.browser('victim').send('/lti/enter', { body: { ticket } });
    expect([foreign.status, foreign.to]).toEqual([403, '']);
    expect(await newestRefusal()).toBe('a ticket sent by another site');
    const opened = await browser.press(page);
    expect(opened.to).toMatch(/^\/experiment\/prepare\/edit\/\d+$/);
    expect(browser.session).not.toBeNull();
    expect((await browser.press(page)).html).toContain('Please open this activity again');
  });

  it('speaks the language that the platform says', async () => {
    const more = { [`${LTI}launch_presentation`]: { locale: 'zh_CN', document_target: 'iframe' } };
    const page = await school
      .browser('teacher')
      .launch(school.message('Instructor', 'a', more), { isFramed: true });
    expect(page.html).toContain('打开实验平台');
  });
});
