import { randomUUID } from 'node:crypto';
import {
  classControl,
  experimentDetail,
  guideBoard,
  IDENTITY,
  type InputOf,
  control as singleControl,
} from '@lets/contract';
import { timerLeft } from '@lets/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPlayer, openPlay, type Play, type Player } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
let play: Play;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  play = await openPlay(server);
});

type Input = InputOf<typeof classControl>;
const MINUTE = 60_000;
const control = (input: Input, who: Player = play.mentor) => play.call(who, classControl, input);
const pause = (eids: number[], more = {}) => control({ kind: 'pause', reason: '统一讲解', eids, ...more });
const setTimer = (eids: number[], more = {}) =>
  control({ kind: 'set_timer', minutes: 10, label: '小组讨论', stops_in_pause: true, eids, ...more });
const typesOf = async (of: Play) => (await of.log()).map(({ type }) => type);

/** The run becomes a group of a task that its mentor gave the class. */
async function giveAsTask({ eid, mentor, classId, projectId, teamId }: Play): Promise<number> {
  const { pool } = server.deps.database;
  const { rows } = await pool.query<{ id: number }>(
    `insert into class_tasks (project_id, class_id, creator_id, name, grouping, size)
      values ($1, $2, $3, '庭审', 'hand', 5) returning id`,
    [projectId, classId, mentor.id],
  );
  const id = Number(rows[0]?.id);
  await pool.query('update teams set class_task_id = $1 where id = $2', [id, teamId]);
  expect(eid).toBeGreaterThan(0);
  return id;
}

describe('an act on many runs', () => {
  it('pauses each with the reason in its record, and resumes them, once however often it is asked', async () => {
    const input: Input = { kind: 'pause', reason: '统一讲解', eids: [play.eid], request_id: randomUUID() };
    expect((await control(input)).d).toEqual({ done: 1, already: 0, left: [] });
    expect((await control(input)).d).toEqual({ done: 1, already: 0, left: [] });
    expect((await pause([play.eid], { reason: '另一个理由' })).d).toEqual({ done: 0, already: 1, left: [] });
    const controlled = (await play.log()).filter(({ type }) => type === 'controlled');
    expect(controlled).toMatchObject([
      { by_staff: true, actor_id: play.mentor.id, data: { status: 2, reason: '统一讲解' } },
    ]);
    expect((await control({ kind: 'resume', eids: [play.eid] })).d).toMatchObject({ done: 1 });
    expect((await control({ kind: 'resume', eids: [play.eid] })).d).toMatchObject({ done: 0, already: 1 });
    expect((await play.state()).control.status).toBe(1);
  });

  it('names those in which it cannot be done, and why, and goes on with the others', async () => {
    const others = await openPlay(server);
    await play.call(play.mentor, singleControl, { kind: 'stop', eid: play.eid, reason: '下课' });
    const mine = await openPlay(server);
    // The mentor of the third run looks at all three: of the others only its own mentors know.
    const { d } = await mine.call(mine.mentor, classControl, {
      kind: 'set_timer',
      minutes: 5,
      stops_in_pause: false,
      eids: [play.eid, others.eid, mine.eid, mine.eid],
    });
    expect(d.done).toBe(1);
    expect(d.left.map(({ eid, name }) => [eid, name])).toEqual([
      [play.eid, ''],
      [others.eid, ''],
    ]);
    expect(await typesOf(others)).not.toContain('timer_set');
    const own = await setTimer([play.eid]);
    expect(own.d).toMatchObject({ done: 0, left: [{ eid: play.eid, why: expect.stringMatching(/ended/) }] });
    expect(own.d.left[0]?.name).not.toBe('');
  });

  it('reaches the running groups of a class task', async () => {
    const task_id = await giveAsTask(play);
    expect((await control({ kind: 'pause', reason: '讲解', task_id })).d).toMatchObject({ done: 1 });
    const { rows, tasks } = (await play.call(play.mentor, guideBoard, {})).d;
    expect(tasks).toEqual([{ id: task_id, name: '庭审' }]);
    expect(rows).toMatchObject([{ task_id, state: 'paused' }]);
    const stranger = await buildPlayer(server, { identity: IDENTITY.mentor });
    expect((await control({ kind: 'resume', task_id }, stranger)).code).toBe('not_found');
    expect((await control({ kind: 'resume', task_id: task_id + 1000 })).code).toBe('not_found');
  });

  it('is for staff, and says whom it means', async () => {
    expect((await control({ kind: 'pause', reason: 'x', eids: [play.eid] }, play.leader)).code).toBe(
      'no_authority',
    );
    const stranger = await buildPlayer(server, { identity: IDENTITY.mentor });
    const { code } = await control({ kind: 'pause', reason: 'x', eids: [play.eid] }, stranger);
    expect(code).toBe('not_found');
    expect((await play.state()).control.status).toBe(1);
    expect((await control({ kind: 'resume' })).code).toBe('bad_parameter');
    expect((await control({ kind: 'resume', task_id: 1, eids: [play.eid] })).code).toBe('bad_parameter');
    const many = Array.from({ length: 101 }, (_, i) => i + 1);
    expect((await control({ kind: 'resume', eids: many })).code).toBe('bad_parameter');
  });
});

