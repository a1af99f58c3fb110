import type { AddressInfo } from 'node:net';
import {
  CODE,
  control,
  experimentDelete,
  experimentUpdate,
  fileDisplayList,
  handOver,
  IDENTITY,
  logout,
  meetApply,
  type Presence,
  userNodes,
} from '@lets/contract';
import type { RunEvent } from '@lets/engine';
import { Socket } from 'socket.io';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { logInAs } from '../../test/factories.ts';
import { type LiveLine as Line, openLiveLine } from '../../test/live-line.ts';
import { buildPlayer, buildTeam, openPlay, type Player, playTo } from '../../test/play.ts';
import { openTestServer, type TestServer } from '../../test/test-server.ts';
import { SERVER_LIMITS } from '../limits.ts';
import { attachRealtime, type Gateway } from './gateway.ts';
import { roomOfRun } from './live-server.ts';

let server: TestServer;
let gateway: Gateway;
let address: string;
/** What is done every minute. */
let sweep: () => void;
beforeAll(async () => {
  server = await openTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const timers = vi.spyOn(globalThis, 'setInterval');
  gateway = attachRealtime(server.app.server, server.deps);
  const [sweeping] = timers.mock.calls.find(([, ms]) => ms === 60_000) ?? [];
  sweep = () => sweeping?.();
  timers.mockRestore();
  address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await gateway.close();
  await server.close();
});

const lines: Line[] = [];
afterEach(() => {
  for (const { socket } of lines.splice(0)) socket.disconnect();
});

function open(token: string | null, headers: Record<string, string> = {}): Line {
  const line = openLiveLine(address, token, headers);
  lines.push(line);
  return line;
}

async function connect(who: Pick<Player, 'token'>): Promise<Line> {
  const line = open(who.token);
  await eventually(() => expect(line.socket.connected).toBe(true));
  return line;
}

async function watch(who: Pick<Player, 'token'>, eid: number, node_id: string | null = null) {
  const line = await connect(who);
  const answer = await line.socket.emitWithAck('watch', { eid, node_id });
  return { ...line, answer };
}

async function connectError(line: Line): Promise<string> {
  return new Promise((resolve) => line.socket.on('connect_error', ({ message }) => resolve(message)));
}

describe('the door', () => {
  test('opens to a session only, and to our own pages', async () => {
    const player = await buildPlayer(server);
    expect(await connectError(open(null))).toBe('not_logged_in');
    expect(await connectError(open('no such token'))).toBe('not_logged_in');
    expect(await connectError(open(player.token, { origin: 'https://evil.example' }))).toContain(
      'websocket error',
    );
    const own = open(player.token, { origin: address });
    await eventually(() => expect(own.socket.connected).toBe(true));
  });

  test('a run is watched by its people only', async () => {
    const play = await openPlay(server);
    const stranger = await watch(play.stranger, play.eid);
    expect(stranger.answer).toEqual({ c: CODE.not_found, seq: 0, present: [] });
    const nowhere = await watch(play.leader, 999_999);
    expect(nowhere.answer.c).toBe(CODE.not_found);
    const member = await watch(play.leader, play.eid);
    expect(member.answer).toMatchObject({ c: 0, seq: 1 });
    await playTo(play, 'hearing');
    await eventually(() => expect(member.events).toHaveLength(2));
    expect(stranger.events).toEqual([]);
  });

  test.each([
    [null],
    ['x'],
    [{}],
    [{ eid: -1, node_id: null }],
    [{ eid: 1, node_id: 7 }],
    [{ eid: {}, node_id: [] }],
  ])('answers nonsense %j with bad_parameter', async (input) => {
    const { socket } = await connect(await buildPlayer(server));
    expect(await socket.emitWithAck('watch', input as never)).toMatchObject({ c: CODE.bad_parameter });
    socket.emit('watch', input as never, undefined as never);
    socket.emit('leave', input as never);
    expect(await socket.emitWithAck('watch', { eid: 999_999, node_id: null })).toMatchObject({
      c: CODE.not_found,
    });
  });
});

