import { accountQuery, IDENTITY, integrationTest } from '@lets/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, logInAs } from '../../../../test/factories.ts';
import { Browser, HOME, type Page } from '../../../../test/peers/browser.ts';
import { connect, refusals } from '../../../../test/sign-on-desk.ts';
import { type HttpStandIn, openStandIn, type Reply } from '../../../../test/stand-ins/http-stand-in.ts';
import { openTestServer, type TestServer } from '../../../../test/test-server.ts';

/** Services that give a code and tell of the user, each in its own way; they are closed to tests, so these are stand-ins. */

const SECRET = 'a secret & of the tests';

let server: TestServer;
let service: HttpStandIn;
let user: string;
const json = (response: Parameters<Reply>[1], status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const honest: Reply = ({ url, method, headers, body }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://x');
  switch (pathname) {
    case '/authorize':
      return response.end('<form>');
    case '/token': {
      const form = new URLSearchParams(body);
      const isRight = method === 'POST' && form.get('client_secret') === SECRET;
      if (!isRight) return json(response, 401, { error: 'invalid_client' });
      return form.get('code') === 'code-1'
        ? json(response, 200, { access_token: 'token-1', token_type: 'Bearer' })
        : json(response, 400, { error: 'invalid_grant' });
    }
    case '/me':
      return headers.authorization === 'Bearer token-1'
        ? json(response, 200, { data: { user: { id: user }, nick: '张三', roles: ['student'] } })
        : json(response, 401, { error: 'invalid_token' });
    // 企业微信: the token is the application's own, and refusals are HTTP 200.
    case '/cgi-bin/gettoken':
      return searchParams.get('corpsecret') === SECRET && searchParams.get('corpid') === 'lets'
        ? json(response, 200, { errcode: 0, errmsg: 'ok', access_token: 'corp-token' })
        : json(response, 200, { errcode: 40001, errmsg: 'invalid credential' });
    case '/cgi-bin/auth/getuserinfo':
      return searchParams.get('access_token') === 'corp-token' && searchParams.get('code') === 'code-1'
        ? json(response, 200, { errcode: 0, userid: user })
        : json(response, 200, { errcode: 40029, errmsg: 'invalid code' });
    // 钉钉
    case '/v1.0/oauth2/userAccessToken': {
      const asked = JSON.parse(body) as Record<string, string>;
      const isRight =
        asked.clientSecret === SECRET && asked.code === 'code-1' && asked.grantType !== undefined;
      return isRight
        ? json(response, 200, { accessToken: 'ding-token' })
        : json(response, 400, { code: 'invalidCode' });
    }
    case '/v1.0/contact/users/me':
      return headers['x-acs-dingtalk-access-token'] === 'ding-token'
        ? json(response, 200, { unionId: user, nick: '张三' })
        : json(response, 403, { code: 'Forbidden' });
    default:
      return json(response, 404, {});
  }
};
let reply = honest;
beforeAll(async () => {
  server = await openTestServer();
  service = await openStandIn((heard, response) => reply(heard, response));
});
afterAll(async () => {
  await server.close();
  await service.close();
});
let count = 0;
beforeEach(() => {
  count += 1;
  user = `2026${count}`;
});
afterEach(() => {
  reply = honest;
});

const open = (more: object = {}, secret = SECRET) =>
  connect(
    server,
    'oauth2',
    {
      authorize_url: `${service.url}/authorize`,
      token_url: `${service.url}/token`,
      userinfo_url: `${service.url}/me`,
      client_id: 'lets',
      scope: 'snsapi_base',
      subject_path: 'data.user.id',
      token_style: 'form',
      user_style: 'bearer',
      makes: 'students',
      name_attribute: 'data.nick',
      ...more,
    },
    { secrets: { client_secret: secret } },
  );
async function logIn(browser: Browser, door: number, code: Record<string, string> = { code: 'code-1' }) {
  const { url } = await browser.open(`/sso/${door}/start?go=/experiment/doing`, {}, service.url);
  const query = new URLSearchParams({ ...code, state: url.searchParams.get('state') ?? '' });
  return { asked: url, page: await browser.open(`${HOME}/sso/${door}/back?${query}`) };
}
const faultOf = ({ url }: Page) => url.searchParams.get('fault');
const me = async ({ session }: Browser) =>
  (await server.call(accountQuery, {}, { as: session ?? 'none' })).d ?? null;

describe('coming in', () => {
  it('by the standard, with what the user call tells', async () => {
    const door = await open();
    const browser = new Browser(server);
    const { asked, page } = await logIn(browser, door);
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'lets',
      redirect_uri: `${HOME}/sso/${door}/back`,
      scope: 'snsapi_base',
      state: expect.any(String),
    });
    expect(page.url.pathname).toBe('/experiment/doing');
    expect(await me(browser)).toMatchObject({ account: user, name: '张三' });
  });

  it('by 企业微信', async () => {
    const browser = new Browser(server);
    const { asked } = await logIn(
      browser,
      await open({
        authorize_url: `${service.url}/authorize?login_type=CorpApp&appid=lets&agentid=1000002`,
        token_url: `${service.url}/cgi-bin/gettoken?corpid={client_id}&corpsecret={client_secret}`,
        userinfo_url: `${service.url}/cgi-bin/auth/getuserinfo`,
        subject_path: 'userid',
        token_style: 'query',
        user_style: 'query',
      }),
    );
    expect(asked.searchParams.get('agentid')).toBe('1000002');
    expect((await me(browser))?.account).toBe(user);
  });

  it('by 钉钉', async () => {
    const ding = {
      token_url: `${service.url}/v1.0/oauth2/userAccessToken`,
      userinfo_url: `${service.url}/v1.0/contact/users/me`,
      subject_path: 'unionId',
      token_style: 'json',
      name_attribute: 'nick',
    };
    const browser = new Browser(server);
    await logIn(browser, await open(ding), { authCode: 'code-1' });
    expect((await me(browser))?.account).toBe(user);
  });

  it('cannot do without asking, and says so by the log-in page', async () => {
    const { url } = await new Browser(server).open(`/sso/${await open()}/start?quiet=1`);
    expect(url.pathname + url.search).toBe('/login?local=1');
  });
});

