import {
  accountQuery,
  IDENTITY,
  passwordUpdate,
  secondStep,
  wechatBind,
  wechatBinding,
  wechatLogin,
  wechatUnbind,
  wechatUrl,
} from '@lets/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashCheaply } from '../../../../test/cheap-password.ts';
import { buildUser, checksum, logInAs } from '../../../../test/factories.ts';
import { addTotp } from '../../../../test/second-factor.ts';
import { type HttpStandIn, openStandIn, type Reply } from '../../../../test/stand-ins/http-stand-in.ts';
import { openTestServer, type TestServer } from '../../../../test/test-server.ts';
import { systemParams } from '../../../db/schema/index.ts';

const PASSWORD = 'Right-one-1';
const SECRET = 'app-secret-0123456789';
const MINUTE = 60_000;

/** As WeChat answers: text that is JSON, HTTP 200 for refusals too. */
const friendly: Reply = ({ url }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://x');
  const answer =
    pathname === '/sns/userinfo'
      ? { openid: searchParams.get('openid'), nickname: ' 小\u0007法 ' }
      : { access_token: 'token', openid: `openid-${searchParams.get('code')}`, scope: 'snsapi_login' };
  response.setHeader('content-type', 'text/plain').end(JSON.stringify(answer));
};
let reply = friendly;

let wechat: HttpStandIn;
let server: TestServer;
let password_hash: string;
beforeAll(async () => {
  wechat = await openStandIn((heard, response) => reply(heard, response));
  server = await openTestServer({
    env: {
      WECHAT_APP_ID: 'wx0001',
      WECHAT_SECRET: SECRET,
      WECHAT_BASE_URL: wechat.url,
      WECHAT_TIMEOUT: '0.3',
    },
  });
  password_hash = await hashCheaply(PASSWORD);
});
afterAll(async () => {
  await server.close();
  await wechat.close();
});
beforeEach(() => {
  wechat.heard.length = 0;
});
afterEach(() => {
  reply = friendly;
});

const build = (overrides: object = {}) => buildUser(server.deps.database, { password_hash, ...overrides });
const cookiesOf = (headers: Readonly<Record<string, unknown>>) => [headers['set-cookie']].flat().map(String);
const cookieOf = (headers: Readonly<Record<string, unknown>>, name: string) =>
  cookiesOf(headers).find((cookie) => cookie.startsWith(`${name}=`));
const tokenOf = (headers: Readonly<Record<string, unknown>>) =>
  /^lets_session=([^;]+)/.exec(cookieOf(headers, 'lets_session') ?? '')?.[1] ?? '';

/** What a browser does: ask where to go, and keep the cookie. */
async function setOut() {
  const { d, headers } = await server.call(wechatUrl, {});
  const cookie = cookieOf(headers, 'lets_wechat')?.split(';')[0] ?? '';
  return { url: new URL(d.url), cookie, state: new URL(d.url).searchParams.get('state') ?? '' };
}
const comeBack = (code: string, state: string, cookie: string) =>
  server.call(wechatLogin, { code, state }, { headers: { cookie } });
async function arrive(code: string) {
  const { state, cookie } = await setOut();
  return comeBack(code, state, cookie);
}
async function ticketFor(code: string): Promise<string> {
  const { d } = await arrive(code);
  return d.ticket ?? '';
}
const bind = (ticket: string, account: string, password = PASSWORD) =>
  server.call(wechatBind, { ticket, account, password });

describe('setting out', () => {
  it('goes to the page that WeChat describes, with a state in the address and in a cookie no script can read', async () => {
    const { headers, d } = await server.call(wechatUrl, {});
    const url = new URL(d.url);
    expect(`${url.origin}${url.pathname}${url.hash}`).toBe(`${wechat.url}/connect/qrconnect#wechat_redirect`);
    const state = url.searchParams.get('state') ?? '';
    expect(Object.fromEntries(url.searchParams)).toEqual({
      appid: 'wx0001',
      redirect_uri: 'http://127.0.0.1:4300/wechatLogin',
      response_type: 'code',
      scope: 'snsapi_login',
      state,
    });
    expect(state.length).toBeLessThanOrEqual(128);
    expect(cookieOf(headers, 'lets_wechat')).toBe(
      `lets_wechat=${state}; Max-Age=600; Path=/api/account/wechat; HttpOnly; SameSite=Lax`,
    );
    expect(d.url).not.toContain(SECRET);
  });
});

