import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  accountQuery,
  IDENTITY,
  type Identity,
  login,
  passwordReset,
  powerSave,
  userDelete,
  userDetail,
  userDisable,
  userExport,
  userList,
  userSave,
  userTemplate,
} from '@lets/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildClass, buildUser, checksum, logInAs } from '../../../test/factories.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { readSheet } from '../../spreadsheets/read-sheet.ts';

let server: TestServer;
let admin: { id: number; as: string };
let superAdmin: { id: number; as: string };

async function build(identity: Identity, overrides: object = {}) {
  const user = await buildUser(server.deps.database, { identity, ...overrides });
  return { id: user.id, account: user.account, as: await logInAs(server.deps.database, user) };
}

beforeAll(async () => {
  server = await openTestServer();
  admin = await build(IDENTITY.admin, { modules: ['user', 'course'] });
  superAdmin = await build(IDENTITY.super_admin);
});
afterAll(() => server.close());

async function readBack(bytes: unknown): Promise<readonly (readonly string[])[]> {
  const path = join(tmpdir(), `lets-people-${process.pid}.xlsx`);
  const { writeFile } = await import('node:fs/promises');
  await writeFile(path, bytes as Buffer);
  expect((await readFile(path)).length).toBeGreaterThan(0);
  return readSheet(path, { rows: 5000, columns: 20 });
}

describe('an account', () => {
  it('is made with a password told once, changed, and found again', async () => {
    const { as } = admin;
    const { id: class_id } = await buildClass(server.deps.database);
    const draft = {
      identity: IDENTITY.student,
      account: 'new.student',
      name: '新同学',
      class_ids: [class_id],
    };
    const { d: made } = await server.call(userSave, draft, { as });
    expect(made.password).toMatch(/^[a-z]{4}-\d{4}-[a-z]{4}$/);
    const { code } = await server.call(login, {
      userData: { account: draft.account, password: made.password ?? '' },
    });
    expect(code).toBe('ok');
    const changed = { ...draft, id: made.id, name: '新名字', email: 'n@school.example' };
    expect((await server.call(userSave, changed, { as })).d).toEqual({ id: made.id, password: null });
    const { d: list } = await server.call(userList, { identity: 1, q: '新名', class_id }, { as });
    expect(list).toMatchObject({
      total: 1,
      list: [{ id: made.id, email: 'n@school.example', classes: [{ id: class_id }] }],
    });
    expect((await server.call(userDetail, { id: made.id }, { as })).d.last_login_at).not.toBeNull();
  });

  it('is nobody else’s, and never becomes another one', async () => {
    const { as } = admin;
    const taken = await build(IDENTITY.student);
    const draft = { identity: IDENTITY.student, account: taken.account, name: 'x' };
    expect(await server.call(userSave, draft, { as })).toMatchObject({
      code: 'bad_parameter',
      d: { account: 'taken' },
    });
    const two = await Promise.all(
      [1, 2].map(() => server.call(userSave, { ...draft, account: 'twin' }, { as })),
    );
    expect(two.map(({ code }) => code).sort()).toEqual(['bad_parameter', 'ok']);
    const renamed = { ...draft, id: taken.id, account: 'other' };
    expect((await server.call(userSave, renamed, { as })).d).toEqual({ account: 'unchangeable' });
    const raised = { ...draft, id: taken.id, identity: IDENTITY.mentor };
    expect((await server.call(userSave, raised, { as })).d).toEqual({ identity: 'unchangeable' });
  });

  it('that is disabled is out at once, and in again when enabled', async () => {
    const student = await build(IDENTITY.student);
    const set = (disabled: boolean) =>
      server.call(userDisable, { ids: [student.id], disabled }, { as: admin.as });
    expect((await set(true)).d.changed).toBe(1);
    expect((await server.call(accountQuery, {}, { as: student.as })).code).toBe('not_logged_in');
    expect(server.sessionsEnded).toContain(student.id);
    expect((await set(false)).d.changed).toBe(1);
    expect((await set(false)).d.changed).toBe(0);
  });

  it('goes when it has left no trace, and otherwise stays with all the others', async () => {
    const { database } = server.deps;
    const { as } = admin;
    const [clean, traced] = [await build(IDENTITY.student), await build(IDENTITY.student)];
    await database.pool.query(`insert into messages (from_id, to_id, content) values ($1, $2, 'x')`, [
      traced.id,
      admin.id,
    ]);
    expect((await server.call(userDelete, { ids: [clean.id, traced.id] }, { as })).code).toBe('in_use');
    expect((await server.call(userDetail, { id: clean.id }, { as })).code).toBe('ok');
    expect((await server.call(userDelete, { ids: [clean.id] }, { as })).d.deleted).toBe(1);
    expect((await server.call(userDetail, { id: clean.id }, { as })).code).toBe('not_found');
  });

  it('gets a new password, and whoever had the old one is out', async () => {
    const student = await build(IDENTITY.student);
    const { d } = await server.call(passwordReset, { id: student.id }, { as: admin.as });
    expect((await server.call(accountQuery, {}, { as: student.as })).code).toBe('not_logged_in');
    const userData = { account: student.account, password: d.password };
    expect((await server.call(login, { userData })).code).toBe('ok');
  });
});

