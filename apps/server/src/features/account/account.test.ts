import { accountQuery, accountUsers, IDENTITY, login, logout, passwordUpdate } from '@lets/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashCheaply } from '../../../test/cheap-password.ts';
import { buildClass, buildUser, checksum, logInAs } from '../../../test/factories.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

const PASSWORD = 'Right-one-1';

let server: TestServer;
let password_hash: string;

beforeAll(async () => {
  server = await openTestServer();
  password_hash = await hashCheaply(PASSWORD);
});
afterAll(() => server.close());

const build = (overrides: object = {}) => buildUser(server.deps.database, { password_hash, ...overrides });
const tryLogin = (account: string, password: string) =>
  server.call(login, { userData: { account, password } });
const cookiesOf = (headers: Readonly<Record<string, unknown>>) => [headers['set-cookie']].flat().map(String);
const tokenOf = (headers: Readonly<Record<string, unknown>>) =>
  /^lets_session=([^;]+)/.exec(cookiesOf(headers)[0] ?? '')?.[1] ?? '';
const actionsOf = async (account: string) => {
  const { rows } = await server.deps.database.pool.query<{ action: string }>(
    'select action from audit_log where target = $1 order by id',
    [account],
  );
  return rows.map((row) => row.action);
};

describe('log-in', () => {
  it('answers who it is, and sets a session no script can read beside a cookie that holds no secret', async () => {
    const user = await build({ name: '陈思齐', email: 'c@school.example' });
    const { code, d, headers } = await tryLogin(user.account, PASSWORD);
    expect([code, d]).toEqual([
      'ok',
      {
        id: user.id,
        identity: 1,
        account: user.account,
        name: '陈思齐',
        email: 'c@school.example',
        contact: '',
        student_id: '',
        gender: null,
        class_name: '',
        modules: [],
        duty: null,
      },
    ]);
    const [session = '', readable = ''] = cookiesOf(headers);
    expect(session).toMatch(/^lets_session=[\w-]{43}; .*HttpOnly; SameSite=Lax$/);
    expect(readable).not.toContain('HttpOnly');
    expect(JSON.parse(decodeURIComponent(/=([^;]+)/.exec(readable)?.[1] ?? ''))).toEqual(d);
    expect((await server.call(accountQuery, {}, { as: tokenOf(headers) })).d).toEqual(d);
    expect(await actionsOf(user.account)).toEqual(['login']);
  });

  it('keeps no token that opens anything', async () => {
    const user = await build();
    const { headers } = await tryLogin(user.account, PASSWORD);
    const { rows } = await server.deps.database.pool.query('select * from sessions where user_id = $1', [
      user.id,
    ]);
    expect(JSON.stringify(rows)).not.toContain(tokenOf(headers));
  });

  it('takes a new id each time and ends the session the browser still had', async () => {
    const user = await build();
    const first = tokenOf((await tryLogin(user.account, PASSWORD)).headers);
    const again = await server.call(
      login,
      { userData: { account: user.account, password: PASSWORD } },
      { as: first },
    );
    expect(tokenOf(again.headers)).not.toBe(first);
    expect((await server.call(accountQuery, {}, { as: first })).code).toBe('not_logged_in');
    expect((await server.call(accountQuery, {}, { as: tokenOf(again.headers) })).code).toBe('ok');
  });

  it('answers the same for a wrong password, an unknown account and a disabled user', async () => {
    const user = await build();
    const disabled = await build({ disabled: true });
    const answers = [
      await tryLogin(user.account, 'wrong'),
      await tryLogin('nobody-here', PASSWORD),
      await tryLogin(disabled.account, PASSWORD),
    ];
    for (const { code, d, headers } of answers) {
      expect([code, d, headers['set-cookie']]).toEqual(['bad_credentials', null, undefined]);
    }
    expect(await actionsOf('nobody-here')).toEqual(['login_failed']);
  });

  it('slows an account down after five failures, the right password too, until their time is over', async () => {
    const user = await build();
    for (let i = 0; i < 5; i++) expect((await tryLogin(user.account, 'wrong')).code).toBe('bad_credentials');
    const { code, d } = await tryLogin(user.account, PASSWORD);
    expect(code).toBe('too_many_tries');
    const { retry_after } = d as unknown as { retry_after: number };
    expect(retry_after).toBeGreaterThan(29 * 60);
    expect(retry_after).toBeLessThanOrEqual(30 * 60);
    server.pass(retry_after * 1000);
    expect((await tryLogin(user.account, PASSWORD)).code).toBe('ok');
  });

  it('lets no more than five of many tries at once through', async () => {
    const user = await build();
    const tries = await Promise.all(Array.from({ length: 12 }, () => tryLogin(user.account, 'wrong')));
    expect(tries.filter(({ code }) => code === 'bad_credentials')).toHaveLength(5);
    const others = tries.map(({ code }) => code).filter((code) => code !== 'bad_credentials');
    expect(others).toHaveLength(7);
    expect(['too_many_tries', 'come_again']).toEqual(expect.arrayContaining(others));
  });

  it('forgets an account’s failures at the right password', async () => {
    const user = await build();
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 4; i++) await tryLogin(user.account, 'wrong');
      expect((await tryLogin(user.account, PASSWORD)).code).toBe('ok');
    }
  });
});

