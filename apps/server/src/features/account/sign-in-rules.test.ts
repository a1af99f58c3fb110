import {
  accountQuery,
  IDENTITY,
  IDLE_HEADER,
  login,
  logout,
  passwordReset,
  passwordUpdate,
  type SignInRules,
  settingSave,
  signInStanding,
  stayActive,
  systemBrand,
  systemNoticeList,
  userSave,
} from '@lets/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hashCheaply } from '../../../test/cheap-password.ts';
import { eventually } from '../../../test/eventually.ts';
import { buildUser, logInAs } from '../../../test/factories.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { endIdle } from '../../http/idle-sessions.ts';

const PASSWORD = 'Right-one-1';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let server: TestServer;
let password_hash: string;
beforeAll(async () => {
  server = await openTestServer();
  password_hash = await hashCheaply(PASSWORD);
});
afterAll(() => server.close());
afterEach(() => server.deps.database.pool.query(`delete from system_params where key = 'SIGN_IN'`));

const now = () => new Date(server.deps.clock());
const build = (overrides: object = {}) =>
  buildUser(server.deps.database, { password_hash, password_changed_at: now(), ...overrides });
const keeper = async () =>
  logInAs(server.deps.database, await build({ identity: IDENTITY.super_admin }), server.deps.clock());
const rule = async (rules: Partial<SignInRules>) => {
  const as = await keeper();
  expect((await server.call(settingSave, rules, { as })).code).toBe('ok');
};
const tokenOf = (headers: Readonly<Record<string, unknown>>) =>
  /lets_session=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? '';
const enter = async (account: string, password = PASSWORD) =>
  tokenOf((await server.call(login, { userData: { account, password } })).headers);
const change = (account: string, old_password: string, new_password: string) =>
  server.call(passwordUpdate, { account, old_password, new_password });
const demandOf = async (as: string) => (await server.call(signInStanding, {}, { as })).d.demand;

describe('the age of a password', () => {
  it('opens nothing but its change once it is too old', async () => {
    await rule({ password_days: 90 });
    const user = await build();
    server.pass(89 * DAY);
    expect(await demandOf(await enter(user.account))).toBeNull();
    server.pass(2 * DAY);
    const as = await enter(user.account);
    expect((await server.call(systemNoticeList, {}, { as })).code).toBe('password_due');
    for (const call of [accountQuery, systemBrand, signInStanding])
      expect((await server.send(call, {}, { as })).code).toBe('ok');
    expect(await demandOf(as)).toBe('password_old');
    expect((await change(user.account, PASSWORD, 'Brand-new-2')).code).toBe('ok');
    expect(await demandOf(await enter(user.account, 'Brand-new-2'))).toBeNull();
    expect((await server.call(logout, {}, { as })).code).toBe('ok');
  });
});

describe('former passwords', () => {
  it('are refused, as many as the rule says, and kept no longer', async () => {
    await rule({ password_history: 2 });
    const user = await build();
    expect((await change(user.account, PASSWORD, 'Second-one-2')).code).toBe('ok');
    expect((await change(user.account, 'Second-one-2', 'Third-one-3')).code).toBe('ok');
    const again = await change(user.account, 'Third-one-3', PASSWORD);
    expect([again.code, again.d]).toEqual(['bad_parameter', { new_password: 'used_before' }]);
    expect((await change(user.account, 'Third-one-3', 'Fourth-one-4')).code).toBe('ok');
    expect((await change(user.account, 'Fourth-one-4', PASSWORD)).code).toBe('ok');
    const count = async () => {
      const { rows } = await server.deps.database.pool.query<{ count: number }>(
        'select count(*)::int as count from former_passwords where user_id = $1',
        [user.id],
      );
      return rows[0]?.count;
    };
    expect(await count()).toBe(2);
    await rule({ password_history: 0 });
    expect((await change(user.account, PASSWORD, 'Second-one-2')).code).toBe('ok');
    expect(await count()).toBe(0);
  });
});

describe('a password that was given', () => {
  it('is replaced before anything else: that of a new account and one that was reset', async () => {
    await rule({ password_change_first: 'staff' });
    const as = await keeper();
    const draft = { identity: IDENTITY.mentor, account: 'new-mentor', name: '新教师', password: PASSWORD };
    const { d: made } = await server.call(userSave, draft, { as });
    expect(await demandOf(await enter('new-mentor'))).toBe('password_given');
    expect((await change('new-mentor', PASSWORD, 'Brand-new-2')).code).toBe('ok');
    expect(await demandOf(await enter('new-mentor', 'Brand-new-2'))).toBeNull();
    const { d } = await server.call(passwordReset, { id: made.id }, { as });
    const token = await enter('new-mentor', d.password);
    expect((await server.call(systemNoticeList, {}, { as: token })).code).toBe('password_due');
    expect(await demandOf(await enter((await build({ password_given: true })).account))).toBeNull();
  });
});

describe('an idle session', () => {
  const seen = async (as: string, headers: Record<string, string> = {}) =>
    (await server.call(systemNoticeList, {}, { as, headers })).code;
  const lastSeen = async (user: { id: number }) => {
    const { rows } = await server.deps.database.pool.query<{ at: Date }>(
      'select last_seen_at as at from sessions where user_id = $1',
      [user.id],
    );
    return rows[0]?.at.getTime() ?? 0;
  };

  it('ends, and an act keeps it', async () => {
    await rule({ idle_minutes: 10 });
    const user = await build();
    const as = await enter(user.account);
    server.pass(9 * MINUTE);
    expect((await server.call(stayActive, {}, { as })).code).toBe('ok');
    await eventually(async () => expect(await lastSeen(user)).toBeGreaterThan(server.deps.clock() - MINUTE));
    server.pass(9 * MINUTE);
    expect(await seen(as)).toBe('ok');
    await eventually(async () => expect(await lastSeen(user)).toBeGreaterThan(server.deps.clock() - MINUTE));
    server.pass(10 * MINUTE + 1000);
    expect(await seen(as)).toBe('not_logged_in');
  });

  it('is not kept by what a page asks for by itself', async () => {
    await rule({ idle_minutes: 10 });
    const as = await enter((await build()).account);
    server.pass(9 * MINUTE);
    expect(await seen(as, { [IDLE_HEADER]: '540' })).toBe('ok');
    server.pass(2 * MINUTE);
    expect(await seen(as, { [IDLE_HEADER]: '660' })).toBe('not_logged_in');
  });

  it('is ended where nobody asks for it, and its sockets are told', async () => {
    await rule({ idle_minutes: 10 });
    const user = await build();
    await enter(user.account);
    server.sessionsEnded.length = 0;
    await endIdle(server.deps);
    expect(server.sessionsEnded).not.toContain(user.id);
    server.pass(11 * MINUTE);
    await endIdle(server.deps);
    expect(server.sessionsEnded).toContain(user.id);
    expect(await lastSeen(user)).toBe(0);
  });

  it('stands where the school sets no limit', async () => {
    const as = await enter((await build()).account);
    server.pass(300 * MINUTE);
    await endIdle(server.deps);
    expect(await seen(as)).toBe('ok');
  });
});
