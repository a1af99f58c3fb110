import {
  announce,
  announcementList,
  announcementReaders,
  audienceList,
  classTaskCreate,
  experimentUpdate,
  IDENTITY,
  type InputOf,
  messageList,
  messageRead,
  sendMessage,
  unreadCount,
} from '@lets/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { at, buildClassRoom, buildMentorOf, type ClassRoom } from '../../../test/class-room.ts';
import { buildClass, buildCourse, buildProject } from '../../../test/factories.ts';
import { buildPlayer, type Player } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
let room: ClassRoom;
let mentor: Player;
let otherMentor: Player;
let admin: Player;
let task: { id: number; teams: readonly { team_id: number; eid: number }[] };
beforeAll(async () => {
  server = await openTestServer();
  const { database } = server.deps;
  mentor = await buildPlayer(server, { identity: IDENTITY.mentor });
  otherMentor = await buildPlayer(server, { identity: IDENTITY.mentor });
  admin = await buildPlayer(server, { identity: IDENTITY.super_admin });
  const courseId = await buildCourse(database);
  room = await buildClassRoom(server, { courseId, mentorId: mentor.id }, 5);
  await buildClass(database, { mentorIds: [otherMentor.id], studentIds: [(await buildPlayer(server)).id] });
  const file = { project: { team_min: 2, team_max: 4 } };
  const { id: project_id } = await buildProject(database, { courseId, file });
  const [a, b, c, d] = room.students.map(({ id }) => id) as [number, number, number, number];
  const given = await server.call(
    classTaskCreate,
    {
      project_id,
      class_id: room.classId,
      name: '第一次庭审',
      grouping: 'hand',
      groups: [{ members: [a, b] }, { members: [c, d] }],
    },
    { as: mentor.token },
  );
  const teams = given.d.groups.map(({ team_id, eid }) => ({ team_id, eid: eid ?? 0 }));
  task = { id: given.d.id, teams };
  for (const [i, holder] of [a, c].entries()) {
    const holders = { [role]: holder };
    const leader = at(room.students, i * 2);
    await server.call(experimentUpdate, { eid: at(teams, i).eid, holders }, { as: leader.token });
  }
});
afterAll(() => server.close());
beforeEach(() => {
  server.nudged.length = 0;
  server.pass(60_000);
});

/** The small case's first role, which the first of each team holds. */
const role = 'judge';

type To = InputOf<typeof announce>['to'];
const send = (from: Player, to: To, more: Partial<InputOf<typeof announce>> = {}) =>
  server.call(announce, { to, content: '明早八点开庭', ...more }, { as: from.token });
const sentBy = async (who: Player, input: InputOf<typeof announcementList> = {}) =>
  (await server.call(announcementList, input, { as: who.token })).d;
const unreadOf = async (who: Player) => (await server.call(unreadCount, {}, { as: who.token })).d.messages;
const conversationsOf = async (who: Player) =>
  (await server.call(messageList, {}, { as: who.token })).d.conversations;
const namesOf = async (who: Player, input: InputOf<typeof audienceList>) =>
  (await server.call(audienceList, input, { as: who.token })).d.list.map(({ name, count }) => [name, count]);

