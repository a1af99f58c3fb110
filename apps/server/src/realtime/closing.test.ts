import type { AddressInfo } from 'node:net';
import {
  accountQuery,
  type ClientToServer,
  IDENTITY,
  type Identity,
  LIVE_PATH,
  SESSION_COOKIE,
  type ServerToClient,
  settingSave,
} from '@lets/contract';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { buildUser, logInAs } from '../../test/factories.ts';
import { openTestServer, type TestServer } from '../../test/test-server.ts';
import { returnRange } from './come-back.ts';
import { attachRealtime, type Gateway } from './gateway.ts';

let server: TestServer;
let gateway: Gateway;
const sockets: Socket[] = [];
beforeAll(async () => {
  server = await openTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  gateway = attachRealtime(server.app.server, server.deps);
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await gateway.close();
  await server.close();
});

async function newToken(identity: Identity, modules: string[] = []): Promise<string> {
  const { database } = server.deps;
  return logInAs(database, await buildUser(database, { identity, modules }));
}

function open(token: string) {
  const { port } = server.app.server.address() as AddressInfo;
  const socket: Socket<ServerToClient, ClientToServer> = io(`http://127.0.0.1:${port}`, {
    path: LIVE_PATH,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { cookie: `${SESSION_COOKIE}=${token}` },
  });
  sockets.push(socket);
  const heard: string[] = [];
  socket.on('system_closed', () => heard.push('system_closed'));
  socket.on('session_ended', () => heard.push('session_ended'));
  socket.on('connect', () => heard.push('let in'));
  socket.on('connect_error', ({ message }) => heard.push(message));
  return { socket, heard };
}

it('closing the system tells everybody who cannot open it again, cuts their lines and leaves their sessions', async () => {
  const [student, mentor] = [await newToken(IDENTITY.student), await newToken(IDENTITY.mentor)];
  const bare = await newToken(IDENTITY.admin);
  const admin = await newToken(IDENTITY.admin, ['setting']);
  const keeper = await newToken(IDENTITY.super_admin);
  const close = (system_closed: boolean) => server.call(settingSave, { system_closed }, { as: keeper });
  const lines = [student, mentor, bare, admin].map(open);
  await eventually(() => expect(lines.every(({ socket }) => socket.connected)).toBe(true));

  await close(true);
  await eventually(() => {
    const told = ['let in', 'system_closed'];
    expect(lines.map(({ heard }) => heard)).toEqual([told, told, told, ['let in']]);
    expect(lines.map(({ socket }) => socket.connected)).toEqual([false, false, false, true]);
  });
  const late = open(student);
  await eventually(() => expect(late.heard).toEqual(['system_closed']));
  expect(late.socket.connected).toBe(false);
  expect((await server.call(accountQuery, {}, { as: student })).code).toBe('system_closed');

  await close(false);
  expect((await server.call(accountQuery, {}, { as: student })).code).toBe('ok');
  const again = open(student);
  await eventually(() => expect(again.socket.connected).toBe(true));
});

/** Last: nobody is let in after it. */
it('a server that stops tells every line within what time to come back, and more lines to take longer', async () => {
  const token = await newToken(IDENTITY.student);
  const lines = [open(token), open(token)];
  const ranges: number[] = [];
  for (const { socket } of lines) socket.on('come_back', ({ within_ms }) => ranges.push(within_ms));
  await eventually(() => expect(lines.every(({ socket }) => socket.connected)).toBe(true));
  await gateway.sendAway();
  gateway.cut();
  await eventually(() => expect(ranges).toEqual([1000, 1000]));
  await eventually(() => expect(lines.some(({ socket }) => socket.connected)).toBe(false));
  expect([returnRange(1400), returnRange(100_000)]).toEqual([14_000, 30_000]);
});
