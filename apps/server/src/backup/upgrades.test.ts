import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { administer } from '../../test/administer.ts';
import { toUrl } from '../../test/database-server.ts';
import { quietLog } from '../../test/quiet-log.ts';
import { readTables } from '../db/backup/catalogue.ts';
import { applySteps } from '../db/backup/replay-steps.ts';
import { openDatabase } from '../db/client.ts';
import { bundledHashes, readApplied } from '../db/steps.ts';
import { readEnv } from '../env.ts';
import { createFolderStorage } from '../storage/folder-storage.ts';
import { compareFolds, compareRows } from './compare.ts';
import { uploadOf } from './manifest.ts';
import { openBackup } from './open-backup.ts';
import { fillFrom, restoreBackup } from './restore-backup.ts';

/** Backups that earlier versions' schools were left in; the name says how many migrations their tables had had. */
const FIXTURES = fileURLToPath(new URL('../../test/fixtures/backups', import.meta.url));
const fixtures = (await readdir(FIXTURES)).filter((name) => name.endsWith('.zip'));

const server = inject('testServer').config;
let folder: string;
let database: string;
let config: pg.ClientConfig;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lets-upgrades-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function makeEmpty(): Promise<void> {
  database = `lets_upgrade_${process.pid}_${randomUUID().slice(0, 8)}`;
  config = { ...server, database };
  await administer(server, `CREATE DATABASE ${database}`);
}
const dropIt = () => administer(server, `DROP DATABASE ${database} WITH (FORCE)`);

async function inDatabase<T>(use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

const stepsNow = () => inDatabase(readApplied);

/** Ends a restore when all of it has been looked at: rolled back, it leaves the database empty for the next. */
class LookedAt extends Error {}

describe('a backup of an earlier version', () => {
  beforeAll(makeEmpty);
  afterAll(dropIt);

  it('is kept of every schema but the newest', () => {
    const kept = fixtures.map((name) => Number(name.slice(0, 4)));
    const released = bundledHashes().slice(0, -1);
    expect(released.map((_, at) => at + 1).filter((schema) => !kept.includes(schema))).toEqual([]);
  });

  it.each(fixtures)('%s is restored, brought up to date, and every run folds to its state', async (name) => {
    const archive = await openBackup(join(FIXTURES, name), async () => undefined);
    const { steps } = archive.manifest;
    expect(steps).toEqual(bundledHashes().slice(0, Number(name.slice(0, 4))));
    const looking = fillFrom(config, archive, {
      loaded: async (client) => expect(await compareRows(client, archive.manifest)).toEqual([]),
      finish: async ({ client }) => {
        await client.query('SET CONSTRAINTS ALL IMMEDIATE');
        expect(await readApplied(client)).toEqual(bundledHashes());
        const { runs, differences } = await compareFolds(client);
        expect(runs).toBeGreaterThan(0);
        expect(differences).toEqual([]);
        const { rows } = await client.query('SELECT count(*)::int AS count FROM document_versions');
        expect(rows[0].count).toBeGreaterThan(0);
        throw new LookedAt();
      },
    });
    await expect(looking.finally(archive.close)).rejects.toThrow(LookedAt);
  });

  it('is restored with its uploads', async () => {
    const name = '0013-rehearsal.zip';
    const archive = await openBackup(join(FIXTURES, name), async () => undefined);
    const dataDir = join(folder, name);
    const storage = createFolderStorage(join(dataDir, 'uploads'));
    await restoreBackup({ config, storage, dataDir, archive }).finally(archive.close);
    expect(await stepsNow()).toEqual(bundledHashes());
    const uploads = archive.manifest.parts.filter(({ path }) => uploadOf(path) !== undefined);
    expect(uploads.length).toBeGreaterThan(0);
    expect(await readdir(join(dataDir, 'uploads'))).toHaveLength(uploads.length);
  });
});

describe('before a school is brought up to date', () => {
  beforeEach(makeEmpty);
  afterEach(dropIt);

  const older = bundledHashes().slice(0, 3);

  /** A school whose tables have had three migrations. */
  const makeOldSchool = () =>
    inDatabase(async (client) => {
      await client.query('BEGIN');
      await applySteps(client, older);
      await client.query(
        `INSERT INTO users (account, name, identity, password_hash) VALUES ('a', 'a', 1, '-')`,
      );
      await client.query('COMMIT');
    });
  const start = (env: Record<string, string> = {}) =>
    openDatabase(
      readEnv({ DATABASE_URL: toUrl(config), DATA_DIR: join(folder, database), ...env }),
      quietLog,
    ).then((opened) => opened.close());

  it('its tables are backed up, named by their schema, and that backup restores', async () => {
    await makeOldSchool();
    await start();
    expect(await stepsNow()).toEqual(bundledHashes());
    const kept = join(folder, database, 'backups');
    const [name = ''] = await readdir(kept);
    expect(name).toMatch(/^before-update-\d{8}T\d{6}Z-0003\.zip$/);
    const archive = await openBackup(join(kept, name), async () => undefined);
    expect(archive.manifest.steps).toEqual(older);
    expect(archive.manifest.tables.find((table) => table.name === 'users')?.rows).toBe(1);
    await archive.close();
    // Nothing is to be brought up to date the next time.
    await start();
    expect(await readdir(kept)).toEqual([name]);
  });

  it('the start ends when they cannot be, with nothing changed and a way to go on', async () => {
    await makeOldSchool();
    const BACKUP_DIR = join(folder, `${database}-file`);
    await mkdir(folder, { recursive: true });
    await writeFile(BACKUP_DIR, 'no folder');
    await expect(start({ BACKUP_DIR })).rejects.toThrow('BACKUP_BEFORE_UPDATE=off');
    expect(await stepsNow()).toEqual(older);
    await start({ BACKUP_DIR, BACKUP_BEFORE_UPDATE: 'off' });
    expect(await stepsNow()).toEqual(bundledHashes());
  });

  it('an empty database has nothing to back up', async () => {
    await start();
    await expect(readdir(join(folder, database, 'backups'))).rejects.toThrow('ENOENT');
    expect(await inDatabase(readTables)).not.toEqual([]);
  });
});
