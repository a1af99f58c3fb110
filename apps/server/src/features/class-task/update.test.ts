import {
  classTaskCreate,
  classTaskList,
  classTaskUpdate,
  experimentDetail,
  experimentUpdate,
  IDENTITY,
  type InputOf,
  messageList,
} from '@lets/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at, buildClassRoom, buildMentorOf, type ClassRoom } from '../../../test/class-room.ts';
import { buildPlayer, type Player } from '../../../test/play.ts';
import { openTaskDesk } from '../../../test/task-desk.ts';
import type { TestServer } from '../../../test/test-server.ts';

let server: TestServer;
let mentor: Player;
let course: number;
let project: number;
beforeAll(async () => {
  ({ server, mentor, course, project } = await openTaskDesk());
});
afterAll(() => server.close());

async function given(room: ClassRoom, more: object = {}) {
  const [a, b, c] = room.students.map(({ id }) => id) as [number, number, number];
  const input = {
    project_id: project,
    class_id: room.classId,
    name: '第一次庭审',
    grouping: 'hand' as const,
    groups: [{ members: [a, b] }, { members: [c] }],
    ...more,
  };
  return (await server.call(classTaskCreate, input, { as: mentor.token })).d;
}
const enrol = () => buildClassRoom(server, { courseId: course, mentorId: mentor.id }, 4);
const update = (input: InputOf<typeof classTaskUpdate>, who = mentor) =>
  server.call(classTaskUpdate, input, { as: who.token });
const detailAs = async (who: Player, eid: number | null) =>
  (await server.call(experimentDetail, { eid: eid ?? 0 }, { as: who.token })).d;
const lettersOf = async (who: Player) => {
  const read = await server.call(messageList, { with_user: mentor.id }, { as: who.token });
  return read.d.messages.map(({ content }) => content).filter((words) => words.includes('changed'));
};
const setRun = (eid: number | null, values: string) =>
  server.deps.database.pool.query(`update experiments set ${values} where id = $1`, [eid]);

it('moves what waits, keeps the name a group gave itself, and tells the members alone', async () => {
  const room = await enrol();
  const [lead, , other, outside] = room.students as [Player, Player, Player, Player];
  const task = await given(room);
  const [first, second] = task.groups.map(({ eid }) => eid) as [number, number];
  await server.call(experimentUpdate, { eid: second, name: '我们的庭审' }, { as: other.token });
  const times = { planned_start: 1000, planned_end: 2000, deadline: 3000 };
  const { code, d } = await update({ id: task.id, name: '第二次庭审', ...times });
  expect(code).toBe('ok');
  expect(d).toMatchObject({ name: '第二次庭审', ...times, may: { change: true } });
  expect(await detailAs(lead, first)).toMatchObject({ name: '第二次庭审', ...times });
  expect(await detailAs(other, second)).toMatchObject({ name: '我们的庭审', ...times });
  expect(await lettersOf(lead)).toEqual([expect.stringContaining('第二次庭审')]);
  expect(await lettersOf(outside)).toEqual([]);
  const again = await update({ id: task.id, deadline: 0 });
  expect(again.d).toMatchObject({ ...times, deadline: null });
  expect(await detailAs(lead, first)).toMatchObject({ ...times, deadline: null });
  await update({ id: task.id, deadline: 0 });
  expect(await lettersOf(lead)).toHaveLength(2);
});

it('leaves an experiment that has begun its name and times, and gives it the deadline', async () => {
  const room = await enrol();
  const lead = at(room.students, 0);
  const task = await given(room, { planned_start: 500 });
  const { eid } = at(task.groups, 0);
  await setRun(eid, "status = 'in_progress'");
  await update({ id: task.id, name: '改名', planned_start: 1000, deadline: 3000 });
  expect(await detailAs(lead, eid)).toMatchObject({ name: '第一次庭审', planned_start: 500, deadline: 3000 });
});

it('marks what came after the deadline, for staff alone', async () => {
  const room = await enrol();
  const task = await given(room, { deadline: 1000 });
  const [first, second] = task.groups.map(({ eid }) => eid);
  await setRun(first ?? 0, "status = 'ended', ended_at = to_timestamp(2)");
  await setRun(second ?? 0, "status = 'ended', ended_at = to_timestamp(0.5)");
  const handIn = (seq: number, at: number, document: string) =>
    server.deps.database.pool.query(
      `insert into experiment_events (experiment_id, seq, type, at, data)
        values ($1, $2, 'document_submitted', $3, jsonb_build_object('document_id', $4::text))`,
      [second, seq, at, document],
    );
  await handIn(1, 900, 'a');
  await handIn(2, 1100, 'b');
  await handIn(3, 1200, 'b');
  const list = async (who: Player) =>
    at((await server.call(classTaskList, {}, { as: who.token })).d.list, 0).groups.map(
      ({ overdue }) => overdue,
    );
  expect(await list(mentor)).toEqual([
    { finish: true, documents: 0 },
    { finish: false, documents: 1 },
  ]);
  expect(await list(at(room.students, 0))).toEqual([null, null]);
});

it('is for the mentors of the class, and refuses times that run backwards', async () => {
  const room = await enrol();
  const task = await given(room, { planned_start: 2000 });
  const colleague = await buildMentorOf(server, room);
  const stranger = await buildPlayer(server, { identity: IDENTITY.mentor });
  const administrator = await buildPlayer(server, { identity: IDENTITY.admin, modules: ['experiment'] });
  const input = { id: task.id, name: '改名' };
  expect((await update(input, colleague)).code).toBe('ok');
  expect((await update(input, administrator)).code).toBe('ok');
  expect((await update(input, stranger)).code).toBe('not_found');
  expect((await update(input, at(room.students, 0))).code).toBe('no_authority');
  expect((await update({ id: task.id })).code).toBe('nothing_selected');
  expect((await update({ id: task.id, deadline: 1000 })).d).toEqual({ deadline: 'before_start' });
  expect((await update({ id: task.id, planned_end: 1000 })).d).toEqual({ planned_end: 'before_start' });
});
