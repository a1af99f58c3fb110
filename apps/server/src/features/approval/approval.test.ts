import {
  approvalCount,
  approvalDecide,
  approvalList,
  approvalWithdraw,
  type Duty,
  IDENTITY,
  LIMITS,
  personErase,
  powerSave,
  userDelete,
  userDisable,
  userSave,
} from '@lets/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltUser, buildProject, buildUser, logInAs } from '../../../test/factories.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { SEPARATE_DUTIES_KEY } from '../../duties.ts';

let server: TestServer;
let asker: BuiltUser & { token: string };
let second: BuiltUser & { token: string };
beforeAll(async () => {
  server = await openTestServer();
  const { database } = server.deps;
  const make = async (name: string, duty: Duty) => {
    const user = await buildUser(database, { identity: IDENTITY.super_admin, name, duty });
    return { ...user, token: await logInAs(database, user) };
  };
  asker = await make('申请人', 'security');
  second = await make('复核人', 'audit');
  await database.pool.query(`INSERT INTO system_params (key, value) VALUES ($1, '1')`, [SEPARATE_DUTIES_KEY]);
});
afterAll(() => server.close());

const ask = (ids: number[], as = asker.token) => server.call(userDelete, { ids }, { as });
const decide = (id: number, approved: boolean, as = second.token, answer = '') =>
  server.call(approvalDecide, { id, approved, answer }, { as });
const isThere = async (id: number) => {
  const { rows } = await server.deps.database.pool.query('SELECT FROM users WHERE id = $1', [id]);
  return rows.length === 1;
};
const logged = async (target: string) => {
  const { rows } = await server.deps.database.pool.query<{ action: string; actor_id: number | null }>(
    'SELECT action, actor_id FROM audit_log WHERE target = $1 ORDER BY id',
    [target],
  );
  return rows.map(({ action, actor_id }) => [action, actor_id]);
};
async function asked(...ids: number[]): Promise<number> {
  const { code, d } = await ask(ids);
  if (code !== 'ok' || d.approval_id === null) throw new Error(`not asked: ${code}`);
  return d.approval_id;
}

it('is carried out when a second administrator approves, and both stand in the log', async () => {
  const person = await buildUser(server.deps.database);
  const id = await asked(person.id);
  expect(await isThere(person.id)).toBe(true);
  expect(server.nudged).toContainEqual({ userIds: [second.id], topic: 'approvals' });
  expect((await server.call(approvalCount, {}, { as: second.token })).d.waiting).toBe(1);
  expect((await server.call(approvalCount, {}, { as: asker.token })).d.waiting).toBe(0);

  expect((await decide(id, true, asker.token)).code).toBe('own_request');
  expect((await decide(id, true)).d).toMatchObject({ state: 'approved', decided_by: { id: second.id } });
  expect(await isThere(person.id)).toBe(false);
  expect((await decide(id, true)).code).toBe('approval_over');
  expect(await logged(`approval ${id}`)).toEqual([
    ['approval_asked', asker.id],
    ['approval_given', second.id],
  ]);
  expect(await logged(`${person.account} ${person.name}`)).toEqual([['user_deleted', asker.id]]);
});

it('is one request however often the same is asked for', async () => {
  const [one, two] = [await buildUser(server.deps.database), await buildUser(server.deps.database)];
  const id = await asked(one.id, two.id);
  expect(await asked(two.id, one.id)).toBe(id);
  await Promise.all([decide(id, true), decide(id, true)]);
  expect((await logged(`approval ${id}`)).map(([action]) => action)).toEqual([
    'approval_asked',
    'approval_given',
  ]);
});

it('changes nothing when it is refused, which needs a reason, or withdrawn', async () => {
  const person = await buildUser(server.deps.database);
  const id = await asked(person.id);
  expect((await decide(id, false)).code).toBe('bad_parameter');
  expect((await decide(id, false, second.token, '仍在读')).d).toMatchObject({
    state: 'refused',
    answer: '仍在读',
  });
  const again = await asked(person.id);
  expect((await server.call(approvalWithdraw, { id: again }, { as: second.token })).code).toBe('not_found');
  expect((await server.call(approvalWithdraw, { id: again }, { as: asker.token })).d.state).toBe('withdrawn');
  expect(await isThere(person.id)).toBe(true);
});

it('is judged again by how things stand when it is approved, and goes on waiting where it cannot be done', async () => {
  const { database } = server.deps;
  const person = await buildUser(database);
  const id = await asked(person.id);
  const { id: projectId } = await buildProject(database);
  const { rows } = await database.pool.query<{ id: number }>(
    `INSERT INTO teams (name, project_id, leader_id) VALUES ('一组', $1, $2) RETURNING id`,
    [projectId, person.id],
  );
  const team = rows[0]?.id;
  expect((await ask([person.id])).code).toBe('in_use');
  expect((await decide(id, true)).code).toBe('in_use');
  await database.pool.query('DELETE FROM teams WHERE id = $1', [team]);
  await database.pool.query('UPDATE users SET disabled = true WHERE id = $1', [asker.id]);
  expect((await decide(id, true)).code).toBe('no_authority');
  expect(await isThere(person.id)).toBe(true);
  await database.pool.query('UPDATE users SET disabled = false WHERE id = $1', [asker.id]);
  expect((await decide(id, true)).d.state).toBe('approved');
});

