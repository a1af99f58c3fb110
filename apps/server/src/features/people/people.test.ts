import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  accountQuery,
  classStudentImport,
  classStudents,
  IDENTITY,
  type Identity,
  login,
  passwordReset,
  powerSave,
  type RowFault,
  userDelete,
  userDetail,
  userDisable,
  userExport,
  userImport,
  userList,
  userSave,
  userTemplate,
} from '@lets/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildClass, buildUser, checksum, logInAs } from '../../../test/factories.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { readSheet } from '../../spreadsheets/read-sheet.ts';
import { type Cell, writeWorkbook } from '../../spreadsheets/write-sheet.ts';

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

const HEAD = ['姓名', '学号', '账号', '性别', '邮箱', '联系方式', '初始密码'];

async function sheet(rows: readonly Cell[][]): Promise<{ name: string; bytes: Buffer; mime: string }> {
  const columns = HEAD.map((title) => ({ title, width: 10 }));
  const chunks: Buffer[] = [];
  for await (const chunk of writeWorkbook([{ name: 'x', columns, rows }], 'UTC'))
    chunks.push(Buffer.from(chunk));
  return { name: 'class.xlsx', bytes: Buffer.concat(chunks), mime: 'application/octet-stream' };
}

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

describe('a class list', () => {
  const row = (name: string, account: string, password = '') => [
    name,
    account,
    account,
    '',
    '',
    '',
    password,
  ];

  it('with bad rows imports nobody and names each of them', async () => {
    const { id: class_id } = await buildClass(server.deps.database);
    const mentor = await build(IDENTITY.mentor, { name: '方老师' });
    const known = await build(IDENTITY.student, { name: '真名' });
    const good = Array.from({ length: 57 }, (_, index) => row(`学生${index}`, `bad${index}`));
    const file = await sheet([
      ...good,
      row('', 'bad57'),
      row('方老师', mentor.account),
      row('假名', known.account),
    ]);
    const before = await checksum(server.deps.database, ['audit_log']);
    const answer = await server.call(classStudentImport, { class_id }, { as: admin.as, file });
    expect(answer).toMatchObject({
      code: 'rows_refused',
      d: {
        faults: [
          { row: 59, column: 'name', fault: 'missing' },
          { row: 60, column: 'account', fault: 'no_student' },
          { row: 61, column: 'name', value: '假名', fault: 'other_name' },
        ],
      },
    });
    expect(await checksum(server.deps.database, ['audit_log'])).toBe(before);
  });

  it('enrols who has an account with it, and makes one for everybody else', async () => {
    const { id: class_id } = await buildClass(server.deps.database);
    const known = await build(IDENTITY.student, { name: '老同学' });
    const file = await sheet([
      row('老同学', known.account),
      row('甲', 'fresh1'),
      row('乙', 'fresh2', 'Own-pass-9'),
    ]);
    const { d } = await server.call(classStudentImport, { class_id }, { as: admin.as, file });
    expect(d).toMatchObject({
      enrolled: 1,
      created: [{ account: 'fresh1' }, { account: 'fresh2', password: 'Own-pass-9' }],
    });
    const { d: list } = await server.call(classStudents, { class_id }, { as: admin.as });
    expect(list.list.map(({ account }) => account).sort()).toEqual(
      [known.account, 'fresh1', 'fresh2'].sort(),
    );
    const userData = { account: 'fresh1', password: d.created[0]?.password ?? '' };
    expect((await server.call(login, { userData })).code).toBe('ok');
  });

  it('of new people refuses who is known', async () => {
    const known = await build(IDENTITY.student);
    const file = await sheet([row('甲', known.account)]);
    const answer = await server.call(userImport, { identity: 1 }, { as: admin.as, file });
    expect(answer).toMatchObject({ code: 'rows_refused', d: { faults: [{ row: 2, fault: 'taken' }] } });
  });

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

describe('a sheet', () => {
  const csv = (text: Buffer) => ({ name: 'class.csv', bytes: text, mime: 'text/csv' });

  it('may be a text file in the encoding of a Chinese spreadsheet', async () => {
    // “姓名,学号” and “陈,gbk1” in GBK.
    const head = Buffer.from([0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0xd1, 0xa7, 0xba, 0xc5, 0x0a, 0xb3, 0xc2, 0x2c]);
    const file = csv(Buffer.concat([head, Buffer.from('gbk1\n')]));
    const { d } = await server.call(userImport, { identity: 1 }, { as: admin.as, file });
    expect(d.created).toMatchObject([{ account: 'gbk1', name: '陈' }]);
  });

  it('names the person of each fault, in the order of the rows, and the sheets that it left alone', async () => {
    const known = await build(IDENTITY.student);
    const parts = [
      { name: '说明', columns: [{ title: 'x', width: 9 }], rows: [] },
      {
        name: '名单',
        columns: HEAD.map((title) => ({ title, width: 9 })),
        rows: [
          ['甲', 'x y', 'x y', '', '', '', ''],
          ['乙', known.account, known.account, '?', '', '', ''],
          ['丙', new Date(0), '', '', '', '', ''],
          ['丁', 0.5, 'ding', '', '', '', 'weak'],
        ],
      },
    ];
    const chunks = await writeWorkbook(parts, 'UTC').toArray();
    const file = { name: 'x.xlsx', bytes: Buffer.concat(chunks), mime: 'x' };
    const { code, d } = await server.call(userImport, { identity: 1 }, { as: admin.as, file });
    expect(code).toBe('rows_refused');
    const { faults, others } = d as unknown as { faults: RowFault[]; others: string[] };
    expect(others).toEqual(['说明']);
    expect(faults.map(({ row, name, letter, fault }) => `${letter}${row} ${name} ${fault}`)).toEqual([
      'C2 甲 wrong_format',
      'C3 乙 taken',
      'D3 乙 not_one_of',
      'B4 丙 date',
      'B5 丁 fraction',
      'G5 丁 too_weak',
    ]);
  });

  it('of an old workbook is refused as one', async () => {
    const file = csv(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]));
    expect(await server.call(userImport, { identity: 1 }, { as: admin.as, file })).toMatchObject({
      code: 'file_refused',
      d: { file: 'old_sheet' },
    });
  });
});
