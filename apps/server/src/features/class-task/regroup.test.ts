import {
  type ClassTaskDetail,
  classTaskCreate,
  classTaskDetail,
  classTaskRegroup,
  experimentDetail,
  experimentStart,
  experimentUpdate,
  IDENTITY,
  type InputOf,
  messageList,
  teamJoin,
} from '@lets/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, buildClassRoom, type ClassRoom } from '../../../test/class-room.ts';
import { checksum } from '../../../test/factories.ts';
import { buildPlayer, type Player } from '../../../test/play.ts';
import { openTaskDesk } from '../../../test/task-desk.ts';
import type { TestServer } from '../../../test/test-server.ts';

let server: TestServer;
let mentor: Player;
let course: number;
let project: number;
beforeAll(async () => {
  ({ server, mentor, course, project } = await openTaskDesk({ project: { team_min: 2, team_max: 4 } }));
});
afterAll(() => server.close());

type Input = InputOf<typeof classTaskRegroup>;
type Wishes = Input['groups'];

const enrol = (count: number) => buildClassRoom(server, { courseId: course, mentorId: mentor.id }, count);
const idsOf = (room: ClassRoom) => room.students.map(({ id }) => id);

/** Groups by hand of these places in the class. */
async function give(room: ClassRoom, ...groups: number[][]): Promise<ClassTaskDetail> {
  const ids = idsOf(room);
  const input = {
    project_id: project,
    class_id: room.classId,
    grouping: 'hand' as const,
    groups: groups.map((places) => ({ members: places.map((place) => at(ids, place)) })),
  };
  const { d } = await server.call(classTaskCreate, input, { as: mentor.token });
  return detail(d.id);
}
const detail = async (id: number) => (await server.call(classTaskDetail, { id }, { as: mentor.token })).d;
const seenOf = ({ task }: ClassTaskDetail) =>
  task.groups.map(({ team_id, members }) => ({
    team_id,
    members: members.map(({ id }) => id),
    begun: false,
  }));
const regroup = (seen: ClassTaskDetail, groups: Wishes, who = mentor) =>
  server.call(classTaskRegroup, { id: seen.task.id, seen: seenOf(seen), groups }, { as: who.token });
const membersOf = ({ task }: ClassTaskDetail) =>
  task.groups.map(({ members }) => members.map(({ id }) => id));
const teamAt = ({ task }: ClassTaskDetail, i: number) => at(task.groups, i);
const runOf = (who: Player, eid: number | null) =>
  server.call(experimentDetail, { eid: eid ?? 0 }, { as: who.token });
const lettersOf = async (who: Player) =>
  (await server.call(messageList, { with_user: mentor.id }, { as: who.token })).d.messages.map(
    ({ content }) => content,
  );

