import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunState, replay } from '@lets/engine';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { administer } from '../../test/administer.ts';
import { toUrl } from '../../test/database-server.ts';
import { openPlay, type Play, playTo } from '../../test/play.ts';
import { openTestServer, type TestServer } from '../../test/test-server.ts';
import { readTables } from '../db/backup/catalogue.ts';
import { createFolderStorage } from '../storage/folder-storage.ts';
import type { Archive } from './archive/read-archive.ts';
import { makeBackup } from './make-backup.ts';
import type { Manifest } from './manifest.ts';
import { openBackup } from './open-backup.ts';
import { checkArchive, restoreBackup } from './restore-backup.ts';

const PASSPHRASE = '一句够长的口令 with words';

let server: TestServer;
let play: Play;
let folder: string;
let config: pg.ClientConfig;
/** Two backups of the same school. */
let plain: string;
let sealed: string;
let manifest: Manifest;

beforeAll(async () => {
  server = await openTestServer();
  folder = await mkdtemp(join(tmpdir(), 'lets-backup-'));
  config = { connectionString: server.deps.database.url };
  play = await openPlay(server);
  await playTo(play, 'judgment');
  await addOddRows();
  for (const bytes of [Buffer.from('一份证据'), Buffer.from('一份证据'), Buffer.alloc(200_000, 'x')])
    await addUpload(bytes);
  plain = join(folder, 'plain.zip');
  sealed = join(folder, 'sealed.zip');
  manifest = await backUp(plain);
  await backUp(sealed, PASSPHRASE);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** What COPY has to escape, and bytes. */
async function addOddRows(): Promise<void> {
  const { pool } = server.deps.database;
  await pool.query(`INSERT INTO system_params (key, value) VALUES ('ODD', $1)`, ['a\tb\nc\\d\r\\N "é" 案']);
  await pool.query(
    `INSERT INTO document_live (document_id, experiment_id, state, version) VALUES ($1, $2, $3, 1)`,
    [randomUUID(), play.eid, Buffer.from([0, 9, 10, 13, 92, 255])],
  );
  await pool.query(`INSERT INTO audit_log (action, target) VALUES ('login', 'a line of the log')`);
}

async function addUpload(bytes: Buffer): Promise<void> {
  const { database, storage, env } = server.deps;
  const id = randomUUID();
  const path = join(env.dataDir, id);
  await writeFile(path, bytes);
  await storage.keep(id, path);
  await database.pool.query(
    `INSERT INTO files (id, experiment_id, owner_id, name, mime, size, sha256) VALUES ($1, $2, $3, 'a', 'text/plain', $4, $5)`,
    [id, play.eid, play.leader.id, bytes.length, sha256(bytes)],
  );
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

function backUp(path: string, passphrase?: string): Promise<Manifest> {
  return makeBackup({ config, storage: server.deps.storage, path, passphrase, clock: Date.now });
}

interface Place {
  readonly config: pg.ClientConfig;
  readonly dataDir: string;
  close(): Promise<void>;
}

/** A machine on which nothing has been installed yet. */
async function openEmptyPlace(): Promise<Place> {
  const { config } = inject('testServer');
  const database = `lets_restore_${process.pid}_${randomUUID().slice(0, 8)}`;
  await administer(config, `CREATE DATABASE ${database}`);
  const dataDir = await mkdtemp(join(folder, 'place-'));
  return {
    config: { connectionString: toUrl({ ...config, database }) },
    dataDir,
    close: () => administer(config, `DROP DATABASE ${database} WITH (FORCE)`),
  };
}

async function withArchive<T>(path: string, passphrase: string | undefined, use: (archive: Archive) => Promise<T>) {
  const archive = await openBackup(path, async () => passphrase);
  try {
    return await use(archive);
  } finally {
    await archive.close();
  }
}

function restoreInto({ config, dataDir }: Place, path: string, passphrase?: string): Promise<Manifest> {
  const storage = createFolderStorage(join(dataDir, 'uploads'));
  return withArchive(path, passphrase, (archive) => restoreBackup({ config, storage, dataDir, archive }));
}

async function inDatabase<T>(config: pg.ClientConfig, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** Every row of every table, columns that the database makes included, as text. */
function everything(config: pg.ClientConfig): Promise<Record<string, string[]>> {
  return inDatabase(config, async (client) => {
    const tables: Record<string, string[]> = {};
    for (const { name } of await readTables(client)) {
      const { rows } = await client.query(`SELECT t::text AS row FROM "${name}" t ORDER BY 1`);
      tables[name] = rows.map(({ row }) => row);
    }
    return tables;
  });
}

async function uploadsIn(dataDir: string): Promise<Record<string, string>> {
  const home = join(dataDir, 'uploads');
  const found: Record<string, string> = {};
  for (const entry of await readdir(home, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) found[entry.name] = sha256(await readFile(join(entry.parentPath, entry.name)));
  return found;
}

async function expectSameSchool(place: Place): Promise<void> {
  const [before, after] = [await everything(config), await everything(place.config)];
  expect(before.sessions?.length).toBeGreaterThan(0);
  expect(after.sessions).toEqual([]);
  // The restore itself is in the log.
  expect(after.audit_log?.pop()).toMatch(/backup_restored/);
  expect({ ...after, sessions: [] }).toEqual({ ...before, sessions: [] });
  expect(await uploadsIn(place.dataDir)).toEqual(await uploadsIn(server.deps.env.dataDir));
}

describe('a backup that is restored into an empty database', () => {
  it('is the whole school again, row by row and file by file, with nobody logged in', async () => {
    const place = await openEmptyPlace();
    await restoreInto(place, plain);
    await expectSameSchool(place);
    await inDatabase(place.config, async (client) => {
      // The next id is not one that was given out, and the rules of the tables hold again.
      const { rows } = await client.query(
        `INSERT INTO courses (code, name_zh, name_en) VALUES ('new', '新', 'new') RETURNING id > (SELECT max(id) FROM courses) AS is_new`,
      );
      expect(rows).toEqual([{ is_new: true }]);
      await expect(client.query('DELETE FROM audit_log')).rejects.toThrow();
      await expect(client.query('DELETE FROM projects')).rejects.toThrow('foreign key');
    });
    await place.close();
  });

  it('is no less when it was encrypted, and every run folds to its state', async () => {
    const place = await openEmptyPlace();
    await restoreInto(place, sealed, PASSPHRASE);
    await expectSameSchool(place);
    await inDatabase(place.config, async (client) => {
      const [run] = (await client.query('SELECT state FROM experiments WHERE id = $1', [play.eid])).rows;
      expect((run.state as RunState).seq).toBeGreaterThan(10);
    });
    await place.close();
  });
});
