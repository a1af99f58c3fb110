import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  assistantChat,
  assistantStatus,
  fileUpload,
  fileUploadAuthoring,
  IDENTITY,
  type InputOf,
  login,
  passwordReset,
  passwordUpdate,
  settingGet,
  settingSave,
  systemBrand,
  userSave,
  wechatBind,
  wechatBinding,
  wechatLogin,
  wechatUrl,
} from '@lets/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashCheaply } from '../../../test/cheap-password.ts';
import { buildUser, logInAs } from '../../../test/factories.ts';
import { openPlay } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
let keeper: string;
let student: { id: number; account: string };
const PASSWORD = 'Right-one-1';

beforeAll(async () => {
  server = await openTestServer();
  const { database } = server.deps;
  keeper = await logInAs(database, await buildUser(database, { identity: IDENTITY.super_admin }));
  student = await buildUser(database, { password_hash: await hashCheaply(PASSWORD) });
});
afterAll(() => server.close());
beforeEach(() => server.deps.database.pool.query('delete from system_params'));

const save = async (input: InputOf<typeof settingSave>) => {
  const { code, d } = await server.call(settingSave, input, { as: keeper });
  return code === 'ok' ? d : { code, d };
};
const logged = async () => {
  const { rows } = await server.deps.database.pool.query<{ detail: string }>(
    `select detail from audit_log where action = 'setting_changed' order by id desc limit 3`,
  );
  return rows.map(({ detail }) => detail);
};

describe('what every page shows', () => {
  it('is told to everybody, closed or not, and nothing else is', async () => {
    const product = { zh: '模拟法庭', en: 'Moot Court' };
    const logo = { zh: 'data:image/png;base64,iVBORw0KGgo=', en: '' };
    await save({ product, logo, login_headline: { zh: '欢迎', en: 'Welcome' }, system_closed: true });
    const { code, d } = await server.call(systemBrand, {});
    expect(code).toBe('ok');
    expect(d).toEqual({
      zone: 'Asia/Shanghai',
      product,
      logo,
      login_headline: { zh: '欢迎', en: 'Welcome' },
      login_text: { zh: '', en: '' },
      password: { min: 8, kinds: 2 },
      upload_bytes: 20 * 2 ** 20,
      wechat_on: false,
      has_doors: false,
      has_app: false,
    });
    expect(await logged()).toContain('logo');
  });

  it('offers WeChat and the app only where they lead somewhere', async () => {
    const offered = async () => {
      const { wechat_on, has_app } = (await server.call(systemBrand, {})).d;
      return { wechat_on, has_app };
    };
    expect(await offered()).toEqual({ wechat_on: false, has_app: false });
    await save({ wechat_app_id: 'wx-1', wechat_secret: 's-1', app_link: 'https://app.example/lets' });
    expect(await offered()).toEqual({ wechat_on: true, has_app: true });
    await save({ wechat_on: false, app_link: '' });
    expect(await offered()).toEqual({ wechat_on: false, has_app: false });
  });

  it('takes no picture that could be a page', async () => {
    for (const zh of ['data:image/svg+xml;base64,PHN2Zz4=', 'https://elsewhere.example/a.png', 'x'])
      expect(await save({ logo: { zh, en: '' } })).toMatchObject({ code: 'bad_parameter' });
  });
});

describe('the time zone', () => {
  it('is one that the world and the database know, by its name, and every page is told it', async () => {
    await save({ zone: 'America/New_York' });
    expect((await server.call(systemBrand, {})).d.zone).toBe('America/New_York');
    expect(await logged()).toContain('zone: "America/New_York"');
    for (const wrong of ['+08:00', 'Mars/Olympus', "UTC'", '', 'SystemV/AST4'])
      expect(await save({ zone: wrong })).toMatchObject({ code: 'bad_parameter' });
    expect(await server.call(settingGet, {}, { as: keeper })).toMatchObject({
      d: { zone: 'America/New_York' },
    });
  });
});

describe('password rules', () => {
  it('hold for new passwords, chosen and made up', async () => {
    await save({ password_min: 16, password_kinds: 4 });
    const change = (new_password: string) =>
      server.call(passwordUpdate, { account: student.account, old_password: PASSWORD, new_password });
    for (const weak of ['Short-1-pass', 'all-small-and-4-long'])
      expect(await change(weak)).toMatchObject({ code: 'bad_parameter', d: { new_password: 'too_weak' } });
    const reset = await server.call(passwordReset, { id: student.id }, { as: keeper });
    expect(reset.d.password).toMatch(/^[A-Z](?=.*\d).{15,}$/);
    const made = { identity: IDENTITY.student, account: 'rules.one', name: 'One', password: 'Short-1-pass' };
    expect((await server.call(userSave, made, { as: keeper })).d).toEqual({ password: 'too_weak' });
    await save({ password_min: 8, password_kinds: 2 });
    expect((await server.call(userSave, made, { as: keeper })).code).toBe('ok');
    expect(await save({ password_min: 4 })).toMatchObject({ code: 'bad_parameter' });
  });
});

