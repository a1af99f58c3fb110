import { accountQuery, IDENTITY, identityOwn, integrationTest, logout } from '@lets/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildClass, buildCourse, buildUser, logInAs } from '../../../../test/factories.ts';
import { Browser, HOME, type Page } from '../../../../test/peers/browser.ts';
import { connect, refusals } from '../../../../test/sign-on-desk.ts';
import { type HttpStandIn, openStandIn, type Reply } from '../../../../test/stand-ins/http-stand-in.ts';
import { openTestServer, type TestServer } from '../../../../test/test-server.ts';

/** A CAS server that gives tickets for a service, each good once, and can misbehave in every way. The real one has a test of its own. */

let server: TestServer;
let cas: HttpStandIn;
let door: number;
let start: string;
/** ticket → the service it was given for. */
const tickets = new Map<string, string>();
let user: string;
let attributes = '';
const honest: Reply = ({ url }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://x');
  const service = searchParams.get('service') ?? '';
  if (pathname.endsWith('/login')) {
    if (searchParams.get('gateway') === 'true') return response.writeHead(302, { location: service }).end();
    return response.end('<form>');
  }
  const ticket = searchParams.get('ticket') ?? '';
  const known = tickets.get(ticket);
  tickets.delete(ticket);
  response.setHeader('content-type', 'application/xml');
  if (known === undefined) return response.end(failure('INVALID_TICKET'));
  if (known !== service) return response.end(failure('INVALID_SERVICE'));
  return response.end(success(`<cas:user>${user}</cas:user>${attributes}`));
};
const inResponse = (inner: string) =>
  `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">${inner}</cas:serviceResponse>`;
const failure = (code: string) =>
  inResponse(`<cas:authenticationFailure code="${code}">no</cas:authenticationFailure>`);
const success = (inner: string) =>
  inResponse(`<cas:authenticationSuccess>${inner}</cas:authenticationSuccess>`);
let reply = honest;

beforeAll(async () => {
  server = await openTestServer();
  cas = await openStandIn((heard, response) => reply(heard, response));
  door = await open();
  start = `/sso/${door}/start`;
});
afterAll(async () => {
  await server.close();
  await cas.close();
});
let count = 0;
beforeEach(() => {
  count += 1;
  user = `2026${count}`;
  attributes = '<cas:attributes><cas:cn>张三</cas:cn></cas:attributes>';
});
afterEach(() => {
  reply = honest;
});

const open = (more: object = {}) =>
  connect(server, 'cas', {
    prefix: `${cas.url}/cas`,
    version: '3',
    makes: 'students',
    name_attribute: 'cn',
    ends_there: true,
    ...more,
  });

/** What the server over there does: a ticket for the service that asks. */
function ticketFor(service: string): string {
  const ticket = `ST-${tickets.size}-${Math.random().toString(36).slice(2)}`;
  tickets.set(ticket, service);
  return ticket;
}
async function setOut(browser: Browser, from = start): Promise<string> {
  const { url } = await browser.open(from, {}, cas.url);
  return url.searchParams.get('service') ?? '';
}
const withTicket = (service: string, ticket: string) => `${service}&${new URLSearchParams({ ticket })}`;
async function logIn(browser: Browser, from = start): Promise<Page & { readonly ticket: string }> {
  const service = await setOut(browser, from);
  const ticket = ticketFor(service);
  return { ...(await browser.open(withTicket(service, ticket))), ticket };
}
const faultOf = ({ url }: Page) => url.searchParams.get('fault');
const me = async ({ session }: Browser) =>
  (await server.call(accountQuery, {}, { as: session ?? 'none' })).d?.account ?? null;
const latestRefusal = async () => (await refusals(server)).at(-1);
const post = (path: string, body: string) =>
  server.app.inject({
    method: 'POST',
    url: path,
    headers: { host: '127.0.0.1:4300', 'content-type': 'application/x-www-form-urlencoded' },
    payload: body,
  });
const logoutRequest = (index: string) =>
  new URLSearchParams({
    logoutRequest: `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="x" Version="2.0"><samlp:SessionIndex>${index}</samlp:SessionIndex></samlp:LogoutRequest>`,
  }).toString();