describe('the timer of a class', () => {
  const timerOf = async () => (await play.state()).timer;

  it('is in every room’s state, whoever comes when, and on the board', async () => {
    await setTimer([play.eid]);
    const detail = await play.call(play.players.witness, experimentDetail, { eid: play.eid });
    const timer = await timerOf();
    expect(timer).toMatchObject({ label: '小组讨论', stops_in_pause: true, stopped_at: null });
    expect(detail.d.state.timer).toEqual(timer);
    const { rows } = (await play.call(play.mentor, guideBoard, {})).d;
    expect(rows[0]?.timer).toMatchObject({ label: '小组讨论', ends_at: timer?.ends_at });
    expect(server.published.at(-1)?.events).toMatchObject([{ type: 'timer_set', audience: null }]);
  });

  it('stands still while the class is paused, and goes on when it is resumed', async () => {
    await setTimer([play.eid]);
    await pause([play.eid]);
    const before = await timerOf();
    server.pass(20 * MINUTE);
    await control({ kind: 'resume', eids: [play.eid] });
    const after = await timerOf();
    const left = before ? timerLeft(before, 0) : 0;
    expect(left).toBeGreaterThan(9 * MINUTE);
    expect(after && timerLeft(after, server.deps.clock())).toBeGreaterThan(left - 5000);
  });

  it('is extended once however often it is asked, and cancelled', async () => {
    expect((await control({ kind: 'extend_timer', minutes: 5, eids: [play.eid] })).d).toMatchObject({
      done: 0,
      left: [{ why: 'No timer is set in this team' }],
    });
    await setTimer([play.eid]);
    const before = (await timerOf())?.ends_at ?? 0;
    const extend: Input = { kind: 'extend_timer', minutes: 5, eids: [play.eid], request_id: randomUUID() };
    await control(extend);
    await control(extend);
    expect((await timerOf())?.ends_at).toBe(before + 5 * MINUTE);
    expect((await control({ kind: 'cancel_timer', eids: [play.eid] })).d).toMatchObject({ done: 1 });
    expect((await control({ kind: 'cancel_timer', eids: [play.eid] })).d).toMatchObject({ already: 1 });
    expect(await timerOf()).toBeUndefined();
  });

  it('has sensible bounds', async () => {
    for (const minutes of [0, 241, 1.5])
      expect((await setTimer([play.eid], { minutes })).code).toBe('bad_parameter');
    expect((await setTimer([play.eid], { label: '字'.repeat(41) })).code).toBe('bad_parameter');
  });
});
