import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ALL_CALLS,
  API_ROOT,
  ASSET_BASE,
  accountQuery,
  accountUsers,
  classList,
  control,
  experimentDetail,
  fileUpload,
  type Identity,
  LIMITS,
  login,
  logout,
  MESSAGE,
  passwordUpdate,
  SYSTEM_CLOSED_KEY,
  systemNotice,
  systemParam,
  teamCreate,
} from '@lets/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashCheaply } from '../../test/cheap-password.ts';
import { eventually } from '../../test/eventually.ts';
import { buildUser, logInAs } from '../../test/factories.ts';
import { openTestServer, type TestServer } from '../../test/test-server.ts';
import { sql } from '../db/drizzle.ts';
import { systemParams } from '../db/schema/index.ts';
import { DENIALS_WINDOW_MS } from './denials.ts';
import { uploadFolder } from './upload.ts';

let server: TestServer;
let webDist: string;
let student: { id: number; token: string };

beforeAll(async () => {
  webDist = await mkdtemp(join(tmpdir(), 'lets-dist-'));
  await mkdir(join(webDist, 'assets'));
  await writeFile(join(webDist, 'index.html'), '<script nonce="__CSP_NONCE__"></script>');
  await writeFile(join(webDist, 'assets', 'app.js'), 'export {};');
  await writeFile(join(webDist, '.built-from'), 'secret');
  server = await openTestServer({ webDist });
  const { id } = await buildUser(server.deps.database);
  student = { id, token: await logInAs(server.deps.database, { id }) };
});

afterAll(async () => {
  await server.close();
  await rm(webDist, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers: { host: '127.0.0.1:4300', ...headers } });
const postLogin = (headers: Record<string, string>, payload = 'userData={}') =>
  server.app.inject({
    method: 'POST',
    url: '/api/account/login',
    headers: { host: '127.0.0.1:4300', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload,
  });

describe('envelope', () => {
  it('answers success and refusal with HTTP 200 in the language asked for', async () => {
    const fine = await get('/api/system/notice');
    expect([fine.statusCode, fine.json()]).toEqual([200, { c: 0, m: '', d: { list: [] } }]);
    const zh = await get('/api/account/query');
    expect([zh.statusCode, zh.json()]).toEqual([200, { c: 10003, m: MESSAGE.not_logged_in.zh, d: null }]);
    const en = await get('/api/account/query', { 'accept-language': 'en-GB,zh;q=0.5' });
    expect(en.json().m).toBe(MESSAGE.not_logged_in.en);
  });

  it('answers an unknown call with HTTP 404 and the envelope', async () => {
    for (const url of ['/api/nothing', '/api', '/api/account/login']) {
      const answer = await get(url);
      expect([answer.statusCode, answer.json().c]).toEqual([404, 10005]);
    }
  });

  it('answers a body that is too long or of another type with the envelope', async () => {
    const long = await postLogin({}, `userData=${'x'.repeat(70_000)}`);
    expect([long.statusCode, long.json().c]).toEqual([413, 10008]);
    const json = await postLogin({ 'content-type': 'application/json' }, '{"userData":{}}');
    expect([json.statusCode, json.json().c]).toEqual([415, 10001]);
  });

  it('keeps a fault of ours to itself: a trace id, no stack, no statement', async () => {
    await server.deps.database.owner.query('alter table notices rename to notices_away');
    const answer = await get('/api/system/notice');
    await server.deps.database.owner.query('alter table notices_away rename to notices');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ c: 50000, m: MESSAGE.fault.zh, d: { trace: expect.any(String) } });
  });
});

