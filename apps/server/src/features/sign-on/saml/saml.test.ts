import { generateKeyPairSync } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { accountQuery, IDENTITY, identityOwn, integrationTest, logout } from '@lets/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, logInAs } from '../../../../test/factories.ts';
import { EXPIRED } from '../../../../test/fixtures/expired-certificate.ts';
import { Browser, HOME, type Page } from '../../../../test/peers/browser.ts';
import { type Lies, openSamlServer, type SamlServer } from '../../../../test/peers/saml-server.ts';
import { connect, refusals } from '../../../../test/sign-on-desk.ts';
import { openTestServer, type TestServer } from '../../../../test/test-server.ts';

/** Against Auth0's SAML server, as a browser goes. */

const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
const AFFILIATION = 'urn:oid:1.3.6.1.4.1.5923.1.1.1.9';

let server: TestServer;
let idp: SamlServer;
let door: number;
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
beforeAll(async () => {
  server = await openTestServer();
  idp = await openSamlServer(() => `${HOME}/sso/${door}/back`);
  door = await open();
});
afterAll(async () => {
  await server.close();
  await idp.close();
});
let count = 0;
let nameId: string;
beforeEach(() => {
  count += 1;
  nameId = `opaque-${count}`;
  idp.person = {
    nameId,
    attributes: { number: `2026${count}`, cn: '张三', [AFFILIATION]: 'student@pku.edu.cn' },
  };
  idp.lies = { sessionIndex: `index-${count}` };
  idp.tamper = (xml) => xml;
});

const settings = () => ({
  entry_point: idp.entryPoint,
  idp_issuer: idp.issuer,
  idp_cert: idp.cert,
  logout_url: idp.logoutUrl,
  makes: 'students',
  account_attribute: 'number',
  name_attribute: 'cn',
  kind_attribute: AFFILIATION,
  student_values: ['student'],
  mentor_values: ['faculty', 'staff'],
  ends_there: true,
});
const open = (more: object = {}) => connect(server, 'saml', { ...settings(), ...more });

/** The form that the other side has the browser post; the browser brings no cookies along, and is asked to send it from here. */
async function logIn(browser: Browser, from = `/sso/${door}/start`): Promise<Page> {
  return sendFrom(browser, await browser.open(from));
}
async function sendFrom(browser: Browser, form: Page): Promise<Page> {
  const here = await browser.submit(form);
  return here.text.includes('name="resent"') ? browser.submit(here) : here;
}
const faultOf = ({ url }: Page) => url.searchParams.get('fault');
const me = async ({ session }: Browser) =>
  (await server.call(accountQuery, {}, { as: session ?? 'none' })).d ?? null;
const latestRefusal = async () => (await refusals(server)).at(-1);