describe('coming in', () => {
  it('asks about the ticket with the very address that it was given for', async () => {
    const browser = new Browser(server);
    const page = await logIn(browser, `${start}?go=/experiment/doing`);
    expect(page.url.pathname).toBe('/experiment/doing');
    expect(await me(browser)).toBe(user);
    expect(cas.heard.at(-1)?.url).toMatch(/^\/cas\/p3\/serviceValidate\?service=/);
    const { list } = (await server.call(identityOwn, {}, { as: browser.session })).d;
    expect(list.map(({ label }) => label)).toEqual([user]);
  });

  it('asks an older server by its own path', async () => {
    const older = await open({ version: '2' });
    await logIn(new Browser(server), `/sso/${older}/start`);
    expect(cas.heard.at(-1)?.url).toMatch(/^\/cas\/serviceValidate\?/);
  });

  it('puts people into the class that an attribute names, and teachers into none', async () => {
    const course = await buildCourse(server.deps.database);
    const named = await buildClass(server.deps.database, { courseId: course, name: '法学 1 班' });
    const fallback = await buildClass(server.deps.database, { courseId: course, name: '其他' });
    const rules = {
      kind_attribute: 'type',
      student_values: ['学生'],
      mentor_values: ['教师'],
      makes: 'all',
      class_attribute: 'class',
      course_id: course,
      class_id: fallback.id,
    };
    const by = `/sso/${await open(rules)}/start`;
    const enter = async (told: string) => {
      count += 1;
      user = `2026${count}`;
      attributes = told;
      const browser = new Browser(server);
      const page = await logIn(browser, by);
      const { d } = await server.call(accountQuery, {}, { as: browser.session ?? 'none' });
      return d ? [d.identity, d.class_name] : faultOf(page);
    };
    expect(named.id).not.toBe(fallback.id);
    expect(await enter('<cas:type>学生</cas:type><cas:class>法学 1 班</cas:class>')).toEqual([
      IDENTITY.student,
      '法学 1 班',
    ]);
    expect(await enter('<cas:type>学生</cas:type><cas:class>unheard of</cas:class>')).toEqual([
      IDENTITY.student,
      '其他',
    ]);
    expect(await enter('<cas:type>教师</cas:type>')).toEqual([IDENTITY.mentor, '']);
    expect(await enter('<cas:type>校友</cas:type>')).toBe('kind');
    expect(await enter('')).toBe('kind');
  });

  it('does without asking where it was told to', async () => {
    const page = await new Browser(server).open(`${start}?quiet=1&go=/experiment/doing`);
    expect(page.url.pathname + page.url.search).toBe('/login?local=1&redirect=%2Fexperiment%2Fdoing');
    expect(cas.heard.at(-1)?.url).toContain('gateway=true');
  });

  it('reads an answer in GBK', async () => {
    const browser = new Browser(server);
    reply = ({ url }, response) => {
      if (!url.includes('Validate')) return honest({ url } as never, response);
      const text = success(`<cas:user>${user}</cas:user><cas:cn>@</cas:cn>`);
      const [before, after] = text.split('@');
      response.setHeader('content-type', 'text/xml; charset=GBK');
      response.end(
        Buffer.concat([Buffer.from(before ?? ''), Buffer.from([0xd5, 0xc5]), Buffer.from(after ?? '')]),
      );
    };
    await logIn(browser);
    expect((await server.call(accountQuery, {}, { as: browser.session })).d.name).toBe('张');
  });
});

describe('a ticket', () => {
  it('of another service, used before, made up, or without its state opens nothing, and is logged', async () => {
    const browser = new Browser(server);
    const service = await setOut(browser);
    const foreign = ticketFor('https://another.school.example/app');
    expect(faultOf(await browser.open(withTicket(service, foreign)))).toBe('refused');
    expect(await latestRefusal()).toBe('INVALID_SERVICE');

    const { ticket } = await logIn(browser);
    const again = await setOut(browser);
    expect(faultOf(await browser.open(withTicket(again, ticket)))).toBe('refused');
    expect(await latestRefusal()).toBe('INVALID_TICKET');
    expect(faultOf(await browser.open(withTicket(await setOut(browser), 'ST-made-up')))).toBe('refused');
    expect((await refusals(server)).join()).not.toContain(ticket);

    const asked = cas.heard.length;
    const plain = `${HOME}/sso/${door}/back?ticket=${ticketFor(`${HOME}/sso/${door}/back`)}`;
    expect(faultOf(await browser.open(plain))).toBe('state');
    // Nobody is asked about what this browser did not set out for.
    expect(cas.heard).toHaveLength(asked);
  });

  it('twice in one address is read by nobody', async () => {
    const browser = new Browser(server);
    const service = await setOut(browser);
    const page = await browser.open(`${withTicket(service, ticketFor(service))}&ticket=ST-other`);
    expect([page.status, browser.session]).toEqual([400, null]);
  });
});