describe('duties kept apart', () => {
  it('no administrator touches administrators, themselves or super administrators', async () => {
    const other = await build(IDENTITY.admin);
    const before = await checksum(server.deps.database, ['audit_log']);
    for (const { id } of [other, admin, superAdmin]) {
      for (const { code } of [
        await server.call(userDetail, { id }, { as: admin.as }),
        await server.call(userDisable, { ids: [id], disabled: true }, { as: admin.as }),
        await server.call(userDelete, { ids: [id] }, { as: admin.as }),
        await server.call(passwordReset, { id }, { as: admin.as }),
        await server.call(powerSave, { user_id: id, modules: ['log'] }, { as: admin.as }),
      ])
        expect(code).toBe('no_authority');
    }
    const rise = { identity: IDENTITY.admin, account: 'risen', name: 'x' };
    expect((await server.call(userSave, rise, { as: admin.as })).code).toBe('no_authority');
    expect((await server.call(userList, { identity: 3 }, { as: admin.as })).code).toBe('no_authority');
    expect(await checksum(server.deps.database, ['audit_log'])).toBe(before);
  });

  it('a module granted or withdrawn holds from the next call on', async () => {
    const bare = await build(IDENTITY.admin);
    const asks = async () => (await server.call(userList, { identity: 1 }, { as: bare.as })).code;
    const grant = (modules: 'user'[]) =>
      server.call(powerSave, { user_id: bare.id, modules }, { as: superAdmin.as });
    expect(await asks()).toBe('no_authority');
    await grant(['user']);
    expect(await asks()).toBe('ok');
    expect((await server.call(accountQuery, {}, { as: bare.as })).d.modules).toEqual(['user']);
    await grant([]);
    expect(await asks()).toBe('no_authority');
    expect(server.nudged).toContainEqual({ userIds: [bare.id], topic: 'account' });
  });

  it('not even a super administrator locks themselves out', async () => {
    const { id, as } = superAdmin;
    expect((await server.call(userDisable, { ids: [id], disabled: true }, { as })).code).toBe('no_authority');
    expect((await server.call(userDelete, { ids: [id] }, { as })).code).toBe('no_authority');
    const mentor = await build(IDENTITY.mentor);
    expect((await server.call(powerSave, { user_id: mentor.id, modules: [] }, { as })).code).toBe(
      'not_found',
    );
  });
});

describe('a list of accounts', () => {
  it('goes out as it came in, and begins from a template', async () => {
    const student = await build(IDENTITY.student, { name: '=1+1', student_id: '0042' });
    const { d, headers } = await server.call(
      userExport,
      { identity: 1, q: student.account },
      { as: admin.as },
    );
    expect(headers['content-type']).toContain('spreadsheetml');
    const [head, first] = await readBack(d);
    expect(head?.slice(0, 3)).toEqual(['Name', 'ID number', 'Account']);
    expect(first?.slice(0, 3)).toEqual(['=1+1', '0042', student.account]);
    const some = { identity: 1, ids: [student.id, admin.id] } as const;
    const { d: few } = await server.call(userExport, some, { as: admin.as });
    expect((await readBack(few)).slice(1).map((cells) => cells[2])).toEqual([student.account]);
    const { d: template } = await server.call(
      userTemplate,
      { identity: 1 },
      {
        as: admin.as,
        headers: { 'accept-language': 'zh' },
      },
    );
    expect((await readBack(template))[0]).toContain('初始密码');
  });
});