describe('many pages of one person', () => {
  test('the oldest makes room and is told why, the others go on', async () => {
    const limited = await openTestServer({ env: { PERSON_LIMITS: 'on' } });
    await limited.app.listen({ port: 0, host: '127.0.0.1' });
    const door = await attachRealtime(limited.app.server, limited.deps);
    const at = `http://127.0.0.1:${(limited.app.server.address() as AddressInfo).port}`;
    const [busy, other] = [await buildPlayer(limited), await buildPlayer(limited)];
    const displaced: number[] = [];
    const openPage = async (token: string, number: number) => {
      const { socket } = openLiveLine(at, token);
      socket.on('displaced', () => displaced.push(number));
      await eventually(() => expect(socket.connected).toBe(true));
      return socket;
    };
    const others = await openPage(other.token, -1);
    const pages: Line['socket'][] = [];
    for (let i = 0; i < SERVER_LIMITS.live.lines + 2; i++) pages.push(await openPage(busy.token, i));
    await eventually(() =>
      expect(pages.map(({ connected }) => connected)).toEqual(pages.map((_, i) => i >= 2)),
    );
    expect(displaced).toEqual([0, 1]);
    expect(others.connected).toBe(true);
    for (const socket of [others, ...pages]) socket.disconnect();
    await door.close();
    await limited.close();
  });
});

describe('events', () => {
  test('reach everybody in order, whole for those who may know them, else as stubs', async () => {
    const play = await openPlay(server);
    const { players: p, eid } = play;
    const everybody = await Promise.all([
      watch(p.judge, eid),
      watch(p.claimant, eid),
      watch(p.respondent, eid),
      watch(play.mentor, eid),
    ]);
    const [judge, claimant, respondent, mentor] = everybody;
    await playTo(play, 'hearing');
    const at = { eid, nid: 'hearing' };
    const ask = { kind: 'ask', ...at, role_id: 'claimant', target_role: 'respondent' } as const;
    const asked = await play.call(p.claimant, meetApply, ask);
    const answer = {
      kind: 'answer',
      ...at,
      role_id: 'respondent',
      meeting_id: asked.d.seq,
      agree: true,
    } as const;
    await play.call(p.respondent, meetApply, answer);
    const meeting_id = asked.d.seq;
    await play.push(p.claimant, 'hearing', {
      kind: 'speech',
      role_id: 'claimant',
      text: 'Between us',
      meeting_id,
    });
    await play.push(p.judge, 'hearing', { kind: 'speech', role_id: 'judge', text: 'Order' });
    await voteAndHandOver(play);
    const log = await play.log();
    for (const line of everybody) await eventually(() => expect(line?.events).toHaveLength(log.length - 1));
    for (const line of everybody) {
      expect(line?.events.map(({ seq }) => seq)).toEqual(log.slice(1).map(({ seq }) => seq));
      expect(line?.events.every((event) => event.eid === eid)).toBe(true);
    }
    const knows = (line: typeof judge, text: string) => JSON.stringify(line?.events).includes(text);
    expect([claimant, respondent, mentor].every((line) => knows(line, 'Between us'))).toBe(true);
    expect(knows(judge, 'Between us')).toBe(false);
    expect([judge, claimant, respondent, mentor].map((line) => knows(line, '"against"'))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(judge?.events.filter(({ type }) => type === 'sealed')).toHaveLength(3);
    expect(respondent?.events).toContainEqual(expect.objectContaining({ type: 'handed_over' }));
  });

  test('stop after leaving', async () => {
    const [left, watched] = [await openPlay(server), await openPlay(server)];
    const superAdmin = await buildPlayer(server, { identity: IDENTITY.super_admin });
    const line = await watch(superAdmin, left.eid);
    line.socket.emit('leave', { eid: left.eid });
    await line.socket.emitWithAck('watch', { eid: watched.eid, node_id: null });
    await left.end('claimant', 'complaint', 'filed');
    await watched.end('claimant', 'complaint', 'filed');
    await eventually(() => expect(line.events).toHaveLength(1));
    expect(line.events[0]?.eid).toBe(watched.eid);
  });

  test('nudges reach the people meant, wherever they are', async () => {
    const play = await openPlay(server, { isStarted: false });
    const [claimant, stranger] = [await connect(play.players.claimant), await connect(play.stranger)];
    await play.call(play.leader, experimentUpdate, { eid: play.eid, name: 'Renamed' });
    await eventually(() => expect(claimant.nudges).toEqual(['experiments']));
    await play.call(play.leader, experimentDelete, { ids: [play.eid] });
    await eventually(() => expect(claimant.nudges).toEqual(['experiments', 'experiments']));
    expect(stranger.nudges).toEqual([]);
  });
});

/** A secret ballot, and a role that changes hands. */
async function voteAndHandOver(play: Awaited<ReturnType<typeof openPlay>>): Promise<void> {
  await play.end('judge', 'hearing', 'deliberate');
  await play.push(play.players.judge, 'panel', { kind: 'vote', role_id: 'judge', option_id: 'against' });
  const to_user = play.players.claimant.id;
  await play.call(play.mentor, handOver, { eid: play.eid, target_role: 'witness', to_user, reason: 'Ill' });
}

describe('presence', () => {
  test('says who is where, members only, once a person', async () => {
    const play = await openPlay(server);
    const { players: p, eid } = play;
    const judge = await watch(p.judge, eid, 'hearing');
    const claimant = await watch(p.claimant, eid, 'complaint');
    const second = await watch(p.claimant, eid, 'nowhere');
    const mentor = await watch(play.mentor, eid, 'complaint');
    const here = (line: { presences: Presence[] }) =>
      line.presences.at(-1)?.present.map(({ user_id, node_id }) => [user_id, node_id]);
    await eventually(() =>
      expect(here(judge)).toEqual([
        [p.judge.id, 'hearing'],
        [p.claimant.id, null],
      ]),
    );
    await claimant.socket.emitWithAck('watch', { eid, node_id: 'defence' });
    await eventually(() => expect(here(mentor)?.[1]).toEqual([p.claimant.id, 'defence']));
    const seen = await play.call(p.judge, userNodes, { eid });
    expect(seen.d.waiting[0]?.roles[0]?.online).toBe(true);
    claimant.socket.disconnect();
    second.socket.disconnect();
    await eventually(() => expect(here(judge)).toEqual([[p.judge.id, 'hearing']]));
  });

  test('of many who come at once is told a few times, and rightly in the end', async () => {
    const play = await openPlay(server);
    const first = await watch(play.players.judge, play.eid);
    const others = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        watch(play.players.assessor, play.eid, i % 2 ? 'panel' : 'hearing'),
      ),
    );
    await eventually(() => expect(first.presences.at(-1)?.present).toHaveLength(2));
    expect(first.presences.length).toBeLessThan(others.length);
  });
});

