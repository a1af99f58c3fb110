import {
  ALL_CALLS,
  approvalDecide,
  type CallDeclaration,
  callKey,
  DUTIES,
  type Duty,
  dutyEnd,
  dutySet,
  dutyState,
  factorReset,
  IDENTITY,
  type InputOf,
  logList,
  type ManagementModule,
  passwordReset,
  personErase,
  powerSave,
  settingGet,
  userDelete,
  userList,
  userSave,
} from '@lets/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltUser, buildUser, logInAs } from '../../../test/factories.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { inTransaction } from '../../db/transaction.ts';
import { mayWithDuty } from '../../http/duties.ts';
import { change } from './service.ts';

type Person = BuiltUser & { readonly token: string };
let server: TestServer;
let people: Record<Duty | 'rest', Person>;
beforeAll(async () => {
  server = await openTestServer();
  const make = async (name: string) => {
    const user = await buildUser(server.deps.database, { identity: IDENTITY.super_admin, name });
    return { ...user, token: await logInAs(server.deps.database, user) };
  };
  people = {
    system: await make('系统'),
    security: await make('安全'),
    audit: await make('审计'),
    rest: await make('其余'),
  };
});
afterAll(() => server.close());

const as = (who: Duty | 'rest') => ({ as: people[who].token });
const chosen = () => ({ system: people.system.id, security: people.security.id, audit: people.audit.id });
const tries = async <C extends CallDeclaration>(who: Duty | 'rest', call: C, input: InputOf<C>) =>
  (await server.call(call, input, as(who))).code;
const decide = (who: Duty | 'rest', id: number) => tries(who, approvalDecide, { id, approved: true });
const separate = () =>
  inTransaction(server.deps.database, (tx) =>
    change(server.deps, tx, { chosen: chosen(), isSeparated: true, actorId: null, detail: 'test' }),
  );

it('is asked for by one super administrator and holds when a second approves, at once', async () => {
  const { d } = await server.call(dutySet, chosen(), as('system'));
  expect(await tries('audit', userList, { identity: 1 })).toBe('ok');
  expect(await decide('system', d.approval_id)).toBe('own_request');
  expect(await decide('rest', d.approval_id)).toBe('ok');
  expect(await tries('audit', userList, { identity: 1 })).toBe('no_authority');
  const { people: found, separated } = (await server.call(dutyState, {}, as('audit'))).d;
  expect(separated).toBe(true);
  expect(found.map(({ duty }) => duty)).toEqual([...DUTIES, 'none']);
});

describe('separated', () => {
  beforeAll(separate);

  it('each does their own, and who has no duty nothing', async () => {
    const answers = async (call: CallDeclaration, input: object) =>
      Promise.all(
        ([...DUTIES, 'rest'] as const).map(async (who) => (await server.send(call, input, as(who))).code),
      );
    const no = 'no_authority';
    expect(await answers(settingGet, {})).toEqual(['ok', no, no, no]);
    expect(await answers(userList, { identity: 3 })).toEqual([no, 'ok', no, no]);
    expect(await answers(logList, {})).toEqual([no, no, 'ok', no]);
  });

  it('nobody deletes alone, not even the security administrator with another of that duty', async () => {
    const person = await buildUser(server.deps.database);
    const { d } = await server.call(userDelete, { ids: [person.id] }, as('security'));
    expect(d.approval_id).not.toBeNull();
    expect(await decide('security', d.approval_id ?? 0)).toBe('own_request');
    expect(await decide('rest', d.approval_id ?? 0)).toBe('not_found');
    expect(await decide('audit', d.approval_id ?? 0)).toBe('ok');
  });

  it('nobody takes over the account of another duty, or grants the parts of two', async () => {
    const { audit, security } = people;
    expect(await tries('security', passwordReset, { id: audit.id })).toBe('duty_held');
    expect(await tries('security', factorReset, { id: audit.id })).toBe('duty_held');
    expect(await tries('security', personErase, { id: audit.id, reason: '离职' })).toBe('duty_held');
    const renamed = { id: audit.id, account: audit.account, identity: 4, name: 'x' } as const;
    expect(await tries('security', userSave, renamed)).toBe('duty_held');
    expect(await tries('security', passwordReset, { id: security.id })).toBe('ok');
    people.security = { ...security, token: await logInAs(server.deps.database, security) };
    const admin = await buildUser(server.deps.database, { identity: IDENTITY.admin });
    const grant = (...modules: ManagementModule[]) =>
      tries('security', powerSave, { user_id: admin.id, modules });
    expect(await grant('user', 'log')).toBe('duties_mixed');
    expect(await grant('course', 'notice')).toBe('ok');
  });

  it('is changed by the security administrator with another, and ended by two', async () => {
    const swapped = { ...chosen(), audit: people.rest.id };
    expect(await tries('audit', dutySet, swapped)).toBe('no_authority');
    const { d } = await server.call(dutySet, swapped, as('security'));
    expect(await decide('audit', d.approval_id)).toBe('ok');
    expect(await tries('audit', logList, {})).toBe('no_authority');
    expect(await tries('rest', logList, {})).toBe('ok');
    expect(await tries('audit', dutyEnd, {})).toBe('no_authority');
    const end = (await server.call(dutyEnd, {}, as('system'))).d.approval_id;
    expect(await decide('security', end)).toBe('ok');
    expect(await tries('audit', userList, { identity: 1 })).toBe('ok');
  });
});

