import { hostname } from 'node:os';
import { IDENTITY, logLevelSet, logList, statusRead } from '@lets/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { buildUser, logInAs } from '../../../test/factories.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { createLog } from '../../log.ts';
import { LogLevels } from '../../log-level.ts';
import { RecentErrors } from '../../recent-errors.ts';
import { tellOfThis } from './processes.ts';
import { startTelling, toggleLogLevel } from './service.ts';

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

it('shows every process on the database: this one, others, and for an hour one that is gone', async () => {
  const { deps } = server;
  deps.recentErrors.note('fault', null);
  deps.alarms.raise('backup_old', '30 h');
  await tellOfThis(deps);
  const other = (host: string, silent: number, told: string) =>
    deps.database.owner.query(
      `INSERT INTO server_processes (id, host, pid, version, started_at, seen_at, told)
       VALUES (gen_random_uuid(), $1, 7, '0.0.9', now() - interval '2 days', now() - make_interval(secs => $2), ${told})`,
      [host, silent],
    );
  await other('works', 20, '(SELECT told FROM server_processes LIMIT 1)');
  await other('gone', 60, '(SELECT told FROM server_processes LIMIT 1)');
  await other('forgotten', 3_700, '(SELECT told FROM server_processes LIMIT 1)');
  await other('newer', 0, `'{"alarms": [{"kind": "of_tomorrow"}]}'`);
  await tellOfThis(deps);
  const { d } = await server.call(statusRead, {}, { as });
  const shown = d.processes.map(({ host, is_this, is_gone, told }) => [
    host,
    is_this,
    is_gone,
    told !== null,
  ]);
  expect(shown).toEqual(
    expect.arrayContaining([
      ['works', false, false, true],
      ['gone', false, true, true],
      ['newer', false, false, false],
      [hostname(), true, false, true],
    ]),
  );
  expect(shown).toHaveLength(4);
  expect(d.processes.find(({ is_this }) => is_this)).toMatchObject({
    pid: process.pid,
    told: {
      errors: expect.any(Number),
      lines: { live: 0, documents: 0, present: 0, runs: 0 },
      alarms: [{ kind: 'backup_old', detail: '30 h' }],
      backup: null,
    },
  });
});

it('is off the list when it has stopped, and tells how far a backup is', async () => {
  const { deps } = server;
  const job = {
    kind: 'make',
    name: 'x.zip',
    began_at: 0,
    stage: 'tables',
    done: 3,
    of: 9,
    ended_at: null,
    fault: null,
  } as const;
  const backups = { ...deps.backups, job };
  const stop = startTelling({ ...deps, backups });
  const listed = async () =>
    (await server.call(statusRead, {}, { as })).d.processes.filter(({ is_this }) => is_this);
  await eventually(async () =>
    expect((await listed())[0]?.told?.backup).toEqual({ kind: 'make', stage: 'tables', done: 3, of: 9 }),
  );
  await stop();
  expect(await listed()).toEqual([]);
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
