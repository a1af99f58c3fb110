import { createServer } from 'node:http';
import { API_ROOT, CODE, SESSION_COOKIE } from '@lets/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../test/database.ts';
import { eventually } from '../test/eventually.ts';
import { buildUser, logInAs } from '../test/factories.ts';
import { startServerProcess } from '../test/server-process.ts';
import { startRedisStandIn } from '../test/stand-ins/redis-stand-in.ts';
import { listen, portOf } from './http/listen.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function freePort(): Promise<number> {
  const probe = createServer();
  await listen(probe, { host: '127.0.0.1', port: 0 });
  const port = portOf(probe);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

it('a start that Redis refuses ends with an exit code and a sentence, which does not hold the password', async () => {
  const redis = await startRedisStandIn({ password: 'the right one' });
  const REDIS_URL = redis.url.replace('redis://', 'redis://:wrong-secret@');
  const start = startServerProcess(database, { env: { REDIS_URL } });
  await expect(start).rejects.toThrow(/ended with 1: .*REDIS_URL.*WRONGPASS/s);
  await expect(start).rejects.not.toThrow('wrong-secret');
  await redis.close();
});

/** One process for all of its life: each costs seconds. */
it('a server listens while it waits for Redis, serves, drains, and stops under load with an answer to everybody', async () => {
  const redis = await startRedisStandIn({ isThere: false });
  const port = await freePort();
  const look = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return [answer.status, await answer.json()];
  };
  let whileWaiting: Promise<unknown[]> | null = null;
  const server = await startServerProcess(database, {
    env: { REDIS_URL: redis.url, PORT: String(port), DRAIN_SECONDS: '1' },
    onPrinted: (printed) => {
      if (whileWaiting || !printed.includes('waiting for the Redis')) return;
      whileWaiting = Promise.all(['/healthz', '/readyz', `${API_ROOT}/account/query`].map(look));
      void whileWaiting.finally(() => redis.comeBack());
    },
  });
  expect(await whileWaiting).toEqual([
    [200, { status: 'starting' }],
    [503, { status: 'starting' }],
    [503, expect.objectContaining({ c: CODE.stopping })],
  ]);
  expect(await look('/readyz')).toEqual([
    200,
    { status: 'ready', database: 'ok', disk: 'ok', redis: 'ok', store: 'none' },
  ]);
  await redis.leave();
  await eventually(async () => {
    expect(await look('/readyz')).toEqual([
      503,
      expect.objectContaining({ status: 'redis away', redis: 'away' }),
    ]);
  });
  expect(await look('/healthz')).toEqual([200, { status: 'ready' }]);

  const answers: string[] = [];
  // Each has an account of their own: one person may not ask so often.
  const askOnAndOn = async () => {
    const cookie = `${SESSION_COOKIE}=${await logInAs(database, await buildUser(database))}`;
    for (;;) {
      const answer = await fetch(`${server.url}${API_ROOT}/account/query`, { headers: { cookie } }).catch(
        () => null,
      );
      if (!answer) return;
      answers.push(`${answer.status} ${((await answer.json()) as { c?: number }).c}`);
    }
  };
  const asking = Array.from({ length: 10 }, askOnAndOn);
  await eventually(() => expect(answers.length).toBeGreaterThan(20));
  const stopped = server.stop();
  await eventually(async () => expect(await look('/readyz')).toEqual([503, { status: 'draining' }]));
  const before = answers.length;
  await eventually(() => expect(answers.length).toBeGreaterThan(before + 10));
  expect(new Set(answers)).toEqual(new Set([`200 ${CODE.ok}`]));
  expect(await stopped).toBe(0);
  await Promise.all(asking);
  expect([`200 ${CODE.ok}`, `503 ${CODE.stopping}`]).toEqual(expect.arrayContaining([...new Set(answers)]));
});
