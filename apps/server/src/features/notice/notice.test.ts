import {
  IDENTITY,
  type InputOf,
  noticeManageList,
  noticeRead,
  noticeReaders,
  noticeSave,
  systemNotice,
  systemNoticeList,
  unreadCount,
} from '@lets/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildClass, buildUser, checksum, logInAs } from '../../../test/factories.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { notices } from '../../db/schema/index.ts';
import { tellDated } from './dated.ts';

let server: TestServer;
let publisher: string;
beforeAll(async () => {
  server = await openTestServer();
  const { database } = server.deps;
  const admin = await buildUser(database, { identity: IDENTITY.admin, modules: ['notice'] });
  publisher = await logInAs(database, admin);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.deps.database.db.delete(notices);
  server.nudged.length = 0;
});

type Draft = InputOf<typeof noticeSave>;
const textOf = (title: string) => ({
  title: { zh: title, en: title },
  body: { zh: '正文', en: 'Text' },
});
const trySave = (title: string, more: Partial<Draft> = {}, as = publisher) =>
  server.call(noticeSave, { ...textOf(title), status: 'published', ...more }, { as });
async function save(title: string, more: Partial<Draft> = {}) {
  const { code, d } = await trySave(title, more);
  expect(code, JSON.stringify(d)).toBe('ok');
  return d;
}
const titlesFor = async (as: string, page: object = {}) => {
  const { d } = await server.call(systemNoticeList, page, { as });
  return [d.total, ...d.list.map(({ title }) => title.zh)];
};

async function buildSchool() {
  const { database } = server.deps;
  const [student, other] = [await buildUser(database), await buildUser(database)];
  const mentor = await buildUser(database, { identity: IDENTITY.mentor });
  const { id: classId } = await buildClass(database, {
    studentIds: [student.id],
    mentorIds: [mentor.id],
  });
  const tokens = {
    student: await logInAs(database, student),
    other: await logInAs(database, other),
    mentor: await logInAs(database, mentor),
  };
  return { student, other, mentor, classId, tokens };
}

describe('notices', () => {
  it('for some classes with none named is refused, and goes to nobody', async () => {
    const { classId, tokens } = await buildSchool();
    const refused = await trySave('nobody', { only_classes: true, class_ids: [] });
    expect([refused.code, refused.d]).toEqual(['bad_parameter', { class_ids: 'missing' }]);
    expect(await titlesFor(tokens.other)).toEqual([0]);
    await save('one class', { only_classes: true, class_ids: [classId] });
    expect(await titlesFor(tokens.student)).toEqual([1, 'one class']);
    expect(await titlesFor(tokens.other)).toEqual([0]);
  });

  it('reach those they are addressed to, pinned first, none before its time', async () => {
    const { classId, tokens } = await buildSchool();
    const hour = 3_600_000;
    const notice = (title: string, hoursAgo: number | null, more: object = {}) => ({
      title_zh: title,
      title_en: title,
      body_zh: '',
      body_en: '',
      published_at: hoursAgo === null ? null : new Date(Date.now() - hoursAgo * hour),
      ...more,
    });
    await server.deps.database.db
      .insert(notices)
      .values([
        notice('old', 9),
        notice('new', 1),
        notice('pinned', 5, { pinned: true }),
        notice('draft', null),
        notice('withdrawn', 1, { withdrawn_at: new Date() }),
        notice('tomorrow', -24),
        notice('students', 2, { identities: [1] }),
        notice('class', 3, { class_ids: [classId] }),
        notice('mentors of the class', 4, { identities: [2], class_ids: [classId] }),
      ]);
    const latest = (await server.call(systemNotice, {})).d.list.map(({ title }) => title.zh);
    expect(latest).toEqual(['pinned', 'new', 'old']);
    const { student, other, mentor } = tokens;
    expect(await titlesFor(student)).toEqual([5, 'pinned', 'new', 'students', 'class', 'old']);
    expect(await titlesFor(other)).toEqual([4, 'pinned', 'new', 'students', 'old']);
    expect(await titlesFor(mentor)).toEqual([5, 'pinned', 'new', 'class', 'mentors of the class', 'old']);
    expect(await titlesFor(student, { page: 2, size: 2 })).toEqual([5, 'students', 'class']);
  });
});

