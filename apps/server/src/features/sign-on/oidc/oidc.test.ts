import { accountQuery, identityOwn } from '@lets/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Browser, HOME, type Page } from '../../../../test/peers/browser.ts';
import { type OpenidProvider, openOpenidProvider } from '../../../../test/peers/openid-provider.ts';
import { connect } from '../../../../test/sign-on-desk.ts';
import { type HttpStandIn, openStandIn } from '../../../../test/stand-ins/http-stand-in.ts';
import { openTestServer, type TestServer } from '../../../../test/test-server.ts';

/** Against a certified provider, as a browser goes. */

let server: TestServer;
let provider: OpenidProvider;
/** The provider says at a real address that a session is over; it is handed on to the server under test. */
let relay: HttpStandIn;
let door: number;
let start: string;
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
  door = await connect(server, 'oidc', settings(), { secrets: { client_secret: provider.secret } });
  start = `/sso/${door}/start`;
  provider.serve({ back: `${HOME}/sso/${door}/back`, left: `${HOME}/login`, ended: relay.url });
});
afterAll(async () => {
  await server.close();
  await Promise.all([provider.close(), relay.close()]);
});

const settings = (more: object = {}) => ({
  issuer: provider.issuer,
  client_id: provider.clientId,
  scope: '',
  ends_there: true,
  makes: 'students',
  account_attribute: 'number',
  name_attribute: 'name',
  ...more,
});

let count = 0;
let who: string;
beforeEach(() => {
  count += 1;
  who = `person-${count}`;
  provider.people.set(who, { number: `2026${count}`, name: '张三' });
});

/** As a person does; `until` an address that is not gone to. */
async function logIn(browser: Browser, from = start, until?: string): Promise<Page> {
  return provider.logIn(browser, await browser.open(from), who, until);
}
const addressOf = ({ url }: Page) => `${url.pathname}${url.search}`;
const me = async ({ session }: Browser) =>
  (await server.call(accountQuery, {}, { as: session ?? 'none' })).d?.account ?? null;

it('makes an account for a student, opens it again, and goes where they wanted to go', async () => {
  const browser = new Browser(server);
  expect(addressOf(await logIn(browser, `${start}?go=/experiment/doing`))).toBe('/experiment/doing');
  expect(await me(browser)).toBe(`2026${count}`);
  const again = new Browser(server);
  expect(addressOf(await logIn(again))).toBe('/');
  expect(await me(again)).toBe(`2026${count}`);
  const { list, has_password } = (await server.call(identityOwn, {}, { as: again.session })).d;
  expect([list.map(({ label }) => label), has_password]).toEqual([[`2026${count}`], false]);
});
