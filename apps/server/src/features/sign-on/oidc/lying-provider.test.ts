import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser, HOME } from '../../../../test/peers/browser.ts';
import { connect, refusals } from '../../../../test/sign-on-desk.ts';
import { type HttpStandIn, openStandIn } from '../../../../test/stand-ins/http-stand-in.ts';
import { openTestServer, type TestServer } from '../../../../test/test-server.ts';

/** A provider that answers with tokens which no honest one would make. */

const ALG = 'RS256';
const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const CLIENT = 'lets';
const SECRET = 'a secret of the tests, and a long one';

let server: TestServer;
let provider: HttpStandIn;
let door: number;
const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
/** What the token end answers, made from the nonce of the log-in. */
let idToken: (nonce: string) => Promise<string>;
let nonce = '';
let userinfo: object | null = null;

beforeAll(async () => {
  server = await openTestServer();
  provider = await openStandIn(async ({ url }, response) => {
    const answer = await answerTo(new URL(url, provider.url).pathname);
    response
      .writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer ?? {}));
  });
  door = await connect(
    server,
    'oidc',
    { issuer: provider.url, client_id: CLIENT, scope: '', makes: 'students' },
    { secrets: { client_secret: SECRET } },
  );
});
afterAll(async () => {
  await server.close();
  await provider.close();
});
beforeEach(() => {
  idToken = (said) => sign({ nonce: said });
  userinfo = null;
});

async function answerTo(path: string): Promise<object | null> {
  const at = (name: string) => `${provider.url}/${name}`;
  switch (path) {
    case '/.well-known/openid-configuration':
      return {
        issuer: provider.url,
        authorization_endpoint: at('auth'),
        token_endpoint: at('token'),
        userinfo_endpoint: at('me'),
        jwks_uri: at('keys'),
        // It says that it uses what must never be taken.
        id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
        token_endpoint_auth_methods_supported: ['client_secret_post'],
      };
    case '/keys':
      return { keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: '1', alg: ALG, use: 'sig' }] };
    case '/token':
      return { access_token: 'token', token_type: 'Bearer', id_token: await idToken(nonce) };
    case '/me':
      return userinfo ?? { sub: 's1' };
    default:
      return null;
  }
}

function sign(claims: JWTPayload, key: KeyObject | Buffer = own.privateKey, alg = ALG): Promise<string> {
  return new SignJWT({ iss: provider.url, aud: CLIENT, sub: 's1', ...claims })
    .setProtectedHeader({ alg, kid: '1' })
    .setIssuedAt(claims.iat)
    .setExpirationTime(claims.exp ?? '5 min')
    .sign(key);
}

/** How a log-in ends. */
async function logIn(browser = new Browser(server)): Promise<string> {
  const { url } = await browser.open(`/sso/${door}/start`, {}, provider.url);
  nonce = url.searchParams.get('nonce') ?? '';
  const query = new URLSearchParams({ code: 'code', state: url.searchParams.get('state') ?? '' });
  const page = await browser.open(`${HOME}/sso/${door}/back?${query}`);
  if (browser.session) return 'in';
  return page.url.searchParams.get('fault') ?? page.url.pathname;
}

it('its honest tokens let people in, so that the refusals below are for what they say', async () => {
  expect(await logIn()).toBe('in');
});

describe('an ID token', () => {
  const past = () => Math.floor(Date.now() / 1000) - 3600;
  const cases: [string, (nonce: string) => Promise<string>][] = [
    ['without a signature', async (said) => unsigned({ nonce: said })],
    ['signed with the secret that both know', (said) => sign({ nonce: said }, Buffer.from(SECRET), 'HS256')],
    [
      'signed with its public key as a secret',
      (said) =>
        sign(
          { nonce: said },
          Buffer.from(own.publicKey.export({ type: 'spki', format: 'pem' }).toString()),
          'HS256',
        ),
    ],
    ['signed by somebody else', (said) => sign({ nonce: said }, foreign.privateKey)],
    ['for another service', (said) => sign({ nonce: said, aud: 'another' })],
    ['of another provider', (said) => sign({ nonce: said, iss: 'https://sso.evil.example' })],
    ['of another log-in', () => sign({ nonce: 'of-another-log-in' })],
    ['without the nonce', () => sign({})],
    ['that is over', (said) => sign({ nonce: said, iat: past() - 60, exp: past() })],
    ['that was changed', async (said) => changed(await sign({ nonce: said }))],
  ];
  it.each(cases)('%s is refused, and logged', async (_what, make) => {
    idToken = make;
    const before = (await refusals(server)).length;
    expect(await logIn()).toBe('refused');
    const told = (await refusals(server)).slice(before);
    expect(told).toHaveLength(1);
    expect(told[0]).not.toMatch(/eyJ/);
  });

  it('and what is told of another person beside it', async () => {
    userinfo = { sub: 'somebody-else', name: 'x' };
    expect(await logIn()).toBe('refused');
  });
});

function unsigned(claims: JWTPayload): string {
  return new UnsecuredJWT({ iss: provider.url, aud: CLIENT, sub: 's1', ...claims })
    .setIssuedAt()
    .setExpirationTime('5 min')
    .encode();
}

/** Another person in the same signed token. */
function changed(token: string): string {
  const [header, payload, signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as JWTPayload;
  const other = Buffer.from(JSON.stringify({ ...claims, sub: 'admin' })).toString('base64url');
  return [header, other, signature].join('.');
}

describe('a logout token', () => {
  const end = (token: string) =>
    server.app.inject({
      method: 'POST',
      url: `/sso/${door}/ended`,
      headers: { host: '127.0.0.1:4300', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ logout_token: token }).toString(),
    });
  const events = { [EVENT]: {} };
  const hourAgo = () => Math.floor(Date.now() / 1000) - 3600;
  const cases: [string, () => Promise<string>][] = [
    ['without a signature', async () => unsigned({ jti: 'a1', events })],
    ['signed with the secret', () => sign({ jti: 'a2', events }, Buffer.from(SECRET), 'HS256')],
    ['signed by somebody else', () => sign({ jti: 'a3', events }, foreign.privateKey)],
    ['for another service', () => sign({ jti: 'a4', events, aud: 'another' })],
    ['of another provider', () => sign({ jti: 'a5', events, iss: 'https://sso.evil.example' })],
    ['that is an ID token', () => sign({ jti: 'a6', nonce: 'n' })],
    ['with the nonce of an ID token', () => sign({ jti: 'a7', events, nonce: 'n' })],
    ['that is an hour old', () => sign({ jti: 'a8', events, iat: hourAgo() })],
    ['without a name of its own', () => sign({ events })],
    ['that is none', async () => 'no.token.atall'],
  ];
  it.each(cases)('%s ends nothing, and is logged', async (_what, make) => {
    const browser = new Browser(server);
    expect(await logIn(browser)).toBe('in');
    const before = (await refusals(server)).length;
    server.sessionsEnded.length = 0;
    expect((await end(await make())).statusCode).toBe(400);
    expect(server.sessionsEnded).toEqual([]);
    expect((await refusals(server)).length).toBe(before + 1);
  });

  it('that names a person and no session ends all of theirs', async () => {
    const browsers = [new Browser(server), new Browser(server)];
    for (const browser of browsers) expect(await logIn(browser)).toBe('in');
    server.sessionsEnded.length = 0;
    expect((await end(await sign({ jti: 'b1', events }))).statusCode).toBe(200);
    expect(server.sessionsEnded).toHaveLength(1);
    const { rows } = await server.deps.database.pool.query('select 1 from session_origins');
    expect(rows).toEqual([]);
  });
});
