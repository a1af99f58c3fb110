import {
  type CaseProject,
  type ClassTask,
  classTaskCreate,
  classTaskDelete,
  classTaskList,
  classTaskPlan,
  experimentDetail,
  experimentStart,
  experimentUpdate,
  IDENTITY,
  type InputOf,
  teamDisband,
  teamInvite,
  teamJoin,
  teamLeave,
  teamList,
  teamOpenList,
  teamUpdate,
} from '@lets/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, buildClassRoom, buildMentorOf, type ClassRoom as Room } from '../../../test/class-room.ts';
import { buildCourse, buildProject, buildUser, checksum } from '../../../test/factories.ts';
import { buildPlayer, type Player } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { groupSizes, shuffle } from './grouping.ts';

let server: TestServer;
let mentor: Player;
let otherMentor: Player;
let course: number;
let project: number;
beforeAll(async () => {
  server = await openTestServer();
  mentor = await buildPlayer(server, { identity: IDENTITY.mentor });
  otherMentor = await buildPlayer(server, { identity: IDENTITY.mentor });
  course = await buildCourse(server.deps.database);
  project = await buildCase({ team_min: 2, team_max: 4 });
});
afterAll(() => server.close());

async function buildCase(more: Partial<CaseProject>): Promise<number> {
  return (await buildProject(server.deps.database, { courseId: course, file: { project: more } })).id;
}

const enrol = (count: number): Promise<Room> =>
  buildClassRoom(server, { courseId: course, mentorId: mentor.id }, count);

type Input = InputOf<typeof classTaskCreate>;
const give = (
  room: Room,
  input: Omit<Input, 'project_id' | 'class_id'> & { project_id?: number },
  who = mentor,
) =>
  server.call(classTaskCreate, { project_id: project, class_id: room.classId, ...input }, { as: who.token });
const tasksOf = async (who: Player, input: InputOf<typeof classTaskList> = {}) =>
  (await server.call(classTaskList, input, { as: who.token })).d.list;
const join = (who: Player, team_id: number) => server.call(teamJoin, { team_id }, { as: who.token });
const leave = (who: Player, team_id: number) => server.call(teamLeave, { team_id }, { as: who.token });
const detailAs = (who: Player, eid: number) => server.call(experimentDetail, { eid }, { as: who.token });
const sizesOf = ({ groups }: ClassTask) => groups.map(({ members }) => members.length);
async function startAs(who: Player, eid: number): Promise<string> {
  const { d } = await detailAs(who, eid);
  const holders = Object.fromEntries(d.flow.roles.map(({ id }) => [id, who.id]));
  await server.call(experimentUpdate, { eid, holders }, { as: who.token });
  return (await server.call(experimentStart, { eid }, { as: who.token })).code;
}