describe('publishing', () => {
  it('goes from draft over published to withdrawn and back, and never back to draft', async () => {
    const { tokens } = await buildSchool();
    const { id, ...draft } = await save('考试安排', { status: 'draft' });
    expect([draft.status, draft.published_at]).toEqual(['draft', null]);
    expect(await titlesFor(tokens.student)).toEqual([0]);
    const published = await save('考试安排', { id });
    expect(await titlesFor(tokens.student)).toEqual([1, '考试安排']);
    server.pass(60_000);
    const changed = await save('考试安排（更正）', { id });
    expect(changed.published_at).toBe(published.published_at);
    expect((await trySave('x', { id, status: 'draft' })).d).toEqual({ status: 'not_one_of' });
    expect((await save('考试安排', { id, status: 'withdrawn' })).status).toBe('withdrawn');
    expect(await titlesFor(tokens.student)).toEqual([0]);
    expect((await trySave('x', { id, status: 'draft' })).d).toEqual({ status: 'not_one_of' });
    const again = await save('考试安排', { id });
    expect(again.published_at).toBeGreaterThan(published.published_at ?? 0);
    expect(await titlesFor(tokens.student)).toEqual([1, '考试安排']);
    expect((await trySave('x', { status: 'withdrawn' })).d).toEqual({ status: 'not_one_of' });
  });

  it('tells at once whoever sees it come, change or go, and nobody else', async () => {
    const { student, mentor, classId } = await buildSchool();
    const toldOf = async (more: Partial<Draft>) => {
      server.nudged.length = 0;
      const { id } = await save('班会', { class_ids: [classId], ...more });
      return { id, told: server.nudged.flatMap(({ userIds }) => userIds).sort((a, b) => a - b) };
    };
    const both = [student.id, mentor.id].sort((a, b) => a - b);
    expect((await toldOf({ status: 'draft' })).told).toEqual([]);
    const { id, told } = await toldOf({ identities: [1] });
    expect(told).toEqual([student.id]);
    expect((await toldOf({ id, identities: [2] })).told).toEqual(both);
    expect((await toldOf({ id, identities: [2], status: 'withdrawn' })).told).toEqual([mentor.id]);
  });

  it('refuses classes that do not exist and notices that are gone, and changes nothing', async () => {
    const before = await checksum(server.deps.database);
    expect((await trySave('x', { class_ids: [999_999] })).d).toEqual({ class_ids: 'not_one_of' });
    expect((await trySave('x', { id: 999_999 })).code).toBe('not_found');
    expect((await trySave(' ')).d).toEqual({ 'title.zh': 'missing' });
    expect(await checksum(server.deps.database)).toBe(before);
  });

  it('is for administrators with the module, and kept in the log', async () => {
    const { database } = server.deps;
    const { id } = await save('停课通知');
    for (const user of [{}, { identity: IDENTITY.mentor }, { identity: IDENTITY.admin }]) {
      const as = await logInAs(database, await buildUser(database, user));
      const before = await checksum(database, ['audit_log']);
      expect((await trySave('changed', { id }, as)).code).toBe('no_authority');
      expect((await server.call(noticeManageList, {}, { as })).code).toBe('no_authority');
      expect(await checksum(database, ['audit_log'])).toBe(before);
    }
    const { rows } = await database.pool.query(
      `select action, detail from audit_log where target = 'notice ${id}'`,
    );
    expect(rows).toEqual([{ action: 'notice_saved', detail: 'published' }]);
  });

  it('lists all of them for their publishers, by state and title', async () => {
    const { classId, tokens } = await buildSchool();
    const { id } = await save('甲', { class_ids: [classId], identities: [1, 1], pinned: true });
    await save('乙', { status: 'draft' });
    await server.call(noticeRead, { ids: [id] }, { as: tokens.student });
    const list = async (input: InputOf<typeof noticeManageList> = {}) =>
      (await server.call(noticeManageList, input, { as: publisher })).d;
    expect((await list()).list.map(({ title }) => title.zh)).toEqual(['乙', '甲']);
    expect((await list({ q: '甲' })).list).toMatchObject([
      { id, status: 'published', pinned: true, identities: [1], class_ids: [classId], reader_count: 1 },
    ]);
    expect((await list({ status: 'draft' })).list.map(({ title }) => title.zh)).toEqual(['乙']);
    expect((await list({ status: 'withdrawn' })).total).toBe(0);
    expect(await list({ page: 2, size: 1 })).toMatchObject({ total: 2, page: 2, list: [{ id }] });
  });
});

