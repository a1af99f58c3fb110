import { API_ROOT, CODE, SESSION_COOKIE } from '@lets/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../test/database.ts';
import { eventually } from '../test/eventually.ts';
import { buildUser, logInAs } from '../test/factories.ts';
import { startServerProcess } from '../test/server-process.ts';
import { startRedisStandIn } from '../test/stand-ins/redis-stand-in.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('a start that Redis refuses ends with an exit code and a sentence, which does not hold the password', async () => {
  const redis = await startRedisStandIn({ password: 'the right one' });
  const REDIS_URL = redis.url.replace('redis://', 'redis://:wrong-secret@');
  const start = startServerProcess(database, { env: { REDIS_URL } });
  await expect(start).rejects.toThrow(/ended with 1: .*REDIS_URL.*WRONGPASS/s);
  await expect(start).rejects.not.toThrow('wrong-secret');
  await redis.close();
});

/** One process for all of its life: each costs seconds. */
it('a server waits for Redis with a word, serves, and stops under load with an answer to everybody', async () => {
  const redis = await startRedisStandIn({ isThere: false });
  let isAsked = false;
  const server = await startServerProcess(database, {
    env: { REDIS_URL: redis.url },
    onPrinted: (printed) => {
      if (isAsked || !printed.includes('waiting for the Redis')) return;
      isAsked = true;
      void redis.comeBack();
    },
  });
  expect(isAsked).toBe(true);
  const look = async (path: string) => {
    const answer = await fetch(server.url + path);
    return [answer.status, await answer.json()];
  };
  expect(await look('/readyz')).toEqual([200, { status: 'ready', database: 'ok', disk: 'ok', redis: 'ok' }]);
  await redis.leave();
  await eventually(async () => {
    expect(await look('/readyz')).toEqual([
      503,
      expect.objectContaining({ status: 'redis away', redis: 'away' }),
    ]);
  });
  expect(await look('/healthz')).toEqual([200, { status: 'ready' }]);

  const cookie = `${SESSION_COOKIE}=${await logInAs(database, await buildUser(database))}`;
  const answers: string[] = [];
  const askOnAndOn = async () => {
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
  expect(await server.stop()).toBe(0);
  await Promise.all(asking);
  expect([`200 ${CODE.ok}`, `503 ${CODE.stopping}`]).toEqual(expect.arrayContaining([...new Set(answers)]));
});
