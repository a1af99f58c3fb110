import {
  accountQuery,
  classStudentImport,
  classStudentImportPreview,
  classStudents,
  IDENTITY,
  type Identity,
  importDetail,
  importList,
  importUndo,
  importUndoPreview,
  login,
  type RowFault,
  userImport,
  userImportPreview,
  userList,
  userSave,
} from '@lets/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildClass, buildUser, checksum, logInAs } from '../../../test/factories.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { type Cell, type Sheet, writeWorkbook } from '../../spreadsheets/write-sheet.ts';

let server: TestServer;
let admin: { id: number; as: string };
let keeper: { id: number; as: string };

async function build(identity: Identity, overrides: object = {}) {
  const user = await buildUser(server.deps.database, { identity, ...overrides });
  return { ...user, as: await logInAs(server.deps.database, user) };
}

beforeAll(async () => {
  server = await openTestServer();
  admin = await build(IDENTITY.admin, { modules: ['user', 'course'] });
  keeper = await build(IDENTITY.admin, { modules: ['course'] });
});
afterAll(() => server.close());

const HEAD = ['姓名', '学号', '账号', '性别', '邮箱', '联系方式', '初始密码'];
const columns = HEAD.map((title) => ({ title, width: 10 }));
const row = (name: string, account: string, more: { email?: string; password?: string } = {}) => [
  name,
  account,
  account,
  '',
  more.email ?? '',
  '',
  more.password ?? '',
];

async function workbook(sheets: readonly Sheet[]) {
  const chunks = await writeWorkbook(sheets, 'UTC').toArray();
  return { name: '名单.xlsx', bytes: Buffer.concat(chunks), mime: 'application/octet-stream' };
}
const sheet = (rows: readonly Cell[][]) => workbook([{ name: 'x', columns, rows }]);
interface File {
  readonly name: string;
  readonly bytes: Buffer;
  readonly mime: string;
}

const previewed = async (file: File) =>
  (await server.call(userImportPreview, { identity: 1 }, { as: admin.as, file })).d;
const previewedInto = async (class_id: number, file: File) =>
  (await server.call(classStudentImportPreview, { class_id }, { as: admin.as, file })).d;

/** Waits for the end of an import, and answers how it stands. */
async function ended(id: number) {
  const read = async () => (await server.call(importDetail, { id }, { as: admin.as })).d;
  await vi.waitFor(async () => expect((await read()).state).not.toBe('running'), {
    interval: 10,
    timeout: 60_000,
  });
  return read();
}

async function imported(file: File) {
  const { revision } = await previewed(file);
  const { code, d } = await server.call(userImport, { identity: 1, revision }, { as: admin.as, file });
  expect(code).toBe('ok');
  return { ...d, ...(await ended(d.id)) };
}

async function importedInto(class_id: number, file: File) {
  const { revision } = await previewedInto(class_id, file);
  const { code, d } = await server.call(classStudentImport, { class_id, revision }, { as: admin.as, file });
  expect(code).toBe('ok');
  return { ...d, ...(await ended(d.id)) };
}

const found = async (q: string) => (await server.call(userList, { identity: 1, q }, { as: admin.as })).d.list;
const canLogIn = async (account: string, password: string) =>
  (await server.call(login, { userData: { account, password } })).code;

describe('a preview', () => {
  it('says of each row what becomes of it, and keeps nothing', async () => {
    const old = await build(IDENTITY.student, { name: '老同学', email: 'old@school.example' });
    const same = await build(IDENTITY.student, { name: '不变' });
    const before = await checksum(server.deps.database, ['audit_log']);
    const plan = await previewed(
      await sheet([
        row('新同学', 'pre1'),
        ['老同学', '', old.account, '', 'new@school.example', '', ''],
        ['不变', '', same.account, '', '', '', ''],
      ]),
    );
    expect(plan).toMatchObject({
      sheet: 'x',
      counts: { create: 1, change: 1, same: 1, faulty: 0 },
      faults: [],
      rows: [
        { row: 2, account: 'pre1', outcome: 'create' },
        {
          outcome: 'change',
          changes: [{ column: 'email', before: 'old@school.example', after: 'new@school.example' }],
        },
        { outcome: 'same', changes: [] },
      ],
    });
    expect(await checksum(server.deps.database, ['audit_log'])).toBe(before);
  });

  it('names the person of each fault, in the order of the rows, and the sheets that it left alone', async () => {
    const mentor = await build(IDENTITY.mentor);
    const known = await build(IDENTITY.student, { name: '真名' });
    const rows = [
      ['甲', 'x y', 'x y', '', '', '', ''],
      ['乙', mentor.account, mentor.account, '?', '', '', ''],
      ['丙', new Date(0), '', '', '', '', ''],
      ['丁', 0.5, 'ding', '', '', '', 'weak'],
      row('假名', known.account),
      row('好', 'fine'),
    ];
    const file = await workbook([
      { name: '说明', columns: [{ title: 'x', width: 9 }], rows: [] },
      { name: '名单', columns, rows },
    ]);
    const plan = await previewed(file);
    expect(plan).toMatchObject({ sheet: '名单', others: ['说明'], counts: { create: 1, faulty: 5 } });
    expect(plan.faults.map(({ row: at, name, letter, fault }) => `${letter}${at} ${name} ${fault}`)).toEqual([
      'C2 甲 wrong_format',
      'C3 乙 taken',
      'D3 乙 not_one_of',
      'B4 丙 date',
      'B5 丁 fraction',
      'G5 丁 too_weak',
      'A6 假名 other_name',
    ]);
    const answer = await server.call(
      userImport,
      { identity: 1, revision: plan.revision },
      { as: admin.as, file },
    );
    expect(answer.code).toBe('rows_refused');
    expect((answer.d as unknown as { faults: RowFault[] }).faults).toEqual(plan.faults);
    expect(await found('fine')).toEqual([]);
  });

  it('is of a text file in the encoding of a Chinese spreadsheet, and of no old workbook', async () => {
    // “姓名,学号” and “陈,gbk1” in GBK.
    const head = Buffer.from([0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0xd1, 0xa7, 0xba, 0xc5, 0x0a, 0xb3, 0xc2, 0x2c]);
    const csv = (bytes: Buffer) => ({ name: 'class.csv', bytes, mime: 'text/csv' });
    const plan = await previewed(csv(Buffer.concat([head, Buffer.from('gbk1\n')])));
    expect(plan).toMatchObject({ sheet: null, rows: [{ account: 'gbk1', name: '陈', outcome: 'create' }] });
    const file = csv(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]));
    const { d } = await server.call(userImportPreview, { identity: 1 }, { as: admin.as, file });
    expect(d).toEqual({ file: 'old_sheet' });
  });
});

