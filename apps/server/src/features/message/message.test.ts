import {
  IDENTITY,
  type InputOf,
  messageList,
  messageRead,
  sendMessage,
  toUserList,
  unreadCount,
} from '@lets/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type BuiltUser,
  buildClass,
  buildCourse,
  buildProject,
  buildUser,
  logInAs,
} from '../../../test/factories.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { teamMembers, teams } from '../../db/schema/index.ts';

type Person = BuiltUser & { readonly token: string };

let server: TestServer;
let people: Record<
  | 'student'
  | 'mate'
  | 'mentor'
  | 'lead'
  | 'partner'
  | 'stranger'
  | 'otherMentor'
  | 'admin'
  | 'superAdmin'
  | 'gone'
  | 'automatic',
  Person
>;

async function person(overrides: Parameters<typeof buildUser>[1] = {}): Promise<Person> {
  const user = await buildUser(server.deps.database, overrides);
  return { ...user, token: await logInAs(server.deps.database, user) };
}

/** A school: the student's class with its mentor and the course's, a team mate of another class, and others. */
beforeAll(async () => {
  server = await openTestServer();
  people = {
    student: await person({ name: '陈思齐' }),
    mate: await person({ name: '林若溪' }),
    mentor: await person({ identity: IDENTITY.mentor }),
    lead: await person({ identity: IDENTITY.mentor }),
    partner: await person(),
    stranger: await person(),
    otherMentor: await person({ identity: IDENTITY.mentor }),
    admin: await person({ identity: IDENTITY.admin }),
    superAdmin: await person({ identity: IDENTITY.super_admin }),
    gone: await person({ disabled: true }),
    automatic: await person({ automatic: true }),
  };
  const { database } = server.deps;
  const { student, mate, mentor, lead, partner, stranger, otherMentor, gone } = people;
  const courseId = await buildCourse(database, { mentorIds: [lead.id] });
  await buildClass(database, {
    courseId,
    name: '法学 2301',
    mentorIds: [mentor.id],
    studentIds: [student.id, mate.id, gone.id],
  });
  await buildClass(database, {
    name: '法学 2302',
    mentorIds: [otherMentor.id],
    studentIds: [partner.id, stranger.id],
  });
  const { id: project_id } = await buildProject(database);
  const [team] = await database.db
    .insert(teams)
    .values({ name: '合议组', project_id, leader_id: student.id })
    .returning();
  await database.db
    .insert(teamMembers)
    .values([student, partner].map(({ id }) => ({ team_id: team?.id ?? 0, user_id: id })));
});
afterAll(() => server.close());
beforeEach(() => {
  server.nudged.length = 0;
  // The limit on sending is a minute's.
  server.pass(60_000);
});

const send = (from: Person, to: readonly Person[], more: Partial<InputOf<typeof sendMessage>> = {}) =>
  server.call(sendMessage, { to: to.map(({ id }) => id), content: '你好', ...more }, { as: from.token });
const conversationsOf = async (who: Person, input: InputOf<typeof messageList> = {}) =>
  (await server.call(messageList, input, { as: who.token })).d;
const unreadOf = async (who: Person) => (await server.call(unreadCount, {}, { as: who.token })).d.messages;

describe('whom one may write to', () => {
  const reach: readonly [string, readonly string[]][] = [
    ['student', ['mate', 'mentor', 'lead', 'partner', 'admin', 'superAdmin']],
    ['mate', ['student', 'mentor', 'lead', 'admin', 'superAdmin']],
    ['partner', ['student', 'stranger', 'otherMentor', 'admin', 'superAdmin']],
    ['mentor', ['student', 'mate', 'admin', 'superAdmin']],
    ['lead', ['student', 'mate', 'admin', 'superAdmin']],
    ['otherMentor', ['partner', 'stranger', 'admin', 'superAdmin']],
    ['admin', ['student', 'mate', 'mentor', 'lead', 'partner', 'stranger', 'otherMentor', 'superAdmin']],
  ];
  it.each(reach)('%s: %j, and nobody else', async (name, expected) => {
    const all = Object.entries(people);
    const from = people[name as keyof typeof people];
    const { d } = await server.call(toUserList, { size: 100 }, { as: from.token });
    const listed = new Set(d.list.map(({ id }) => id));
    expect(all.filter(([, { id }]) => listed.has(id)).map(([key]) => key)).toEqual(
      all.map(([key]) => key).filter((key) => expected.includes(key)),
    );
    for (const [key, to] of all) {
      server.pass(60_000);
      const { code } = await send(from, [to]);
      expect(code, `${name} to ${key}`).toBe(expected.includes(key) ? 'ok' : 'not_found');
    }
  });

  it('tells people apart by what they share, and finds them by name', async () => {
    const { student, admin, mate, lead, partner } = people;
    const hints = async (who: Person, q?: string) => {
      const { d } = await server.call(toUserList, { size: 100, ...(q && { q }) }, { as: who.token });
      return Object.fromEntries(d.list.map((one) => [one.id, one.hint]));
    };
    const own = await hints(student);
    expect([own[mate.id], own[lead.id], own[partner.id], own[admin.id]]).toEqual([
      '法学 2301',
      '法学 2301',
      '合议组',
      '',
    ]);
    expect(await hints(student, '若溪')).toEqual({ [mate.id]: '法学 2301' });
    expect((await hints(admin))[partner.id]).toBe('法学 2302');
    expect(await hints(student, '%')).toEqual({});
  });

  it('names several classes as the reader lists them', async () => {
    const { admin, otherMentor } = people;
    await buildClass(server.deps.database, { name: '选修 2303', mentorIds: [otherMentor.id] });
    const hint = async (language: string) => {
      const headers = { 'accept-language': language };
      const { d } = await server.call(toUserList, { size: 100 }, { as: admin.token, headers });
      return d.list.find(({ id }) => id === otherMentor.id)?.hint;
    };
    expect(await hint('zh')).toBe('法学 2302、选修 2303');
    expect(await hint('en')).toBe('法学 2302, 选修 2303');
  });
});