it('a session lasts as long as it is set to, from the next log-in on', async () => {
  const { database } = server.deps;
  const user = await buildUser(database, { password_hash: await hashCheaply(PASSWORD) });
  await save({ session_hours: 2 });
  await server.call(login, { userData: { account: user.account, password: PASSWORD } });
  const { rows } = await database.pool.query<{ hours: number }>(
    `select extract(epoch from expires_at - created_at)::float / 3600 as hours from sessions where user_id = $1`,
    [user.id],
  );
  expect(rows[0]?.hours).toBeCloseTo(2, 1);
});

it('files are taken up to the limit and the quota that are set', async () => {
  const play = await openPlay(server);
  const png = Buffer.concat([
    Buffer.from('89504e470d0a1a0a0000000d49484452000000020000000208', 'hex'),
    Buffer.alloc(1.5 * 2 ** 20),
  ]);
  const send = () =>
    server.call(
      fileUpload,
      { eid: play.eid },
      { as: play.leader.token, file: { name: 'a.png', bytes: png, mime: 'image/png' } },
    );
  await save({ upload_mb: 1 });
  expect(await send()).toMatchObject({ code: 'file_refused', d: { limit: 2 ** 20 } });
  const authored = { as: keeper, file: { name: 'a.png', bytes: png, mime: 'image/png' } };
  expect(await server.call(fileUploadAuthoring, {}, authored)).toMatchObject({
    code: 'file_refused',
    d: { limit: 2 ** 20 },
  });
  await save({ upload_mb: 2, quota_mb: 20 });
  for (let sent = 0; sent < 13; sent += 1) expect((await send()).code).toBe('ok');
  expect(await send()).toMatchObject({ code: 'file_refused', d: { file: 'quota' } });
});

describe('secrets', () => {
  it('are kept, used, and never told', async () => {
    const kept = await save({
      wechat_app_id: 'wx-1',
      wechat_secret: 'wechat-secret-1',
      assistant_key: 'assistant-key-1',
    });
    expect(kept).toMatchObject({ wechat_secret_set: true, assistant_key_set: true });
    const read = await server.call(settingGet, {}, { as: keeper });
    const brand = await server.call(systemBrand, {});
    expect(JSON.stringify([kept, read, brand, await logged()])).not.toMatch(
      /wechat-secret-1|assistant-key-1/,
    );
    expect(await logged()).toContain('wechat_secret: set');
    expect((await server.call(wechatUrl, {})).d.url).toContain('appid=wx-1');
    expect(
      (await server.call(wechatBinding, {}, { as: await logInAs(server.deps.database, student) })).d
        .configured,
    ).toBe(true);
    expect(await save({ wechat_secret: '' })).toMatchObject({
      wechat_secret_set: false,
      assistant_key_set: true,
    });
    expect((await server.call(wechatUrl, {})).code).toBe('not_configured');
  });

  it('are of no use while WeChat log-in is switched off, and stay for when it is on again', async () => {
    await save({ wechat_app_id: 'wx-1', wechat_secret: 'wechat-secret-1', wechat_on: false });
    expect((await server.call(wechatUrl, {})).code).toBe('wechat_off');
    expect((await server.call(wechatLogin, { code: 'c', state: 's' })).code).toBe('wechat_off');
    const bind = { ticket: 't', account: 'a', password: 'b' };
    expect((await server.call(wechatBind, bind)).code).toBe('wechat_off');
    expect((await server.call(systemBrand, {})).d.wechat_on).toBe(false);
    const me = await logInAs(server.deps.database, student);
    expect((await server.call(wechatBinding, {}, { as: me })).d.configured).toBe(false);
    await save({ wechat_on: true });
    expect((await server.call(wechatUrl, {})).code).toBe('ok');
    await save({ wechat_app_id: '', wechat_secret: '' });
  });

  it('of one address are not sent to another', async () => {
    const here = { assistant_base_url: 'https://one.example/v1', assistant_model: 'm', assistant_key: 'k-1' };
    expect(await save(here)).toMatchObject({ assistant_key_set: true });
    expect(await save({ assistant_model: 'n' })).toMatchObject({ assistant_key_set: true });
    expect(await save({ assistant_base_url: 'https://other.example/v1' })).toMatchObject({
      assistant_key_set: false,
    });
  });
});

it('the assistant asks the service that is set, with its key, until it is switched off', async () => {
  const asked: (string | undefined)[] = [];
  const upstream = createServer((request, response) => {
    asked.push(request.headers.authorization);
    response.setHeader('content-type', 'text/event-stream');
    response.end('data: {"choices":[{"delta":{"content":"Hi"},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n');
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const { port } = upstream.address() as AddressInfo;
  const user = await logInAs(server.deps.database, student);
  const ask = () =>
    server.call(assistantChat, { messages: [{ role: 'user', content: 'What is a writ?' }] }, { as: user });
  const isThere = async () => (await server.call(assistantStatus, {}, { as: user })).d.configured;
  expect(await isThere()).toBe(false);
  await save({
    assistant_base_url: `http://127.0.0.1:${port}/v1/`,
    assistant_model: 'test',
    assistant_key: 'k-2',
  });
  expect(await isThere()).toBe(true);
  await ask().catch(() => null);
  expect(asked).toEqual(['Bearer k-2']);
  await save({ assistant_on: false });
  expect(await isThere()).toBe(false);
  expect((await ask()).code).toBe('assistant_unavailable');
  upstream.close();
  upstream.closeAllConnections();
});
