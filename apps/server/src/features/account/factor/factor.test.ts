import {
  accountQuery,
  factorList,
  factorRemove,
  factorReset,
  IDENTITY,
  login,
  logout,
  passwordUpdate,
  recoveryRenew,
  secondStep,
  settingSave,
  signInStanding,
  systemNoticeList,
  totpConfirm,
  totpStart,
} from '@lets/contract';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashCheaply } from '../../../../test/cheap-password.ts';
import { type BuiltUser, buildUser, checksum, logInAs } from '../../../../test/factories.ts';
import { openTestServer, type TestServer } from '../../../../test/test-server.ts';
import { HALF_SESSION_MS } from './second-step.ts';

const PASSWORD = 'Right-one-1';
const STEP_MS = 30_000;

let server: TestServer;
let password_hash: string;
let keeper: string;
beforeAll(async () => {
  server = await openTestServer();
  password_hash = await hashCheaply(PASSWORD);
  keeper = await logInAs(server.deps.database, await build({ identity: IDENTITY.super_admin }));
});
afterAll(() => server.close());
// Each test begins at a time step of its own: a code of the one before would have been used.
beforeEach(() => server.pass(10 * STEP_MS));

const build = (overrides: object = {}) => buildUser(server.deps.database, { password_hash, ...overrides });
const enter = (account: string, password = PASSWORD) =>
  server.call(login, { userData: { account, password } });
const cookieOf = (headers: Readonly<Record<string, unknown>>, name: string) =>
  new RegExp(`${name}=([^;]*)`).exec([headers['set-cookie']].flat().map(String).join('\n'))?.[1] ?? '';
const codeOf = (secret: string, shiftMs = 0) =>
  generateSync({ secret, epoch: Math.floor((server.deps.clock() + shiftMs) / 1000) });
const wrongCode = (secret: string) => String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, '0');

interface Enrolled {
  readonly user: BuiltUser;
  readonly token: string;
  readonly secret: string;
  readonly recovery: readonly string[];
}

async function enrol(overrides: object = {}): Promise<Enrolled> {
  const user = await build(overrides);
  const token = await logInAs(server.deps.database, user);
  const { d } = await server.call(totpStart, { password: PASSWORD }, { as: token });
  const { d: confirmed } = await server.call(totpConfirm, { code: codeOf(d.secret) }, { as: token });
  server.pass(2 * STEP_MS);
  return { user, token, secret: d.secret, recovery: confirmed.recovery_codes ?? [] };
}

/** The first step; answers the cookie of the half-session. */
async function firstStep(account: string): Promise<string> {
  const { code, headers } = await enter(account);
  expect(code).toBe('factor_needed');
  expect(cookieOf(headers, 'lets_session')).toBe('');
  return cookieOf(headers, 'lets_second_step');
}
const step = (half: string, code: string) =>
  server.call(secondStep, { code }, { headers: { cookie: `lets_second_step=${half}` } });

const actionsOn = async (account: string) => {
  const { rows } = await server.deps.database.pool.query<{ said: string }>(
    `select trim(action || ' ' || detail) as said from audit_log where target = $1 order by id`,
    [account],
  );
  return rows.map(({ said }) => said);
};
const demand = (second_factor: 'off' | 'administrators' | 'staff') =>
  server.call(settingSave, { second_factor }, { as: keeper });