describe('validation', () => {
  it('names each faulty field and its fault', async () => {
    const { code, d } = await server.send(login, { userData: { account: '', password: 'x'.repeat(200) } });
    expect(code).toBe('bad_parameter');
    expect(d).toEqual({ 'userData.account': 'missing', 'userData.password': 'too_long' });
    expect((await server.send(login, {})).d).toEqual({ userData: 'missing' });
    expect((await server.send(login, { userData: '{' })).d).toEqual({ userData: 'not_json' });
    const as = student.token;
    expect((await server.send(classList, {}, { as })).d).toEqual({ course_id: 'missing' });
    expect((await server.send(classList, { course_id: '' }, { as })).d).toEqual({ course_id: 'missing' });
    expect((await server.send(classList, { course_id: 'x' }, { as })).d).toEqual({
      course_id: 'not_a_number',
    });
    expect((await server.send(accountUsers, { identity: 7, size: 1000 }, { as })).d).toEqual({
      identity: 'not_one_of',
      size: 'too_big',
    });
  });

  it('says what is wrong with a new password', async () => {
    const base = { account: 'someone', old_password: 'old' };
    const faultOf = async (new_password: string) =>
      (await server.send(passwordUpdate, { ...base, new_password })).d;
    expect(await faultOf('short')).toEqual({ new_password: 'too_weak' });
    expect(await faultOf('')).toEqual({ new_password: 'missing' });
    expect(
      (await server.send(passwordUpdate, { ...base, old_password: 'Same-one-1', new_password: 'Same-one-1' }))
        .d,
    ).toEqual({ new_password: 'unchanged' });
  });

  it('answers a bad team name with its own code, unless more is wrong', async () => {
    const as = student.token;
    const fine = { project_id: 1, members: [] };
    expect(await server.send(teamCreate, { ...fine, name: ' ' }, { as })).toMatchObject({
      code: 'team_name',
      d: { name: 'missing' },
    });
    expect(await server.send(teamCreate, { ...fine, name: 'x'.repeat(16) }, { as })).toMatchObject({
      code: 'team_name',
      d: { name: 'too_long' },
    });
    const wrong = await server.send(teamCreate, { ...fine, project_id: 'x', name: '' }, { as });
    expect([wrong.code, wrong.d]).toEqual(['bad_parameter', { project_id: 'not_a_number', name: 'missing' }]);
  });

  it('asks for the project first, then the group, then its members, each in the caller’s language', async () => {
    const as = student.token;
    const ask = async (fields: object, lang: string) => {
      const { m } = await server.send(teamCreate, fields, { as, headers: { 'accept-language': lang } });
      return m;
    };
    const steps: [object, string, string][] = [
      [{}, '请先选择实验项目', 'Please select a project first'],
      [{ project_id: 1 }, '请输入小组名称', 'Please enter the group name'],
      [{ project_id: 1, name: '一组' }, '请选择要添加的组员', 'Please select the members to add'],
      [
        { project_id: 1, name: '一组', members: [] },
        '请选择要添加的组员',
        'Please select the members to add',
      ],
    ];
    for (const [fields, zh, en] of steps) {
      expect([await ask(fields, 'zh'), await ask(fields, 'en')]).toEqual([zh, en]);
    }
  });

  it('refuses text that cannot be stored instead of failing on it', async () => {
    const nul = await server.send(systemParam, { key: 'a\0b' });
    expect([nul.code, nul.d]).toEqual(['bad_parameter', { key: 'wrong_format' }]);
    // As XML and a printed page would choke on them: all but tabs and line ends.
    for (const sign of ['\u0001', '\u000b', '\u001f', '\uffff']) {
      const control = await server.send(systemParam, { key: `a${sign}b` });
      expect([control.code, control.d]).toEqual(['bad_parameter', { key: 'wrong_format' }]);
    }
    expect((await server.send(systemParam, { key: 'a\t\r\nb' })).d).not.toEqual({ key: 'wrong_format' });
    const half = await server.send(login, { userData: '{"account":"\\ud800","password":"x"}' });
    expect([half.code, half.d]).toEqual(['bad_parameter', { 'userData.account': 'wrong_format' }]);
  });
});

describe('origin', () => {
  it('takes a POST from our own pages and from programs only', async () => {
    const codeFor = async (headers: Record<string, string>) => (await postLogin(headers)).json().c;
    expect(await codeFor({ origin: 'http://127.0.0.1:4300' })).toBe(10001);
    expect(await codeFor({})).toBe(10001);
    expect(await codeFor({ 'sec-fetch-site': 'same-origin' })).toBe(10001);
    expect(await codeFor({ origin: 'http://evil.example' })).toBe(10004);
    expect(await codeFor({ origin: 'http://127.0.0.1:4301' })).toBe(10004);
    expect(await codeFor({ origin: 'null' })).toBe(10004);
    expect(await codeFor({ 'sec-fetch-site': 'cross-site' })).toBe(10004);
    expect(await codeFor({ 'sec-fetch-site': 'same-site' })).toBe(10004);
  });
});