describe('sending', () => {
  it('reaches all who are named, tells both sides, and is answered with what was sent', async () => {
    const { student, mate, mentor } = people;
    const { code, d } = await send(student, [mate, mentor], { content: ' 何时开庭？ ' });
    expect(code).toBe('ok');
    expect(d.list.map(({ from, to, content }) => [from.name, to.id, content])).toEqual([
      ['陈思齐', mate.id, '何时开庭？'],
      ['陈思齐', mentor.id, '何时开庭？'],
    ]);
    expect(server.nudged).toEqual([{ userIds: [student.id, mate.id, mentor.id], topic: 'messages' }]);
  });

  it('reaches nobody when one of them may not be written to', async () => {
    const { student, mate, stranger } = people;
    const before = await unreadOf(mate);
    expect((await send(student, [mate, stranger])).code).toBe('not_found');
    expect(await unreadOf(mate)).toBe(before);
    expect(server.nudged).toEqual([]);
  });

  it('refuses what is empty or too long', async () => {
    const { student, mate } = people;
    for (const content of ['', ' \n ', 'x'.repeat(1001)]) {
      expect((await send(student, [mate], { content })).code).toBe('bad_parameter');
    }
    expect((await send(student, [], {})).code).toBe('bad_parameter');
  });

  it('replies within the conversation only', async () => {
    const { student, mate, mentor } = people;
    const [first] = (await send(student, [mate])).d.list;
    const parent_id = first?.id ?? 0;
    const reply = await send(mate, [student], { parent_id, content: '收到' });
    expect(reply.d.list[0]?.parent_id).toBe(parent_id);
    expect((await send(mentor, [student], { parent_id })).code).toBe('not_found');
    expect((await send(student, [mentor], { parent_id })).code).toBe('not_found');
    expect((await send(mate, [student, mentor], { parent_id })).code).toBe('bad_parameter');
  });

  it('does the same request once, however often and at once it comes', async () => {
    const { student, mate, mentor } = people;
    const before = await unreadOf(mate);
    const request_id = 'request-0001';
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send(student, [mate, mentor], { request_id })),
    );
    const sent = answers.map(({ code, d }) => [code, d?.list.map(({ id }) => id)]);
    expect(new Set(sent.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(sent[0]?.[0]).toBe('ok');
    expect(await unreadOf(mate)).toBe(before + 1);
    for (const other of [{ content: '另一句' }, { to: [mate.id] }]) {
      const { code, d } = await send(student, [mate, mentor], { request_id, ...other });
      expect([code, d]).toEqual(['bad_parameter', { request_id: 'used_before' }]);
    }
    expect((await send(mate, [student], { request_id })).code).toBe('ok');
  });

  it('stops at thirty a minute', async () => {
    const { student, mate } = people;
    const answers = await Promise.all(Array.from({ length: 34 }, () => send(student, [mate])));
    const refused = answers.filter(({ code }) => code === 'too_many_tries');
    expect(answers.filter(({ code }) => code === 'ok')).toHaveLength(30);
    expect(refused).toHaveLength(4);
    const { retry_after } = (refused[0]?.d ?? {}) as { retry_after?: number };
    expect(retry_after).toBeGreaterThan(0);
    expect(retry_after).toBeLessThanOrEqual(60);
    server.pass((retry_after ?? 0) * 1000);
    expect((await send(student, [mate])).code).toBe('ok');
  });
});