describe('groups by hand', () => {
  it('are teams with a waiting task each, of the teacher’s making', async () => {
    const room = await enrol(5);
    const [a, b, c, d, e] = room.students.map(({ id }) => id) as [number, number, number, number, number];
    const groups = [{ name: '原告方', members: [a, b], leader: b }, { members: [c, d] }];
    const planned_start = Date.UTC(2026, 8, 1);
    const { code, d: task } = await give(room, {
      grouping: 'hand',
      groups,
      name: '第一次庭审',
      planned_start,
    });
    expect(code).toBe('ok');
    expect(task).toMatchObject({ name: '第一次庭审', grouping: 'hand', seed: null, planned_start });
    expect(task.groups.map(({ name, leader, eid }) => [name, leader?.id, typeof eid])).toEqual([
      ['原告方', b, 'number'],
      ['Group 2', c, 'number'],
    ]);
    expect(task.ungrouped.map(({ id }) => id)).toEqual([e]);
    const { d: detail } = await detailAs(at(room.students, 0), at(task.groups, 0).eid ?? 0);
    expect(detail).toMatchObject({
      name: '第一次庭审',
      creator: { id: mentor.id },
      creator_type: 'teacher',
      planned_start,
      class: { id: room.classId },
      me: { is_leader: false },
    });
  });

  it('hold each student once, of the class, no more than the case takes, and somebody', async () => {
    const room = await enrol(5);
    const stranger = await buildPlayer(server);
    const ids = room.students.map(({ id }) => id);
    const tryGroups = async (...groups: number[][]) => {
      const { code, d } = await give(room, {
        grouping: 'hand',
        groups: groups.map((members) => ({ members })),
      });
      return [code, d];
    };
    const before = await checksum(server.deps.database, ['audit_log', 'rate_hits']);
    expect((await tryGroups())[0]).toBe('members_missing');
    expect((await tryGroups(ids.slice(0, 2), ids.slice(1, 3)))[0]).toBe('members_exist');
    expect(await tryGroups([at(ids, 0), stranger.id])).toEqual([
      'not_registered',
      { user_ids: [stranger.id] },
    ]);
    expect(await tryGroups(ids)).toEqual(['bad_parameter', { groups: 'too_many' }]);
    expect(await checksum(server.deps.database, ['audit_log', 'rate_hits'])).toBe(before);
  });

  it('stay as the teacher made them, but for the teacher', async () => {
    const room = await enrol(4);
    const [lead, mate, third] = room.students as [Player, Player, Player];
    const { d: task } = await give(room, { grouping: 'hand', groups: [{ members: [lead.id, mate.id] }] });
    const { team_id } = at(task.groups, 0);
    expect((await leave(mate, team_id)).code).toBe('no_authority');
    const as = { as: lead.token };
    expect((await server.call(teamUpdate, { team_id, remove: [mate.id] }, as)).code).toBe('no_authority');
    expect((await server.call(teamUpdate, { team_id, open_invitation: true }, as)).code).toBe('no_authority');
    expect((await server.call(teamInvite, { team_id, user_ids: [third.id] }, as)).code).toBe('no_authority');
    expect((await server.call(teamDisband, { team_id }, as)).code).toBe('no_authority');
    expect((await server.call(teamUpdate, { team_id, name: '我们组' }, as)).code).toBe('ok');
    const moved = { team_id, add: [third.id], remove: [mate.id] };
    const { d: team } = await server.call(teamUpdate, moved, { as: mentor.token });
    expect(team.members.map(({ id }) => id)).toEqual([lead.id, third.id]);
  });
});

describe('groups at random', () => {
  it('are even, take in the whole class, and can be drawn again from their seed', async () => {
    const room = await enrol(11);
    await buildUser(server.deps.database);
    const { d: task } = await give(room, { grouping: 'random', size: 4 });
    expect(sizesOf(task)).toEqual(groupSizes(11, { wished: 4, min: 2, max: 4 }));
    expect(task.ungrouped).toEqual([]);
    const drawn = task.groups.flatMap(({ members }) => members.map(({ id }) => id));
    const ids = room.students.map(({ id }) => id);
    expect(drawn).toEqual(shuffle(ids, task.seed ?? ''));
    expect(task.groups.every(({ leader, members }) => leader?.id === members[0]?.id)).toBe(true);
    const { d: again } = await give(room, { grouping: 'random', size: 4 });
    expect(again.seed).not.toBe(task.seed);
  });

  it('are given as they were looked at: the draw of a seed is the same every time', async () => {
    const room = await enrol(9);
    const outsider = await buildPlayer(server);
    const plan = (input: object, who = mentor) =>
      server.call(
        classTaskPlan,
        { project_id: project, class_id: room.classId, ...input },
        { as: who.token },
      );
    const { d: seen } = await plan({ size: 3 });
    expect(seen.students.map(({ id }) => id)).toEqual(room.students.map(({ id }) => id));
    expect(seen).toMatchObject({ unregistered: [], multi_user: true, team_min: 2, team_max: 4 });
    const seed = seen.draw?.seed ?? '';
    expect((await plan({ size: 3, seed })).d.draw).toEqual(seen.draw);
    const { d: task } = await give(room, { grouping: 'random', size: 3, seed });
    expect(task.seed).toBe(seed);
    expect(task.groups.map(({ members }) => members.map(({ id }) => id))).toEqual(seen.draw?.groups);
    expect((await plan({ size: 5 })).d.draw).toBeNull();
    expect((await plan({})).d.draw).toBeNull();
    expect((await plan({}, otherMentor)).code).toBe('not_found');
    expect((await plan({}, outsider)).code).toBe('no_authority');
  });

  it('need a size that the case takes, and students', async () => {
    const room = await enrol(4);
    expect((await give(room, { grouping: 'random' })).d).toEqual({ size: 'missing' });
    expect((await give(room, { grouping: 'random', size: 5 })).d).toEqual({ size: 'too_big' });
    expect((await give(await enrol(0), { grouping: 'random', size: 4 })).code).toBe('members_missing');
  });
});