describe('log-out', () => {
  it('ends this session only, clears both cookies and has the sockets look again', async () => {
    const user = await build();
    const [one, other] = [
      await logInAs(server.deps.database, user),
      await logInAs(server.deps.database, user),
    ];
    server.sessionsEnded.length = 0;
    const { code, headers } = await server.call(logout, {}, { as: one });
    expect(code).toBe('ok');
    expect(cookiesOf(headers).map((cookie) => cookie.split(';')[0])).toEqual([
      'lets_session=',
      'lets2017_user=',
    ]);
    expect(server.sessionsEnded).toEqual([user.id]);
    expect((await server.call(accountQuery, {}, { as: one })).code).toBe('not_logged_in');
    expect((await server.call(accountQuery, {}, { as: other })).code).toBe('ok');
    expect((await server.call(logout, {}, { as: one })).code).toBe('ok');
  });
});

describe('password change', () => {
  const change = (account: string, old_password: string, new_password = 'Brand-new-2') =>
    server.call(passwordUpdate, { account, old_password, new_password });

  it('works logged in or not, and ends every session of the account', async () => {
    const user = await build();
    const token = await logInAs(server.deps.database, user);
    server.sessionsEnded.length = 0;
    expect((await change(user.account, PASSWORD)).code).toBe('ok');
    expect((await server.call(accountQuery, {}, { as: token })).code).toBe('not_logged_in');
    expect(server.sessionsEnded).toEqual([user.id]);
    expect((await tryLogin(user.account, PASSWORD)).code).toBe('bad_credentials');
    expect((await tryLogin(user.account, 'Brand-new-2')).code).toBe('ok');
    expect(await actionsOf(user.account)).toEqual(['password_changed', 'login_failed', 'login']);
  });

  it('refuses without the old password, changes nothing, and counts as a try at the account', async () => {
    const user = await build();
    const outsider = await logInAs(server.deps.database, await build());
    const before = await checksum(server.deps.database, ['audit_log', 'login_failures', 'sessions']);
    for (let i = 0; i < 5; i++) {
      const input = { account: user.account, old_password: 'wrong', new_password: 'Brand-new-2' };
      expect((await server.call(passwordUpdate, input, { as: outsider })).code).toBe('bad_credentials');
    }
    expect((await change(user.account, PASSWORD)).code).toBe('too_many_tries');
    expect((await tryLogin(user.account, PASSWORD)).code).toBe('too_many_tries');
    expect(await checksum(server.deps.database, ['audit_log', 'login_failures', 'sessions'])).toBe(before);
  });
});

describe('people', () => {
  it('are class mates for a student, the students of their classes for a mentor, all for an administrator', async () => {
    const { database } = server.deps;
    const mate = await buildUser(database, { name: '周同学', student_id: 'S-77' });
    const [me, stranger] = [await buildUser(database), await buildUser(database)];
    const mentor = await buildUser(database, { identity: IDENTITY.mentor });
    const { id: mine } = await buildClass(database, { studentIds: [me.id, mate.id], mentorIds: [mentor.id] });
    const { id: theirs } = await buildClass(database, { studentIds: [stranger.id, mate.id] });
    const admin = await buildUser(database, { identity: IDENTITY.admin, modules: ['user'] });
    const bare = await buildUser(database, { identity: IDENTITY.admin, modules: ['notice'] });
    const seenBy = async (user: { id: number }, input: object = {}) => {
      const as = await logInAs(database, user);
      const { d } = await server.call(accountUsers, { size: 100, ...input }, { as });
      return d.list.map((person) => person.id).sort((a, b) => a - b);
    };
    expect(await seenBy(me)).toEqual([mate.id, me.id].sort((a, b) => a - b));
    expect(await seenBy(mentor)).toEqual(await seenBy(me));
    expect(await seenBy(stranger)).not.toContain(me.id);
    expect(await seenBy(admin)).toEqual(expect.arrayContaining([me.id, stranger.id, mentor.id]));
    expect(await seenBy(bare)).toEqual([]);
    expect(await seenBy(me, { class_id: theirs })).toEqual([]);
    expect(await seenBy(me, { class_id: mine, q: 's-7' })).toEqual([mate.id]);
    expect(await seenBy(me, { q: '%' })).toEqual([]);
    expect(await seenBy(admin, { identity: IDENTITY.mentor, class_id: mine })).toEqual([]);
    const { d } = await server.call(accountUsers, { q: 'S-77' }, { as: await logInAs(database, me) });
    expect(d.list[0]?.class_ids).toEqual([mine]);
  });
});