describe('reading', () => {
  it('lists conversations by their latest message, with what is unread, page by page', async () => {
    const me = await person({ identity: IDENTITY.admin });
    const others = [people.student, people.mate, people.mentor];
    for (const other of others) await send(me, [other]);
    await send(people.student, [me], { content: '第一' });
    await send(people.student, [me], { content: '第二' });
    const all = await conversationsOf(me);
    expect(all.conversations.map((one) => [one.with.id, one.last.content, one.unread])).toEqual([
      [people.student.id, '第二', 2],
      [people.mentor.id, '你好', 0],
      [people.mate.id, '你好', 0],
    ]);
    const first = await conversationsOf(me, { size: 2 });
    expect([first.conversations.length, first.has_more]).toEqual([2, true]);
    const before = first.conversations.at(-1)?.last.id ?? 0;
    const second = await conversationsOf(me, { size: 2, before });
    expect([second.conversations.map((one) => one.with.id), second.has_more]).toEqual([
      [people.mate.id],
      false,
    ]);
    const found = async (q: string) =>
      (await conversationsOf(me, { q })).conversations.map((one) => one.with.id);
    expect(await found('第一')).toEqual([people.student.id]);
    expect(await found('若溪')).toEqual([people.mate.id]);
    expect(await found('%')).toEqual([]);
  });

  it('shows what two wrote each other, oldest first within a page, and nothing of others', async () => {
    const [me, other] = [await person({ identity: IDENTITY.admin }), people.partner];
    for (const content of ['一', '二', '三']) await send(me, [other], { content });
    await send(other, [me], { content: '四' });
    await send(people.admin, [other], { content: '别人的' });
    const page = await conversationsOf(me, { with_user: other.id, size: 3 });
    expect([page.messages.map(({ content }) => content), page.has_more]).toEqual([['二', '三', '四'], true]);
    expect(page.with).toEqual({ id: other.id, name: other.name, identity: 1, can_write: true });
    const before = page.messages[0]?.id ?? 0;
    const older = await conversationsOf(me, { with_user: other.id, size: 3, before });
    expect([older.messages.map(({ content }) => content), older.has_more]).toEqual([['一'], false]);
    const found = await conversationsOf(me, { with_user: other.id, q: '三' });
    expect(found.messages.map(({ content }) => content)).toEqual(['三']);
  });

  it('opens an empty conversation with somebody one may write to, and none with anybody else', async () => {
    const { stranger, otherMentor, student } = people;
    const fresh = await person({ identity: IDENTITY.admin });
    const open = await server.call(messageList, { with_user: fresh.id }, { as: stranger.token });
    expect([open.code, open.d.messages, open.d.with?.can_write]).toEqual(['ok', [], true]);
    for (const with_user of [student.id, 999_999])
      expect((await server.call(messageList, { with_user }, { as: otherMentor.token })).code).toBe(
        'not_found',
      );
  });

  it('keeps what was written when the two part, but lets nothing more be written', async () => {
    const [one, other] = [await person(), await person()];
    const { id } = await buildClass(server.deps.database, { studentIds: [one.id, other.id] });
    await send(one, [other], { content: '再见' });
    await server.deps.database.pool.query('delete from enrolments where class_id = $1', [id]);
    const { d } = await server.call(messageList, { with_user: one.id }, { as: other.token });
    expect([d.messages.length, d.with?.can_write]).toEqual([1, false]);
    const nothing = await server.call(messageList, { with_user: one.id, q: '没有' }, { as: other.token });
    expect([nothing.code, nothing.d.messages]).toEqual(['ok', []]);
    expect((await send(other, [one])).code).toBe('not_found');
  });

  it('counts down as they are read, and tells both sides', async () => {
    const [me, other] = [await person({ identity: IDENTITY.admin }), people.student];
    await send(other, [me]);
    await send(people.mate, [me]);
    await send(other, [me]);
    expect(await unreadOf(me)).toBe(3);
    server.nudged.length = 0;
    const read = () => server.call(messageRead, { with_user: other.id }, { as: me.token });
    expect((await read()).d).toEqual({ unread: 1 });
    expect(server.nudged).toEqual([{ userIds: [me.id, other.id], topic: 'messages' }]);
    await read();
    expect(server.nudged).toHaveLength(1);
    const { messages } = await conversationsOf(other, { with_user: me.id });
    expect(messages.every(({ read_at }) => read_at !== null)).toBe(true);
  });

  it('marks nothing of what others received', async () => {
    const { student, mate, mentor } = people;
    await send(student, [mate]);
    const before = await unreadOf(mate);
    await server.call(messageRead, { with_user: student.id }, { as: mentor.token });
    await server.call(messageRead, { with_user: mate.id }, { as: student.token });
    expect(await unreadOf(mate)).toBe(before);
  });
});
