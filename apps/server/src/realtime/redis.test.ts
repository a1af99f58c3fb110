import type { AddressInfo } from 'node:net';
import { IDENTITY } from '@lets/contract';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { buildUser, logInAs } from '../../test/factories.ts';
import { type LiveLine, openLiveLine } from '../../test/live-line.ts';
import { type RedisStandIn, startRedisStandIn } from '../../test/stand-ins/redis-stand-in.ts';
import { openTestServer, type TestServer } from '../../test/test-server.ts';
import { buildApp } from '../app.ts';
import { createBus, type LocalBus } from './bus.ts';
import { attachRealtime } from './gateway.ts';
import { connectRedis, type RedisLink } from './redis-link.ts';

const log = pino({ level: 'silent' });

let server: TestServer;
let redis: RedisStandIn;
let processes: { bus: LocalBus; link: RedisLink; address: string; close(): Promise<void> }[];
let lines: LiveLine[];
let userId: number;

beforeEach(async () => {
  [server, redis] = await Promise.all([openTestServer(), startRedisStandIn()]);
  processes = [await openProcess(), await openProcess()];
  const user = await buildUser(server.deps.database, { identity: IDENTITY.student });
  userId = user.id;
  const token = await logInAs(server.deps.database, user);
  lines = processes.map(({ address }) => openLiveLine(address, token));
  await eventually(() => expect(lines.every(({ socket }) => socket.connected)).toBe(true));
});
afterEach(async () => {
  for (const { socket } of lines) socket.disconnect();
  for (const { close } of processes) await close();
  await redis.close();
  await server.close();
});

/** Another server process but for the process. */
async function openProcess() {
  const bus = createBus();
  const env = { ...server.deps.env, redisUrl: redis.url };
  const link = (await connectRedis({ env, log })) as RedisLink;
  const deps = { ...server.deps, env, bus, redis: link };
  const app = await buildApp(deps);
  const gateway = attachRealtime(app.server, deps);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    bus,
    link,
    address: `http://127.0.0.1:${port}`,
    async close() {
      await gateway.close();
      await app.close();
      link.close();
    },
  };
}

const at = <T>(all: readonly T[], index: number): T => all[index] as T;

function countCatchUps({ socket }: LiveLine): () => number {
  let count = 0;
  socket.on('catch_up', () => {
    count += 1;
  });
  return () => count;
}

async function reachesTheOther(): Promise<void> {
  const { nudges } = at(lines, 1);
  const before = nudges.length;
  at(processes, 0).bus.nudge([userId], 'teams');
  await eventually(() => expect(nudges.length).toBeGreaterThan(before));
}

it('clients look again when Redis is back, for what was said while it was away reached them from nobody', async () => {
  await reachesTheOther();
  const catchUps = lines.map(countCatchUps);
  await redis.leave();
  await eventually(() => expect(processes.map(({ link }) => link.isUp())).toEqual([false, false]));
  const { nudges } = at(lines, 1);
  const heard = nudges.length;
  for (let i = 0; i < 50; i += 1) at(processes, 0).bus.nudge([userId], 'messages');
  await redis.comeBack();
  await eventually(() => expect(catchUps.map((count) => count() > 0)).toEqual([true, true]));
  await eventually(() => expect(processes.every(({ link }) => link.isUp())).toBe(true));
  // Nothing was queued: a class's worth of old news would come at once, and none of it is needed after catching up.
  expect(nudges.slice(heard)).not.toContain('messages');
  await reachesTheOther();
});

it('the others’ clients look again when one server alone could not speak for a while', async () => {
  const caughtUp = countCatchUps(at(lines, 1));
  at(processes, 0).link.publisher.disconnect(true);
  await eventually(() => expect(caughtUp()).toBeGreaterThan(0));
  await reachesTheOther();
});

it('whoever has lost their session meanwhile is told so instead', async () => {
  await redis.leave();
  await server.deps.database.pool.query('delete from sessions');
  at(processes, 0).bus.endSessions([userId]);
  await eventually(() => expect(at(lines, 0).goodbyes).toEqual(['session_ended']));
  expect(at(lines, 1).goodbyes).toEqual([]);
  await redis.comeBack();
  await eventually(() => expect(at(lines, 1).goodbyes).toEqual(['session_ended']));
});
