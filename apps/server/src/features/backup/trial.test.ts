import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BackupFault, backupList, IDENTITY, settingSave } from '@lets/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { type BuiltUser, buildUser, logInAs } from '../../../test/factories.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { backupName, failedTrial, keepTrial, listBackups, removeBackup } from '../../backup/folder.ts';
import { BackupDesk, type Backups } from './desk.ts';
import { makeWhenDue, tellOfLeftovers, tryWhenDue } from './nightly.ts';

const DAY_MS = 24 * 3_600_000;

let server: TestServer;
let admin: BuiltUser;
let folder: string;

beforeAll(async () => {
  server = await openTestServer();
  admin = await buildUser(server.deps.database, { identity: IDENTITY.super_admin });
  folder = server.deps.env.backupDir;
  await mkdir(folder, { recursive: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const { name } of await listBackups(folder)) await removeBackup(folder, name);
  for (const kind of ['backup_failed', 'backup_trial_failed'] as const) server.deps.alarms.clear(kind);
});

/** Days pass in these tests, and sessions with them. */
const logIn = () => logInAs(server.deps.database, admin, server.deps.clock());
const save = async (backup_try_days: number) =>
  server.call(settingSave, { backup_try_days }, { as: await logIn() });
const alarms = () => server.deps.alarms.standing().map(({ kind }) => kind);

/** A file that looks like last night's backup. */
async function addNight(): Promise<string> {
  const name = backupName({ kind: 'nightly', at: server.deps.clock(), isSealed: false });
  await writeFile(join(folder, name), 'no backup');
  return name;
}

/** A desk whose trials end as they are told to, and the names of what was tried at it. */
function openDesk(faults: (BackupFault | null)[]) {
  const tried: string[] = [];
  const backups: Backups = {
    job: null,
    isBusy: false,
    async begin({ name }) {
      tried.push(name);
      const trial = { ...failedTrial(server.deps.clock(), 'failed'), fault: faults.shift() ?? null };
      await keepTrial(folder, name, trial);
      return { isDone: true, trial };
    },
    close() {},
  } as Backups;
  return { tried, look: () => tryWhenDue({ ...server.deps, backups }) };
}

it('the newest backup is tried by itself every so many days', async () => {
  const { tried, look } = openDesk([]);
  await look();
  expect(tried).toEqual([]);
  const first = await addNight();
  await look();
  await look();
  expect(tried).toEqual([first]);
  server.pass(6 * DAY_MS);
  await addNight();
  await look();
  expect(tried).toEqual([first]);
  server.pass(DAY_MS + 1000);
  const second = await addNight();
  await look();
  expect(tried).toEqual([first, second]);
  expect(alarms()).toEqual([]);

  await save(0);
  server.pass(8 * DAY_MS);
  await addNight();
  await look();
  expect(tried).toHaveLength(2);
});

it('a trial that fails is an alarm, and the next backup is tried at once', async () => {
  await save(7);
  const { tried, look } = openDesk(['damaged', null]);
  const first = await addNight();
  await look();
  await look();
  expect(tried).toEqual([first]);
  expect(alarms()).toEqual(['backup_trial_failed']);
  // A server that starts anew learns of it from the folder.
  server.deps.alarms.clear('backup_trial_failed');
  await tellOfLeftovers(server.deps);
  expect(alarms()).toEqual(['backup_trial_failed']);

  server.pass(DAY_MS);
  const second = await addNight();
  await look();
  expect(tried).toEqual([first, second]);
  expect(alarms()).toEqual([]);
  const { d } = await server.call(backupList, {}, { as: await logIn() });
  expect(d).toMatchObject({
    try_days: 7,
    list: [{ trial: { fault: null } }, { trial: { fault: 'damaged' } }],
  });
});

it('a backup whose process is killed midway is none: half of it is removed and an alarm stands', async () => {
  const backups = new BackupDesk();
  const holder = await server.deps.database.owner.connect();
  try {
    // The process has opened its file and waits for this lock.
    await holder.query('BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE');
    const making = makeWhenDue({ ...server.deps, backups });
    await eventually(async () =>
      expect(await readdir(folder)).toContainEqual(expect.stringMatching(/unfinished$/)),
    );
    expect(await listBackups(folder)).toEqual([]);
    backups.close();
    await making;
  } finally {
    await holder.query('ROLLBACK');
    holder.release();
  }
  expect(alarms()).toEqual(['backup_failed']);
  // The turn of the killed process ends when the database notices.
  await eventually(async () => {
    await tellOfLeftovers(server.deps);
    expect(await readdir(folder)).toEqual([]);
  });
});

it('a trial whose process is killed has failed', async () => {
  const backups = new BackupDesk();
  const name = await addNight();
  const trying = tryWhenDue({ ...server.deps, backups });
  await eventually(async () => expect(backups.isBusy).toBe(true));
  backups.close();
  await trying;
  expect(await listBackups(folder)).toMatchObject([{ name, trial: { fault: 'failed' } }]);
  expect(alarms()).toEqual(['backup_trial_failed']);
});

it('what a killed server left is removed when it starts again, with an alarm; files of others are not touched', async () => {
  const night = backupName({ kind: 'nightly', at: server.deps.clock(), isSealed: true });
  await writeFile(join(folder, `${night}.77.unfinished`), 'half');
  await writeFile(join(folder, 'lets.zip.78.unfinished'), 'of npm run backup');
  const scratch = join(server.deps.env.dataDir, 'trial');
  await mkdir(scratch);
  await utimes(scratch, 0, 0);
  await tellOfLeftovers(server.deps);
  expect(await readdir(folder)).toEqual(['lets.zip.78.unfinished']);
  expect(await readdir(server.deps.env.dataDir)).not.toContain('trial');
  expect(alarms()).toEqual(['backup_failed']);
});
