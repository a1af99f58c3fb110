import type { AddressInfo } from 'node:net';
import { newFlow } from '@lets/authoring';
import {
  type ClientToServer,
  CODE,
  type FlowChanged,
  type FlowPresence,
  IDENTITY,
  LIVE_PATH,
  SESSION_COOKIE,
  type ServerToClient,
  workflowCorrect,
  workflowSave,
} from '@lets/contract';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bi, Studio } from '../../test/authoring.ts';
import { eventually } from '../../test/eventually.ts';
import { buildPlayer, openPlay, type Player } from '../../test/play.ts';
import { openTestServer, type TestServer } from '../../test/test-server.ts';
import { attachRealtime, type Gateway } from './gateway.ts';

let server: TestServer;
let gateway: Gateway;
let studio: Studio;
let address: string;
beforeAll(async () => {
  server = await openTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  gateway = attachRealtime(server.app.server, server.deps);
  address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  studio = await Studio.open(server);
});
afterAll(async () => {
  await gateway.close();
  await server.close();
});

type Client = Socket<ServerToClient, ClientToServer>;
const open: Client[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});

async function connect({ token }: Pick<Player, 'token'>) {
  const socket: Client = io(address, {
    path: LIVE_PATH,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { cookie: `${SESSION_COOKIE}=${token}` },
  });
  open.push(socket);
  const changes: FlowChanged[] = [];
  const presences: FlowPresence[] = [];
  const corrected: number[] = [];
  socket.on('flow_changed', (change) => changes.push(change));
  socket.on('flow_presence', (presence) => presences.push(presence));
  socket.on('flow_corrected', ({ eid }) => corrected.push(eid));
  await eventually(() => expect(socket.connected).toBe(true));
  return { socket, changes, presences, corrected };
}

test('two editors of one flow see each other come, save and go', async () => {
  const { flow_id } = await studio.create();
  const [first, second] = [await connect(studio.author), await connect(studio.other)];
  const alone = await first.socket.emitWithAck('watch_flow', { flow_id });
  expect(alone).toMatchObject({ c: CODE.ok, revision: 1, present: [{ id: studio.author.id }] });
  const both = await second.socket.emitWithAck('watch_flow', { flow_id });
  expect(both.present.map(({ id }) => id).sort()).toEqual([studio.author.id, studio.other.id].sort());
  await eventually(() => expect(first.presences.at(-1)?.present).toHaveLength(2));

  await server.call(workflowSave, { flow_id, revision: 1, flow: newFlow() }, studio.as());
  await eventually(() => expect(second.changes).toHaveLength(1));
  expect(second.changes).toMatchObject([{ flow_id, revision: 2, by: { id: studio.author.id } }]);

  second.socket.emit('choose_flow', { flow_id, ids: ['start'] });
  await eventually(() =>
    expect(first.presences.at(-1)?.present).toContainEqual(
      expect.objectContaining({ id: studio.other.id, chosen: ['start'] }),
    ),
  );
  // What is no choice, and what is chosen in a flow that is not open, is told to nobody.
  second.socket.emit('choose_flow', { flow_id, ids: 'end' as never });
  second.socket.emit('choose_flow', { flow_id: flow_id + 1, ids: ['end'] });
  second.socket.emit('leave_flow', { flow_id });
  await eventually(() => expect(first.presences.at(-1)?.present).toHaveLength(1));
  first.socket.disconnect();
});

test('nobody listens to flows who draws none', async () => {
  const { flow_id } = await studio.create();
  const mentor = await connect(await buildPlayer(server, { identity: IDENTITY.mentor }));
  const bare = await connect(await buildPlayer(server, { identity: IDENTITY.admin, modules: ['notice'] }));
  for (const { socket } of [mentor, bare]) {
    const { c, present } = await socket.emitWithAck('watch_flow', { flow_id });
    expect({ c, present }).toEqual({ c: CODE.no_authority, present: [] });
  }
  const author = await connect(studio.author);
  const nowhere = await author.socket.emitWithAck('watch_flow', { flow_id: 999_999 });
  expect(nowhere.c).toBe(CODE.not_found);
  await author.socket.emitWithAck('watch_flow', { flow_id });
  await server.call(workflowSave, { flow_id, revision: 1, flow: newFlow() }, studio.as());
  await eventually(() => expect(author.changes).toHaveLength(1));
  expect([mentor.changes, bare.changes]).toEqual([[], []]);
});

test('the rooms of running experiments hear that words were corrected', async () => {
  const play = await openPlay(server);
  const player = await connect(play.players.judge);
  await player.socket.emitWithAck('watch', { eid: play.eid, node_id: null });
  const { revision } = await studio.detail(play.flowId);
  const change = { kind: 'section', node_id: 'hearing', name: bi('Trial') } as const;
  const input = { flow_id: play.flowId, revision, change, reason: 'Wrong word' };
  expect((await server.call(workflowCorrect, input, studio.as())).code).toBe('ok');
  await eventually(() => expect(player.corrected).toEqual([play.eid]));
});
