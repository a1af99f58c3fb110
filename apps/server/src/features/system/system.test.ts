import {
  appQr,
  IDENTITY,
  type InputOf,
  login,
  settingGet,
  settingSave,
  systemNotice,
  systemParam,
} from '@lets/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashCheaply } from '../../../test/cheap-password.ts';
import { buildUser, checksum, logInAs } from '../../../test/factories.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { systemParams } from '../../db/schema/index.ts';
import { drawQr } from '../../qr.ts';

let server: TestServer;
let keeper: string;
beforeAll(async () => {
  server = await openTestServer();
  const { database } = server.deps;
  const admin = await buildUser(database, { identity: IDENTITY.admin, modules: ['setting'] });
  keeper = await logInAs(database, admin);
});
afterAll(() => server.close());

const paramOf = async (key: string) => {
  const { code, d } = await server.call(systemParam, { key });
  return code === 'ok' ? d : code;
};
const save = (input: InputOf<typeof settingSave>, as = keeper) => server.call(settingSave, input, { as });

describe('parameters', () => {
  it('answer when public; any other does not exist; the system is open until somebody closes it', async () => {
    expect(await paramOf('SYSTEM_CLOSED')).toEqual({ key: 'SYSTEM_CLOSED', value: '0', note: null });
    await server.deps.database.db.insert(systemParams).values([
      { key: 'SYSTEM_CLOSED', value: '1', note_zh: '维护至八点', note_en: 'Back at eight' },
      { key: 'APP_URL', value: 'x', is_public: true },
      { key: 'SECRET', value: 'y' },
    ]);
    const note = { zh: '维护至八点', en: 'Back at eight' };
    expect(await paramOf('SYSTEM_CLOSED')).toEqual({ key: 'SYSTEM_CLOSED', value: '1', note });
    expect(await paramOf('APP_URL')).toEqual({ key: 'APP_URL', value: 'x', note: null });
    for (const key of ['SECRET', 'NONE']) expect(await paramOf(key)).toBe('not_found');
    await server.deps.database.db.delete(systemParams);
  });
});

describe('settings', () => {
  it('change those named and keep the others, each change in the log', async () => {
    const closed_note = { zh: '八点恢复', en: 'Back at eight' };
    expect((await save({ closed_note })).d).toMatchObject({
      system_closed: false,
      closed_note,
      app_link: '',
    });
    // Said only while it is true.
    expect(await paramOf('SYSTEM_CLOSED')).toMatchObject({ value: '0', note: null });
    expect((await save({ system_closed: true })).d).toMatchObject({ system_closed: true, closed_note });
    expect(await paramOf('SYSTEM_CLOSED')).toMatchObject({ value: '1', note: closed_note });
    await save({ system_closed: false, app_link: 'https://app.example/lets' });
    const { d } = await server.call(settingGet, {}, { as: keeper });
    expect(d).toMatchObject({ system_closed: false, closed_note, app_link: 'https://app.example/lets' });
    const { rows } = await server.deps.database.pool.query<{ detail: string }>(
      `select detail from audit_log where action = 'setting_changed' order by id`,
    );
    expect(rows.map(({ detail }) => detail)).toEqual([
      `closed_note: ${JSON.stringify(closed_note)}`,
      'system_closed: true',
      'system_closed: false',
      'app_link: "https://app.example/lets"',
    ]);
    await save({ app_link: '' });
  });

  it('tell the live sockets when the system closes, and only then', async () => {
    const before = server.timesClosed();
    await save({ closed_note: { zh: '', en: '' } });
    await save({ system_closed: true });
    await save({ system_closed: true });
    await save({ system_closed: false });
    expect(server.timesClosed()).toBe(before + 1);
  });

  it('are for administrators with the module; everybody else changes nothing', async () => {
    const { database } = server.deps;
    for (const user of [{}, { identity: IDENTITY.mentor }, { identity: IDENTITY.admin }]) {
      const as = await logInAs(database, await buildUser(database, user));
      const before = await checksum(database, ['audit_log']);
      expect((await save({ system_closed: true }, as)).code).toBe('no_authority');
      expect((await server.call(settingGet, {}, { as })).code).toBe('no_authority');
      expect(await checksum(database, ['audit_log'])).toBe(before);
    }
    expect((await save({ app_link: 'javascript:alert(1)' })).code).toBe('bad_parameter');
    expect((await save({ app_link: 'x' })).code).toBe('bad_parameter');
  });

  it('let those who may stay open the system again, and in at the door', async () => {
    const { database } = server.deps;
    const password_hash = await hashCheaply('Right-one-1');
    const admin = await buildUser(database, {
      identity: IDENTITY.admin,
      modules: ['setting'],
      password_hash,
    });
    const student = await buildUser(database, { password_hash });
    await save({ system_closed: true });
    const enter = async ({ account }: { account: string }) =>
      (await server.call(login, { userData: { account, password: 'Right-one-1' } })).code;
    expect([await enter(admin), await enter(student)]).toEqual(['ok', 'system_closed']);
    expect((await server.call(systemNotice, {})).code).toBe('ok');
    expect((await server.call(appQr, {})).code).toBe('system_closed');
    expect((await save({ system_closed: false })).code).toBe('ok');
    expect(await enter(student)).toBe('ok');
  });
});

