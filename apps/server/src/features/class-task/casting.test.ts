import {
  classCast,
  classCasting,
  classTaskCreate,
  experimentDetail,
  IDENTITY,
  type InputOf,
  messageList,
  roleTake,
} from '@lets/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at, buildClassRoom, type ClassRoom } from '../../../test/class-room.ts';
import { checksum } from '../../../test/factories.ts';
import { smallCase } from '../../../test/fixtures/small-case.ts';
import { buildPlayer, type Player } from '../../../test/play.ts';
import { openTaskDesk } from '../../../test/task-desk.ts';
import type { TestServer } from '../../../test/test-server.ts';

let server: TestServer;
let mentor: Player;
let course: number;
let project: number;
beforeAll(async () => {
  const { roles, ...flow } = smallCase.flow;
  const [first, ...others] = roles;
  const apart = [{ ...first, incompatible: [others[0]?.id] }, ...others] as typeof roles;
  ({ server, mentor, course, project } = await openTaskDesk({ flow: { ...flow, roles: apart } }));
});
afterAll(() => server.close());

async function give(count: number): Promise<{ room: ClassRoom; id: number }> {
  const room = await buildClassRoom(server, { courseId: course, mentorId: mentor.id }, count);
  const ids = room.students.map(({ id }) => id);
  const groups = [{ members: ids.slice(0, 2) }, { members: ids.slice(2) }];
  const input = { project_id: project, class_id: room.classId, grouping: 'hand' as const, groups };
  const { d } = await server.call(classTaskCreate, input, { as: mentor.token });
  return { room, id: d.id };
}
const read = async (id: number, who = mentor) => server.call(classCasting, { id }, { as: who.token });
const cast = (input: InputOf<typeof classCast>, who = mentor) =>
  server.call(classCast, input, { as: who.token });
const lettersOf = async (who: Player) =>
  (await server.call(messageList, { with_user: mentor.id }, { as: who.token })).d.messages.map(
    ({ content }) => content,
  );

it('gives the roles of all groups at once, and tells only those whose roles changed', async () => {
  const { room, id } = await give(4);
  const [a, b, c] = room.students as [Player, Player, Player];
  const { d: before } = await read(id);
  expect(before.groups.map(({ members, holders }) => [members.length, holders])).toEqual([
    [2, {}],
    [2, {}],
  ]);
  const [judge, claimant] = before.roles.map((role) => role.id) as [string, string];
  const [one, two] = before.groups as [(typeof before.groups)[0], (typeof before.groups)[0]];
  const groups = [
    { team_id: one.team_id, revision: one.revision, holders: { [judge]: a.id, [claimant]: null } },
    { team_id: two.team_id, revision: two.revision, holders: { [judge]: c.id } },
  ];
  const { code, d: after } = await cast({ id, groups });
  expect(code).toBe('ok');
  expect(after.groups.map(({ holders }) => holders)).toEqual([{ [judge]: a.id }, { [judge]: c.id }]);
  const { d: detail } = await server.call(experimentDetail, { eid: one.eid }, { as: b.token });
  expect(detail.state.holders).toEqual({ [judge]: a.id });
  expect((await lettersOf(a)).at(-1)).toContain('You play: ');
  expect(await lettersOf(b)).toHaveLength(1);
});

it('gives one person incompatible roles only when the teacher accepts it', async () => {
  const { id } = await give(4);
  const { d: before } = await read(id);
  const clash = before.roles.find(({ incompatible }) => incompatible.length > 0);
  const { team_id, revision, members } = at(before.groups, 0);
  const holder = at(members, 0).id;
  const holders = { [clash?.id ?? '']: holder, [clash?.incompatible[0] ?? '']: holder };
  const wish = { id, groups: [{ team_id, revision, holders }] };
  expect((await cast(wish)).code).toBe('incompatible_roles');
  expect((await read(id)).d.groups[0]?.holders).toEqual({});
  expect((await cast({ ...wish, accept_incompatible: true })).d.groups[0]?.holders).toEqual(holders);
});

it('refuses all of it when one of the groups began, or a student took a role meanwhile, and names the group', async () => {
  const { room, id } = await give(4);
  const [a] = room.students as [Player];
  const { d: before } = await read(id);
  const role = at(before.roles, 0).id;
  const other = at(before.roles, 1).id;
  const groups = before.groups.map(({ team_id, revision, members }) => ({
    team_id,
    revision,
    holders: { [role]: at(members, 0).id },
  }));
  const [one, two] = before.groups.map(({ team_id }) => team_id) as [number, number];
  await server.call(roleTake, { eid: at(before.groups, 0).eid, target_role: other }, { as: a.token });
  const still = await checksum(server.deps.database, ['audit_log', 'rate_hits']);
  expect(await cast({ id, groups })).toMatchObject({ code: 'changed_meanwhile', d: { team_ids: [one] } });
  expect(await checksum(server.deps.database, ['audit_log', 'rate_hits'])).toBe(still);
  const { eid } = at(before.groups, 1);
  await server.deps.database.pool.query("update experiments set status = 'in_progress' where id = $1", [eid]);
  expect(await cast({ id, groups })).toMatchObject({ code: 'team_started', d: { team_ids: [two] } });
});

it('takes only roles of the flow and members of the group, of the task, for its mentors', async () => {
  const { room, id } = await give(4);
  const { d: before } = await read(id);
  const role = at(before.roles, 0).id;
  const { team_id, revision } = at(before.groups, 0);
  const outside = at(room.students, 3).id;
  const tryOne = async (holders: Record<string, number>) =>
    (await cast({ id, groups: [{ team_id, revision, holders }] })).d;
  expect(await tryOne({ [role]: outside })).toEqual({ holders: 'not_a_member' });
  expect(await tryOne({ nobody: at(room.students, 0).id })).toEqual({ holders: 'unknown_role' });
  const other = await give(3);
  const wish = { id: other.id, groups: [{ team_id, revision, holders: {} }] };
  expect((await cast(wish)).code).toBe('changed_meanwhile');
  const stranger = await buildPlayer(server, { identity: IDENTITY.mentor });
  expect((await read(id, stranger)).code).toBe('not_found');
  expect((await read(id, at(room.students, 0))).code).toBe('no_authority');
  expect((await cast(wish, at(room.students, 0))).code).toBe('no_authority');
});