describe('coming in', () => {
  it('by a form of another site: it is sent once more from here, with the cookies', async () => {
    const browser = new Browser(server);
    const form = await browser.open(`/sso/${door}/start?go=/experiment/doing`);
    const here = await browser.submit(form);
    expect([here.url.pathname, browser.session]).toEqual([`/sso/${door}/back`, null]);
    const { headers } = await server.app.inject({
      method: 'POST',
      url: `/sso/${door}/back`,
      headers: { host: '127.0.0.1:4300', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'RelayState="><script>alert(1)</script>',
    });
    expect(headers['content-security-policy']).toMatch(/script-src 'nonce-[^']+'; .*frame-ancestors 'none'/);
    expect((await browser.submit(here)).url.pathname).toBe('/experiment/doing');
    expect(await me(browser)).toMatchObject({
      account: `2026${count}`,
      name: '张三',
      identity: IDENTITY.student,
    });
  });

  it('knows a person again', async () => {
    await logIn(new Browser(server));
    const again = new Browser(server);
    await logIn(again);
    expect((await me(again))?.account).toBe(`2026${count}`);
    expect((await server.call(identityOwn, {}, { as: again.session })).d.list).toHaveLength(1);
  });

  it('takes no name that changes with each log-in, but one that stays, as CARSI gives it', async () => {
    idp.person = { ...idp.person, format: TRANSIENT };
    expect(faultOf(await logIn(new Browser(server)))).toBe('refused');
    expect(await latestRefusal()).toBe('no lasting name of the person');
    const pairwise = 'urn:oasis:names:tc:SAML:attribute:pairwise-id';
    idp.person = { ...idp.person, attributes: { ...idp.person.attributes, [pairwise]: `stays-${count}` } };
    const browser = new Browser(server);
    await logIn(browser);
    const { rows } = await server.deps.database.pool.query(
      'select subject from identities where label = $1',
      [`2026${count}`],
    );
    expect(rows).toEqual([{ subject: `stays-${count}` }]);
  });

  it('takes an answer of which only the answer or only the assertion is signed', async () => {
    for (const lies of [{ signAssertion: false }, { signResponse: false }]) {
      idp.lies = { sessionIndex: `index-${count}`, ...lies };
      const browser = new Browser(server);
      await logIn(browser);
      expect(await me(browser)).not.toBeNull();
    }
  });

  it('tells the other side who we are', async () => {
    const { body, headers } = await server.app.inject({
      url: `/sso/${door}/metadata`,
      headers: { host: '127.0.0.1:4300' },
    });
    expect(headers['content-type']).toContain('application/samlmetadata+xml');
    expect(body).toContain(`entityID="${HOME}/sso/${door}/metadata"`);
    expect(body).toContain(`Location="${HOME}/sso/${door}/back"`);
    expect(body).toContain(`Location="${HOME}/sso/${door}/ended"`);
  });
});

describe('an answer', () => {
  const lies: [string, { readonly says?: Lies; readonly tampers?: SamlServer['tamper'] }, RegExp][] = [
    [
      'signed by somebody else',
      { says: { key: foreign.privateKey.export({ type: 'pkcs8', format: 'pem' }) } },
      /signature/i,
    ],
    ['without any signature', { says: { signResponse: false, signAssertion: false } }, /signature/i],
    ['about another person', { tampers: (xml) => xml.replace(/opaque-\d+/g, 'admin') }, /signature/i],
    ['with another value', { tampers: (xml) => xml.replace(/student@/, 'staff@') }, /signature/i],
    [
      'with a second assertion before the signed one',
      {
        tampers: (xml) => {
          const assertion = /<saml:Assertion.*?<\/saml:Assertion>/s.exec(xml)?.[0] ?? '';
          const evil = assertion
            .replace(/<Signature.*?<\/Signature>/s, '')
            .replace(/ID="[^"]+"/, 'ID="_evil"')
            .replace(/opaque-\d+/, 'admin');
          return xml.replace(assertion, evil + assertion);
        },
      },
      /signature|assertion/i,
    ],
    ['for another service', { says: { audience: 'https://another.school.example' } }, /audience/i],
    ['of another server', { says: { issuer: 'https://idp.evil.example' } }, /^issuer: https:\/\/idp\.evil/],
    ['to another question', { says: { inResponseTo: '_another' } }, /InResponseTo/],
    [
      'for another recipient',
      { says: { recipient: 'https://another.school.example/acs' } },
      /another recipient/,
    ],
    [
      'that names an entity',
      { tampers: (xml) => `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${xml}` },
      /DOCTYPE/,
    ],
    ['that is no XML', { tampers: () => 'nonsense' }, /./],
  ];
  it.each(lies)('%s is refused, and logged', async (_what, { says, tampers }, reason) => {
    idp.lies = { ...idp.lies, ...says };
    if (tampers) idp.tamper = tampers;
    const browser = new Browser(server);
    const before = (await refusals(server)).length;
    expect(faultOf(await logIn(browser))).toBe('refused');
    expect(browser.session).toBeNull();
    const told = (await refusals(server)).slice(before);
    expect(told).toEqual([expect.stringMatching(reason)]);
    expect(told[0]?.length).toBeLessThan(201);
  });

  it('that is over is refused', async () => {
    idp.lies = { ...idp.lies, lifetimeInSeconds: -120 };
    expect(faultOf(await logIn(new Browser(server)))).toBe('refused');
    expect(await latestRefusal()).toMatch(/expired|confirmation/i);
  });

  it('is taken once, in the browser that asked, and for the question that it answers', async () => {
    const [one, other] = [new Browser(server), new Browser(server)];
    const form = await one.open(`/sso/${door}/start`);
    // Another browser that has set out as well, with what was meant for the first: log-in CSRF.
    const others = await other.open(`/sso/${door}/start`);
    expect(faultOf(await sendFrom(other, form))).toBe('state');
    expect(other.session).toBeNull();

    const mine = await one.open(`/sso/${door}/start`);
    await sendFrom(one, mine);
    expect(one.session).not.toBeNull();
    expect(faultOf(await sendFrom(one, mine))).toBe('state');

    // A stolen assertion under the state of a log-in of one's own.
    const field = (page: Page, name: string) =>
      new RegExp(`name="${name}" value="([^"]*)"`).exec(page.text)?.[1] ?? '';
    const mixed = { SAMLResponse: field(mine, 'SAMLResponse'), RelayState: field(others, 'RelayState') };
    const tried = await other.open(`/sso/${door}/back`, { form: mixed });
    expect(faultOf(tried)).toBe('refused');
    expect(await latestRefusal()).toMatch(/InResponseTo/);
    // And what nobody here has asked for.
    const unasked = { SAMLResponse: field(mine, 'SAMLResponse'), RelayState: '', resent: '1' };
    expect(faultOf(await other.open(`/sso/${door}/back`, { form: unasked }))).toBe('state');
  });

  it('that says no is the person’s affair', async () => {
    idp.tamper = () =>
      `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_1" Version="2.0" IssueInstant="${new Date().toISOString()}"><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Requester"><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:AuthnFailed"/></samlp:StatusCode></samlp:Status></samlp:Response>`;
    expect(['declined', 'refused']).toContain(faultOf(await logIn(new Browser(server))));
  });
});

describe('leaving', () => {
  const destination = `${HOME}/sso/1/ended`;
  const end = (query: string) =>
    server.app.inject({ url: `/sso/${door}/ended?${query}`, headers: { host: '127.0.0.1:4300' } });

  it('leads to the server over there with the name and the session that it knows', async () => {
    const browser = new Browser(server);
    await logIn(browser);
    const { to } = (await server.call(logout, {}, { as: browser.session })).d;
    const url = new URL(to ?? '');
    expect(url.origin + url.pathname).toBe(idp.logoutUrl);
    const request = Buffer.from(url.searchParams.get('SAMLRequest') ?? '', 'base64');
    const xml = inflateRawSync(request).toString();
    expect(xml).toContain(nameId);
    expect(xml).toContain(`index-${count}`);
    expect((await end('SAMLResponse=whatever')).headers.location).toBe('/login');
  });

  it('is told by the server over there: the session ends, and it is answered', async () => {
    const [one, other] = [new Browser(server), new Browser(server)];
    await logIn(one);
    idp.lies = { sessionIndex: `other-index-${count}` };
    await logIn(other);
    server.sessionsEnded.length = 0;
    const query = idp.endSession({ nameId, sessionIndex: `index-${count}`, destination });
    const answer = await end(query);
    expect(answer.headers.location).toMatch(`${idp.logoutUrl}?SAMLResponse=`);
    expect([await me(one), server.sessionsEnded.length]).toEqual([null, 1]);
    expect(await me(other)).not.toBeNull();
    // Once.
    expect((await end(query)).statusCode).toBe(400);
    expect(await latestRefusal()).toBe('logout request: again');
    // And all of a person's, where no session is named.
    await end(idp.endSession({ nameId, destination }));
    expect(await me(other)).toBeNull();
  });

  it('by a request that is not signed, by another key, of another server, old, changed, or with a DOCTYPE ends nothing', async () => {
    const browser = new Browser(server);
    await logIn(browser);
    const about = { nameId, destination };
    const before = (await refusals(server)).length;
    const good = idp.endSession(about);
    const queries = [
      idp.endSession({ ...about, key: null }),
      idp.endSession({ ...about, key: foreign.privateKey }),
      idp.endSession({ ...about, issuer: 'https://idp.evil.example' }),
      idp.endSession({ ...about, issuedAt: new Date(Date.now() - 3_600_000) }),
      idp.endSession({ ...about, before: '<!DOCTYPE x>' }),
      good.replace(/Signature=[^&]+/, 'Signature=AAAA'),
      'SAMLRequest=nonsense&Signature=x&SigAlg=y',
    ];
    for (const query of queries) expect((await end(query)).statusCode).toBe(400);
    const posted = await server.app.inject({
      method: 'POST',
      url: `/sso/${door}/ended`,
      headers: { host: '127.0.0.1:4300', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        SAMLRequest: Buffer.from(
          `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_1" Version="2.0" IssueInstant="${new Date().toISOString()}"/>`,
        ).toString('base64'),
      }).toString(),
    });
    expect(posted.statusCode).toBe(400);
    expect(await refusals(server)).toHaveLength(before + queries.length + 1);
    expect(await me(browser)).not.toBeNull();
  });
});

it('a test of the connection says what is right and what is wrong', async () => {
  const as = await logInAs(
    server.deps.database,
    await buildUser(server.deps.database, { identity: IDENTITY.super_admin }),
  );
  const check = async (more: object) => {
    const { checks } = (await server.call(integrationTest, { id: await open(more) }, { as })).d;
    return checks.map((one) => `${one.check} ${one.is_ok} ${one.detail}`.trimEnd());
  };
  const host = new URL(idp.entryPoint).host;
  // Without a question its log-in refuses, and is there.
  expect(await check({})).toEqual(['settings true', 'keys true 1', `connection true ${host}`, 'answer true']);
  expect(await check({ idp_cert: 'no certificate' })).toEqual(['settings true', 'keys false no certificate']);
  expect((await check({ idp_cert: EXPIRED })).at(-1)).toMatch(/^keys false .*2020/);
  expect((await check({ entry_point: `${idp.entryPoint}/elsewhere` })).at(-1)).toBe('answer false 404');
});