describe('coming back', () => {
  it('gives somebody unknown a ticket, binds by the right password, and logs in from then on', async () => {
    const user = await build();
    const first = await arrive('code-1');
    expect(first.d).toEqual({ user: null, ticket: expect.any(String), nickname: '小法' });
    expect(tokenOf(first.headers)).toBe('');
    expect(wechat.heard.map(({ url }) => url)).toEqual([
      `/sns/oauth2/access_token?appid=wx0001&secret=${SECRET}&code=code-1&grant_type=authorization_code`,
      '/sns/userinfo?access_token=token&openid=openid-code-1&lang=zh_CN',
    ]);
    const bound = await bind(first.d.ticket ?? '', user.account);
    expect([bound.code, bound.d.id]).toEqual(['ok', user.id]);
    const as = tokenOf(bound.headers);
    expect((await server.call(accountQuery, {}, { as })).d.id).toBe(user.id);
    expect((await server.call(wechatBinding, {}, { as })).d).toEqual({
      configured: true,
      nickname: '小法',
    });
    const again = await arrive('code-1');
    expect(again.d).toMatchObject({ user: { id: user.id }, ticket: null });
    expect((await server.call(accountQuery, {}, { as: tokenOf(again.headers) })).d.id).toBe(user.id);
    const { rows } = await server.deps.database.pool.query(
      'select action, detail from audit_log where target = $1 order by id',
      [user.account],
    );
    expect(rows).toEqual([
      { action: 'wechat_bound', detail: '' },
      { action: 'login', detail: 'wechat' },
      { action: 'login', detail: 'wechat' },
    ]);
  });

  it('refuses a state that is not this browser’s, not ours, used, changed or over, and asks WeChat nothing', async () => {
    const one = await setOut();
    const other = await setOut();
    const before = await checksum(server.deps.database, ['login_failures']);
    const [random, until, signature] = other.state.split('.');
    const later = `${random}.${(Date.now() + 60 * MINUTE).toString(36)}.${signature}`;
    const tries: readonly [string, string][] = [
      [one.state, ''],
      [one.state, other.cookie],
      ['made-up', 'lets_wechat=made-up'],
      [`${random}.${until}`, `lets_wechat=${random}.${until}`],
      [later, `lets_wechat=${later}`],
    ];
    for (const [state, cookie] of tries) {
      const { code, headers } = await comeBack('code-x', state, cookie);
      expect(code).toBe('bad_credentials');
      expect(tokenOf(headers)).toBe('');
    }
    expect(await checksum(server.deps.database, ['login_failures'])).toBe(before);
    expect((await comeBack('code-y', one.state, one.cookie)).code).toBe('ok');
    expect((await comeBack('code-y', one.state, one.cookie)).code).toBe('bad_credentials');
    server.pass(10 * MINUTE);
    expect((await comeBack('code-z', other.state, other.cookie)).code).toBe('bad_credentials');
    expect(wechat.heard.filter(({ url }) => url.startsWith('/sns/oauth2'))).toHaveLength(1);
  });

  it('takes a state once even when it comes many times at once, and clears the cookie', async () => {
    const { state, cookie } = await setOut();
    const answers = await Promise.all(Array.from({ length: 5 }, () => comeBack('c', state, cookie)));
    expect(answers.filter(({ code }) => code === 'ok')).toHaveLength(1);
    for (const { headers } of answers) {
      expect(cookieOf(headers, 'lets_wechat')).toMatch(/^lets_wechat=; .*Expires=Thu, 01 Jan 1970/);
    }
  });

  it('tells a code that WeChat does not take from a WeChat that is out of order', async () => {
    const json =
      (answer: unknown, status = 200): Reply =>
      (_, response) =>
        void response.writeHead(status).end(JSON.stringify(answer));
    const cases: readonly [string, Reply, string][] = [
      ['a wrong code', json({ errcode: 40029, errmsg: 'invalid code' }), 'bad_credentials'],
      ['a used code', json({ errcode: 40163, errmsg: 'code been used' }), 'bad_credentials'],
      ['a wrong secret', json({ errcode: 40125, errmsg: `secret ${SECRET}` }), 'wechat_unavailable'],
      ['a fault', json({}, 502), 'wechat_unavailable'],
      ['garbage', (_, response) => void response.end('<html>'), 'wechat_unavailable'],
      ['no person', json({ access_token: 't' }), 'wechat_unavailable'],
      ['a strange person', json({ access_token: 't', openid: 'a b\u0000' }), 'wechat_unavailable'],
      ['a flood', (_, response) => void response.end('"'.padEnd(100_000, 'x')), 'wechat_unavailable'],
      ['silence', () => {}, 'wechat_unavailable'],
      ['a hung-up line', (_, response) => void response.destroy(), 'wechat_unavailable'],
      [
        'somewhere else',
        (_, response) => void response.writeHead(302, { location: `${wechat.url}/x` }).end(),
        'wechat_unavailable',
      ],
    ];
    for (const [what, answer, code] of cases) {
      reply = answer;
      expect((await arrive('c')).code, what).toBe(code);
    }
  });

  it('lets somebody in whose nickname cannot be had', async () => {
    reply = (heard, response) =>
      heard.url.startsWith('/sns/userinfo') ? response.destroy() : friendly(heard, response);
    expect((await arrive('shy')).d).toMatchObject({ nickname: '', ticket: expect.any(String) });
  });

  it('lets nobody in who is disabled or may not stay', async () => {
    const { database } = server.deps;
    const user = await build();
    expect((await bind(await ticketFor('closing'), user.account)).code).toBe('ok');
    await database.db.insert(systemParams).values({ key: 'SYSTEM_CLOSED', value: '1' });
    expect((await server.call(wechatUrl, {})).code).toBe('system_closed');
    await database.db.delete(systemParams);
    await database.pool.query('update users set disabled = true where id = $1', [user.id]);
    const { code, headers } = await arrive('closing');
    expect([code, tokenOf(headers)]).toEqual(['bad_credentials', '']);
  });

  it('slows an address down that fails too often', async () => {
    server.pass(31 * MINUTE);
    for (let i = 0; i < 60; i += 1) await comeBack('c', 'made-up', 'lets_wechat=made-up');
    expect((await arrive('c')).code).toBe('too_many_tries');
    server.pass(31 * MINUTE);
    expect((await arrive('c')).code).toBe('ok');
  });
});

