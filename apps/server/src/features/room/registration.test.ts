import type { AddressInfo } from 'node:net';
import {
  CODE,
  classStudentRemove,
  classStudentSave,
  experimentDetail,
  experimentEvents,
  experimentList,
  fileList,
  IDENTITY,
  userDisable,
  userSave,
} from '@lets/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { logInAs } from '../../../test/factories.ts';
import { type LiveLine, openLiveLine } from '../../../test/live-line.ts';
import { buildPlayer, openPlay, type Play, type Player, playTo } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { attachRealtime, type Gateway } from '../../realtime/gateway.ts';

let server: TestServer;
let gateway: Gateway;
let address: string;
let keeper: Player;
beforeAll(async () => {
  server = await openTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  gateway = await attachRealtime(server.app.server, server.deps);
  address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  keeper = await buildPlayer(server, { identity: IDENTITY.super_admin });
});
afterAll(async () => {
  await gateway.close();
  await server.close();
});

const lines: LiveLine[] = [];
afterEach(() => {
  for (const { socket } of lines.splice(0)) socket.disconnect();
});

async function watch(who: Player, eid: number) {
  const line = openLiveLine(address, who.token);
  lines.push(line);
  await eventually(() => expect(line.socket.connected).toBe(true));
  return { ...line, answer: await line.socket.emitWithAck('watch', { eid, node_id: null }) };
}

async function openHearing(): Promise<Play> {
  const play = await openPlay(server);
  await playTo(play, 'hearing');
  return play;
}

const speech = { kind: 'speech', role_id: 'claimant', text: 'Here' } as const;

/** Each way by which a member stops belonging to the class, and how they come back. */
const WAYS: [string, (play: Play, who: Player) => Promise<unknown>][] = [
  [
    'taken out of the class',
    ({ classId, call }, { id }) => call(keeper, classStudentRemove, { class_id: classId, user_ids: [id] }),
  ],
  [
    'moved to no class',
    ({ call }, { id, account, name }) =>
      call(keeper, userSave, { id, account, name, identity: 1, class_ids: [] }),
  ],
];

test.each(WAYS)('a member who was %s is out of the running experiment at once', async (_, remove) => {
  const play = await openHearing();
  const { eid, players, call, push } = play;
  const { claimant, judge } = players;
  const gone = await watch(claimant, eid);
  const stays = await watch(judge, eid);
  // From here on the process knows the run by heart, and would judge the next act without the database.
  expect((await push(claimant, 'hearing', speech)).code).toBe('ok');
  await remove(play, claimant);
  const refused = { code: 'not_registered', d: { user_ids: [claimant.id] } };
  expect(await push(claimant, 'hearing', speech)).toMatchObject(refused);
  expect(await call(claimant, experimentDetail, { eid })).toMatchObject(refused);
  expect(await call(claimant, experimentEvents, { eid, since: 0 })).toMatchObject(refused);
  expect(await call(claimant, fileList, { eid })).toMatchObject(refused);
  await eventually(() => expect(stays.presences.at(-1)?.present.map((p) => p.user_id)).toEqual([judge.id]));
  const heard = gone.events.length;
  expect((await push(judge, 'hearing', { ...speech, role_id: 'judge' })).code).toBe('ok');
  await eventually(() => expect(stays.events.at(-1)?.type).toBe('spoke'));
  expect(gone.events).toHaveLength(heard);
  const again = await gone.socket.emitWithAck('watch', { eid, node_id: null });
  expect(again).toEqual({ c: CODE.not_registered, seq: 0, present: [] });
  const detail = await call(judge, experimentDetail, { eid });
  expect(detail.d.unregistered).toEqual([claimant.id]);
  const doing = { scope: 'doing' } as const;
  expect((await call(claimant, experimentList, doing)).d.list).toMatchObject([
    { eid, unregistered: true, open_sections: [], may: { enter: false } },
  ]);
  expect((await call(judge, experimentList, doing)).d.list).toMatchObject([
    { eid, unregistered: false, open_sections: [{}], may: { enter: true } },
  ]);
});

test('a member who was taken out of the class is told so in words of their own', async () => {
  const { eid, players, classId, call } = await openHearing();
  const { claimant } = players;
  await call(keeper, classStudentRemove, { class_id: classId, user_ids: [claimant.id] });
  const told = async (language: 'zh' | 'en') => {
    const options = { as: claimant.token, headers: { 'accept-language': language } };
    return (await server.call(experimentDetail, { eid }, options)).m;
  };
  expect(await told('zh')).toBe('您已不在本实验所属班级的名单中，不能进入实验');
  expect(await told('en')).toMatch(/^You are no longer registered in the class/);
});

test('what a member who left had sent before is not answered to them either, and who comes back goes on', async () => {
  const play = await openHearing();
  const { eid, players, classId, call, push } = play;
  const { claimant } = players;
  const sent = { ...speech, request_id: 'the-same-one' };
  expect((await push(claimant, 'hearing', sent)).code).toBe('ok');
  await call(keeper, classStudentRemove, { class_id: classId, user_ids: [claimant.id] });
  expect((await push(claimant, 'hearing', sent)).code).toBe('not_registered');
  await call(keeper, classStudentSave, { class_id: classId, user_ids: [claimant.id] });
  expect((await push(claimant, 'hearing', speech)).code).toBe('ok');
  expect((await watch(claimant, eid)).answer.c).toBe(0);
});

test('the team sees that an account was closed, and its holder hears nothing more', async () => {
  const { eid, players, call } = await openHearing();
  const { claimant, judge } = players;
  const gone = await watch(claimant, eid);
  await call(keeper, userDisable, { ids: [claimant.id], disabled: true });
  await eventually(() => expect(gone.socket.connected).toBe(false));
  expect((await call(judge, experimentDetail, { eid })).d.unregistered).toEqual([claimant.id]);
  await call(keeper, userDisable, { ids: [claimant.id], disabled: false });
  const token = await logInAs(server.deps.database, claimant);
  expect((await watch({ ...claimant, token }, eid)).answer.c).toBe(0);
});

test('what is over stays readable to whoever played it and has left the class since', async () => {
  const { eid, players, classId, call } = await openHearing();
  await server.deps.database.pool.query(
    `update experiments set status = 'ended', ending = 'completed', ended_at = now() where id = $1`,
    [eid],
  );
  await call(keeper, classStudentRemove, { class_id: classId, user_ids: [players.claimant.id] });
  expect((await call(players.claimant, experimentDetail, { eid })).code).toBe('ok');
});