it('lapses after a while', async () => {
  const person = await buildUser(server.deps.database);
  const id = await asked(person.id);
  server.pass((LIMITS.approval_days * 24 + 1) * 3_600_000);
  const as = await logInAs(server.deps.database, second, server.deps.clock());
  expect((await decide(id, true, as)).code).toBe('approval_over');
  expect(await isThere(person.id)).toBe(true);
  const { list } = (await server.call(approvalList, { state: 'lapsed' }, { as })).d;
  expect(list.map((one) => one.id)).toEqual([id]);
  expect(await logged(`approval ${id}`)).toContainEqual(['approval_lapsed', null]);
});

it('is refused where nobody else could approve it', async () => {
  const { database } = server.deps;
  const as = await logInAs(database, asker, server.deps.clock());
  const person = await buildUser(database);
  expect((await server.call(userDisable, { ids: [second.id], disabled: true }, { as })).code).toBe(
    'duty_held',
  );
  await database.pool.query('UPDATE users SET disabled = true WHERE id = $1', [second.id]);
  expect((await ask([person.id], as)).code).toBe('no_second_administrator');
});

it('does not exist for an administrator who could not approve it', async () => {
  const { database } = server.deps;
  await database.pool.query('UPDATE users SET disabled = false WHERE id = $1', [second.id]);
  const as = await logInAs(database, asker, server.deps.clock());
  const { d } = await ask([(await buildUser(database)).id], as);
  const bare = await buildUser(database, { identity: IDENTITY.admin, modules: ['course'] });
  const stranger = await logInAs(database, bare, server.deps.clock());
  expect((await decide(d.approval_id ?? 0, true, stranger)).code).toBe('not_found');
  expect((await server.call(approvalList, {}, { as: stranger })).d.total).toBe(0);
});

it('is approved neither by an account that the asker made or lately gave power to, nor the other way round', async () => {
  const { deps } = server;
  const { pool } = deps.database;
  await pool.query('UPDATE system_params SET value = $2 WHERE key = $1', [SEPARATE_DUTIES_KEY, '0']);
  const logIn = (user: BuiltUser) => logInAs(deps.database, user, deps.clock());
  const askErasure = async (as: string) => {
    const { id } = await buildUser(deps.database);
    return server.call(personErase, { id, reason: '离校' }, { as });
  };
  const grant = (user_id: number, as: string) =>
    server.call(powerSave, { user_id, modules: ['user'] }, { as });
  const about = { identity: IDENTITY.admin, modules: ['user'] };
  const boss = await buildUser(deps.database, { identity: IDENTITY.super_admin });
  const stranger = await buildUser(deps.database, about);
  const granted = await buildUser(deps.database, about);
  const as = await logIn(boss);
  const draft = {
    account: 'puppet',
    name: '傀儡',
    identity: IDENTITY.admin,
    student_id: '',
    email: '',
    contact: '',
  };
  const { d } = await server.call(userSave, draft, { as });
  await grant(d.id, as);
  await grant(granted.id, as);
  const puppet = await logIn({ ...stranger, id: d.id });

  const asked = await askErasure(as);
  const id = asked.d.approval_id;
  expect((await decide(id, true, puppet)).code).toBe('not_independent');
  expect((await decide(id, true, await logIn(granted))).code).toBe('not_independent');
  const seen = await server.call(approvalList, { state: 'waiting' }, { as: puppet });
  expect(seen.d.list.find((one) => one.id === id)).toMatchObject({ may_decide: false, is_tied: true });
  const waitingFor = async (token: string) => (await server.call(approvalCount, {}, { as: token })).d.waiting;
  expect(await waitingFor(await logIn(stranger))).toBe((await waitingFor(puppet)) + 1);
  const ofPuppet = await askErasure(puppet);
  expect((await decide(ofPuppet.d.approval_id, true, as)).code).toBe('not_independent');
  expect((await decide(id, true, await logIn(stranger))).d.state).toBe('approved');

  // Permissions of long ago are no tie; a made account is one for good.
  server.pass((LIMITS.independent_days * 24 + 1) * 3_600_000);
  const later = await askErasure(await logIn(boss));
  expect((await decide(later.d.approval_id, true, await logIn({ ...stranger, id: d.id }))).code).toBe(
    'not_independent',
  );
  expect((await decide(later.d.approval_id, true, await logIn(granted))).d.state).toBe('approved');

  await pool.query('UPDATE users SET disabled = true WHERE id <> ALL($1) AND identity >= 3', [
    [boss.id, d.id],
  ]);
  expect((await askErasure(await logIn(boss))).code).toBe('no_second_administrator');
});