describe('system closed', () => {
  it('shuts out everybody who cannot open it again, except for the way in and what the closed page shows', async () => {
    const { database } = server.deps;
    const admin = await buildUser(database, { identity: 3, modules: ['setting'] });
    const bare = await buildUser(database, { identity: 3, modules: ['user', 'notice'] });
    const close = (value: string) =>
      database.db
        .insert(systemParams)
        .values({ key: SYSTEM_CLOSED_KEY, value })
        .onConflictDoUpdate({ target: systemParams.key, set: { value: sql`excluded.value` } });
    await close('1');
    expect((await server.call(accountQuery, {}, { as: student.token })).code).toBe('system_closed');
    expect((await server.call(accountQuery, {})).code).toBe('not_logged_in');
    expect((await server.call(accountQuery, {}, { as: await logInAs(database, admin) })).code).toBe('ok');
    expect((await server.call(accountQuery, {}, { as: await logInAs(database, bare) })).code).toBe(
      'system_closed',
    );
    const change = { account: 'a', old_password: 'b', new_password: 'Long-enough-1' };
    expect((await server.call(passwordUpdate, change)).code).toBe('system_closed');
    expect((await server.call(systemParam, { key: SYSTEM_CLOSED_KEY })).d.value).toBe('1');
    expect((await server.call(systemNotice, {})).code).toBe('ok');
    expect((await server.call(logout, {})).code).toBe('ok');
    const password_hash = await hashCheaply('Right-one-1');
    const codeOfLogin = async (identity: Identity, modules: string[] = []) => {
      const { account } = await buildUser(database, { identity, modules, password_hash });
      return (await server.call(login, { userData: { account, password: 'Right-one-1' } })).code;
    };
    for (const identity of [1, 2, 3] as const) expect(await codeOfLogin(identity)).toBe('system_closed');
    expect([await codeOfLogin(3, ['setting']), await codeOfLogin(4)]).toEqual(['ok', 'ok']);
    await close('0');
    expect((await server.call(accountQuery, {}, { as: student.token })).code).toBe('ok');
  });
});

