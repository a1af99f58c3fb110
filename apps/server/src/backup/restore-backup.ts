import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { recordAudit } from '../audit.ts';
import { readUploads } from '../db/backup/contents.ts';
import { DoesNotFit, type Filling, fillEmptyDatabase, NotEmpty } from '../db/backup/fill.ts';
import { knowsSteps } from '../db/backup/replay-steps.ts';
import { uploadFolder } from '../http/upload.ts';
import type { Storage } from '../storage/storage.ts';
import type { Archive } from './archive/read-archive.ts';
import { type Manifest, tablePath, uploadOf } from './manifest.ts';
import type { Tell } from './progress.ts';
import { BackupRefused } from './refused.ts';

/**
 * Reads a whole backup and compares every part of it with its manifest; nothing is written.
 *
 * @throws BackupRefused
 */
export async function checkArchive(archive: Archive, tell?: Tell): Promise<void> {
  const { parts, steps } = archive.manifest;
  if (!knowsSteps(steps)) throw new BackupRefused('newer');
  for (const [done, part] of parts.entries()) {
    tell?.({ stage: 'checking', done, of: parts.length });
    for await (const _ of archive.read(part));
  }
}

/**
 * Fills an empty database with a checked backup and brings its tables up to date, all or nothing.
 *
 * @throws BackupRefused
 */
export async function fillFrom(
  config: pg.ClientConfig,
  archive: Archive,
  { tell, ...hooks }: Pick<Filling, 'loaded' | 'finish'> & { readonly tell?: Tell | undefined },
): Promise<void> {
  const { manifest } = archive;
  const parts = new Map(manifest.parts.map((part) => [part.path, part]));
  let done = 0;
  try {
    await fillEmptyDatabase(config, {
      ...manifest,
      rowsOf(table) {
        tell?.({ stage: 'loading', done, of: manifest.tables.length });
        done += 1;
        const part = parts.get(tablePath(table));
        if (!part) throw new BackupRefused('damaged', table);
        return archive.read(part);
      },
      ...hooks,
    });
  } catch (error) {
    if (error instanceof NotEmpty) throw new BackupRefused('not_empty');
    if (error instanceof DoesNotFit) throw new BackupRefused('damaged', error.message);
    throw error;
  }
}

export interface RestoreRequest {
  readonly config: pg.ClientConfig;
  readonly storage: Storage;
  /** Absolute. */
  readonly dataDir: string;
  readonly archive: Archive;
  readonly tell?: Tell | undefined;
}

/**
 * Restores a backup into an empty database, after all of it has been checked. Uploads are put back before the tables are committed: no
 * row ever names a file that is still to come.
 *
 * @throws BackupRefused
 */
export async function restoreBackup(request: RestoreRequest): Promise<Manifest> {
  const { config, archive, tell } = request;
  await checkArchive(archive, tell);
  await assertRoom(request);
  await fillFrom(config, archive, {
    tell,
    finish: async (filled) => {
      await putBackUploads(filled.client, request);
      const target = `backup of ${archive.manifest.made_at}`;
      await recordAudit(filled, { action: 'backup_restored', actorId: null, target });
    },
  });
  return archive.manifest;
}

async function assertRoom({ dataDir, archive }: RestoreRequest): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const { bavail, bsize } = await statfs(dataDir);
  const needed = archive.manifest.parts.reduce((sum, { bytes }) => sum + bytes, 0);
  const mb = (bytes: number) => `${Math.ceil(bytes / 2 ** 20)} MB`;
  if (needed > bavail * bsize)
    throw new BackupRefused('no_room', `${mb(needed)} > ${mb(bavail * bsize)}: ${dataDir}`);
}

/** All of them or none; those that a killed process leaves are replaced by the next try. */
async function putBackUploads(client: pg.ClientBase, request: RestoreRequest): Promise<void> {
  const { storage, dataDir, archive, tell } = request;
  const idsOf = new Map((await readUploads(client)).map(({ sha256, ids }) => [sha256, ids]));
  const folder = uploadFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const parts = archive.manifest.parts.filter(({ path }) => uploadOf(path) !== undefined);
  const kept: string[] = [];
  try {
    for (const [done, part] of parts.entries()) {
      tell?.({ stage: 'uploads', done, of: parts.length });
      const unpacked = join(folder, `restored-${process.pid}`);
      await pipeline(archive.read(part), createWriteStream(unpacked, { mode: 0o600 }));
      for (const id of idsOf.get(uploadOf(part.path) ?? '') ?? []) {
        const copy = `${unpacked}-${id}`;
        await copyFile(unpacked, copy);
        kept.push(id);
        await storage.keep(id, copy);
      }
      await rm(unpacked);
    }
  } catch (error) {
    await Promise.all(kept.map((id) => storage.remove(id).catch(() => {})));
    throw error;
  }
}