describe('groups that the students form themselves', () => {
  it('are empty, and open to the class: the first leads, and has the task made', async () => {
    const room = await enrol(5);
    const [first, second] = room.students as [Player, Player];
    const { d: task } = await give(room, { grouping: 'self', size: 3 });
    expect(task.groups.map(({ capacity, leader, eid }) => [capacity, leader, eid])).toEqual([
      [3, null, null],
      [3, null, null],
    ]);
    const [open] = await tasksOf(first, { open: '1' });
    expect(open).toMatchObject({ id: task.id, my_team_id: null, may: { join: true, delete: false } });
    const { team_id } = at(task.groups, 0);
    expect((await join(first, team_id)).d.leader.id).toBe(first.id);
    expect((await join(second, team_id)).code).toBe('ok');
    expect(await tasksOf(first, { open: '1' })).toEqual([]);
    const [seen] = await tasksOf(second);
    const group = seen?.groups.find((one) => one.team_id === team_id);
    expect([group?.members.length, group?.leader?.id, group?.status]).toEqual([2, first.id, 'waiting']);
    const { d: detail } = await detailAs(second, group?.eid ?? 0);
    expect(detail).toMatchObject({ creator_type: 'teacher', creator: { id: mentor.id } });
    expect(detail.members.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect((await server.call(teamList, {}, { as: mentor.token })).d.list.map(({ id }) => id)).toContain(
      team_id,
    );
  });

  it('stand among the open teams with their task, closed to who is in one of them', async () => {
    const room = await enrol(4);
    const [first, second] = room.students as [Player, Player];
    const { d: task } = await give(room, { grouping: 'self', size: 2, name: '课堂作业' });
    const openTo = async (who: Player) =>
      (await server.call(teamOpenList, { size: 100 }, { as: who.token })).d.list
        .filter(({ class_task_id }) => class_task_id === task.id)
        .map(({ class_task_name, blocked, leader }) => [class_task_name, blocked, leader?.id ?? null]);
    expect(await openTo(first)).toEqual([
      ['课堂作业', null, null],
      ['课堂作业', null, null],
    ]);
    const { d: team } = await join(first, at(task.groups, 0).team_id);
    expect(team).toMatchObject({ class_task_name: '课堂作业', made_by_teacher: false, is_playing: false });
    expect(await openTo(first)).toEqual([['课堂作业', 'in_other_group', null]]);
    expect(await openTo(second)).toEqual([
      ['课堂作业', null, first.id],
      ['课堂作业', null, null],
    ]);
  });

  it('show the whole class and the teacher at once which seats are left', async () => {
    const room = await enrol(3);
    const [first, second, third] = room.students as [Player, Player, Player];
    const { d: task } = await give(room, { grouping: 'self', size: 3 });
    const { team_id } = at(task.groups, 0);
    const all = [mentor.id, first.id, second.id, third.id].sort((a, b) => a - b);
    const told = () =>
      server.nudged
        .filter(({ topic }) => topic === 'class_tasks')
        .flatMap(({ userIds }) => userIds)
        .sort((a, b) => a - b);
    for (const act of [join, leave]) {
      server.nudged.length = 0;
      expect((await act(first, team_id)).code).toBe('ok');
      expect(told()).toEqual(all);
    }
  });

  it('hold a student once: of two at the same moment one is refused', async () => {
    const room = await enrol(6);
    for (const student of room.students) {
      const { d: task } = await give(room, { grouping: 'self', size: 3 });
      const answers = await Promise.all(task.groups.map(({ team_id }) => join(student, team_id)));
      expect(answers.map(({ code }) => code).sort()).toEqual(['in_other_group', 'ok']);
    }
  });

  it('take the first of rivals for an empty group as their leader, and make one task', async () => {
    const room = await enrol(6);
    for (let round = 0; round < 8; round++) {
      const { d: task } = await give(room, { grouping: 'self', size: 4 });
      const { team_id } = at(task.groups, 0);
      const answers = await Promise.all(room.students.map((student) => join(student, team_id)));
      expect(answers.filter(({ code }) => code === 'ok')).toHaveLength(4);
      expect(answers.filter(({ code }) => code === 'team_full')).toHaveLength(2);
      const { rows } = await server.deps.database.pool.query<{ count: number }>(
        'select count(*)::int as count from experiments where team_id = $1',
        [team_id],
      );
      expect(rows).toEqual([{ count: 1 }]);
    }
  });

  it('are left again, until the last is out and the group waits for others', async () => {
    const room = await enrol(3);
    const [first, second] = room.students as [Player, Player];
    const { d: task } = await give(room, { grouping: 'self', size: 3 });
    const { team_id } = at(task.groups, 0);
    await join(first, team_id);
    await join(second, team_id);
    const eid = (await tasksOf(first))[0]?.groups[0]?.eid ?? 0;
    expect((await leave(first, team_id)).code).toBe('ok');
    expect((await detailAs(second, eid)).d.me.is_leader).toBe(true);
    expect((await leave(second, team_id)).code).toBe('ok');
    expect((await detailAs(second, eid)).code).toBe('not_found');
    const [seen] = await tasksOf(second, { open: '1' });
    expect(seen?.groups[0]).toMatchObject({ members: [], leader: null, eid: null });
    expect((await join(second, team_id)).d.leader.id).toBe(second.id);
  });

  it('are of the class alone', async () => {
    const room = await enrol(3);
    const other = await enrol(1);
    const { d: task } = await give(room, { grouping: 'self', size: 3 });
    const outsider = at(other.students, 0);
    expect((await join(outsider, at(task.groups, 0).team_id)).code).toBe('not_found');
    expect((await tasksOf(outsider)).map(({ id }) => id)).not.toContain(task.id);
  });
});

describe('a case that one person plays', () => {
  it('is given to each student, who holds every role', async () => {
    const alone = await buildCase({ multi_user: false });
    const room = await enrol(3);
    const { d: task } = await give(room, { project_id: alone, grouping: 'random' });
    expect(sizesOf(task)).toEqual([1, 1, 1]);
    const student = at(room.students, 1);
    const own = task.groups.find(({ leader }) => leader?.id === student.id);
    expect((await server.call(experimentStart, { eid: own?.eid ?? 0 }, { as: student.token })).code).toBe(
      'ok',
    );
    expect((await give(room, { project_id: alone, grouping: 'self', size: 1 })).code).toBe('single_user');
  });
});

describe('the list', () => {
  it('finds by words and grouping, and sorts', async () => {
    const room = await enrol(4);
    const class_id = room.classId;
    await give(room, { grouping: 'self', size: 2, name: 'Zeta 50%' });
    await give(room, { grouping: 'random', size: 2, name: 'Alpha' });
    const names = async (input: InputOf<typeof classTaskList>) =>
      (await tasksOf(mentor, { class_id, ...input })).map(({ name }) => name);
    expect(await names({})).toEqual(['Alpha', 'Zeta 50%']);
    expect(await names({ sort: 'oldest' })).toEqual(['Zeta 50%', 'Alpha']);
    expect(await names({ sort: 'name' })).toEqual(['Alpha', 'Zeta 50%']);
    expect(await names({ q: 'zeta' })).toEqual(['Zeta 50%']);
    expect(await names({ q: '0%' })).toEqual(['Zeta 50%']);
    expect(await names({ q: '%a' })).toEqual([]);
    expect(await names({ grouping: 'random' })).toEqual(['Alpha']);
  });
});

describe('giving', () => {
  it('is a mentor’s of the class, for a case of theirs whose hours are not over', async () => {
    const room = await enrol(4);
    const input = { grouping: 'self', size: 2 } as const;
    expect((await give(room, input, otherMentor)).code).toBe('not_found');
    expect((await give(room, input, at(room.students, 0))).code).toBe('no_authority');
    const { database } = server.deps;
    const now = Date.now();
    const hours = (from: number, to: number) =>
      buildProject(database, {
        courseId: course,
        opensAt: new Date(now + from),
        closesAt: new Date(now + to),
      });
    const [later, over] = [await hours(60_000, 120_000), await hours(-120_000, -60_000)];
    expect(await give(room, { ...input, project_id: over.id })).toMatchObject({
      code: 'not_open',
      d: { reason: 'closed' },
    });
    const { code, d: task } = await give(room, { ...input, project_id: later.id });
    expect(code).toBe('ok');
    const student = at(room.students, 0);
    expect((await join(student, at(task.groups, 0).team_id)).code).toBe('ok');
    const eid = (await tasksOf(student))[0]?.groups[0]?.eid ?? 0;
    expect(await startAs(student, eid)).toBe('not_open');
  });

  it('twice with the same request id happens once', async () => {
    const room = await enrol(4);
    const input = { grouping: 'random', size: 2, request_id: 'the-same-request' } as const;
    const answers = await Promise.all([give(room, input), give(room, input)]);
    expect(new Set(answers.map(({ code, d }) => `${code} ${d.id}`)).size).toBe(1);
    expect(await tasksOf(mentor, { class_id: room.classId })).toHaveLength(1);
  });
});

describe('taking back', () => {
  it('is the giver’s, with groups and what they have waiting; not while one plays; ended experiments stay', async () => {
    const room = await enrol(4);
    const [first, second] = room.students as [Player, Player];
    const secondMentor = await buildMentorOf(server, room);
    const { d: task } = await give(room, { grouping: 'self', size: 2 });
    const [one, two] = task.groups as [ClassTask['groups'][number], ClassTask['groups'][number]];
    await join(first, one.team_id);
    await join(second, two.team_id);
    const groups = (await tasksOf(first))[0]?.groups ?? [];
    const [played, waiting] = groups.map(({ eid }) => eid ?? 0) as [number, number];
    const { pool } = server.deps.database;
    expect(await startAs(first, played)).toBe('ok');
    const remove = (who: Player) => server.call(classTaskDelete, { id: task.id }, { as: who.token });
    expect((await remove(otherMentor)).code).toBe('not_found');
    expect((await remove(secondMentor)).code).toBe('may_not_delete_task');
    expect((await remove(mentor)).code).toBe('team_started');
    expect((await detailAs(second, waiting)).code).toBe('ok');
    await pool.query(`update experiments set status = 'ended' where id = $1`, [played]);
    expect((await remove(mentor)).code).toBe('ok');
    expect((await detailAs(second, waiting)).code).toBe('not_found');
    expect((await detailAs(first, played)).code).toBe('ok');
    expect(await tasksOf(first)).toEqual([]);
    expect((await server.call(teamList, {}, { as: first.token })).d.list).toEqual([]);
    expect((await remove(mentor)).code).toBe('not_found');
  });
});
