import {
  accountQuery,
  factorList,
  IDENTITY,
  identityBind,
  identityLink,
  identityOwn,
  integrationTest,
  login,
  logout,
  passwordUpdate,
  secondStep,
  signInStanding,
  totpStart,
} from '@lets/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashCheaply } from '../../../../test/cheap-password.ts';
import { eventually } from '../../../../test/eventually.ts';
import { buildUser, logInAs } from '../../../../test/factories.ts';
import { Browser, HOME, type Page } from '../../../../test/peers/browser.ts';
import { type OpenidProvider, openOpenidProvider } from '../../../../test/peers/openid-provider.ts';
import { addTotp } from '../../../../test/second-factor.ts';
import { connect, refusals } from '../../../../test/sign-on-desk.ts';
import { type HttpStandIn, openStandIn } from '../../../../test/stand-ins/http-stand-in.ts';
import { openTestServer, type TestServer } from '../../../../test/test-server.ts';

/** Against a certified provider, as a browser goes. */

const PASSWORD = 'Right-one-1';
const MINUTE = 60_000;

let server: TestServer;
let provider: OpenidProvider;
/** The provider says at a real address that a session is over; it is handed on to the server under test. */
let relay: HttpStandIn;
let door: number;
let start: string;
let password_hash: string;
beforeAll(async () => {
  [server, provider] = await Promise.all([openTestServer(), openOpenidProvider()]);
  relay = await openStandIn(async ({ body }, response) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/sso/${door}/ended`,
      headers: { host: new URL(HOME).host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: body,
    });
    response.writeHead(answer.statusCode).end(answer.body);
  });
  door = await open();
  start = `/sso/${door}/start`;
  provider.serve({ back: `${HOME}/sso/${door}/back`, left: `${HOME}/login`, ended: relay.url });
  password_hash = await hashCheaply(PASSWORD);
});
afterAll(async () => {
  await server.close();
  await Promise.all([provider.close(), relay.close()]);
});

const open = (more: object = {}, secret = provider.secret) =>
  connect(
    server,
    'oidc',
    {
      issuer: provider.issuer,
      client_id: provider.clientId,
      scope: '',
      ends_there: true,
      makes: 'students',
      account_attribute: 'number',
      name_attribute: 'name',
      kind_attribute: 'affiliation',
      student_values: ['student'],
      mentor_values: ['faculty'],
      ...more,
    },
    { secrets: { client_secret: secret } },
  );

let count = 0;
let who: string;
let number: string;
beforeEach(() => {
  count += 1;
  who = `person-${count}`;
  number = `2026${count}`;
  provider.people.set(who, { number, name: '张三', affiliation: ['member', 'student'] });
});

/** As a person does; `until` an address that is not gone to. */
async function logIn(browser: Browser, from = start, until?: string): Promise<Page> {
  return provider.logIn(browser, await browser.open(from, {}, until), who, until);
}
const addressOf = ({ url }: Page) => `${url.pathname}${url.search}`;
const faultOf = ({ url }: Page) => url.searchParams.get('fault');
const me = async ({ session }: Browser) =>
  (await server.call(accountQuery, {}, { as: session ?? 'none' })).d?.account ?? null;
const build = (more: object = {}) => buildUser(server.deps.database, { password_hash, ...more });
/** The provider's clock does not go along, so ours is put back. */
async function later(work: () => Promise<void>): Promise<void> {
  server.putClock(11 * MINUTE);
  await work().finally(() => server.putClock(-11 * MINUTE));
}
async function latestRefusal() {
  return (await refusals(server)).at(-1);
}

describe('coming in', () => {
  it('makes an account for a student, opens it again, and goes where they wanted to go', async () => {
    const browser = new Browser(server);
    expect(addressOf(await logIn(browser, `${start}?go=/experiment/doing`))).toBe('/experiment/doing');
    expect(await me(browser)).toBe(number);
    const again = new Browser(server);
    expect(addressOf(await logIn(again))).toBe('/');
    expect(await me(again)).toBe(number);
    const { list, has_password } = (await server.call(identityOwn, {}, { as: again.session })).d;
    expect([list.map(({ label }) => label), has_password]).toEqual([[number], false]);
    const { rows } = await server.deps.database.pool.query(
      'select action, detail from audit_log where target = $1 order by id',
      [number],
    );
    expect(rows).toEqual([
      { action: 'identity_linked', detail: `oidc ${provider.issuer} ${who} (new account)` },
      { action: 'login', detail: `oidc ${provider.issuer}` },
      { action: 'login', detail: `oidc ${provider.issuer}` },
    ]);
  });

  it('makes one account of two first log-ins at once', async () => {
    const browsers = [new Browser(server), new Browser(server)];
    await Promise.all(browsers.map((browser) => logIn(browser)));
    expect(await Promise.all(browsers.map(me))).toEqual([number, number]);
  });

  it.each([
    '//evil.example/x',
    '/\\evil.example',
    'https://evil.example',
    '/\t/evil.example',
    '/sso/1/start',
  ])('goes to no other site afterwards: %j', async (go) => {
    const browser = new Browser(server);
    const from = `${start}?${new URLSearchParams({ go })}`;
    const back = await logIn(browser, from, `${HOME}/sso/${door}/back`);
    // The next redirect, wherever it leads.
    expect((await browser.open(back.url.href, {}, 'http')).url.href).toBe(`${HOME}/`);
  });

  it('lets nobody in whom the rules do not know, and links an account by its password in that browser only', async () => {
    provider.people.set(who, { number, affiliation: 'faculty' });
    const user = await build();
    const browser = new Browser(server);
    const page = await logIn(browser, `${start}?go=/experiment/doing`);
    expect([page.url.pathname, faultOf(page), page.url.searchParams.get('go')]).toEqual([
      '/signOn',
      'unknown',
      '/experiment/doing',
    ]);
    expect(await latestRefusal()).toBe('unknown');
    expect(browser.session).toBeNull();
    const ticket = page.url.searchParams.get('ticket') ?? '';
    const bind = (cookie: string | undefined, password = PASSWORD) =>
      server.call(
        identityBind,
        { ticket, account: user.account, password },
        { headers: { cookie: `lets_bind=${cookie}` } },
      );
    // Somebody was sent a link with the ticket of another person, who would then have their account.
    const foreign = await bind('of-another-browser');
    expect([foreign.code, foreign.d]).toEqual(['changed_meanwhile', { ticket: 'over' }]);
    expect((await bind(browser.cookie('lets_bind'), 'wrong')).code).toBe('bad_credentials');
    expect((await bind(browser.cookie('lets_bind'))).code).toBe('ok');
    expect((await bind(browser.cookie('lets_bind'))).code).toBe('changed_meanwhile');
    const again = new Browser(server);
    await logIn(again);
    expect(await me(again)).toBe(user.account);
  });

  it('takes an account of the same name only by its password, and a disabled one not at all', async () => {
    const user = await build({ account: number });
    expect(faultOf(await logIn(new Browser(server)))).toBe('taken');
    await server.deps.database.pool.query(
      'insert into identities (issuer, subject, user_id) values ($1, $2, $3)',
      [`oidc ${provider.issuer}`, who, user.id],
    );
    await server.deps.database.pool.query('update users set disabled = true where id = $1', [user.id]);
    const browser = new Browser(server);
    expect(faultOf(await logIn(browser))).toBe('disabled');
    expect(browser.session).toBeNull();
    expect(await latestRefusal()).toBe('disabled');
  });

  it('asks for the second step of those who have one', async () => {
    const user = await build();
    await server.deps.database.pool.query(
      'insert into identities (issuer, subject, user_id) values ($1, $2, $3)',
      [`oidc ${provider.issuer}`, who, user.id],
    );
    const totp = await addTotp(server, user);
    const browser = new Browser(server);
    const page = await logIn(browser, `${start}?go=/experiment/doing`);
    expect(addressOf(page)).toBe(
      `/signOn?fault=factor_needed&door=${door}&ways=totp&go=%2Fexperiment%2Fdoing`,
    );
    expect(browser.session).toBeNull();
    const cookie = `lets_second_step=${browser.cookie('lets_second_step')}`;
    const { code, headers } = await server.call(secondStep, { code: totp() }, { headers: { cookie } });
    expect(code).toBe('ok');
    const token = /lets_session=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? '';
    // And the session knows where it comes from.
    const { d } = await server.call(logout, {}, { as: token });
    expect(d.to).toContain(provider.issuer);
  });

  it('leaves those alone who are not logged in over there, where it was not to ask', async () => {
    const page = await new Browser(server).open(`${start}?quiet=1&go=/experiment/doing`);
    expect(addressOf(page)).toBe('/login?local=1&redirect=%2Fexperiment%2Fdoing');
    const browser = new Browser(server);
    await logIn(browser);
    await server.call(logout, {}, { as: browser.session });
    expect(addressOf(await browser.open(`${start}?quiet=1&go=/experiment/doing`))).toBe('/experiment/doing');
    expect(await me(browser)).toBe(number);
  });
});

describe('whoever did not set out', () => {
  it('is refused: another browser, a second time, another door, too late', async () => {
    const back = `${HOME}/sso/`;
    const [one, other] = [new Browser(server), new Browser(server)];
    await other.open(start, {}, provider.issuer);
    const page = await logIn(one, start, back);
    // Log-in CSRF: the reader of this link would be logged in as its sender.
    expect(faultOf(await other.open(page.url.href))).toBe('state');
    expect(other.session).toBeNull();
    // Nor with the sender's cookie by another name.
    other.useCookie(other.cookieNames.find((name) => name.startsWith('lets_sign_on')) ?? '', 'made-up');
    expect(faultOf(await other.open(page.url.href))).toBe('state');

    const cookie = one.cookieNames.find((name) => name.startsWith('lets_sign_on')) ?? '';
    const value = one.cookie(cookie) ?? '';
    expect(addressOf(await one.open(page.url.href))).toBe('/');
    expect(faultOf(await one.open(page.url.href))).toBe('state');
    // Not even with the cookie that is dropped by then.
    one.useCookie(cookie, value);
    expect(faultOf(await one.open(page.url.href))).toBe('state');

    const elsewhere = await logIn(one, start, back);
    const second = await open({ issuer: 'https://sso.other.example' });
    expect(faultOf(await one.open(elsewhere.url.href.replace(`/sso/${door}/`, `/sso/${second}/`)))).toBe(
      'state',
    );
    expect((await refusals(server)).slice(-5)).toEqual(Array(5).fill('state'));

    const late = await logIn(one, start, back);
    await later(async () => expect(faultOf(await one.open(late.url.href))).toBe('state'));
  });

  it('is shut out at their address after many tries', async () => {
    const hit = () =>
      server.app.inject({
        url: `/sso/${door}/back?state=guessed&code=x`,
        headers: { host: '127.0.0.1:4300' },
        remoteAddress: '203.0.113.77',
      });
    const answers = [];
    for (let i = 0; i < 61; i += 1) answers.push(String((await hit()).headers.location));
    expect(answers.slice(0, 60).every((to) => to.includes('fault=state'))).toBe(true);
    expect(answers.at(-1)).toContain('fault=too_many_tries');
  });

  it('cannot give this server another name', async () => {
    const { headers } = await server.app.inject({ url: start, headers: { host: 'lets.evil.example' } });
    expect(headers.location).toContain('fault=no_public_url');
  });
});

describe('linking', () => {
  const link = (as: string, password: string, go?: string) =>
    server.call(identityLink, { id: door, password, ...(go && { go }) }, { as });

  it('takes the password, and the identity that comes back; one that opens another account it refuses', async () => {
    const browser = new Browser(server);
    const user = await build();
    const { headers } = await server.call(login, { userData: { account: user.account, password: PASSWORD } });
    const token = /lets_session=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? '';
    expect((await link(token, '')).code).toBe('bad_credentials');
    const { d } = await link(token, PASSWORD, '/mentor/userCenter');
    // Only for them: nobody else, and nobody at all, can use it.
    expect(faultOf(await browser.open(d.to))).toBe('log_in_first');
    browser.use(token);
    expect(addressOf(await logIn(browser, d.to))).toBe('/mentor/userCenter');
    expect(browser.session).toBe(token);
    const { list } = (await server.call(identityOwn, {}, { as: token })).d;
    expect(list.map(({ label }) => label)).toEqual([number]);

    const rival = await build();
    const rivals = new Browser(server);
    rivals.use(await logInAs(server.deps.database, rival));
    const { to } = (await link(rivals.session ?? '', PASSWORD)).d;
    expect(faultOf(await logIn(rivals, to))).toBe('bound');
    expect((await server.call(identityOwn, {}, { as: rivals.session })).d.list).toEqual([]);
    expect(await latestRefusal()).toBe('bound');
  });

  it('takes no ticket of another person', async () => {
    const [one, other] = [await build(), await build()];
    const { to } = (await link(await logInAs(server.deps.database, one), PASSWORD)).d;
    const browser = new Browser(server);
    browser.use(await logInAs(server.deps.database, other));
    expect(faultOf(await browser.open(to))).toBe('state');
    expect(await latestRefusal()).toBe('link');
  });
});

describe('an account without a password', () => {
  it('that must set up a second factor can learn that it has no password, and set one up', async () => {
    const browser = new Browser(server);
    await logIn(browser);
    const as = browser.session;
    await server.deps.database.pool.query('update users set identity = 2 where account = $1', [number]);
    await server.deps.database.pool.query(
      `insert into system_params (key, value) values ('SIGN_IN', '{"second_factor":"staff"}')`,
    );
    const standing = (await server.call(signInStanding, {}, { as })).d.demand;
    const own = await server.call(identityOwn, {}, { as });
    const begun = await server.call(totpStart, { password: '' }, { as });
    await server.deps.database.pool.query(`delete from system_params where key = 'SIGN_IN'`);
    expect([standing, own.d.has_password, begun.code]).toEqual(['factor_missing', false, 'ok']);
  });

  it('is not asked for a new one, and says plainly that it has none', async () => {
    const browser = new Browser(server);
    await logIn(browser);
    const as = browser.session;
    await server.deps.database.pool.query(
      `insert into system_params (key, value) values ('SIGN_IN', '{"password_days":1}')`,
    );
    await server.deps.database.pool.query(
      `update users set password_changed_at = now() - interval '40 days' where account = $1`,
      [number],
    );
    expect((await server.call(signInStanding, {}, { as })).d.demand).toBeNull();
    await server.deps.database.pool.query(`delete from system_params where key = 'SIGN_IN'`);
    const change = { account: number, old_password: 'anything', new_password: 'Brand-new-2' };
    expect((await server.call(passwordUpdate, change, { as })).code).toBe('no_password');
    // Nobody else learns that.
    expect((await server.call(passwordUpdate, change)).code).toBe('bad_credentials');
  });

  it('proves itself by a fresh log-in where others give their password', async () => {
    const browser = new Browser(server);
    await logIn(browser);
    const as = browser.session;
    expect((await server.call(totpStart, { password: '' }, { as })).code).toBe('ok');
    await later(async () => {
      expect((await server.call(totpStart, { password: '' }, { as })).code).toBe('no_password');
      expect((await server.call(totpStart, { password: 'guess' }, { as })).code).toBe('no_password');
    });
    expect((await server.call(factorList, {}, { as })).d.totp).toBeNull();
  });

  it('leaves the last super administrator their own way in', async () => {
    const last = await build({ identity: IDENTITY.super_admin });
    provider.people.set(who, { number: last.account, affiliation: 'faculty' });
    const trusting = await open({ trusts_account: true, makes: 'all', goes_straight: true });
    provider.serve({ back: `${HOME}/sso/${trusting}/back`, left: `${HOME}/login`, ended: relay.url });
    expect(faultOf(await logIn(new Browser(server), `/sso/${trusting}/start`))).toBe('taken');
    provider.serve({ back: `${HOME}/sso/${door}/back`, left: `${HOME}/login`, ended: relay.url });
    const { code } = await server.call(login, { userData: { account: last.account, password: PASSWORD } });
    expect(code).toBe('ok');
  });
});

describe('leaving', () => {
  it('ends exactly the session that ended at the provider, and its sockets', async () => {
    const [browser, elsewhere] = [new Browser(server), new Browser(server)];
    await logIn(browser);
    await logIn(elsewhere);
    const { id } = (await server.call(accountQuery, {}, { as: browser.session })).d;
    server.sessionsEnded.length = 0;
    relay.heard.length = 0;
    const { to } = (await server.call(logout, {}, { as: elsewhere.session })).d;
    expect(await me(elsewhere)).toBeNull();
    // Only the browser's going there ends it over there.
    expect(await me(browser)).toBe(number);
    const asked = await elsewhere.open(to ?? '');
    const left = await elsewhere.submit(asked, { logout: 'yes' });
    expect(addressOf(left)).toBe('/login');
    await eventually(() => expect(relay.heard).toHaveLength(1));
    expect(await me(browser)).toBe(number);

    const there = await browser.open(`${provider.issuer}/session/end`);
    await browser.submit(there, { logout: 'yes' });
    await eventually(async () => expect(await me(browser)).toBeNull());
    expect(server.sessionsEnded).toContain(id);
    const { rows } = await server.deps.database.pool.query(
      `select target, detail from audit_log where action = 'sign_on_ended'`,
    );
    expect(rows).toContainEqual({ target: number, detail: `oidc ${provider.issuer} (1)` });
    // Once: whoever has seen the token ends nothing with it.
    const token = relay.heard.at(-1)?.body ?? '';
    const again = await fetch(relay.url, { method: 'POST', body: token });
    expect([again.status, await latestRefusal()]).toEqual([400, 'logout token again']);
  });
});

describe('a test of the connection', () => {
  const check = async (id: number) => {
    const as = await logInAs(server.deps.database, await build({ identity: IDENTITY.super_admin }));
    const { checks } = (await server.call(integrationTest, { id }, { as })).d;
    return checks.map((one) => `${one.check} ${one.is_ok}`);
  };
  const FINE = ['settings true', 'connection true', 'answer true', 'issuer true', 'keys true'];

  it('says what is right and what is wrong', async () => {
    expect(await check(door)).toEqual([...FINE, 'credentials true']);
    expect(await check(await open({}, 'another secret'))).toEqual([...FINE, 'credentials false']);
    expect(await check(await open({ issuer: `${provider.issuer}/` }))).toEqual([
      ...FINE.slice(0, 3),
      'issuer false',
    ]);
    expect(await check(await open({ issuer: 'http://sso.school.example' }))).toEqual([
      'settings true',
      'certificate false',
    ]);
    expect(await check(await open({ issuer: 'http://127.0.0.1:9' }))).toEqual([
      'settings true',
      'connection false',
    ]);
  });

  it('and people are told when the server does not answer', async () => {
    const down = await open({ issuer: 'http://127.0.0.1:9' });
    expect(faultOf(await new Browser(server).open(`/sso/${down}/start`))).toBe('down');
    expect(faultOf(await new Browser(server).open('/sso/99999/start'))).toBe('off');
  });
});