describe('the end of a session', () => {
  test('closes its own sockets and no others', async () => {
    const player = await buildPlayer(server);
    const elsewhere = { token: await logInAs(server.deps.database, player) };
    const [here, there] = [await connect(player), await connect(elsewhere)];
    await server.call(logout, {}, { as: player.token });
    await eventually(() => expect(here.socket.connected).toBe(false));
    expect(here.goodbyes).toEqual(['session_ended']);
    expect(there.socket.connected).toBe(true);
    await server.deps.database.pool.query('UPDATE users SET disabled = true WHERE id = $1', [player.id]);
    server.deps.bus.endSessions([player.id]);
    await eventually(() => expect(there.goodbyes).toEqual(['session_ended']));
  });

  test('whoever is no longer of a run hears no more of it', async () => {
    const play = await openPlay(server, { isStarted: false });
    const { judge, claimant } = play.players;
    const [gone, stays] = [await watch(claimant, play.eid), await watch(judge, play.eid)];
    const team_id = await buildTeam(server, {
      projectId: play.projectId,
      leaderId: judge.id,
      memberIds: [judge.id],
    });
    await play.call(judge, experimentUpdate, { eid: play.eid, team_id });
    await eventually(() =>
      expect(stays.presences.at(-1)?.present.map(({ user_id }) => user_id)).toEqual([judge.id]),
    );
    await play.call(play.mentor, control, { kind: 'ban', eid: play.eid, reason: 'Wait' });
    await eventually(() => expect(stays.events).toHaveLength(1));
    expect(gone.events).toEqual([]);
    const again = await gone.socket.emitWithAck('watch', { eid: play.eid, node_id: null });
    expect(again.c).toBe(CODE.not_found);
  });

  test('a mentor who looks after a run no more is let out of it', async () => {
    const play = await openPlay(server);
    const [mentor, judge] = [await watch(play.mentor, play.eid), await watch(play.players.judge, play.eid)];
    await server.deps.database.pool.query('DELETE FROM class_mentors WHERE user_id = $1', [play.mentor.id]);
    // Staff are not counted as present: only the server's end of the line tells that it was let out.
    const leave = vi.spyOn(Socket.prototype, 'leave');
    server.deps.bus.endSessions([play.mentor.id]);
    await eventually(() => expect(leave).toHaveBeenCalledWith(roomOfRun(play.eid)));
    leave.mockRestore();
    await expectSilence(mentor, async () => {
      await play.end('claimant', 'complaint', 'filed');
      await eventually(() => expect(judge.events).toHaveLength(1));
    });
  });
});