describe('the app', () => {
  it('is found at the link of the settings, else at the page of this server', async () => {
    const linkOf = async (headers?: Record<string, string>) =>
      (await server.call(appQr, {}, headers ? { headers } : {})).d.link;
    expect(await linkOf()).toBe('http://127.0.0.1:4300/downloadApp');
    await save({ app_link: 'https://app.example/法律' });
    expect(await linkOf()).toBe('https://app.example/法律');
    const { d } = await server.call(appQr, {});
    expect(d).toEqual({
      link: 'https://app.example/法律',
      ...drawQr('https://app.example/%E6%B3%95%E5%BE%8B'),
    });
    await save({ app_link: '' });
    expect((await server.call(appQr, {}, { headers: { host: 'x'.repeat(400) } })).code).toBe('bad_parameter');
  });

  it('stands beside the pages of this server, which a phone reads the same way', async () => {
    const linkOf = async (page: string) => {
      const { code, d } = await server.call(appQr, { page });
      return code === 'ok' ? d.link : code;
    };
    await save({ app_link: 'https://app.example/lets' });
    expect(await linkOf('/viewXmlDetail?project_id=7')).toBe(
      'http://127.0.0.1:4300/viewXmlDetail?project_id=7',
    );
    for (const elsewhere of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      '@evil.example',
      '',
    ])
      expect(await linkOf(elsewhere), elsewhere).toBe('bad_parameter');
    await save({ app_link: '' });
  });

  it('is drawn as a path that paints the code, module by module', () => {
    const { size, path } = drawQr('https://lets.example/downloadApp');
    expect(size).toBe(29);
    const painted = new Set<string>();
    for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g)) {
      for (let at = Number(x); at < Number(x) + Number(width); at += 1) painted.add(`${at},${y}`);
    }
    expect(path.replaceAll(/M\d+ \d+h\d+v1H\d+z/g, '')).toBe('');
    // The three corner marks, each with its ring, and the empty lines around them.
    for (const [left, top] of [
      [0, 0],
      [size - 7, 0],
      [0, size - 7],
    ] as const) {
      for (let step = 0; step < 7; step += 1) {
        expect(painted.has(`${left + step},${top}`)).toBe(true);
        expect(painted.has(`${left},${top + step}`)).toBe(true);
      }
      expect(painted.has(`${left + 1},${top + 1}`)).toBe(false);
      expect(painted.has(`${left + 3},${top + 3}`)).toBe(true);
    }
    expect(painted.has(`7,7`)).toBe(false);
  });
});