describe('an announcement', () => {
  it('reaches a whole class, and is one thing for its writer', async () => {
    const before = await Promise.all(room.students.map(unreadOf));
    const { code, d } = await send(mentor, { kind: 'class', id: room.classId });
    expect(code).toBe('ok');
    expect(d).toMatchObject({ kind: 'class', content: '明早八点开庭', count: 5, read: 0 });
    expect(await Promise.all(room.students.map(unreadOf))).toEqual(before.map((count) => count + 1));
    expect(await conversationsOf(mentor)).toEqual([]);
    expect((await sentBy(mentor)).list).toEqual([d]);
    expect(server.nudged).toEqual([
      { userIds: [mentor.id, ...room.students.map(({ id }) => id)], topic: 'messages' },
    ]);
  });

  it('stands in each addressee’s conversation with its writer, who sees an answer there', async () => {
    const student = at(room.students, 4);
    await send(mentor, { kind: 'class', id: room.classId }, { content: '请带案卷' });
    const [found] = await conversationsOf(student);
    expect([found?.with.id, found?.last.content]).toEqual([mentor.id, '请带案卷']);
    const answer = { to: [mentor.id], content: '收到', parent_id: found?.last.id ?? 0 };
    expect((await server.call(sendMessage, answer, { as: student.token })).code).toBe('ok');
    expect((await conversationsOf(mentor)).map(({ with: { id } }) => id)).toEqual([student.id]);
  });

  it('reaches a team, or those who hold one role in all teams, and nobody else', async () => {
    const [a, b, c, d] = room.students as [Player, Player, Player, Player];
    const reached = async (to: To) => {
      const before = await Promise.all([a, b, c, d].map(unreadOf));
      expect((await send(mentor, to)).code).toBe('ok');
      const after = await Promise.all([a, b, c, d].map(unreadOf));
      return after.map((count, i) => count - (before[i] ?? 0));
    };
    expect(await reached({ kind: 'team', id: at(task.teams, 1).team_id })).toEqual([0, 0, 1, 1]);
    expect(await reached({ kind: 'role', id: task.id, role_id: role })).toEqual([1, 0, 1, 0]);
  });

  it('is sent once, however often and at once its request comes', async () => {
    const to = { kind: 'team', id: at(task.teams, 0).team_id } as const;
    const before = await unreadOf(at(room.students, 0));
    const request_id = 'announce-0001';
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(mentor, to, { request_id })));
    expect(new Set(answers.map(({ d }) => d.id)).size).toBe(1);
    expect(await unreadOf(at(room.students, 0))).toBe(before + 1);
    expect(await send(mentor, to, { request_id, content: '另一句' })).toMatchObject({
      code: 'bad_parameter',
      d: { request_id: 'used_before' },
    });
  });

  it('tells its writer alone who has read it', async () => {
    const [a, b] = room.students as [Player, Player];
    const { d } = await send(mentor, { kind: 'team', id: at(task.teams, 0).team_id });
    await server.call(messageRead, { with_user: mentor.id }, { as: b.token });
    const readers = await server.call(announcementReaders, { id: d.id }, { as: mentor.token });
    expect(readers.d.list.map(({ id, read_at }) => [id, read_at !== null])).toEqual([
      [a.id, false],
      [b.id, true],
    ]);
    expect((await sentBy(mentor, { size: 1 })).list[0]).toMatchObject({ count: 2, read: 1 });
    for (const who of [a, otherMentor, admin])
      expect((await server.call(announcementReaders, { id: d.id }, { as: who.token })).code).toBe(
        'not_found',
      );
  });

  it('is found again by its words and its addressees, page by page', async () => {
    for (const content of ['甲', '乙', '丙'])
      await send(admin, { kind: 'class', id: room.classId }, { content });
    const first = await sentBy(admin, { size: 2 });
    expect([first.list.map(({ content }) => content), first.has_more]).toEqual([['丙', '乙'], true]);
    const rest = await sentBy(admin, { size: 2, before: first.list.at(-1)?.id ?? 0 });
    expect([rest.list.map(({ content }) => content), rest.has_more]).toEqual([['甲'], false]);
    expect((await sentBy(admin, { q: '乙' })).list.map(({ content }) => content)).toEqual(['乙']);
  });
});

describe('whom one may announce to', () => {
  it('a mentor: their classes with their teams and roles', async () => {
    const classes = await namesOf(mentor, { kind: 'class' });
    expect(classes).toEqual([[expect.any(String), 5]]);
    expect(await namesOf(mentor, { kind: 'team' })).toHaveLength(2);
    const roles = await namesOf(mentor, { kind: 'role', task_id: task.id });
    expect(roles.filter(([, count]) => Number(count) > 0)).toEqual([[expect.any(String), 2]]);
    expect(await namesOf(mentor, { kind: 'role' })).toEqual([]);
    expect(await namesOf(mentor, { kind: 'team', q: '没有这个组' })).toEqual([]);
  });

  it('another mentor: nothing of these', async () => {
    expect(await namesOf(otherMentor, { kind: 'class' })).toHaveLength(1);
    expect(await namesOf(otherMentor, { kind: 'team' })).toEqual([]);
    expect(await namesOf(otherMentor, { kind: 'role', task_id: task.id })).toEqual([]);
    const all: To[] = [
      { kind: 'class', id: room.classId },
      { kind: 'team', id: at(task.teams, 0).team_id },
      { kind: 'role', id: task.id, role_id: role },
    ];
    for (const to of all) expect((await send(otherMentor, to)).code).toBe('not_found');
  });

  it('a student: their own team alone', async () => {
    const [a, b] = room.students as [Player, Player];
    expect(await namesOf(a, { kind: 'class' })).toEqual([]);
    expect(await namesOf(a, { kind: 'role', task_id: task.id })).toEqual([]);
    expect(await namesOf(a, { kind: 'team' })).toEqual([[expect.any(String), 1]]);
    const before = await unreadOf(b);
    expect((await send(a, { kind: 'team', id: at(task.teams, 0).team_id })).code).toBe('ok');
    expect(await unreadOf(b)).toBe(before + 1);
    const others: To[] = [
      { kind: 'class', id: room.classId },
      { kind: 'team', id: at(task.teams, 1).team_id },
      { kind: 'role', id: task.id, role_id: role },
    ];
    for (const to of others) expect((await send(a, to)).code).toBe('not_found');
  });

  it('nobody where nobody is', async () => {
    const empty = await buildMentorOf(server, room);
    expect((await send(empty, { kind: 'role', id: task.id, role_id: 'nobody' })).code).toBe('not_found');
  });
});
