import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Backup,
  backupDelete,
  backupDownload,
  backupList,
  backupMake,
  backupOpen,
  backupTry,
  IDENTITY,
  settingSave,
} from '@lets/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHEAP } from '../../../test/cheap-password.ts';
import { eventually } from '../../../test/eventually.ts';
import { buildPlayer, type Player } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { hashPassword } from '../account/service.ts';
import { BackupDesk } from './desk.ts';
import { makeWhenDue, tellAge } from './nightly.ts';
import { lastHour, nextHour } from './schedule.ts';
import { lastBackup } from './service.ts';

const PASSWORD = 'a password of mine 1';
const HOUR_MS = 3_600_000;

let server: TestServer;
let admin: Player;
let other: Player;

beforeAll(async () => {
  server = await openTestServer({ backups: new BackupDesk() });
  const about = { identity: IDENTITY.super_admin, password_hash: await hashPassword(PASSWORD, CHEAP) };
  admin = await buildPlayer(server, about);
  other = await buildPlayer(server, about);
});
afterAll(() => server.close());

const read = async () => (await server.call(backupList, {}, { as: admin.token })).d;

async function whenDone(): Promise<Backup[]> {
  return eventually(async () => {
    const { job, list } = await read();
    expect(job?.ended_at).not.toBeNull();
    return list;
  });
}

async function actions(): Promise<string[]> {
  const { rows } = await server.deps.database.pool.query(
    `SELECT action FROM audit_log WHERE action LIKE 'backup%' ORDER BY id`,
  );
  return rows.map(({ action }) => action);
}

it('is made by hand, one at a time, tried, downloaded with a password given again, and deleted', async () => {
  expect(await server.call(backupMake, {}, { as: admin.token })).toMatchObject({ code: 'ok' });
  expect((await server.call(backupMake, {}, { as: other.token })).code).toBe('backup_under_way');
  const [made] = await whenDone();
  expect(made).toMatchObject({ kind: 'manual', is_sealed: false, trial: null });
  const name = made?.name ?? '';

  await server.call(backupTry, { name }, { as: admin.token });
  const [tried] = await whenDone();
  expect(tried?.trial).toMatchObject({ fault: null, differences: [], runs: 0 });
  expect(await readdir(server.deps.env.dataDir)).not.toContain('trial');

  const open = (password: string) => server.call(backupOpen, { name, password }, { as: admin.token });
  expect((await open('a wrong password')).code).toBe('backup_password');
  const { ticket } = (await open(PASSWORD)).d;
  const fetched = (as: string) => server.call(backupDownload, { name, ticket }, { as });
  expect((await fetched(other.token)).code).toBe('not_found');
  const file = await fetched(admin.token);
  expect((file.d as Buffer).subarray(0, 2).toString()).toBe('PK');
  expect((file.d as Buffer).length).toBe(made?.bytes);
  server.pass(61_000);
  expect((await fetched(admin.token)).code).toBe('not_found');

  const remove = (password: string) => server.call(backupDelete, { name, password }, { as: admin.token });
  expect((await remove('a wrong password')).code).toBe('backup_password');
  expect((await remove(PASSWORD)).code).toBe('ok');
  expect((await read()).list).toEqual([]);
  expect(await actions()).toEqual(['backup_made', 'backup_tried', 'backup_downloaded', 'backup_deleted']);
});

it('is never a file of another name', async () => {
  for (const name of ['../demo-password', 'manual-20260101T000000Z.zip/../x', 'notes.txt'])
    expect((await server.send(backupDownload, { name, ticket: 'x' }, { as: admin.token })).code).toBe(
      'bad_parameter',
    );
});

it('is made every night, or as soon as a missed night can be made up, and so many are kept', async () => {
  const { deps } = server;
  await server.call(settingSave, { backup_keep: 1, backup_hour: 3 }, { as: admin.token });
  const nights = async () => (await read()).list.map(({ name }) => name);
  await makeWhenDue(deps);
  const first = await nights();
  expect(first).toHaveLength(1);
  await makeWhenDue(deps);
  expect(await nights()).toEqual(first);
  await tellAge(deps);
  expect(deps.alarms.standing()).toEqual([]);

  server.pass(49 * HOUR_MS);
  await tellAge(deps);
  expect(deps.alarms.standing()).toMatchObject([{ kind: 'backup_old' }]);
  await makeWhenDue(deps);
  const second = await nights();
  expect(second).toHaveLength(1);
  expect(second).not.toEqual(first);
  expect(deps.alarms.standing()).toEqual([]);
  expect((await lastBackup(deps))?.name).toBe(second[0]);

  // The clock was put back: what was made before speaks for no night of now, and is the first to go.
  server.pass(-72 * HOUR_MS);
  await makeWhenDue(deps);
  const third = await nights();
  expect(third).toHaveLength(1);
  expect(third).not.toEqual(second);
  server.pass(72 * HOUR_MS);

  await server.call(settingSave, { backup_on: false }, { as: admin.token });
  server.pass(49 * HOUR_MS);
  await makeWhenDue(deps);
  expect(await nights()).toEqual(third);
});

it('that fails is an alarm', async () => {
  const { deps } = server;
  const env = { ...deps.env, backupDir: join(deps.env.dataDir, 'nowhere'), backupPassphrase: 'short' };
  await server.call(settingSave, { backup_on: true }, { as: admin.token });
  await makeWhenDue({ ...deps, env });
  expect(deps.alarms.standing()).toMatchObject([{ kind: 'backup_failed', detail: 'short_passphrase' }]);
});

it('nights are those of the school', () => {
  const noon = Date.parse('2026-03-14T04:00:00Z');
  expect(new Date(lastHour(noon, 3, 'Asia/Shanghai')).toISOString()).toBe('2026-03-13T19:00:00.000Z');
  expect(new Date(nextHour(noon, 3, 'Asia/Shanghai')).toISOString()).toBe('2026-03-14T19:00:00.000Z');
  expect(new Date(lastHour(noon, 13, 'Asia/Shanghai')).toISOString()).toBe('2026-03-13T05:00:00.000Z');
});