describe('a code', () => {
  it('of another browser, of nobody, or none lets nobody in', async () => {
    const door = await open();
    const [one, other] = [new Browser(server), new Browser(server)];
    const { url } = await one.open(`/sso/${door}/start`, {}, service.url);
    await other.open(`/sso/${door}/start`, {}, service.url);
    const back = `/sso/${door}/back?${new URLSearchParams({ code: 'code-1', state: url.searchParams.get('state') ?? '' })}`;
    expect(faultOf(await other.open(back))).toBe('state');
    expect(faultOf((await logIn(one, door, { code: 'made-up' })).page)).toBe('refused');
    expect((await refusals(server)).at(-1)).toBe('invalid_grant');
    expect(faultOf((await logIn(one, door, { error: 'access_denied' })).page)).toBe('declined');
    expect([one.session, other.session]).toEqual([null, null]);
  });

  it.each([
    ['tells of nobody', { data: {} }, 'refused'],
    ['sends a list', [], 'refused'],
    ['says no in HTTP 200', { errcode: 40029, errmsg: 'invalid code' }, 'refused'],
  ])('is of no use where the service %s', async (_what, told, fault) => {
    const door = await open();
    reply = (heard, response) => (heard.url === '/me' ? json(response, 200, told) : honest(heard, response));
    expect(faultOf((await logIn(new Browser(server), door)).page)).toBe(fault);
  });

  it('is nobody’s failure where the service is down', async () => {
    const door = await open();
    reply = (_heard, response) => json(response, 503, {});
    const before = (await refusals(server)).length;
    expect(faultOf((await logIn(new Browser(server), door)).page)).toBe('down');
    expect(await refusals(server)).toHaveLength(before);
  });
});

it('a test of the connection says what is right and what is wrong', async () => {
  const administrator = await buildUser(server.deps.database, { identity: IDENTITY.super_admin });
  const as = await logInAs(server.deps.database, administrator);
  const check = async (id: number) => {
    const { checks } = (await server.call(integrationTest, { id }, { as })).d;
    return checks.map((one) => `${one.check} ${one.is_ok}`);
  };
  expect(await check(await open())).toEqual(['settings true', 'connection true', 'answer true']);
  expect((await check(await open({}, 'another'))).at(-1)).toBe('credentials false');
  expect((await check(await open({ authorize_url: `${service.url}/nowhere` }))).at(-1)).toBe('answer false');
  expect((await check(await open({ token_url: 'http://token.example/x' }))).at(-1)).toBe('certificate false');
});