describe('binding', () => {
  it('takes a ticket once, in its time, with the right password, and keeps none that opens anything', async () => {
    const user = await build();
    const ticket = await ticketFor('binder');
    const { rows } = await server.deps.database.pool.query('select * from wechat_tickets');
    expect(JSON.stringify(rows)).not.toContain(ticket);
    expect((await bind('made-up', user.account)).d).toEqual({ ticket: 'over' });
    expect((await bind(ticket, user.account, 'wrong')).code).toBe('bad_credentials');
    const answers = await Promise.all([bind(ticket, user.account), bind(ticket, user.account)]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['changed_meanwhile', 'ok']);
    expect((await bind(ticket, user.account)).d).toEqual({ ticket: 'over' });
    const late = await ticketFor('late');
    server.pass(10 * MINUTE);
    const refused = await bind(late, (await build()).account);
    expect([refused.code, refused.d]).toEqual(['changed_meanwhile', { ticket: 'over' }]);
  });

  it('slows guessing at a password down as log-in does', async () => {
    const user = await build();
    const ticket = await ticketFor('guesser');
    for (let i = 0; i < 5; i += 1) await bind(ticket, user.account, 'wrong');
    expect((await bind(ticket, user.account)).code).toBe('too_many_tries');
  });

  it('binds one account to one WeChat identity', async () => {
    const [user, other] = [await build(), await build()];
    expect((await bind(await ticketFor('one'), user.account)).code).toBe('ok');
    const taken = await bind(await ticketFor('two'), user.account);
    expect([taken.code, taken.d]).toEqual(['changed_meanwhile', { account: 'bound' }]);
    expect(tokenOf(taken.headers)).toBe('');
    // Two tickets of one identity that was unknown when they were given.
    const [first, second] = [await ticketFor('three'), await ticketFor('three')];
    expect((await bind(first, other.account)).code).toBe('ok');
    const late = await bind(second, (await build()).account);
    expect([late.code, late.d]).toEqual(['changed_meanwhile', { wechat: 'bound' }]);
  });

  it('ends when its owner says so, or changes the password, and for nobody else', async () => {
    const [user, other] = [await build(), await build({ identity: IDENTITY.super_admin })];
    const as = tokenOf((await bind(await ticketFor('leaver'), user.account)).headers);
    const stranger = await logInAs(server.deps.database, other);
    expect((await server.call(wechatUnbind, {}, { as: stranger })).code).toBe('not_found');
    expect((await arrive('leaver')).d.user?.id).toBe(user.id);
    expect((await server.call(wechatUnbind, {}, { as })).code).toBe('ok');
    expect((await server.call(wechatBinding, {}, { as })).d.nickname).toBeNull();
    expect((await arrive('leaver')).d.user).toBeNull();
    await bind(await ticketFor('leaver'), user.account);
    const change = { account: user.account, old_password: PASSWORD, new_password: 'Brand-new-2' };
    expect((await server.call(passwordUpdate, change)).code).toBe('ok');
    expect((await arrive('leaver')).d.user).toBeNull();
  });
});

