import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strToU8, zipSync } from 'fflate';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { administer } from '../../test/administer.ts';
import { toUrl } from '../../test/database-server.ts';
import { eventually } from '../../test/eventually.ts';
import { openPlay, type Play, playTo } from '../../test/play.ts';
import { quietLog } from '../../test/quiet-log.ts';
import { openTestServer, type TestServer } from '../../test/test-server.ts';
import { readTables } from '../db/backup/catalogue.ts';
import { createFolderStorage } from '../storage/folder-storage.ts';
import type { Archive } from './archive/read-archive.ts';
import { HEAD_BYTES, PIECE_BYTES, TAG_BYTES } from './archive/sealing.ts';
import { unfinishedName } from './archive/write-archive.ts';
import { compareFolds, compareRows } from './compare.ts';
import { makeBackup } from './make-backup.ts';
import { MANIFEST_PATH, type Manifest } from './manifest.ts';
import { openBackup } from './open-backup.ts';
import { BackupRefused } from './refused.ts';
import { checkArchive, restoreBackup } from './restore-backup.ts';
import { tryBackup } from './try-backup.ts';

const TOOL = fileURLToPath(new URL('../tools/backup/backup.ts', import.meta.url));
const PASSPHRASE = '一句够长的口令 with words';

let server: TestServer;
let play: Play;
let folder: string;
let config: pg.ClientConfig;
/** Two backups of the same school. */
let plain: string;
let sealed: string;
let manifest: Manifest;
/** The rows that they hold. */
let before: Record<string, string[]>;
/** Where they are restored. */
let place: Place;

