import { login } from '@lets/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashCheaply } from '../../../test/cheap-password.ts';
import { eventually } from '../../../test/eventually.ts';
import { buildUser } from '../../../test/factories.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { inLine } from './entry.ts';

/** Many who come to the door at once: the honest and the guessers. */

const PASSWORD = 'Right-one-1';
const WINDOW_MS = 31 * 60_000;

let server: TestServer;
let password_hash: string;
beforeAll(async () => {
  server = await openTestServer();
  password_hash = await hashCheaply(PASSWORD);
});
afterAll(() => server.close());
beforeEach(() => server.pass(WINDOW_MS));

const build = () => buildUser(server.deps.database, { password_hash });
const tryLogin = (account: string, password: string) =>
  server.call(login, { userData: { account, password } });
const times = <T>(count: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)));
/** Failures and open tries, as the limits count them. */
const counted = async () => {
  const { rows } = await server.deps.database.pool.query<{ count: number }>(
    `select count(*)::int as count from login_failures where subject not like 'entered:%' and at > $1`,
    [new Date(server.deps.clock() - WINDOW_MS)],
  );
  return rows[0]?.count;
};

/** So many that wait in the line for log-ins; answers how to send them away. */
async function fillLine(): Promise<() => Promise<void>> {
  let release = () => {};
  const end = new Promise<void>((resolve) => {
    release = resolve;
  });
  const waiting: Promise<unknown>[] = [];
  for (let isFull = false; !isFull; ) {
    const place = inLine(() => end).catch(() => {
      isFull = true;
    });
    waiting.push(place);
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  }
  return async () => {
    release();
    await Promise.all(waiting);
  };
}

describe('guessing from one address', () => {
  it('counts tries that are open: of three hundred at once no more than sixty are judged', async () => {
    const answers = await times(300, (i) => tryLogin(`victim-${i}`, 'guess'));
    expect(answers.filter(({ code }) => code === 'bad_credentials')).toHaveLength(60);
    const others = new Set(answers.map(({ code }) => code).filter((code) => code !== 'bad_credentials'));
    expect(['too_many_tries', 'come_again']).toEqual(expect.arrayContaining([...others]));
    expect((await tryLogin('one-more', 'guess')).code).toBe('too_many_tries');
  });

  it('slows an address down that tries many accounts', async () => {
    server.pass(WINDOW_MS);
    for (let i = 0; i < 60; i++) await tryLogin(`guess-${i}`, 'wrong');
    const user = await build();
    expect((await tryLogin(user.account, PASSWORD)).code).toBe('too_many_tries');
    server.pass(WINDOW_MS);
    expect((await tryLogin(user.account, PASSWORD)).code).toBe('ok');
  });

  it('does not shut a class out that mistypes and gets in, nor wash an attacker clean by a log-in of their own', async () => {
    server.pass(WINDOW_MS);
    const own = await build();
    for (let i = 0; i < 30; i++) {
      const user = await build();
      await tryLogin(user.account, 'mistyped');
      await tryLogin(user.account, 'mistyped again');
      expect((await tryLogin(user.account, PASSWORD)).code).toBe('ok');
    }
    server.pass(WINDOW_MS);
    for (let i = 0; i < 61; i++) {
      if (i % 10 === 0 && i < 60) expect((await tryLogin(own.account, PASSWORD)).code).toBe('ok');
      await tryLogin(`other-${i}`, 'wrong');
    }
    expect((await tryLogin(own.account, PASSWORD)).code).toBe('too_many_tries');
    server.pass(WINDOW_MS);
  });
});

describe('a school behind one address', () => {
  it('all get in at once, and nothing is counted against them or their address', async () => {
    await times(50, (i) => tryLogin(`stranger-${i}`, 'guess'));
    const before = await counted();
    const users = await times(100, build);
    const answers = await Promise.all(users.map(({ account }) => tryLogin(account, PASSWORD)));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['ok']));
    expect(await counted()).toBe(before);
  });

  it('may mistype as often as people get in, and sixty times more', async () => {
    const users = await times(20, build);
    for (const { account } of users) expect((await tryLogin(account, PASSWORD)).code).toBe('ok');
    const codes: string[] = [];
    for (let i = 0; i < 81; i++) codes.push((await tryLogin(`typo-${i}`, 'mistyped')).code);
    expect(codes.slice(0, 80).every((code) => code === 'bad_credentials')).toBe(true);
    expect(codes[80]).toBe('too_many_tries');
  });
});

describe('a log-in that could not be judged', () => {
  it('is told when to come again if the line is full, and counts as no failure', async () => {
    const user = await build();
    const leave = await fillLine();
    const answers = await times(6, () => tryLogin(user.account, PASSWORD));
    await leave();
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['come_again']));
    expect(answers[0]?.m).toBe('Many people are logging in right now. Please log in again in a moment');
    expect(answers[0]?.d).toEqual({ retry_after: expect.any(Number) });
    expect(await counted()).toBe(0);
    expect((await tryLogin(user.account, PASSWORD)).code).toBe('ok');
  });

  it('counts as no failure if the database fails meanwhile', async () => {
    const { owner } = server.deps.database;
    const user = await build();
    await owner.query('alter table users rename column password_hash to away');
    const answers = await times(6, () => tryLogin(user.account, PASSWORD));
    await owner.query('alter table users rename column away to password_hash');
    expect(new Set(answers.map(({ code }) => code)).has('fault')).toBe(true);
    expect(await counted()).toBe(0);
    expect((await tryLogin(user.account, PASSWORD)).code).toBe('ok');
  });

  it('stops counting after a minute if its end was never written down', async () => {
    const user = await build();
    const at = new Date(server.deps.clock());
    await server.deps.database.pool.query(
      `insert into login_failures (subject, at, try_id, lapses_at)
       select $1, $2, gen_random_uuid(), $2::timestamptz + interval '1 minute' from generate_series(1, 5)`,
      [`account:${user.account}`, at],
    );
    expect(await tryLogin(user.account, PASSWORD)).toMatchObject({ code: 'come_again' });
    server.pass(60_001);
    expect((await tryLogin(user.account, PASSWORD)).code).toBe('ok');
  });
});

it('a wrong try is counted also when the right one ended while it was judged', async () => {
  const { account } = await build();
  const { pool } = server.deps.database;
  const count = async (subject: string) => {
    const { rows } = await pool.query<{ count: number }>(
      'select count(*)::int as count from login_failures where subject like $1 and account = $2',
      [subject, account],
    );
    return rows[0]?.count;
  };
  // A wrong try is judged as long as its line of the audit log is not written.
  const holder = await server.deps.database.owner.connect();
  await holder.query('begin; lock table audit_log in exclusive mode');
  const wrong = tryLogin(account, 'guess');
  await eventually(async () => expect(await count('address:%')).toBe(1));
  const right = tryLogin(account, PASSWORD);
  await eventually(async () => expect(await count('entered:%')).toBe(1));
  await holder.query('commit');
  holder.release();
  expect((await right).code).toBe('ok');
  expect((await wrong).code).toBe('bad_credentials');
  expect(await count('address:%')).toBe(1);
});