describe('a server that misbehaves', () => {
  const answers: [string, string, Reply, string][] = [
    [
      'names a file of this machine',
      'refused',
      (_heard, response) =>
        response.end(
          `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${success('<cas:user>&e;</cas:user>')}`,
        ),
      'XML with a DOCTYPE',
    ],
    [
      'sends ten megabytes',
      'refused',
      (_heard, response) => response.end(success(`<cas:user>${'x'.repeat(10_000_000)}</cas:user>`)),
      'the answer is longer than 2097152 bytes',
    ],
    [
      'sends a page',
      'refused',
      (_heard, response) => response.end('<html><p>Log in</p></html>'),
      'no CAS answer',
    ],
    [
      'says that the user is nobody',
      'refused',
      (_heard, response) => response.end(success('<cas:user></cas:user>')),
      'no user',
    ],
    [
      'sends on elsewhere',
      'refused',
      (_heard, response) => response.writeHead(302, { location: 'http://127.0.0.1/latest' }).end(),
      '/p3/serviceValidate: 302',
    ],
  ];
  it.each(answers)('%s', async (_what, fault, misbehave, reason) => {
    const browser = new Browser(server);
    const service = await setOut(browser);
    reply = misbehave;
    expect(faultOf(await browser.open(withTicket(service, ticketFor(service))))).toBe(fault);
    expect([browser.session, await latestRefusal()]).toEqual([null, reason]);
  });

  it('or is down leaves the local way in, and nobody is counted for it', async () => {
    const browser = new Browser(server);
    const service = await setOut(browser);
    reply = (_heard, response) => response.writeHead(502).end();
    const before = (await refusals(server)).length;
    expect(faultOf(await browser.open(withTicket(service, 'ST-1')))).toBe('down');
    expect(await refusals(server)).toHaveLength(before);
  });
});

describe('leaving', () => {
  it('leads to the server over there, and back to the log-in page', async () => {
    const browser = new Browser(server);
    await logIn(browser);
    const { to } = (await server.call(logout, {}, { as: browser.session })).d;
    expect(to).toBe(`${cas.url}/cas/logout?service=${encodeURIComponent(`${HOME}/login`)}`);
    // Whoever came by a password is not sent there.
    const local = await logInAs(server.deps.database, await buildUser(server.deps.database));
    expect((await server.call(logout, {}, { as: local })).d.to).toBeNull();
    expect((await server.call(logout, {})).d.to).toBeNull();
  });

  it('is told by the server over there: exactly the session of that ticket ends, and its sockets are told', async () => {
    const [one, other] = [new Browser(server), new Browser(server)];
    const { ticket } = await logIn(one);
    await logIn(other);
    server.sessionsEnded.length = 0;
    const at = `/sso/${door}/back?state=whatever`;
    expect((await post(at, logoutRequest('ST-unknown'))).statusCode).toBe(200);
    expect(server.sessionsEnded).toEqual([]);
    const { id } = (await server.call(accountQuery, {}, { as: one.session })).d;
    expect((await post(at, logoutRequest(ticket))).statusCode).toBe(200);
    expect([await me(one), await me(other), server.sessionsEnded]).toEqual([null, user, [id]]);
    expect((await post(at, logoutRequest(ticket))).statusCode).toBe(200);
    expect(server.sessionsEnded).toEqual([id]);
  });

  it('by another server, with a DOCTYPE, or with a long body ends nothing', async () => {
    const browser = new Browser(server);
    const { ticket } = await logIn(browser);
    const another = await open({ prefix: `${cas.url}/other` });
    await post(`/sso/${another}/back`, logoutRequest(ticket));
    const entity = new URLSearchParams({ logoutRequest: `<!DOCTYPE x><LogoutRequest/>` }).toString();
    expect((await post(`/sso/${door}/back`, entity)).statusCode).toBe(400);
    const long = `logoutRequest=${'x'.repeat(300_000)}`;
    expect((await post(`/sso/${door}/back`, long)).statusCode).toBeGreaterThanOrEqual(400);
    expect(await me(browser)).toBe(user);
  });
});

it('a test of the connection says what is right and what is wrong', async () => {
  const administrator = await buildUser(server.deps.database, { identity: IDENTITY.super_admin });
  const as = await logInAs(server.deps.database, administrator);
  const check = async (id: number) => {
    const { checks } = (await server.call(integrationTest, { id }, { as })).d;
    return checks.map((one) => `${one.check} ${one.is_ok} ${one.detail}`.trimEnd());
  };
  expect(await check(door)).toEqual([
    'settings true',
    `connection true ${new URL(cas.url).host}`,
    'answer true',
  ]);
  reply = ({ url }, response) =>
    url.includes('Validate') ? response.end(failure('UNAUTHORIZED_SERVICE')) : response.end('<form>');
  expect((await check(door)).at(-1)).toBe('answer false UNAUTHORIZED_SERVICE');
  reply = (_heard, response) => response.writeHead(404).end();
  expect((await check(door)).at(-1)).toBe('answer false /login: 404');
  expect((await check(await open({ prefix: 'http://sso.school.example/cas' }))).at(-1)).toBe(
    'certificate false https is needed: sso.school.example',
  );
});