describe('looking again', () => {
  test('every minute finds whose session ran out, among however many', async () => {
    const players = await Promise.all(Array.from({ length: 25 }, () => buildPlayer(server)));
    const [stays, ...gone] = await Promise.all(players.map(connect));
    const ids = players.slice(1).map(({ id }) => id);
    await server.deps.database.pool.query('DELETE FROM sessions WHERE user_id = ANY($1)', [ids]);
    sweep();
    await eventually(() => {
      for (const { goodbyes } of gone) expect(goodbyes).toEqual(['session_ended']);
    });
    expect(stays?.socket.connected).toBe(true);
  });

  test('at somebody who watches a whole school does not cut them off', async () => {
    const { eid, mentor } = await openPlay(server);
    const board = await watch(mentor, eid);
    const { rows } = await server.deps.database.pool.query<{ id: number }>(
      `INSERT INTO experiments (project_id, flow_id, class_id, name, creator_id, creator_type, leader_id, status, seq, state)
        SELECT project_id, flow_id, class_id, name, creator_id, creator_type, leader_id, status, seq, state
        FROM experiments, generate_series(1, 120) WHERE id = $1 RETURNING id`,
      [eid],
    );
    for (const { id } of rows) await board.socket.emitWithAck('watch', { eid: id, node_id: null });
    const token = await logInAs(server.deps.database, mentor);
    const elsewhere = await connect({ token });
    await server.call(logout, {}, { as: token });
    await eventually(() => expect(elsewhere.goodbyes).toEqual(['session_ended']));
    const answer = await board.socket.timeout(5_000).emitWithAck('watch', { eid, node_id: null });
    expect(answer.c).toBe(CODE.ok);
  });
});

/** The watch that was taken away is answered in turn after the look that took it, so nothing is left to chance. */
async function expectSilence(line: Line, act: () => Promise<unknown>): Promise<void> {
  await line.socket.emitWithAck('watch', { eid: 999_999, node_id: null });
  await act();
  expect(line.events).toEqual([]);
}

test('a client that takes nothing is cut off instead of piling up', async () => {
  const play = await openPlay(server);
  await playTo(play, 'hearing');
  const line = open(play.players.judge.token);
  await eventually(() => expect(line.socket.connected).toBe(true));
  await line.socket.emitWithAck('watch', { eid: play.eid, node_id: null });
  // The network below it stops reading.
  const raw = (line.socket.io.engine.transport as unknown as { ws: { _socket: { pause(): void } } }).ws
    ._socket;
  raw.pause();
  const event = (await play.log()).at(-1);
  if (!event) throw new Error('there is no event');
  const heavy = { ...event, data: { text: 'x'.repeat(20_000) } } as RunEvent;
  await eventually(async () => {
    for (let i = 0; i < 200; i += 1) server.deps.bus.publish(play.eid, [heavy]);
    expect(await server.deps.bus.present(play.eid)).toEqual([]);
  });
});

describe('the pointer over the common screen', () => {
  test('is the presenter’s, told to the others who watch and to nobody else, and kept by nobody', async () => {
    const [play, elsewhere] = [await openPlay(server), await openPlay(server)];
    const { players: p, eid } = play;
    await playTo(play, 'hearing');
    const [judge, claimant] = [await watch(p.judge, eid), await watch(p.claimant, eid)];
    const stranger = await watch(elsewhere.players.judge, elsewhere.eid);
    const heard: unknown[][] = [[], [], []];
    [judge, claimant, stranger].forEach(({ socket }, at) => {
      socket.on('pointer', (pointer) => heard[at]?.push(pointer));
    });
    const before = await play.log();
    const spot = { eid, node_id: 'hearing', at: { x: 0.25, y: 0.5 } };
    // Nothing is shown yet, so nobody presents.
    judge.socket.emit('point', spot);
    await judge.socket.emitWithAck('watch', { eid, node_id: 'hearing' });
    const [material] = (await play.call(p.judge, fileDisplayList, { eid, nid: 'hearing', role_id: 'judge' }))
      .d.list;
    if (!material) throw new Error('there is nothing to show');
    const { kind, id, name } = material;
    await play.push(p.judge, 'hearing', {
      kind: 'display',
      role_id: 'judge',
      item: { kind, id, name: name.zh },
    });
    const presenting = await watch(p.judge, eid);
    presenting.socket.on('pointer', (pointer) => heard[0]?.push(pointer));
    // Strangers to the run, members who do not present, and nonsense are passed over.
    stranger.socket.emit('point', spot);
    claimant.socket.emit('point', spot);
    presenting.socket.emit('point', { ...spot, at: { x: 2, y: 0 } });
    presenting.socket.emit('point', 'x' as never);
    presenting.socket.emit('point', spot);
    await eventually(() => expect(heard[1]).toEqual([{ ...spot, user_id: p.judge.id }]));
    expect(heard[2]).toEqual([]);
    expect((await play.log()).length).toBe(before.length + 1);
  });
});