describe('regrouping', () => {
  it('moves, adds and takes out; roles and access go with it, and each hears it once', async () => {
    const room = await enrol(5);
    const [a, b, c, d, e] = idsOf(room) as [number, number, number, number, number];
    const [first, second, , , late] = room.students as [Player, Player, Player, Player, Player];
    const before = await give(room, [0, 1], [2, 3]);
    const eid = teamAt(before, 0).eid ?? 0;
    const role = at((await runOf(first, eid)).d.flow.roles, 0).id;
    await server.call(experimentUpdate, { eid, holders: { [role]: b } }, { as: first.token });
    const { code, d: after } = await regroup(before, [
      { team_id: teamAt(before, 0).team_id, members: [a, e] },
      { team_id: teamAt(before, 1).team_id, members: [c, b] },
    ]);
    expect(code).toBe('ok');
    expect(membersOf(after)).toEqual([
      [a, e],
      [c, b],
    ]);
    expect(after.task.ungrouped.map(({ id }) => id)).toEqual([d]);
    expect((await runOf(late, eid)).d.state).toMatchObject({ member_ids: [a, e], holders: {} });
    expect((await runOf(second, eid)).code).toBe('not_found');
    expect((await runOf(second, teamAt(before, 1).eid)).d.state.member_ids).toEqual([c, b]);
    expect((await lettersOf(second)).at(-1)).toContain('moved you from the group “Group 1”');
    expect(await lettersOf(late)).toHaveLength(1);
    expect((await lettersOf(at(room.students, 3))).at(-1)).toContain('taken you out');
    expect((await lettersOf(first)).at(-1)).toMatch(/joined; .* left/);
  });

  it('merges groups, splits them and makes new ones, each with its experiment', async () => {
    const room = await enrol(6);
    const [a, b, c, d, e, f] = idsOf(room) as [number, number, number, number, number, number];
    const before = await give(room, [0, 1], [2], [3, 4, 5]);
    const [one, two, three] = before.task.groups.map(({ team_id }) => team_id) as [number, number, number];
    const { d: after } = await regroup(before, [
      { team_id: one, members: [a, b, c] },
      { team_id: two, members: [] },
      { team_id: three, members: [d], leader: d },
      { team_id: null, members: [f, e], leader: e },
    ]);
    expect(membersOf(after)).toEqual([[a, b, c], [d], [f, e]]);
    expect(after.task.groups.map(({ name }) => name)).toEqual(['Group 1', 'Group 3', 'Group 4']);
    expect(after.task.groups.map(({ status }) => status)).toEqual(['waiting', 'waiting', 'waiting']);
    expect(teamAt(after, 2).leader?.id).toBe(e);
    const made = await runOf(at(room.students, 4), teamAt(after, 2).eid);
    expect(made.d).toMatchObject({ creator: { id: mentor.id }, me: { is_leader: true } });
    expect((await runOf(at(room.students, 2), teamAt(before, 1).eid)).code).toBe('not_found');
  });

  it('refuses all of it when a group began meanwhile, or somebody changed one, and names the group', async () => {
    const room = await enrol(4);
    const [a, b, c, d] = idsOf(room) as [number, number, number, number];
    const before = await give(room, [0, 1], [2, 3]);
    const [one, two] = before.task.groups.map(({ team_id }) => team_id) as [number, number];
    const swap: Wishes = [
      { team_id: one, members: [a, c] },
      { team_id: two, members: [b, d] },
    ];
    const { pool } = server.deps.database;
    const { eid } = teamAt(before, 1);
    await pool.query("update experiments set status = 'in_progress' where id = $1", [eid]);
    const still = await checksum(server.deps.database, ['audit_log', 'rate_hits']);
    expect(await regroup(before, swap)).toMatchObject({ code: 'team_started', d: { team_ids: [two] } });
    expect(await checksum(server.deps.database, ['audit_log', 'rate_hits'])).toBe(still);
    await pool.query("update experiments set status = 'waiting' where id = $1", [eid]);
    expect((await regroup(before, swap)).code).toBe('ok');
    expect(await regroup(before, swap)).toMatchObject({
      code: 'changed_meanwhile',
      d: { team_ids: [one, two] },
    });
  });

  it('takes only students of the class, each once, and no more than a group holds', async () => {
    const room = await enrol(6);
    const [a, b, c, , e, f] = idsOf(room) as number[] as [number, number, number, number, number, number];
    const stranger = await buildPlayer(server);
    const before = await give(room, [0, 1], [2, 3]);
    const one = teamAt(before, 0).team_id;
    const tryOne = async (members: number[], more: object = {}) =>
      (await regroup(before, [{ team_id: one, members, ...more }])).code;
    expect(await tryOne([a, b, stranger.id])).toBe('not_registered');
    expect(await tryOne([a, b, c])).toBe('in_other_group');
    expect(await tryOne([a, b, e, f, f])).toBe('members_exist');
    expect(await tryOne([a, b], { leader: e })).toBe('bad_parameter');
    const three = teamAt(before, 1).team_id;
    const crowd: Wishes = [
      { team_id: one, members: [a, b, e, f, c] },
      { team_id: three, members: [at(idsOf(room), 3)] },
    ];
    expect((await regroup(before, crowd)).code).toBe('team_full');
    const unseen = { id: before.task.id, seen: [], groups: [{ team_id: one, members: [a] }] };
    expect((await server.call(classTaskRegroup, unseen, { as: mentor.token })).code).toBe('bad_parameter');
    const other = await give(room, [4]);
    const foreign = [{ team_id: teamAt(other, 0).team_id, members: [] }];
    const seen = seenOf(other);
    const { code } = await server.call(
      classTaskRegroup,
      { id: before.task.id, seen, groups: foreign },
      { as: mentor.token },
    );
    expect(code).toBe('changed_meanwhile');
  });

  it('of a group that has begun lets people in and out, with the roles in the record and none without a player', async () => {
    const room = await enrol(5);
    const [a, b, c, d] = idsOf(room) as [number, number, number, number];
    const [first, second, third, late] = room.students as [Player, Player, Player, Player];
    const before = await give(room, [0, 1, 2]);
    const { eid, team_id } = teamAt(before, 0);
    const roles = (await runOf(first, eid)).d.flow.roles.map(({ id }) => id);
    const [judge, other] = roles as [string, string];
    const holders = { ...Object.fromEntries(roles.map((role) => [role, c])), [judge]: a, [other]: b };
    await server.call(experimentUpdate, { eid: eid ?? 0, holders }, { as: first.token });
    await server.call(experimentStart, { eid: eid ?? 0 }, { as: first.token });
    const begun = await detail(before.task.id);
    const seen = [{ team_id, members: [a, b, c], begun: true }];
    const save = (input: Omit<Input, 'id'>) =>
      server.call(classTaskRegroup, { id: begun.task.id, ...input }, { as: mentor.token });
    // The leader goes, with a role; a newcomer takes one over.
    const wish = { team_id, members: [b, c, d], leader: b, roles: { [other]: d } };
    expect((await save({ seen: [{ team_id, members: [a, b, c], begun: false }], groups: [wish] })).code).toBe(
      'team_started',
    );
    expect((await save({ seen, groups: [{ team_id, members: [d] }] })).code).toBe('team_started');
    const { code } = await save({ seen, groups: [wish] });
    expect(code).toBe('ok');
    const { state } = (await runOf(second, eid)).d;
    expect(state).toMatchObject({ leader_id: b, member_ids: [b, c, d] });
    expect(state.holders[other]).toBe(d);
    expect([b, c]).toContain(state.holders[judge]);
    expect(Object.keys(state.holders).toSorted()).toEqual(roles.toSorted());
    expect((await runOf(late, eid)).d.me).toMatchObject({ is_member: true, role_ids: [other] });
    expect((await runOf(first, eid)).code).toBe('not_found');
    expect((await runOf(third, eid)).d.state.status).toBe('in_progress');
    const { rows } = await server.deps.database.pool.query(
      `select type, by_staff from experiment_events where experiment_id = $1
        and type in ('member_admitted', 'member_taken_out', 'lead_handed_over') order by seq`,
      [eid],
    );
    expect(rows).toEqual([
      { type: 'member_admitted', by_staff: true },
      { type: 'lead_handed_over', by_staff: true },
      { type: 'member_taken_out', by_staff: true },
    ]);
  });

  it('is not for students, nor for mentors of other classes', async () => {
    const room = await enrol(2);
    const before = await give(room, [0]);
    const wish: Wishes = [{ team_id: teamAt(before, 0).team_id, members: [at(idsOf(room), 1)] }];
    const stranger = await buildPlayer(server, { identity: IDENTITY.mentor });
    expect((await regroup(before, wish, stranger)).code).toBe('not_found');
    expect((await regroup(before, wish, at(room.students, 0))).code).toBe('no_authority');
    const read = { id: before.task.id };
    expect((await server.call(classTaskDetail, read, { as: stranger.token })).code).toBe('not_found');
  });

  it('and a student who joins at the same moment do not lock each other out', async () => {
    const room = await enrol(4);
    const [a, b] = idsOf(room) as [number, number];
    const input = { project_id: project, class_id: room.classId, grouping: 'self' as const, size: 2 };
    const { d: task } = await server.call(classTaskCreate, input, { as: mentor.token });
    const before = await detail(task.id);
    const [one, two] = before.task.groups.map(({ team_id }) => team_id) as [number, number];
    const joiner = at(room.students, 2);
    const [regrouped, joined] = await Promise.all([
      server.call(
        classTaskRegroup,
        {
          id: task.id,
          seen: [{ team_id: one, members: [], begun: false }],
          groups: [{ team_id: one, members: [a, b] }],
        },
        { as: mentor.token },
      ),
      server.call(teamJoin, { team_id: two }, { as: joiner.token }),
    ]);
    expect([regrouped.code, joined.code]).toEqual(['ok', 'ok']);
    const now = await detail(task.id);
    expect(membersOf(now)).toEqual([[a, b], [joiner.id]]);
    const emptied = await regroup(now, [{ team_id: one, members: [] }]);
    expect(emptied.d.task.groups.map(({ members, eid }) => [members.length, eid !== null])).toEqual([
      [0, false],
      [1, true],
    ]);
  });
});