describe('an import', () => {
  it('makes and changes what was shown, and its passwords are told at once', async () => {
    const old = await build(IDENTITY.student, { name: '老同学' });
    const done = await imported(
      await sheet([
        row('甲', 'imp1'),
        row('乙', 'imp2', { password: 'Own-pass-9' }),
        ['老同学', 'N-7', old.account, '', '', '', 'Not-taken-9'],
      ]),
    );
    expect(done).toMatchObject({
      state: 'done',
      file: '名单.xlsx',
      done: 2,
      total: 2,
      counts: { create: 2, change: 1, same: 0 },
      created: [{ account: 'imp1' }, { account: 'imp2', password: 'Own-pass-9' }],
    });
    expect(await canLogIn('imp1', done.created[0]?.password ?? '')).toBe('ok');
    expect(await found(old.account)).toMatchObject([{ student_id: 'N-7' }]);
    expect(await canLogIn(old.account, 'Not-taken-9')).toBe('bad_credentials');
  });

  it('enrols who has an account with it, and makes one for everybody else', async () => {
    const { id: class_id } = await buildClass(server.deps.database);
    const known = await build(IDENTITY.student, { name: '老同学', email: 'kept@school.example' });
    const file = await sheet([
      row('老同学', known.account, { email: 'other@school.example' }),
      row('甲', 'fresh1'),
    ]);
    expect((await previewedInto(class_id, file)).rows).toMatchObject([
      { outcome: 'change', changes: [{ column: 'class' }] },
      { outcome: 'create' },
    ]);
    await importedInto(class_id, file);
    const { d } = await server.call(classStudents, { class_id }, { as: admin.as });
    expect(d.list.map(({ account }) => account).sort()).toEqual([known.account, 'fresh1'].sort());
    expect(await found(known.account)).toMatchObject([{ email: 'kept@school.example' }]);
    expect((await previewedInto(class_id, file)).counts).toEqual({
      create: 0,
      change: 0,
      same: 2,
      faulty: 0,
    });
  });

  it('does nothing when the sheet would do something else by then', async () => {
    const file = await sheet([row('甲', 'race1')]);
    const { revision } = await previewed(file);
    await server.call(userSave, { identity: 1, account: 'race1', name: '甲' }, { as: admin.as });
    const input = { identity: 1, revision } as const;
    expect((await server.call(userImport, input, { as: admin.as, file })).code).toBe('changed_meanwhile');
  });

  it('keeps nothing when somebody takes an account while its passwords are made', async () => {
    const many = Array.from({ length: 30 }, (_, at) => row('甲', `late${at}`));
    const file = await sheet(many);
    const { revision } = await previewed(file);
    const begun = server.call(userImport, { identity: 1, revision }, { as: admin.as, file });
    const { d } = await begun;
    // Whichever came first: all of it, or nothing.
    const isTaken = await buildUser(server.deps.database, {
      identity: IDENTITY.student,
      account: 'late29',
    }).then(
      () => true,
      () => false,
    );
    const { state } = await ended(d.id);
    const accounts = (await found('late')).map(({ account }) => account);
    if (isTaken) expect([state, accounts]).toEqual(['failed', ['late29']]);
    else expect([state, accounts.length]).toEqual(['done', 30]);
  });

  it('is one at a time, and one whose server stopped is told as interrupted and stands in nobody’s way', async () => {
    const { database } = server.deps;
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into people_imports (by_id, file_name, identity, total, created, changed, same, done)
       values ($1, 'old.xlsx', 1, 9, 9, 0, 0, 4) returning id`,
      [admin.id],
    );
    const id = Number(rows[0]?.id);
    const file = await sheet([row('甲', 'solo1')]);
    const { revision } = await previewed(file);
    const begin = () => server.call(userImport, { identity: 1, revision }, { as: admin.as, file });
    expect((await begin()).code).toBe('import_under_way');
    await database.pool.query(
      `update people_imports set beat_at = now() - interval '2 minutes' where id = $1`,
      [id],
    );
    expect((await ended(id)).state).toBe('interrupted');
    const { d } = await begin();
    expect((await ended(d.id)).state).toBe('done');
    const { d: list } = await server.call(importList, { identity: 1 }, { as: admin.as });
    expect(list.list.map((one) => one.state).slice(0, 2)).toEqual(['done', 'interrupted']);
  });

  it('of as many people as a school has keeps all of them', async () => {
    const rows = Array.from({ length: 1200 }, (_, at) => row(`学生${at}`, `big${at}`));
    const { state, counts, created } = await imported(await sheet(rows));
    expect([state, counts.create, created.length]).toEqual(['done', 1200, 1200]);
  });
});

describe('an import that is undone', () => {
  const undo = (id: number, as = admin.as) => server.call(importUndo, { id }, { as });

  it('leaves no account that nobody has used, and names those that stay', async () => {
    const old = await build(IDENTITY.student, { name: '老同学', email: 'a@school.example' });
    const touched = await build(IDENTITY.student, { name: '又改', email: 'b@school.example' });
    const { id, created } = await imported(
      await sheet([
        row('甲', 'undo1'),
        row('乙', 'undo2'),
        ['老同学', '', old.account, '', 'c@school.example', '', ''],
        ['又改', '', touched.account, '', 'd@school.example', '', ''],
      ]),
    );
    await canLogIn('undo2', created[1]?.password ?? '');
    const change = {
      identity: 1,
      account: touched.account,
      name: '又改',
      email: 'e@school.example',
    } as const;
    await server.call(userSave, { ...change, id: touched.id }, { as: admin.as });
    const plan = {
      remove: 1,
      restore: 1,
      leave: 0,
      kept_count: 2,
      kept: [
        { account: touched.account, why: 'changed' },
        { account: 'undo2', name: '乙', why: 'used' },
      ].sort((a, b) => (a.account < b.account ? -1 : 1)),
    };
    expect((await server.call(importUndoPreview, { id }, { as: admin.as })).d).toMatchObject(plan);
    expect((await undo(id)).d).toMatchObject(plan);
    expect((await found('undo')).map(({ account }) => account)).toEqual(['undo2']);
    expect((await found(old.account))[0]?.email).toBe('a@school.example');
    expect((await found(touched.account))[0]?.email).toBe('e@school.example');
    expect((await undo(id)).code).toBe('import_not_done');
  });

  it('takes people out of the class again, and those it made away', async () => {
    const { id: class_id } = await buildClass(server.deps.database);
    const { id: other } = await buildClass(server.deps.database);
    const known = await build(IDENTITY.student, { name: '老同学' });
    const file = await sheet([row('老同学', known.account), row('甲', 'cls1'), row('乙', 'cls2')]);
    const { id } = await importedInto(class_id, file);
    await importedInto(other, await sheet([row('乙', 'cls2')]));
    expect((await undo(id, keeper.as)).d).toMatchObject({
      remove: 1,
      leave: 1,
      kept: [{ account: 'cls2', why: 'used' }],
    });
    const { d } = await server.call(classStudents, { class_id }, { as: admin.as });
    expect(d.list.map(({ account }) => account)).toEqual(['cls2']);
    expect((await found('cls1')).length).toBe(0);
    expect((await found(known.account)).length).toBe(1);
  });

  it('ends whatever the new accounts have open, and is for a day only', async () => {
    const { id, created } = await imported(await sheet([row('甲', 'day1')]));
    expect((await server.call(importDetail, { id }, { as: admin.as })).d.undo_until).not.toBeNull();
    server.pass(25 * 60 * 60 * 1000);
    const as = await logInAs(server.deps.database, await build(IDENTITY.admin, { modules: ['user'] }));
    expect((await undo(id, as)).code).toBe('import_too_old');
    expect((await server.call(importDetail, { id }, { as })).d.undo_until).toBeNull();
    expect(created).toHaveLength(1);
  });

  it('is none of those who could not have made it', async () => {
    const bare = await build(IDENTITY.admin, { modules: ['log'] });
    const { rows } = await server.deps.database.pool.query<{ id: string }>(
      `select id from people_imports where not of_class order by id desc limit 1`,
    );
    const id = Number(rows[0]?.id);
    for (const as of [bare.as, keeper.as]) expect((await undo(id, as)).code).toBe('no_authority');
    expect((await server.call(accountQuery, {}, { as: keeper.as })).code).toBe('ok');
  });
});
