import {
  factorList,
  factorRemove,
  factorReset,
  IDENTITY,
  LIMITS,
  login,
  passkeyAdd,
  passkeyAsk,
  passkeyRemove,
  passkeyStart,
  passwordUpdate,
  recoveryRenew,
  secondStep,
  secondStepAsk,
  secondStepPasskey,
  settingSave,
  signInStanding,
  systemNoticeList,
  totpStart,
} from '@lets/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Authenticator, createAuthenticator, type Said } from '../../../../../test/authenticator.ts';
import { hashCheaply } from '../../../../../test/cheap-password.ts';
import { type BuiltUser, buildUser, logInAs } from '../../../../../test/factories.ts';
import { MAKER } from '../../../../../test/fixtures/device-maker.ts';
import { addTotp } from '../../../../../test/second-factor.ts';
import { openTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { CHALLENGE_MS } from './prove.ts';

const ORIGIN = 'https://lets.example.edu';
const PASSWORD = 'Right-one-1';

let server: TestServer;
let password_hash: string;
beforeAll(async () => {
  server = await openTestServer({ env: { PUBLIC_URL: ORIGIN } });
  password_hash = await hashCheaply(PASSWORD);
});
afterAll(() => server.close());
// Wrong tries of the test before are forgotten, and codes used.
beforeEach(() => server.pass(31 * 60_000));

const build = (overrides: object = {}) => buildUser(server.deps.database, { password_hash, ...overrides });
const enter = (account: string) => server.call(login, { userData: { account, password: PASSWORD } });
const cookieOf = (headers: Readonly<Record<string, unknown>>, name: string) =>
  new RegExp(`${name}=([^;]*)`).exec([headers['set-cookie']].flat().map(String).join('\n'))?.[1] ?? '';
const query = async (text: string, values: unknown[] = []) =>
  (await server.deps.database.pool.query(text, values)).rows;
const actionsOn = async (account: string) =>
  (
    await query(`select trim(action || ' ' || detail) as said from audit_log where target = $1 order by id`, [
      account,
    ])
  ).map(({ said }) => said as string);

interface Owner {
  readonly user: BuiltUser;
  readonly token: string;
  readonly device: Authenticator;
  readonly recovery: readonly string[];
}

async function owner(overrides: object = {}): Promise<Owner> {
  const user = await build(overrides);
  const token = await logInAs(server.deps.database, user, server.deps.clock());
  const device = createAuthenticator(ORIGIN);
  const { d } = await add(token, device);
  return { user, token, device, recovery: d.recovery_codes ?? [] };
}

async function add(token: string, device: Authenticator, said: Said = {}, proof: object = {}) {
  const { code, d } = await server.call(passkeyStart, { password: PASSWORD, ...proof }, { as: token });
  expect(code).toBe('ok');
  return server.call(passkeyAdd, { name: '我的手机', passkey: device.make(d, said) }, { as: token });
}

/** The first step; answers the cookie of the half-session. */
async function firstStep({ account }: BuiltUser): Promise<string> {
  const { code, headers } = await enter(account);
  expect(code).toBe('factor_needed');
  return cookieOf(headers, 'lets_second_step');
}
const asHalf = (half: string) => ({ headers: { cookie: `lets_second_step=${half}` } });
async function ask(half: string) {
  const { code, d } = await server.call(secondStepAsk, {}, asHalf(half));
  expect(code).toBe('ok');
  return d;
}
const step = (half: string, passkey: ReturnType<Authenticator['sign']>) =>
  server.call(secondStepPasskey, { passkey }, asHalf(half));

/** The whole second step. */
async function stepBy(user: BuiltUser, device: Authenticator, said: Said = {}) {
  const half = await firstStep(user);
  return step(half, device.sign(await ask(half), said));
}

/** A second step of a logged-in person, as the calls take it that change a factor. */
async function proofBy(token: string, device: Authenticator) {
  const { d } = await server.call(passkeyAsk, {}, { as: token });
  return { password: PASSWORD, passkey: device.sign(d) };
}

describe('adding a passkey', () => {
  it('takes the password, answers recovery codes once, and ends the other sessions', async () => {
    const user = await build();
    const [own, other] = [
      await logInAs(server.deps.database, user, server.deps.clock()),
      await logInAs(server.deps.database, user, server.deps.clock()),
    ];
    const wrong = await server.call(passkeyStart, { password: 'wrong' }, { as: own });
    expect(wrong.code).toBe('bad_credentials');
    const device = createAuthenticator(ORIGIN);
    const { code, d } = await add(own, device);
    expect([code, d.recovery_codes?.length]).toEqual(['ok', 10]);
    expect((await server.call(factorList, {}, { as: other })).code).toBe('not_logged_in');
    const { d: list } = await server.call(factorList, {}, { as: own });
    expect(list).toMatchObject({
      passkeys: [{ name: '我的手机', is_usable: true, last_used_at: null }],
      passkey_origin: ORIGIN,
      recovery_left: 10,
    });
    const second = await add(own, createAuthenticator(ORIGIN), {}, await proofBy(own, device));
    expect([second.code, second.d.recovery_codes]).toEqual(['ok', null]);
    expect(await actionsOn(user.account)).toContain('factor_added passkey');
  });

  it('asks the browser for no device that has one, for verification and for no certificate', async () => {
    const { token, device } = await owner();
    const { d } = await server.call(passkeyStart, await proofBy(token, device), { as: token });
    expect(d).toMatchObject({
      rp: { id: 'lets.example.edu' },
      excludeCredentials: [{ id: device.id }],
      attestation: 'none',
      authenticatorSelection: { userVerification: 'required' },
    });
  });

  it('takes a second step where there is one, of another way too', async () => {
    const { user, token } = await owner();
    for (const start of [passkeyStart, totpStart]) {
      const { code, d } = await server.call(start, { password: PASSWORD }, { as: token });
      expect([code, d]).toEqual(['bad_parameter', { code: 'missing' }]);
    }
    const withApp = await build();
    const showCode = await addTotp(server, withApp);
    const session = await logInAs(server.deps.database, withApp, server.deps.clock());
    expect((await add(session, createAuthenticator(ORIGIN), {}, { code: showCode() })).code).toBe('ok');
    expect(user.id).not.toBe(withApp.id);
  });

  it.each<[string, Said]>([
    ['of another challenge', { challenge: 'AAAA' }],
    ['made at another origin', { origin: 'https://evil.example' }],
    ['made for another party', { rpId: 'evil.example' }],
    ['of a device that did not verify the person', { isVerified: false }],
    ['of another ceremony', { type: 'webauthn.get' }],
    ['with a certificate, however right', { maker: MAKER }],
  ])('refuses one %s', async (_case, said) => {
    const user = await build();
    const token = await logInAs(server.deps.database, user, server.deps.clock());
    expect((await add(token, createAuthenticator(ORIGIN), said)).code).toBe('passkey_refused');
    expect((await enter(user.account)).code).toBe('ok');
  });

  it('answers a challenge once, of this session, within five minutes', async () => {
    const user = await build();
    const token = await logInAs(server.deps.database, user, server.deps.clock());
    const elsewhere = await logInAs(server.deps.database, user, server.deps.clock());
    const start = async () => (await server.call(passkeyStart, { password: PASSWORD }, { as: token })).d;
    const send = (passkey: ReturnType<Authenticator['make']>, as = token) =>
      server.call(passkeyAdd, { name: 'Key', passkey }, { as });
    const device = createAuthenticator(ORIGIN);
    const late = device.make(await start());
    server.pass(CHALLENGE_MS + 1);
    expect((await send(late)).code).toBe('passkey_refused');
    const made = device.make(await start());
    expect((await send(made, elsewhere)).code).toBe('passkey_refused');
    expect((await send(made)).code).toBe('ok');
    expect((await send(made)).code).toBe('passkey_refused');
  });

  it('refuses the passkey of another person, and more than there may be', async () => {
    const { device } = await owner();
    const user = await build();
    const token = await logInAs(server.deps.database, user, server.deps.clock());
    expect((await add(token, device)).code).toBe('passkey_refused');
    await query(
      `insert into passkeys (user_id, credential_id, public_key, rp_id, name)
       select $1, 'k' || n, '', 'x', 'k' from generate_series(1, $2) n`,
      [user.id, LIMITS.passkeys],
    );
    const showCode = await addTotp(server, user);
    const start = await server.call(passkeyStart, { password: PASSWORD, code: showCode() }, { as: token });
    expect(start.code).toBe('too_many_passkeys');
  });
});

describe('the second step by a passkey', () => {
  it('opens what the log-in opens, and says in the log by what', async () => {
    const { user, device } = await owner();
    expect((await enter(user.account)).d).toEqual({ ways: ['passkey', 'recovery'] });
    const { code, d, headers } = await stepBy(user, device);
    expect([code, d.account]).toEqual(['ok', user.account]);
    const { d: list } = await server.call(factorList, {}, { as: cookieOf(headers, 'lets_session') });
    expect(list.passkeys[0]?.last_used_at).not.toBeNull();
    expect(await actionsOn(user.account)).toEqual(['factor_added passkey', 'login passkey']);
  });

  it('tells nobody of passkeys before the password was right', async () => {
    const { device, user } = await owner();
    const none = createAuthenticator(ORIGIN).sign({
      ...(await ask(await firstStep(user))),
      allowCredentials: [],
    });
    for (const cookie of ['lets_second_step=made-up', '']) {
      const headers = { cookie };
      expect((await server.call(secondStepAsk, {}, { headers })).code).toBe('second_step_over');
      expect((await server.call(secondStepPasskey, { passkey: none }, { headers })).code).toBe(
        'second_step_over',
      );
    }
    const wrong = await server.call(login, { userData: { account: user.account, password: 'wrong' } });
    expect([wrong.code, wrong.d]).toEqual(['bad_credentials', (await enterNobody()).d]);
    expect(device.id).not.toBe('');
  });
  const enterNobody = () => server.call(login, { userData: { account: 'nobody-here', password: 'wrong' } });

  it.each<[string, Said]>([
    ['to another challenge', { challenge: 'AAAA' }],
    ['at another origin', { origin: 'https://evil.example' }],
    ['at the same host without TLS', { origin: 'http://lets.example.edu' }],
    ['for another party', { rpId: 'evil.example' }],
    ['of a device that did not verify the person', { isVerified: false }],
    ['of another ceremony', { type: 'webauthn.create' }],
  ])('refuses a signature %s, and counts it', async (_case, said) => {
    const { user, device } = await owner();
    expect((await stepBy(user, device, said)).code).toBe('passkey_refused');
    expect(await actionsOn(user.account)).toContain('factor_failed passkey');
    expect((await stepBy(user, device)).code).toBe('ok');
  });

  it('refuses another person’s passkey, and a signature by another key', async () => {
    const [one, other] = [await owner(), await owner()];
    expect((await stepBy(one.user, other.device)).code).toBe('passkey_refused');
    const half = await firstStep(one.user);
    const forged = { ...other.device.sign(await ask(half)), id: one.device.id, rawId: one.device.id };
    expect((await step(half, forged)).code).toBe('passkey_refused');
    expect((await stepBy(one.user, one.device)).code).toBe('ok');
  });

  it('takes a signature once, of two at the same time too, and in the half-session that asked', async () => {
    const { user, device } = await owner();
    const [half, elsewhere] = [await firstStep(user), await firstStep(user)];
    await ask(elsewhere);
    const signed = device.sign(await ask(half));
    expect((await step(elsewhere, signed)).code).toBe('passkey_refused');
    const answers = await Promise.all([step(half, signed), step(half, signed)]);
    expect(answers.map(({ code }) => code).sort()).not.toEqual(['ok', 'ok']);
    expect(answers.filter(({ code }) => code === 'ok')).toHaveLength(1);
    const again = await firstStep(user);
    await ask(again);
    expect((await step(again, signed)).code).toBe('passkey_refused');
  });

  it('refuses a copy that counts behind, and says so in the log', async () => {
    const { user, device } = await owner();
    const copy = device.copy();
    for (let i = 0; i < 2; i++) expect((await stepBy(user, device)).code).toBe('ok');
    expect((await stepBy(user, copy)).code).toBe('passkey_refused');
    expect(await actionsOn(user.account)).toContain('factor_failed passkey copied');
    expect((await stepBy(user, device, { counter: 0 })).code).toBe('passkey_refused');
    expect((await stepBy(user, device)).code).toBe('ok');
  });

  it('takes devices that count nothing', async () => {
    const user = await build();
    const token = await logInAs(server.deps.database, user, server.deps.clock());
    const device = createAuthenticator(ORIGIN);
    expect((await add(token, device, { counter: 0 })).code).toBe('ok');
    for (let i = 0; i < 2; i++) expect((await stepBy(user, device, { counter: 0 })).code).toBe('ok');
  });

  it('counts wrong ones together with codes, and a right password clears none', async () => {
    const { user, device, recovery } = await owner();
    for (let i = 0; i < 5; i++)
      expect((await stepBy(user, device, { isVerified: false })).code).toBe('passkey_refused');
    expect((await stepBy(user, device)).code).toBe('too_many_tries');
    const { code } = await server.call(
      secondStep,
      { code: recovery[0] ?? '' },
      asHalf(await firstStep(user)),
    );
    expect(code).toBe('too_many_tries');
  });

  it('takes a recovery code in its place', async () => {
    const { user, recovery } = await owner();
    const { code } = await server.call(
      secondStep,
      { code: recovery[0] ?? '' },
      asHalf(await firstStep(user)),
    );
    expect(code).toBe('ok');
  });

  it('stays closed when all passkeys were made for an address that the school had before', async () => {
    const { user, token, device } = await owner();
    await query(`update passkeys set rp_id = 'old.example.edu' where user_id = $1`, [user.id]);
    await query('delete from recovery_codes where user_id = $1', [user.id]);
    expect((await enter(user.account)).d).toEqual({ ways: ['passkey'] });
    const half = await firstStep(user);
    expect((await server.call(secondStepAsk, {}, asHalf(half))).code).toBe('passkeys_off');
    const signed = device.sign({
      challenge: 'AAAA',
      timeout: 1,
      rpId: 'old.example.edu',
      allowCredentials: [],
      userVerification: 'required',
    });
    expect((await step(half, signed)).code).toBe('passkey_refused');
    const { d } = await server.call(factorList, {}, { as: token });
    expect(d.passkeys[0]?.is_usable).toBe(false);
  });
});

describe('with a passkey', () => {
  it('the password alone changes nothing about the log-in', async () => {
    const { user, token } = await owner();
    const change = { account: user.account, old_password: PASSWORD, new_password: 'Brand-new-2' };
    expect((await server.call(passwordUpdate, change)).code).toBe('log_in_first');
    const [{ id }] = (await query('select id from passkeys where user_id = $1', [user.id])) as [
      { id: number },
    ];
    for (const answer of [
      await server.call(passkeyRemove, { id, password: PASSWORD }, { as: token }),
      await server.call(recoveryRenew, { password: PASSWORD }, { as: token }),
    ])
      expect([answer.code, answer.d]).toEqual(['bad_parameter', { code: 'missing' }]);
  });

  it('removing the last one takes password and passkey, and takes the recovery codes along', async () => {
    const { user, token, device } = await owner();
    const stranger = await owner();
    const idOf = async ({ user: { id } }: Pick<Owner, 'user'>) =>
      Number((await query('select id from passkeys where user_id = $1', [id]))[0]?.id);
    const id = await idOf({ user });
    const remove = async (of: number) =>
      server.call(passkeyRemove, { id: of, ...(await proofBy(token, device)) }, { as: token });
    expect((await remove(await idOf(stranger))).code).toBe('not_found');
    expect((await remove(id)).code).toBe('ok');
    expect((await enter(user.account)).code).toBe('ok');
    const { d } = await server.call(factorList, {}, { as: token });
    expect(d).toMatchObject({ passkeys: [], recovery_left: 0 });
    expect((await enter(stranger.user.account)).code).toBe('factor_needed');
    expect(await actionsOn(user.account)).toContain('factor_removed passkey');
  });

  it('an app beside it goes alone', async () => {
    const { user, token, device, recovery } = await owner();
    await addTotp(server, user);
    const removed = await server.call(
      factorRemove,
      { way: 'totp', ...(await proofBy(token, device)) },
      { as: token },
    );
    expect(removed.code).toBe('ok');
    const { d } = await server.call(factorList, {}, { as: token });
    expect([d.totp, d.passkeys.length, d.recovery_left]).toEqual([null, 1, recovery.length]);
  });

  it('a reset takes it away, and what was about to become one', async () => {
    const { user, token, device } = await owner();
    const { d } = await server.call(passkeyStart, await proofBy(token, device), { as: token });
    const made = createAuthenticator(ORIGIN).make(d);
    const keeper = await logInAs(
      server.deps.database,
      await build({ identity: IDENTITY.super_admin }),
      server.deps.clock(),
    );
    expect((await server.call(factorReset, { id: user.id }, { as: keeper })).code).toBe('ok');
    expect(await query('select 1 from passkeys where user_id = $1', [user.id])).toEqual([]);
    expect(await query('select 1 from passkey_challenges where user_id = $1', [user.id])).toEqual([]);
    const again = await logInAs(server.deps.database, user, server.deps.clock());
    expect((await server.call(passkeyAdd, { name: 'Key', passkey: made }, { as: again })).code).toBe(
      'passkey_refused',
    );
    expect((await enter(user.account)).code).toBe('ok');
  });

  it('the demand of the settings is met, and can be met by one', async () => {
    const mentor = await build({ identity: IDENTITY.mentor });
    const token = await logInAs(server.deps.database, mentor, server.deps.clock());
    const keeper = await logInAs(
      server.deps.database,
      await build({ identity: IDENTITY.super_admin }),
      server.deps.clock(),
    );
    expect((await server.call(settingSave, { second_factor: 'staff' }, { as: keeper })).code).toBe('ok');
    try {
      expect((await server.call(systemNoticeList, {}, { as: token })).code).toBe('factor_missing');
      expect((await add(token, createAuthenticator(ORIGIN))).code).toBe('ok');
      expect((await server.call(systemNoticeList, {}, { as: token })).code).toBe('ok');
      expect((await server.call(signInStanding, {}, { as: token })).d.demand).toBeNull();
    } finally {
      await query(`delete from system_params where key = 'SIGN_IN'`);
    }
  });
});