describe('pages', () => {
  it('sends the page for any address with a fresh nonce under a strict policy', async () => {
    const [first, second] = [await get('/experiment/doing?page=2'), await get('/login')];
    const nonceOf = (html: string) => /nonce="([^"]+)"/.exec(html)?.[1] ?? 'none';
    expect(first.statusCode).toBe(200);
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(nonceOf(first.body)).not.toBe(nonceOf(second.body));
    const policy = String(first.headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'nonce-${nonceOf(first.body)}'`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('sends files for ever, and nothing that was not built to be sent', async () => {
    const asset = await get(`${ASSET_BASE}assets/app.js`);
    expect([asset.statusCode, asset.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    for (const path of ['assets/none.js', '.built-from', '../package.json', '%2e%2e/package.json']) {
      const answer = await get(`${ASSET_BASE}${path}`);
      expect(answer.body).not.toMatch(/secret|"name"/);
    }
  });

  it('publishes every declared call, for programs and for people', async () => {
    const { paths } = (await get('/api/openapi.json')).json();
    for (const { path, method } of ALL_CALLS) expect(paths[path]).toHaveProperty(method.toLowerCase());
    const docs = await get('/api/docs');
    expect(docs.statusCode).toBe(200);
    for (const { path } of ALL_CALLS) expect(docs.body).toContain(`<code>${path}</code>`);
    expect(docs.body).not.toMatch(/<script|https?:/);
  });

  it('is ready while the database answers', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ready' });
  });
});

describe('sessions', () => {
  it('ends with its time, its row and its user', async () => {
    const { database } = server.deps;
    const user = await buildUser(database);
    const codeOf = async (as: string) => (await server.call(accountQuery, {}, { as })).code;
    const token = await logInAs(database, user, Date.now() - 6 * 24 * 3_600_000);
    expect(await codeOf(token)).toBe('ok');
    server.pass(2 * 24 * 3_600_000);
    expect(await codeOf(token)).toBe('not_logged_in');
    server.pass(-2 * 24 * 3_600_000);
    expect(await codeOf(token)).toBe('ok');
    await database.pool.query('update users set disabled = true where id = $1', [user.id]);
    expect(await codeOf(token)).toBe('not_logged_in');
    expect(await codeOf('made-up')).toBe('not_logged_in');
  });

  it('does not believe the readable cookie', async () => {
    const answer = await get('/api/account/query', {
      cookie: `lets2017_user=${encodeURIComponent(JSON.stringify({ id: student.id, identity: 4 }))}`,
    });
    expect(answer.json().c).toBe(10003);
  });
});

describe('uploads', () => {
  const paper = { name: 'a.txt', bytes: Buffer.from('hello'), mime: 'text/plain' };
  const left = () => readdir(uploadFolder(server.deps.env.dataDir)).catch(() => []);

  it('judges who sends before it reads what', async () => {
    expect((await server.call(fileUpload, { eid: 1 }, { file: paper })).code).toBe('not_logged_in');
  });

  it('takes fields and file, and keeps nothing that was refused', async () => {
    const as = student.token;
    expect((await server.call(fileUpload, { eid: 999 }, { as, file: paper })).code).toBe('not_found');
    const long = { ...paper, bytes: Buffer.alloc(LIMITS.upload_bytes + 1) };
    const refused = await server.call(fileUpload, { eid: 999 }, { as, file: long });
    expect([refused.status, refused.code, refused.d]).toEqual([
      200,
      'file_refused',
      { limit: LIMITS.upload_bytes },
    ]);
    expect((await server.send(fileUpload, {}, { as, file: paper })).d).toEqual({ eid: 'missing' });
    expect((await server.send(fileUpload, { eid: 1 }, { as })).code).toBe('bad_parameter');
    expect(await left()).toEqual([]);
  });

  it('takes a broken body for the sender’s fault', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/file/upload',
      headers: { cookie: `lets_session=${student.token}`, 'content-type': 'multipart/form-data; boundary=x' },
      payload: 'garbage',
    });
    expect(answer.json().c).toBe(10001);
    expect(await left()).toEqual([]);
  });
});

describe('behind a proxy', () => {
  /** From which address someone was heard who logs in with these headers, in the audit log's words. */
  async function heardFrom(TRUST_PROXY: string, headers: Record<string, string>) {
    const origin = 'https://lets.example';
    const proxied = await openTestServer({ env: { PUBLIC_URL: `${origin}/`, TRUST_PROXY } });
    const { database } = proxied.deps;
    const user = await buildUser(database, { password_hash: await hashCheaply('Right-one-1') });
    const userData = { account: user.account, password: 'Right-one-1' };
    const answer = await proxied.call(login, { userData }, { headers: { origin, ...headers } });
    const { rows } = await database.pool.query<{ address: string }>('select address from audit_log');
    await proxied.close();
    return { answer, addresses: rows.map(({ address }) => address) };
  }

  it('marks cookies secure, believes the proxy’s address and takes the public origin', async () => {
    const { answer, addresses } = await heardFrom('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' });
    expect(answer.code).toBe('ok');
    for (const cookie of [answer.headers['set-cookie']].flat()) expect(cookie).toContain('; Secure');
    expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
    expect(addresses).toEqual(['203.0.113.9']);
  });

  it.each(['127.0.0.1', '1'])(
    'believes no address that a client of the campus made up (%s)',
    async (proxies) => {
      // The proxy adds whom it heard, at the end.
      const forged = { 'x-forwarded-for': '198.51.100.7, 10.20.30.40' };
      expect((await heardFrom(proxies, forged)).addresses).toEqual(['10.20.30.40']);
    },
  );

  it('goes through as many proxies as there are', async () => {
    const chain = { 'x-forwarded-for': '198.51.100.7, 10.20.30.40, 10.0.0.2' };
    expect((await heardFrom('2', chain)).addresses).toEqual(['10.20.30.40']);
    expect((await heardFrom('127.0.0.1,10.0.0.0/24', chain)).addresses).toEqual(['10.20.30.40']);
  });
});

describe('audit', () => {
  const denials = (actorId: number) =>
    server.deps.database.pool
      .query(
        `select target, detail, address from audit_log where action = 'denied' and actor_id = $1 order by id`,
        [actorId],
      )
      .then(({ rows }) => rows);
  const newcomer = async () => {
    const { id } = await buildUser(server.deps.database);
    return { id, as: await logInAs(server.deps.database, { id }) };
  };
  const pause = { kind: 'ban', eid: 1, reason: 'x' } as const;

  it('keeps who was denied what, and who asked for what is not theirs to know', async () => {
    const { id, as } = await newcomer();
    expect((await server.call(control, pause, { as })).code).toBe('no_authority');
    expect((await server.call(experimentDetail, { eid: 999_999 }, { as })).code).toBe('not_found');
    const address = '127.0.0.1';
    await eventually(async () =>
      expect(await denials(id)).toEqual([
        { target: 'POST /experiment/control', detail: '10004', address },
        { target: 'GET /experiment/detail', detail: '10005', address },
      ]),
    );
  });

  it('writes a line for the first of many, and one for how many more there were', async () => {
    const { id, as } = await newcomer();
    for (let i = 0; i < 40; i++) await server.call(control, pause, { as });
    server.pass(DENIALS_WINDOW_MS);
    await server.call(control, pause, { as });
    await eventually(async () =>
      expect((await denials(id)).map(({ detail }) => detail).toSorted()).toEqual([
        '10004',
        '10004',
        '10004 ×39',
      ]),
    );
  });
});

it('uses the root of the specification', () => {
  expect(API_ROOT).toBe('/api');
});