describe('reading', () => {
  it('counts what is addressed to the reader and unread', async () => {
    const { student, tokens, classId } = await buildSchool();
    const [mine, all] = [await save('mine', { class_ids: [classId] }), await save('all')];
    const foreign = await save('mentors', { identities: [2] });
    const countOf = async (as: string) => (await server.call(unreadCount, {}, { as })).d.notices;
    expect([await countOf(tokens.student), await countOf(tokens.other)]).toEqual([2, 1]);
    server.nudged.length = 0;
    const read = (ids: number[]) => server.call(noticeRead, { ids }, { as: tokens.student });
    expect((await read([all.id, foreign.id])).d).toEqual({ unread: 1 });
    expect(server.nudged).toEqual([{ userIds: [student.id], topic: 'notices' }]);
    const { d } = await server.call(systemNoticeList, {}, { as: tokens.student });
    expect(d.list.map(({ id, is_read }) => [id, is_read])).toEqual([
      [all.id, true],
      [mine.id, false],
    ]);
    expect((await read([mine.id, mine.id])).d).toEqual({ unread: 0 });
    expect(await countOf(tokens.other)).toBe(1);
  });

  it('marks nothing that is not meant for the reader', async () => {
    const { tokens, classId } = await buildSchool();
    const { id } = await save('class', { class_ids: [classId] });
    const before = await checksum(server.deps.database);
    await server.call(noticeRead, { ids: [id] }, { as: tokens.other });
    expect(await checksum(server.deps.database)).toBe(before);
  });
});

describe('a notice dated ahead', () => {
  const MINUTE = 60_000;
  const told = () => server.nudged.flatMap(({ userIds }) => userIds);

  it('appears by itself when its hour has come, and is told of then', async () => {
    const { student, tokens } = await buildSchool();
    const { deps } = server;
    const publish_at = deps.clock() + 30 * MINUTE;
    const dated = await save('dated', { publish_at });
    expect([dated.status, dated.published_at, told()]).toEqual(['published', publish_at, []]);
    expect(await titlesFor(tokens.student)).toEqual([0]);
    expect((await server.call(systemNotice, {})).d.list).toEqual([]);
    const before = deps.clock();
    await tellDated(deps, before, before + 29 * MINUTE);
    expect(told()).toEqual([]);
    server.pass(31 * MINUTE);
    await tellDated(deps, before, deps.clock());
    expect(told()).toContain(student.id);
    expect(await titlesFor(tokens.student)).toEqual([1, 'dated']);
    server.pass(-31 * MINUTE);
  });

  it('keeps its hour when it is changed, takes another, or is published at once', async () => {
    const publish_at = server.deps.clock() + 30 * MINUTE;
    const { id } = await save('dated', { publish_at });
    expect((await save('changed', { id })).published_at).toBe(publish_at);
    expect((await save('later', { id, publish_at: publish_at + MINUTE })).published_at).toBe(
      publish_at + MINUTE,
    );
    const out = await save('now', { id, publish_at: 0 });
    expect(out.published_at).toBeLessThanOrEqual(server.deps.clock());
    // What people have read is not dated anew.
    expect((await save('again', { id, publish_at })).published_at).toBe(out.published_at);
  });
});

it('its publishers see who has read it, by name', async () => {
  const { student, tokens } = await buildSchool();
  const { id } = await save('read me');
  await server.call(noticeRead, { ids: [id] }, { as: tokens.student });
  const { d } = await server.call(noticeReaders, { id }, { as: publisher });
  expect([d.total, d.list.map((reader) => [reader.id, reader.name])]).toEqual([
    1,
    [[student.id, student.name]],
  ]);
  expect((await server.call(noticeReaders, { id }, { as: tokens.mentor })).code).toBe('no_authority');
});