it('says so when nobody has configured it', async () => {
  const bare = await openTestServer();
  const as = await logInAs(bare.deps.database, await buildUser(bare.deps.database));
  expect((await bare.call(wechatUrl, {})).code).toBe('not_configured');
  expect((await bare.call(wechatLogin, { code: 'c', state: 's' })).code).toBe('not_configured');
  expect((await bare.call(wechatBinding, {}, { as })).d).toEqual({ configured: false, nickname: null });
  await bare.close();
});

describe('with a second factor', () => {
  const step = (headers: Readonly<Record<string, unknown>>, code: string) =>
    server.call(
      secondStep,
      { code },
      { headers: { cookie: cookieOf(headers, 'lets_second_step')?.split(';')[0] ?? '' } },
    );

  it('WeChat is the first step only, and the binding waits for the second', async () => {
    const user = await build();
    const codeNow = await addTotp(server, user);
    const ticket = await ticketFor('two-steps');
    const first = await bind(ticket, user.account);
    expect([first.code, cookieOf(first.headers, 'lets_session')]).toEqual(['factor_needed', undefined]);
    expect((await arrive('two-steps')).d.user).toBeNull();
    const bound = await step(first.headers, codeNow());
    expect([bound.code, bound.d.account]).toEqual(['ok', user.account]);
    const as = tokenOf(bound.headers);
    expect((await server.call(wechatBinding, {}, { as })).d.nickname).toBe('小法');
    server.pass(2 * MINUTE);
    const again = await arrive('two-steps');
    expect([again.code, cookieOf(again.headers, 'lets_session')]).toEqual(['factor_needed', undefined]);
    expect((await step(again.headers, codeNow())).code).toBe('ok');
    const { rows } = await server.deps.database.pool.query(
      `select detail from audit_log where target = $1 and action = 'login'`,
      [user.account],
    );
    expect(rows).toEqual([{ detail: 'wechat totp' }, { detail: 'wechat totp' }]);
  });
});