beforeAll(async () => {
  server = await openTestServer();
  folder = await mkdtemp(join(tmpdir(), 'lets-backup-'));
  config = { connectionString: server.deps.database.url };
  play = await openPlay(server);
  await playTo(play, 'hearing');
  await addOddRows();
  for (const bytes of [Buffer.from('一份证据'), Buffer.from('一份证据'), Buffer.alloc(200_000, 'x')])
    await addUpload(bytes);
  before = await everything(config);
  plain = join(folder, 'plain.zip');
  sealed = join(folder, 'sealed.zip');
  place = await openEmptyPlace();
  manifest = await backUp(plain);
  await backUp(sealed, PASSPHRASE);
});
afterAll(async () => {
  await place.close();
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

async function withArchive<T>(
  path: string,
  passphrase: string | undefined,
  use: (archive: Archive) => Promise<T>,
) {
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
  const after = await everything(place.config);
  expect(before.sessions?.length).toBeGreaterThan(0);
  expect(after.sessions).toEqual([]);
  // The restore itself is in the log.
  const isOfRestore = (row: string) => row.includes('backup_restored');
  expect(after.audit_log?.filter(isOfRestore)).toHaveLength(1);
  const audit_log = after.audit_log?.filter((row) => !isOfRestore(row));
  expect({ ...after, audit_log, sessions: [] }).toEqual({ ...before, sessions: [] });
  expect(await uploadsIn(place.dataDir)).toEqual(await uploadsIn(server.deps.env.dataDir));
}

describe('a backup that is restored into an empty database', () => {
  it('leaves nothing when it fails', async () => {
    const storage = createFolderStorage(join(place.dataDir, 'uploads'));
    let left = 1;
    const failing = {
      ...storage,
      async keep(key: string, path: string) {
        if (left === 0) throw new Error('the disk is full');
        left -= 1;
        await storage.keep(key, path);
      },
    };
    await withArchive(plain, undefined, async (archive) => {
      const request = { config: place.config, storage: failing, dataDir: place.dataDir, archive };
      await expect(restoreBackup(request)).rejects.toThrow('the disk is full');
    });
    expect(await everything(place.config)).toEqual({});
    expect(await uploadsIn(place.dataDir)).toEqual({});
  });

  it('is the whole school again, row by row and file by file, with nobody logged in', async () => {
    await restoreInto(place, sealed, PASSPHRASE);
    await expectSameSchool(place);
  });

  it('is never restored over a school that is there', async () => {
    await expect(restoreInto(place, plain)).rejects.toThrow('not empty');
    await expectSameSchool(place);
  });

  it('has its rules again, and gives no id a second time', async () => {
    await inDatabase(place.config, async (client) => {
      const { rows } = await client.query(
        `INSERT INTO users (account, name, identity, password_hash) VALUES ('new', '新', 1, '-')
          RETURNING id > (SELECT max(id) FROM users) AS is_new`,
      );
      expect(rows).toEqual([{ is_new: true }]);
      await expect(client.query('DELETE FROM audit_log')).rejects.toThrow();
      await expect(client.query('DELETE FROM projects')).rejects.toThrow('foreign key');
    });
  });
});

it('a backup without a passphrase holds the same', async () => {
  const { parts } = await withArchive(sealed, PASSPHRASE, listed);
  expect(parts).toEqual(manifest.parts);
  await withArchive(plain, undefined, (archive) => checkArchive(archive));
});

describe('a backup is refused in words and nothing is written', () => {
  const refusal = (path: string, passphrase?: string) =>
    withArchive(path, passphrase, (archive) => checkArchive(archive)).then(
      () => 'taken',
      (error) => (error instanceof BackupRefused ? error.why : Promise.reject(error)),
    );

  it('without its passphrase, or with another', async () => {
    expect(await refusal(sealed)).toBe('needs_passphrase');
    expect(await refusal(sealed, 'a passphrase of somebody else')).toBe('wrong_passphrase');
    await expect(backUp(join(folder, 'short.zip'), 'too short')).rejects.toThrow('12 characters');
  });

  it('when it is something else', async () => {
    const other = join(folder, 'other.zip');
    await writeFile(other, 'just a text');
    expect(await refusal(other)).toBe('not_a_backup');
    expect(await refusal(join(folder, 'nowhere.zip'))).toBe('no_file');
    await writeFile(other, zipSync({ 'a.txt': strToU8('a') }));
    expect(await refusal(other)).toBe('not_a_backup');
  });

  it('when its end is missing, or a whole piece of it', async () => {
    const cut = join(folder, 'cut.zip');
    const wholePiece = HEAD_BYTES + PIECE_BYTES + TAG_BYTES;
    for (const [path, length] of [
      [plain, 100],
      [plain, -1],
      [sealed, 100],
      [sealed, wholePiece],
    ] as const) {
      await writeFile(cut, (await readFile(path)).subarray(0, length));
      expect(await refusal(cut, PASSPHRASE)).toBe('damaged');
    }
    const bytes = await readFile(sealed);
    const [first, second] = [HEAD_BYTES, wholePiece];
    const swapped = Buffer.concat([
      bytes.subarray(0, first),
      bytes.subarray(second, 2 * second - first),
      bytes.subarray(first, second),
      bytes.subarray(2 * second - first),
    ]);
    await writeFile(join(folder, 'swapped.zip'), swapped);
    expect(await refusal(join(folder, 'swapped.zip'), PASSPHRASE)).toBe('damaged');
  });

  it('when one bit of it is another; a bit that means nothing, such as the time of an entry, may be', async () => {
    const bytes = await readFile(plain);
    const flipped = join(folder, 'flipped.zip');
    const outcomes: string[] = [];
    for (let at = 10; at < bytes.length; at += Math.ceil(bytes.length / 16)) {
      const other = Buffer.from(bytes);
      other[at] = (other[at] ?? 0) ^ 4;
      await writeFile(flipped, other);
      const outcome = await refusal(flipped);
      outcomes.push(outcome);
      if (outcome === 'taken') expect(await withArchive(flipped, undefined, listed)).toEqual(manifest);
    }
    expect(outcomes.filter((outcome) => outcome === 'damaged').length).toBeGreaterThan(12);
  });

  it('when it was made by a newer version', async () => {
    const newer = join(folder, 'newer.zip');
    await writeFile(newer, zipOf({ ...manifest, parts: [], steps: [...manifest.steps, '0'.repeat(64)] }));
    expect(await refusal(newer)).toBe('newer');
    await writeFile(newer, zipOf({ ...manifest, format: 2 }));
    expect(await refusal(newer)).toBe('newer');
  });

  it('when it holds anything that its manifest does not list, or more of it than that says', async () => {
    const hostile = join(folder, 'hostile.zip');
    const path = 'tables/users.copy';
    const bomb = { path, bytes: 10, sha256: '0'.repeat(64) };
    for (const [parts, files] of [
      [[], { '../outside.txt': strToU8('a') }],
      [[{ ...bomb, path: '../outside.txt' }], { '../outside.txt': strToU8('a') }],
      [[bomb], { [path]: new Uint8Array(5_000_000) }],
      [[bomb], {}],
    ] as const) {
      await writeFile(hostile, zipOf({ ...manifest, parts }, files));
      expect(await refusal(hostile)).toBe('damaged');
    }
  });
});

const listed = async (archive: Archive) => archive.manifest;

function zipOf(manifest: object, files: Readonly<Record<string, Uint8Array>> = {}): Uint8Array {
  return zipSync({ ...files, [MANIFEST_PATH]: strToU8(JSON.stringify(manifest)) });
}

describe('a backup that does not come to its end', () => {
  /** Nobody gets past a table that is locked: the backup has begun its file and waits. */
  async function whileItWaits(use: () => Promise<void>): Promise<void> {
    await inDatabase(config, async (client) => {
      await client.query('BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE');
      await use();
      await client.query('ROLLBACK');
    });
  }

  it('has no name by which it could be taken for one, when its process is killed', async () => {
    const killed = join(folder, 'killed.zip');
    await whileItWaits(async () => {
      const child = spawn(process.execPath, [TOOL, killed], {
        env: { ...process.env, DATABASE_URL: server.deps.database.url, DATA_DIR: server.deps.env.dataDir },
      });
      const unfinished = unfinishedName(killed, child.pid);
      await eventually(() => readFile(unfinished));
      child.kill('SIGKILL');
      await once(child, 'exit');
      expect(await readdir(folder)).not.toContain('killed.zip');
      await expect(openBackup(unfinished, async () => undefined)).rejects.toThrow('not a backup');
    });
  });

  it('is gone when the database is', async () => {
    const path = join(folder, 'cut-off.zip');
    await whileItWaits(async () => {
      const backup = backUp(path).catch((error) => error);
      const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'lets backup' AND wait_event_type = 'Lock' AND datname = current_database()`;
      await eventually(async () => expect((await server.deps.database.owner.query(cut)).rowCount).toBe(1));
      expect(await backup).toBeInstanceOf(Error);
    });
    expect((await readdir(folder)).filter((name) => name.startsWith('cut-off'))).toEqual([]);
  });
});

it('a backup of a school that goes on working is one moment of it', async () => {
  const speak = (text: string) =>
    play.push(play.players.judge, 'hearing', { kind: 'speech', role_id: 'judge', text });
  await speak('first');
  let isOver = false;
  const acts = (async () => {
    while (!isOver) await speak('on and on');
  })();
  const busy = join(folder, 'busy.zip');
  await backUp(busy);
  isOver = true;
  await acts;
  const scratch = join(folder, 'trial');
  const found = await withArchive(busy, undefined, (archive) =>
    tryBackup({ archive, scratch, log: quietLog }),
  );
  expect(found).toMatchObject({ runs: 1, uploads: 2, differences: [] });
  expect(await readdir(folder)).not.toContain('trial');
  const events = await withArchive(busy, undefined, async ({ manifest: { tables } }) =>
    tables.find(({ name }) => name === 'experiment_events'),
  );
  expect(events?.rows).toBeGreaterThan(1);
  expect(events?.rows).toBeLessThan((await play.state()).seq);
});

it('a trial names what is not as it was', async () => {
  await inDatabase(place.config, async (client) => {
    await client.query(
      `UPDATE experiments SET state = jsonb_set(state::jsonb, '{leader_id}', '999999')::json`,
    );
    await client.query('DELETE FROM system_params');
    expect(await compareRows(client, manifest)).toContainEqual({ kind: 'rows', name: 'system_params' });
    expect((await compareFolds(client)).differences).toEqual([{ kind: 'fold', name: String(play.eid) }]);
  });
});
