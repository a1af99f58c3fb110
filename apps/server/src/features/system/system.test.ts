import { IDENTITY, systemNotice, systemNoticeList, systemParam } from '@lets/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildClass, buildUser, logInAs } from '../../../test/factories.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { notices, systemParams } from '../../db/schema/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

describe('parameters', () => {
  it('answer when public; any other does not exist; the system is open until somebody closes it', async () => {
    const paramOf = async (key: string) => {
      const { code, d } = await server.call(systemParam, { key });
      return code === 'ok' ? d : code;
    };
    expect(await paramOf('SYSTEM_CLOSED')).toEqual({ key: 'SYSTEM_CLOSED', value: '0', note: null });
    await server.deps.database.db.insert(systemParams).values([
      { key: 'SYSTEM_CLOSED', value: '1', note_zh: '维护至八点', note_en: 'Back at eight' },
      { key: 'APP_URL', value: 'x', is_public: true },
      { key: 'SECRET', value: 'y' },
    ]);
    expect(await paramOf('SYSTEM_CLOSED')).toEqual({
      key: 'SYSTEM_CLOSED',
      value: '1',
      note: { zh: '维护至八点', en: 'Back at eight' },
    });
    expect(await paramOf('APP_URL')).toEqual({ key: 'APP_URL', value: 'x', note: null });
    for (const key of ['SECRET', 'NONE']) expect(await paramOf(key)).toBe('not_found');
    await server.deps.database.db.delete(systemParams);
  });
});

describe('notices', () => {
  it('reach those they are addressed to, pinned first, none before its time', async () => {
    const { database } = server.deps;
    const [student, other] = [await buildUser(database), await buildUser(database)];
    const mentor = await buildUser(database, { identity: IDENTITY.mentor });
    const { id: classId } = await buildClass(database, { studentIds: [student.id], mentorIds: [mentor.id] });
    const hour = 3_600_000;
    const notice = (title: string, hoursAgo: number | null, more: object = {}) => ({
      title_zh: title,
      title_en: title,
      body_zh: '',
      body_en: '',
      published_at: hoursAgo === null ? null : new Date(Date.now() - hoursAgo * hour),
      ...more,
    });
    await database.db
      .insert(notices)
      .values([
        notice('old', 9),
        notice('new', 1),
        notice('pinned', 5, { pinned: true }),
        notice('draft', null),
        notice('tomorrow', -24),
        notice('students', 2, { identities: [1] }),
        notice('class', 3, { class_ids: [classId] }),
        notice('mentors of the class', 4, { identities: [2], class_ids: [classId] }),
      ]);
    const latest = (await server.call(systemNotice, {})).d.list.map(({ title }) => title.en);
    expect(latest).toEqual(['pinned', 'new', 'old']);
    const listFor = async (user: { id: number }, page: object = {}) => {
      const { d } = await server.call(systemNoticeList, page, { as: await logInAs(database, user) });
      return [d.total, ...d.list.map(({ title }) => title.en)];
    };
    expect(await listFor(student)).toEqual([5, 'pinned', 'new', 'students', 'class', 'old']);
    expect(await listFor(other)).toEqual([4, 'pinned', 'new', 'students', 'old']);
    expect(await listFor(mentor)).toEqual([5, 'pinned', 'new', 'class', 'mentors of the class', 'old']);
    expect(await listFor(student, { page: 2, size: 2 })).toEqual([5, 'students', 'class']);
  });
});
