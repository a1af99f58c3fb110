import {
  IDENTITY,
  integrationList,
  integrationTest,
  logList,
  ltiDeployments,
  ltiRegistrationStart,
} from '@lets/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LtiBrowser, ORIGIN } from '../../../test/peers/lti-browser.ts';
import { formOf, openPlatform, type Platform } from '../../../test/peers/platform.ts';
import { buildPlayer, type Player } from '../../../test/play.ts';
import { openStandIn } from '../../../test/stand-ins/http-stand-in.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { toolAt } from './registering.ts';

let server: TestServer;
let platform: Platform;
let admin: Player;
beforeAll(async () => {
  [server, platform] = await Promise.all([openTestServer({ env: { PUBLIC_URL: ORIGIN } }), openPlatform()]);
  admin = await buildPlayer(server, { identity: IDENTITY.super_admin });
});
afterAll(() => Promise.all([platform.close(), server.close()]));

const as = () => ({ as: admin.token });
const codeOf = async () => (await server.call(ltiRegistrationStart, {}, as())).d.url;
/** As a platform opens the address that was pasted. */
async function opened(url: string, configuration: string, token?: string) {
  const more = new URLSearchParams({
    openid_configuration: configuration,
    ...(token && { registration_token: token }),
  });
  const browser = new LtiBrowser(server, platform, 'platform admin');
  return { browser, page: await browser.send(`${url}&${more}`, { isFramed: true }) };
}
const configurationOf = (at: string) => `${at}/.well-known/openid-configuration`;
const registered = async () => (await server.call(integrationList, {}, as())).d.list;
const newestRefusal = async () =>
  (await server.call(logList, { action: 'lti_refused', size: 1 }, as())).d.list[0]?.detail;

it('a platform registers itself: who it is is shown first, and the code works once', async () => {
  const url = await codeOf();
  const token = await platform.registrationToken();
  const { browser, page } = await opened(url, configurationOf(platform.issuer), token);
  expect(page.html).toContain(platform.issuer);
  expect(await registered()).toEqual([]);
  const fields = formOf(page.html);
  const done = await browser.send('/lti/register', { body: fields, isFramed: true, isFromHere: true });
  expect(done.html).toContain('org.imsglobal.lti.close');
  // Else the window of the platform would not be there to be told.
  expect(done.headers['cross-origin-opener-policy']).toBeUndefined();
  const [one] = await registered();
  const { host } = new URL(platform.issuer);
  expect(one).toMatchObject({
    kind: 'lti',
    name: { zh: `Moodle · ${host}`, en: `Moodle · ${host}` },
    is_on: true,
    settings: { issuer: platform.issuer, jwks_uri: `${platform.issuer}/jwks`, makes: 'students' },
  });
  // This platform says its deployment with the first launch.
  const { d } = await server.call(ltiDeployments, { integration_id: one?.id ?? 0 }, as());
  expect(d.list).toEqual([]);
  const kept = await platform.provider.Client.find(String(one?.settings.client_id));
  expect(kept).toMatchObject({
    'https://purl.imsglobal.org/spec/lti-tool-configuration': {
      domain: 'lets.example.edu',
      target_link_uri: `${ORIGIN}/lti/launch`,
    },
  });
  const again = await browser.send('/lti/register', { body: fields, isFromHere: true });
  expect([again.status, await newestRefusal()]).toEqual([403, 'registration code unknown, used or over']);
  const tested = await server.call(integrationTest, { id: one?.id ?? 0 }, as());
  expect(tested.d.checks.map(({ check, is_ok }) => [check, is_ok])).toEqual([
    ['connection', true],
    ['answer', true],
    ['keys', true],
    // This platform asks for our keys at an address that leads nowhere from here.
    ['credentials', false],
  ]);
});

describe('a platform is not registered', () => {
  it('without a code of an administrator', async () => {
    const { page } = await opened(`${ORIGIN}/lti/register?code=x`, configurationOf(platform.issuer));
    expect([page.status, await newestRefusal()]).toEqual([403, 'registration code unknown, used or over']);
  });

  it('by the code of somebody who is an administrator no longer, nor after an hour', async () => {
    const url = await codeOf();
    server.putClock(61 * 60_000);
    expect((await opened(url, configurationOf(platform.issuer))).page.status).toBe(403);
    server.putClock(-61 * 60_000);
    expect((await opened(url, configurationOf(platform.issuer))).page.status).toBe(200);
  });

  it.each<[string, (at: string) => object, string]>([
    ['in the name of another', () => ({ issuer: 'https://moodle.example.edu' }), 'issuer of another host'],
    ['without HTTPS', () => ({ token_endpoint: 'http://moodle.example.edu/token' }), 'https is needed'],
    [
      'that leaves out where to register',
      () => ({ registration_endpoint: undefined }),
      'registration_endpoint',
    ],
  ])('%s', async (_, changed, reason) => {
    const stand = await openStandIn((_heard, response) => {
      const all = ['authorization_endpoint', 'token_endpoint', 'jwks_uri', 'registration_endpoint'];
      const whole = Object.fromEntries(all.map((name) => [name, `${stand.url}/${name}`]));
      response.end(JSON.stringify({ issuer: stand.url, ...whole, ...changed(stand.url) }));
    });
    const { page } = await opened(await codeOf(), configurationOf(stand.url));
    expect([page.status, page.html]).toEqual([403, expect.stringContaining(reason)]);
    await stand.close();
  });

  it('from an address of a cloud’s own machines, or over plain HTTP', async () => {
    for (const at of ['https://169.254.169.254', 'http://moodle.example.edu'])
      expect((await opened(await codeOf(), configurationOf(at))).page.status).toBe(403);
  });

  it('when the platform says no, and the code stays good', async () => {
    const url = await codeOf();
    const { browser, page } = await opened(url, configurationOf(platform.issuer));
    const done = await browser.send('/lti/register', { body: formOf(page.html), isFromHere: true });
    expect(done.html).toContain('The learning platform refused the registration');
    expect((await opened(url, configurationOf(platform.issuer))).page.status).toBe(200);
    expect(await registered()).toHaveLength(1);
  });
});

it('Moodle finds all that it asks for', () => {
  const tool = toolAt(ORIGIN);
  expect(tool).toMatchObject({
    application_type: 'web',
    response_types: ['id_token'],
    grant_types: ['implicit', 'client_credentials'],
    initiate_login_uri: `${ORIGIN}/lti/login`,
    redirect_uris: [`${ORIGIN}/lti/launch`],
    client_name: expect.stringMatching(/./),
    jwks_uri: `${ORIGIN}/lti/keys`,
    token_endpoint_auth_method: 'private_key_jwt',
    scope: expect.stringContaining('lti-ags/scope/score'),
  });
});
