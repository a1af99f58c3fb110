import { generateKeyPairSync } from 'node:crypto';
import { integrationSave, logList } from '@lets/contract';
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LtiBrowser, ORIGIN } from '../../../test/peers/lti-browser.ts';
import { type LtiSchool, openLtiSchool } from '../../../test/peers/lti-school.ts';
import { LTI, type Message } from '../../../test/peers/platform.ts';

let school: LtiSchool;
beforeAll(async () => {
  school = await openLtiSchool();
  await school.browser('teacher').launch(message());
  await school.approve();
});
afterAll(() => school.close());

const message = (more: Message = {}) => school.message('Instructor', 'a', more);
const newestRefusal = async () => {
  const { d } = await school.server.call(
    logList,
    { action: 'lti_refused', size: 1 },
    { as: school.admin.token },
  );
  return d.list[0]?.detail;
};

/** A launch that has begun in a browser, and what the platform would say of it. */
async function begun(browser: LtiBrowser, more: Message = {}) {
  const { searchParams } = new URL((await browser.begin(message(more))).to);
  const state = searchParams.get('state') ?? '';
  const now = Math.floor(school.server.deps.clock() / 1000);
  const claims: JWTPayload = {
    iss: school.platform.issuer,
    aud: school.platform.clientId,
    sub: browser.who,
    nonce: searchParams.get('nonce') ?? '',
    iat: now,
    exp: now + 300,
    ...message(more),
  };
  return { state, claims, now };
}
const post = (browser: LtiBrowser, state: string, id_token: string, more = {}) =>
  browser.send('/lti/launch', { body: { state, id_token, ...more } });

it('a platform’s own token is taken', async () => {
  const browser = school.browser('teacher');
  const { state, claims } = await begun(browser);
  expect((await post(browser, state, await school.platform.sign(claims))).to).toBe('/mentor/tasks');
});

type Forging = (claims: JWTPayload, now: number) => Promise<string> | string;
const signed =
  (more: (now: number) => JWTPayload, header = {}): Forging =>
  (claims, now) =>
    school.platform.sign({ ...claims, ...more(now) }, header);
const otherKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });

describe('a token is refused, and the refusal is logged,', () => {
  it.each<[string, Forging, string]>([
    ['without a signature', (claims) => new UnsecuredJWT(claims).encode(), 'ERR_JOSE_ALG_NOT_ALLOWED'],
    [
      'signed with the public key as a secret',
      (claims) =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256', kid: school.platform.key.kid })
          .sign(
            new TextEncoder().encode(
              String(school.platform.key.public.export({ type: 'spki', format: 'pem' })),
            ),
          ),
      'ERR_JOSE_ALG_NOT_ALLOWED',
    ],
    [
      'signed by somebody else under the platform’s kid',
      (claims) =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'RS256', kid: school.platform.key.kid })
          .sign(otherKeys.privateKey),
      'ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
    ],
    [
      'with a kid that the platform does not know',
      signed(() => ({}), { kid: 'foreign' }),
      'ERR_JWKS_NO_MATCHING_KEY',
    ],
    [
      'without a kid',
      (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(school.platform.key.private),
      'no kid',
    ],
    [
      'that was changed on the way',
      async (claims) => {
        const [head, , tail] = (await school.platform.sign(claims)).split('.');
        return [
          head,
          Buffer.from(JSON.stringify({ ...claims, sub: 'admin' })).toString('base64url'),
          tail,
        ].join('.');
      },
      'ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
    ],
    ['of another issuer', signed(() => ({ iss: 'https://evil.example' })), 'iss'],
    ['for another tool', signed(() => ({ aud: 'another' })), 'aud'],
    ['for several, not first for us', signed(() => ({ aud: [school.platform.clientId, 'x'] })), 'azp'],
    [
      'for us and somebody unknown',
      signed(() => ({ aud: [school.platform.clientId, 'x'], azp: school.platform.clientId })),
      'aud: others',
    ],
    ['authorised for another party', signed(() => ({ azp: 'another' })), 'azp'],
    ['that has expired', signed((now) => ({ exp: now - 61 })), 'exp'],
    ['of the future', signed((now) => ({ iat: now + 120, exp: now + 400 })), 'iat'],
    ['that is too old', signed((now) => ({ iat: now - 900 })), 'iat'],
    ['with another nonce', signed(() => ({ nonce: 'x' })), 'nonce'],
    [
      'for another address than the log-in named',
      signed(() => ({ [`${LTI}target_link_uri`]: `${ORIGIN}/lti/launch?x=1` })),
      'target_link_uri',
    ],
    ['of another version of LTI', signed(() => ({ [`${LTI}version`]: 'LTI-1p0' })), 'version'],
    ['that is no token', () => 'x.y.z', 'ERR_'],
  ])('%s', async (_, forge, reason) => {
    const browser = school.browser('teacher');
    const { state, claims, now } = await begun(browser);
    const page = await post(browser, state, await forge(claims, now));
    expect([page.status, page.to, browser.session]).toEqual([403, '', null]);
    expect(await newestRefusal()).toContain(reason);
  });
});

it('a token for us in a list of one is taken', async () => {
  const browser = school.browser('teacher');
  const { state, claims } = await begun(browser);
  const token = await school.platform.sign({ ...claims, aud: [school.platform.clientId] });
  expect((await post(browser, state, token)).to).toBe('/mentor/tasks');
});

