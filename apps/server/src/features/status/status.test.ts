import { IDENTITY, logLevelSet, logList, statusRead } from '@lets/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildUser, logInAs } from '../../../test/factories.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { createLog } from '../../log.ts';
import { LogLevels } from '../../log-level.ts';
import { RecentErrors } from '../../recent-errors.ts';
import { toggleLogLevel } from './service.ts';

let server: TestServer;
let as: string;
const log = createLog('info', { to: { write: () => {} } });
beforeAll(async () => {
  server = await openTestServer({ log });
  const user = await buildUser(server.deps.database, { identity: IDENTITY.super_admin });
  as = await logInAs(server.deps.database, user);
});
afterAll(() => server.close());

const HOUR_MS = 3_600_000;

it('shows the process, its database, disk, queues and alarms, and no person', async () => {
  server.deps.alarms.raise('backup_old', '30 h');
  server.deps.recentErrors.note('fault', 'a-trace-id');
  const { code, d } = await server.call(statusRead, {}, { as });
  expect(code).toBe('ok');
  expect(d).toMatchObject({
    process: { pid: process.pid, node: process.versions.node },
    database: { kind: 'external', version: expect.stringMatching(/^\d/) },
    redis: 'none',
    backup_at: null,
    acts_waiting: 0,
    alarms: [{ kind: 'backup_old', detail: '30 h' }],
    errors: [{ message: 'fault', count: 1, trace: 'a-trace-id' }],
    log: { usual: 'info', level: 'info', until: null },
  });
  expect(d.database?.step).toBeGreaterThan(0);
  expect(d.disk?.total_bytes).toBeGreaterThan(0);
  expect(d.pools.map(({ name }) => name)).toEqual(['read', 'write']);
});

it('answers without the database, which is when somebody looks', async () => {
  const { probe } = server.deps.database;
  const away = vi.spyOn(probe, 'query').mockRejectedValue(new Error('away') as never);
  const { code, d } = await server.call(statusRead, {}, { as });
  away.mockRestore();
  expect([code, d.database]).toEqual(['ok', null]);
});

it('has the log tell more for an hour, and enters that in the audit log', async () => {
  const set = await server.call(logLevelSet, { level: 'debug' }, { as });
  expect(set.d).toMatchObject({ usual: 'info', level: 'debug', until: expect.any(Number) });
  expect(log.level).toBe('debug');
  await server.call(logLevelSet, { level: 'usual' }, { as });
  expect(log.level).toBe('info');
  await toggleLogLevel(server.deps);
  expect(log.level).toBe('debug');
  await toggleLogLevel(server.deps);
  const { d } = await server.call(logList, { page: 1, size: 10, action: 'setting_changed' }, { as });
  expect(d.list.map(({ detail }) => detail)).toEqual(
    ['info', 'debug', 'info', 'debug'].map((level) => `log_level: ${level}`),
  );
});

it('the level lapses by itself', () => {
  vi.useFakeTimers();
  const quiet = { level: 'warn' };
  const levels = new LogLevels({ log: quiet, clock: Date.now });
  levels.set('debug');
  vi.advanceTimersByTime(HOUR_MS - 1);
  expect(quiet.level).toBe('debug');
  vi.advanceTimersByTime(1);
  expect([quiet.level, levels.now.until]).toEqual(['warn', null]);
  vi.useRealTimers();
});

it('errors are counted for a day by what the log says, and no more kinds than fifty', () => {
  let now = 1_000 * HOUR_MS;
  const recentErrors = new RecentErrors(() => now);
  const told = createLog('warn', { to: { write: () => {} }, recentErrors });
  told.error({ err: new Error('secret words') }, 'fault');
  told.warn('no error');
  now += 23 * HOUR_MS;
  told.error('fault');
  told.error('another');
  expect(recentErrors.list().map(({ message, count }) => [message, count])).toEqual([
    ['another', 1],
    ['fault', 2],
  ]);
  now += 23 * HOUR_MS;
  expect(recentErrors.list().find(({ message }) => message === 'fault')?.count).toBe(1);
  now += 2 * HOUR_MS;
  expect(recentErrors.list()).toEqual([]);
  for (let kind = 0; kind < 60; kind++) told.error(`kind ${kind}`);
  expect(recentErrors.list()).toHaveLength(50);
  expect(recentErrors.list()[0]?.message).toBe('kind 59');
});
