import { accountQuery, MESSAGE } from '@lets/contract';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, logInAs } from '../../test/factories.ts';
import { diskFull, failWith } from '../../test/failing-pool.ts';
import { openTestServer, type TestServer } from '../../test/test-server.ts';

let server: TestServer;
const logged: string[] = [];

beforeEach(async () => {
  logged.length = 0;
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) });
  server = await openTestServer({ log });
});
afterEach(() => server.close());

const look = async (path: '/healthz' | `/readyz${string}`) => {
  const answer = await server.app.inject({ url: path });
  return [answer.statusCode, answer.json()];
};

describe('when acts hold every connection for writing', () => {
  it('people go on reading, and health answers', async () => {
    const { writes } = server.deps.database;
    const token = await logInAs(server.deps.database, await buildUser(server.deps.database));
    const held = await Promise.all(Array.from({ length: writes.options.max }, () => writes.connect()));
    const waiting = writes.query('SELECT 1');
    expect(writes.waitingCount).toBe(1);
    expect((await server.call(accountQuery, {}, { as: token })).code).toBe('ok');
    expect(await look('/healthz')).toEqual([200, { status: 'ready' }]);
    for (const client of held) client.release();
    await waiting;
  });
});

describe('when the disk is full', () => {
  it('health says so, and so that it is over', async () => {
    expect(await look('/healthz')).toEqual([200, { status: 'ready' }]);
    const heal = failWith(server.deps.database.probe, diskFull(), (text) => text.includes('INSERT'));
    // A write is tried now and then only.
    expect((await look('/healthz'))[0]).toBe(200);
    server.pass(11_000);
    expect(await look('/healthz')).toEqual([503, { status: 'disk full' }]);
    expect(await look('/readyz')).toEqual([
      503,
      { status: 'disk full', database: 'ok', disk: 'full', redis: 'none', store: 'none' },
    ]);
    heal();
    expect(await look('/healthz')).toEqual([200, { status: 'ready' }]);
  });

  it('an act is refused in words of its own, and the log told once a minute', async () => {
    const token = await logInAs(server.deps.database, await buildUser(server.deps.database));
    const heal = failWith(server.deps.database.pool, diskFull(), () => true);
    for (const lang of ['zh', 'en'] as const) {
      const answer = await server.call(accountQuery, {}, { as: token, headers: { 'accept-language': lang } });
      expect([answer.status, answer.code, answer.m]).toEqual([507, 'disk_full', MESSAGE.disk_full[lang]]);
    }
    expect(logged.filter((line) => line.includes('the disk is full'))).toHaveLength(1);
    server.pass(61_000);
    await server.call(accountQuery, {}, { as: token });
    expect(logged.filter((line) => line.includes('the disk is full'))).toHaveLength(2);
    heal();
    expect(server.deps.alarms.standing()).toMatchObject([{ kind: 'disk_full' }]);
  });
});

describe('when Redis is away', () => {
  it('the server is ready only for what would otherwise have no server at all', async () => {
    Object.assign(server.deps, { redis: { isUp: () => false } });
    expect(await look('/readyz')).toMatchObject([503, { status: 'redis away', redis: 'away' }]);
    expect(await look('/readyz?redis=optional')).toMatchObject([200, { status: 'ready', redis: 'away' }]);
    failWith(server.deps.database.probe, new Error('Connection terminated unexpectedly'), () => true);
    expect((await look('/readyz?redis=optional'))[0]).toBe(503);
  });
});

describe('when the database is away', () => {
  it('health says so', async () => {
    failWith(server.deps.database.probe, new Error('Connection terminated unexpectedly'), () => true);
    expect(await look('/healthz')).toEqual([503, { status: 'database away' }]);
  });
});