it('a state works once, and for ten minutes', async () => {
  const browser = school.browser('teacher');
  const { state, claims } = await begun(browser);
  const token = await school.platform.sign(claims);
  const cookies = new Map(browser.cookies);
  await post(browser, state, token);
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  const again = await post(browser, state, token);
  expect([again.status, again.to]).toEqual([403, '']);
  // Whose it was is not known any more: any platform of the school may show why.
  expect(String(again.headers['content-security-policy'])).toContain(
    `frame-ancestors ${school.platform.issuer}`,
  );
  expect(await newestRefusal()).toContain('state unknown, used or over');
  const late = await begun(browser);
  school.server.putClock(11 * 60_000);
  expect((await post(browser, late.state, await school.platform.sign(late.claims))).status).toBe(403);
  // The platform goes by the clock of this machine.
  school.server.putClock(-11 * 60_000);
});

describe('a launch that began in another browser', () => {
  it('is refused, after it was sent once more from a page of ours', async () => {
    const { state, claims } = await begun(school.browser('attacker'));
    const body = { state, id_token: await school.platform.sign(claims) };
    const victim = school.browser('victim');
    const first = await victim.send('/lti/launch', { body });
    expect(first.html).toContain('name="resent"');
    const second = await victim.send('/lti/launch', {
      body: { ...body, resent: '1', kept: '' },
      isFromHere: true,
    });
    expect(second.html).toContain('/lti/login?');
    expect(victim.session).toBeNull();
    expect(await newestRefusal()).toBe('state of another browser');
  });

  it('is not taken on the word of another site that the platform’s page kept its state', async () => {
    const { state, claims } = await begun(school.browser('attacker'));
    const body = { state, id_token: await school.platform.sign(claims), resent: '1', kept: state };
    const victim = school.browser('victim');
    await victim.send('/lti/launch', { body });
    expect(victim.session).toBeNull();
    expect(await newestRefusal()).toBe('state of another browser');
  });
});

describe('in a frame that keeps no cookies', () => {
  const cookieless = () => Object.assign(school.browser('teacher'), { keepsCookies: false });

  it('the platform’s page keeps the state, where it can', async () => {
    const browser = cookieless();
    const more = { lti_storage_target: '_parent' };
    const page = await browser.begin(message(), { isFramed: true, more });
    const { origin } = new URL(school.platform.issuer);
    expect(page.html).toContain('lti.put_data');
    expect(page.html).toContain(`"${origin}"`);
    const [, to = ''] = /location\.replace\("([^"]*)"\)/.exec(page.html) ?? [];
    const fields = await school.platform.follow('teacher', to.replaceAll('\\u0026', '&'));
    const first = await browser.send('/lti/launch', { body: fields, isFramed: true });
    expect(first.html).toContain('lti.get_data');
    const kept = { ...fields, resent: '1', kept: String(fields.state) };
    const last = await browser.send('/lti/launch', { body: kept, isFramed: true, isFromHere: true });
    expect(last.html).toContain('name="ticket"');
  });

  it('a window is opened with the same log-in, before the platform has spent it', async () => {
    const browser = cookieless();
    const page = await browser.begin(message(), { isFramed: true });
    const [, to = ''] = /href="([^"]*)"/.exec(page.html) ?? [];
    const again = await browser.send(to.replaceAll('&#38;', '&'));
    const fields = await school.platform.follow('teacher', again.to);
    expect((await browser.send('/lti/launch', { body: fields })).to).toBe('/mentor/tasks');
  });
});

describe('the log-in address', () => {
  const login = (fields: Readonly<Record<string, string>>) =>
    school.browser('x').send(`/lti/login?${new URLSearchParams(fields)}`);
  const asked = () => school.platform.begin('teacher', message());

  it('leads nowhere but to the platform, and back to us alone', async () => {
    const page = await login({ ...asked(), target_link_uri: 'https://evil.example/' });
    expect([page.status, page.to]).toEqual([403, '']);
    expect(await newestRefusal()).toContain('target_link_uri is not ours');
  });

  it('knows no other platform, nor one without all that it must say', async () => {
    expect((await login({ ...asked(), iss: 'https://evil.example' })).html).toContain('https://evil.example');
    const { login_hint: _, ...rest } = asked();
    expect((await login(rest)).status).toBe(403);
  });

  it('refuses a name that comes twice', async () => {
    const page = await school
      .browser('x')
      .send(`/lti/login?${new URLSearchParams(asked())}&iss=https://evil.example`);
    expect(page.status).toBe(400);
  });

  it('with two registrations of one issuer asks which it is', async () => {
    const { server, platform, admin } = school;
    const settings = { ...platform.settings, client_id: 'second' };
    const name = { zh: '第二个', en: 'Second' };
    await server.call(
      integrationSave,
      { kind: 'lti', name, is_on: true, settings, secrets: {} },
      { as: admin.token },
    );
    const { client_id: _, ...without } = asked();
    expect((await login(without)).status).toBe(403);
    expect(await newestRefusal()).toContain('several registrations');
    expect(new URL((await login({ ...asked(), client_id: 'second' })).to).searchParams.get('client_id')).toBe(
      'second',
    );
  });
});

it('what the platform says instead of a token is shown as text', async () => {
  const browser = school.browser('teacher');
  const { state } = await begun(browser);
  const body = { state, error: 'login_required', error_description: '<b>nobody</b> is logged in' };
  const page = await browser.send('/lti/launch', { body });
  expect(page.html).toContain('&#60;b&#62;nobody');
  expect(await newestRefusal()).toBe('platform: login_required');
});

it('somebody who forges again and again is slowed down', async () => {
  const browser = school.browser('forger');
  for (let i = 0; i < 60; i += 1)
    await browser.send('/lti/launch', { body: { state: `x${i}`, id_token: 'x' } });
  const page = await browser.send('/lti/launch', { body: { state: 'x', id_token: 'x' } });
  expect([page.status, page.html]).toEqual([503, expect.stringContaining('Too many people')]);
});