it('does not begin while somebody below has parts of two duties', async () => {
  await buildUser(server.deps.database, {
    identity: IDENTITY.admin,
    account: 'both',
    modules: ['user', 'log'],
  });
  expect(await server.call(dutySet, chosen(), as('system'))).toMatchObject({
    code: 'duties_mixed',
    d: { accounts: ['both'] },
  });
});

it('leaves every call of a super administrator to exactly one duty, but for those that say otherwise', () => {
  const shared = ALL_CALLS.filter(({ who }) => who !== 'public')
    .map((call) => ({ key: callKey(call), who: DUTIES.filter((duty) => mayWithDuty(call, duty)) }))
    .filter(({ who }) => who.length !== 1);
  expect(shared.map(({ key, who }) => `${key} ${who}`).sort()).toEqual(
    [
      'GET /account/data-request/list system,security,audit',
      'GET /account/factor/list system,security,audit',
      'GET /account/identities system,security,audit',
      'GET /account/my-data system,security,audit',
      'GET /account/my-data/state system,security,audit',
      'GET /account/query system,security,audit',
      'GET /account/standing system,security,audit',
      'GET /account/wechat/binding system,security,audit',
      'GET /approval/count system,security,audit',
      'GET /approval/list system,security,audit',
      'GET /cms/msg/list system,security,audit',
      'GET /cms/new/msg/num system,security,audit',
      'GET /course/class/list system,security',
      'GET /course/list system,security',
      'GET /course/manage/list system,security',
      'GET /duty/state system,security,audit',
      'GET /system/log/chain system,audit',
      'GET /system/notice/list system,security,audit',
      'POST /account/active system,security,audit',
      'POST /account/data-request/ask system,security,audit',
      'POST /account/data-request/withdraw system,security,audit',
      'POST /account/factor/passkey/add system,security,audit',
      'POST /account/factor/passkey/ask system,security,audit',
      'POST /account/factor/passkey/remove system,security,audit',
      'POST /account/factor/passkey/start system,security,audit',
      'POST /account/factor/recovery/renew system,security,audit',
      'POST /account/factor/remove system,security,audit',
      'POST /account/factor/totp/confirm system,security,audit',
      'POST /account/factor/totp/start system,security,audit',
      'POST /account/identity/link system,security,audit',
      'POST /account/identity/unlink system,security,audit',
      'POST /account/profile/save system,security,audit',
      'POST /account/wechat/unbind system,security,audit',
      'POST /approval/decide system,security,audit',
      'POST /approval/withdraw system,security,audit',
      'POST /cms/msg/read system,security,audit',
      'POST /duty/end system,security,audit',
      'POST /duty/set system,security,audit',
      'POST /privacy/agree system,security,audit',
      'POST /privacy/withdraw system,security,audit',
      'POST /system/notice/read system,security,audit',
    ].sort(),
  );
});