describe('enrolment', () => {
  it('takes the password, shows the secret once, and counts only when a code has come back', async () => {
    const user = await build();
    const token = await logInAs(server.deps.database, user);
    const start = (password: string) => server.call(totpStart, { password }, { as: token });
    expect((await start('wrong')).code).toBe('bad_credentials');
    const { d } = await start(PASSWORD);
    expect(d.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(d.qr.path).toMatch(/^M/);
    expect((await enter(user.account)).code).toBe('ok');
    const confirm = (code: string) => server.call(totpConfirm, { code }, { as: token });
    expect((await confirm(wrongCode(d.secret))).code).toBe('wrong_code');
    const { d: confirmed } = await confirm(codeOf(d.secret));
    expect(new Set(confirmed.recovery_codes).size).toBe(10);
    expect((await enter(user.account)).code).toBe('factor_needed');
    expect((await start(PASSWORD)).code).toBe('factor_stands');
    const { rows } = await server.deps.database.pool.query(
      `select t::text as row from totp_factors t where user_id = $1
       union all select r::text from recovery_codes r where user_id = $1`,
      [user.id],
    );
    expect(rows).toHaveLength(11);
    expect(JSON.stringify(rows)).not.toContain(d.secret);
    expect(JSON.stringify(rows)).not.toContain(confirmed.recovery_codes?.[0]);
  });

  it('ends the other sessions, which the password alone had opened, and log-ins that are half done', async () => {
    const user = await build();
    const [own, other] = [
      await logInAs(server.deps.database, user),
      await logInAs(server.deps.database, user),
    ];
    const { d } = await server.call(totpStart, { password: PASSWORD }, { as: own });
    await server.call(totpConfirm, { code: codeOf(d.secret) }, { as: own });
    expect((await server.call(accountQuery, {}, { as: other })).code).toBe('not_logged_in');
    expect((await server.call(accountQuery, {}, { as: own })).code).toBe('ok');
  });

  it('is over after a quarter of an hour', async () => {
    const user = await build();
    const token = await logInAs(server.deps.database, user);
    const { d } = await server.call(totpStart, { password: PASSWORD }, { as: token });
    server.pass(16 * 60_000);
    const confirm = await server.call(totpConfirm, { code: codeOf(d.secret) }, { as: token });
    expect(confirm.code).toBe('not_found');
  });
});

describe('the second step', () => {
  it('opens what the log-in opens, and says in the log by what', async () => {
    const { user, secret } = await enrol();
    const { code, d, headers } = await step(await firstStep(user.account), codeOf(secret));
    expect([code, d.account]).toEqual(['ok', user.account]);
    expect(JSON.parse(decodeURIComponent(cookieOf(headers, 'lets2017_user')))).toEqual(d);
    const as = cookieOf(headers, 'lets_session');
    expect((await server.call(accountQuery, {}, { as })).d).toEqual(d);
    expect(await actionsOn(user.account)).toEqual(['factor_added totp', 'login totp']);
  });

  it('names the ways in only after a right password', async () => {
    const { user } = await enrol();
    expect((await enter(user.account, 'wrong')).code).toBe('bad_credentials');
    expect((await enter(user.account)).d).toEqual({ ways: ['totp', 'recovery'] });
  });

  it('takes a code of a clock that is one step off, and none that is two off', async () => {
    const { user, secret } = await enrol();
    const half = await firstStep(user.account);
    for (const shift of [-2, 2])
      expect((await step(half, codeOf(secret, shift * STEP_MS))).code).toBe('wrong_code');
    expect((await step(half, codeOf(secret, -STEP_MS))).code).toBe('ok');
    expect((await step(await firstStep(user.account), codeOf(secret, STEP_MS))).code).toBe('ok');
  });

  it('takes a code once, of two at the same time too, and none older than the last', async () => {
    const { user, secret } = await enrol();
    const halves = [await firstStep(user.account), await firstStep(user.account)];
    const code = codeOf(secret);
    const answers = await Promise.all(halves.map((half) => step(half, code)));
    expect(answers.map((answer) => answer.code).sort()).toEqual(['ok', 'wrong_code']);
    const half = await firstStep(user.account);
    expect((await step(half, code)).code).toBe('wrong_code');
    expect((await step(half, codeOf(secret, -STEP_MS))).code).toBe('wrong_code');
  });

  it('takes a recovery code once, however it is written', async () => {
    const { user, recovery } = await enrol();
    const [first = ''] = recovery;
    const written = first.toUpperCase().replaceAll('-', ' ');
    expect((await step(await firstStep(user.account), written)).code).toBe('ok');
    expect((await step(await firstStep(user.account), first)).code).toBe('wrong_code');
    expect(await actionsOn(user.account)).toContain('login recovery');
  });

  it('counts wrong codes, which the right password does not clear', async () => {
    const { user, secret, recovery } = await enrol();
    for (let i = 0; i < 5; i++)
      expect((await step(await firstStep(user.account), wrongCode(secret))).code).toBe('wrong_code');
    const half = await firstStep(user.account);
    expect((await step(half, codeOf(secret))).code).toBe('too_many_tries');
    expect((await step(half, recovery[0] ?? '')).code).toBe('too_many_tries');
    expect((await actionsOn(user.account)).filter((said) => said === 'factor_failed')).toHaveLength(5);
    server.pass(31 * 60_000);
    expect((await step(await firstStep(user.account), codeOf(secret))).code).toBe('ok');
  });

  it('is over after five minutes, once taken, and when the password changes', async () => {
    const { user, secret, token } = await enrol();
    const late = await firstStep(user.account);
    server.pass(HALF_SESSION_MS + 1);
    expect((await step(late, codeOf(secret))).code).toBe('second_step_over');
    const half = await firstStep(user.account);
    expect((await step(half, codeOf(secret))).code).toBe('ok');
    server.pass(2 * STEP_MS);
    expect((await step(half, codeOf(secret))).code).toBe('second_step_over');
    const open = await firstStep(user.account);
    const change = { account: user.account, old_password: PASSWORD, new_password: 'Brand-new-2' };
    expect((await server.call(passwordUpdate, change, { as: token })).code).toBe('ok');
    expect((await step(open, codeOf(secret))).code).toBe('second_step_over');
  });

  it('is no session: nothing else knows the person', async () => {
    const { user } = await enrol();
    const half = await firstStep(user.account);
    const cookies = [`lets_second_step=${half}`, `lets_session=${half}`];
    for (const cookie of cookies) {
      for (const call of [accountQuery, factorList, signInStanding, systemNoticeList])
        expect((await server.send(call, {}, { headers: { cookie } })).code).toBe('not_logged_in');
    }
  });
});

describe('with a second factor', () => {
  it('the password alone does not change the password', async () => {
    const { user, token } = await enrol();
    const change = { account: user.account, old_password: PASSWORD, new_password: 'Brand-new-2' };
    const stranger = await logInAs(server.deps.database, await build());
    expect((await server.call(passwordUpdate, change)).code).toBe('log_in_first');
    expect((await server.call(passwordUpdate, change, { as: stranger })).code).toBe('log_in_first');
    const guess = { ...change, old_password: 'wrong' };
    expect((await server.call(passwordUpdate, guess)).code).toBe('bad_credentials');
    expect((await server.call(passwordUpdate, change, { as: token })).code).toBe('ok');
  });

  it('removing it takes password and code, and takes the recovery codes along', async () => {
    const { user, token, secret } = await enrol();
    const remove = (password: string, code: string) =>
      server.call(factorRemove, { way: 'totp', password, code }, { as: token });
    expect((await remove('wrong', codeOf(secret))).code).toBe('bad_credentials');
    expect((await remove(PASSWORD, wrongCode(secret))).code).toBe('wrong_code');
    expect((await remove(PASSWORD, codeOf(secret))).code).toBe('ok');
    const { d } = await server.call(factorList, {}, { as: token });
    expect(d).toMatchObject({ is_demanded: false, totp: null, recovery_left: 0 });
    expect((await enter(user.account)).code).toBe('ok');
    expect((await remove(PASSWORD, codeOf(secret))).code).toBe('not_found');
  });

  it('new recovery codes replace the old ones', async () => {
    const { user, token, secret, recovery } = await enrol();
    const input = { password: PASSWORD, code: codeOf(secret) };
    const { d } = await server.call(recoveryRenew, input, { as: token });
    expect(d.recovery_codes).toHaveLength(10);
    const half = await firstStep(user.account);
    expect((await step(half, recovery[0] ?? '')).code).toBe('wrong_code');
    expect((await step(half, d.recovery_codes[0] ?? '')).code).toBe('ok');
    expect(await actionsOn(user.account)).toContain('recovery_codes_made');
  });
});

describe('a lost factor', () => {
  const reset = (id: number, as: string) => server.call(factorReset, { id }, { as });

  it('is taken away by those who keep the account, never by its owner, and ends its sessions', async () => {
    const { user, token } = await enrol({ identity: IDENTITY.mentor });
    const admin = await enrol({ identity: IDENTITY.admin, modules: ['user'] });
    expect((await reset(user.id, token)).code).toBe('no_authority');
    expect((await reset(admin.user.id, admin.token)).code).toBe('no_authority');
    expect((await reset(user.id, admin.token)).code).toBe('ok');
    expect((await server.call(accountQuery, {}, { as: token })).code).toBe('not_logged_in');
    expect((await enter(user.account)).code).toBe('ok');
    expect((await reset(user.id, admin.token)).code).toBe('not_found');
    expect(await actionsOn(user.account)).toContain('factor_reset');
  });

  it('of a super admin is another super admin’s to take away', async () => {
    const boss = await enrol({ identity: IDENTITY.super_admin });
    const admin = await enrol({ identity: IDENTITY.admin, modules: ['user'] });
    const before = await checksum(server.deps.database, ['sessions']);
    expect((await reset(boss.user.id, admin.token)).code).toBe('no_authority');
    expect((await reset(boss.user.id, boss.token)).code).toBe('no_authority');
    expect(await checksum(server.deps.database, ['sessions'])).toBe(before);
    expect((await reset(boss.user.id, keeper)).code).toBe('ok');
  });
});

describe('demanded by the settings', () => {
  it('lets staff who have none do nothing but set one up, sessions that stood before too', async () => {
    const mentor = await build({ identity: IDENTITY.mentor });
    const student = await logInAs(server.deps.database, await build());
    const token = await logInAs(server.deps.database, mentor);
    expect((await demand('staff')).code).toBe('ok');
    try {
      const { code, d } = await server.call(systemNoticeList, {}, { as: token });
      expect([code, d]).toEqual(['factor_missing', { demand: 'factor_missing' }]);
      expect((await server.call(settingSave, { second_factor: 'off' }, { as: keeper })).code).toBe(
        'factor_missing',
      );
      expect((await server.call(systemNoticeList, {}, { as: student })).code).toBe('ok');
      const { d: standing } = await server.call(signInStanding, {}, { as: token });
      expect(standing.demand).toBe('factor_missing');
      const { d: start } = await server.call(totpStart, { password: PASSWORD }, { as: token });
      await server.call(totpConfirm, { code: codeOf(start.secret) }, { as: token });
      expect((await server.call(systemNoticeList, {}, { as: token })).code).toBe('ok');
      expect((await server.call(factorList, {}, { as: token })).d.is_demanded).toBe(true);
      expect((await server.call(logout, {}, { as: token })).code).toBe('ok');
    } finally {
      await server.deps.database.pool.query(`delete from system_params where key = 'SIGN_IN'`);
    }
  });
});
