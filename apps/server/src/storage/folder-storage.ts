import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { assertKey, type Storage, UploadMissing } from './storage.ts';

/** Keeps uploads as files of a folder, spread over 256 subfolders by the first two letters of their keys. */
export function createFolderStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    assertKey(key);
    return join(folder, key.slice(0, 2), key);
  };
  return {
    async keep(key, source) {
      const target = pathOf(key);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await move(source, target);
      await syncFile(target);
      await syncNames([dirname(target), folder]);
    },
    read: (key, range) => openForReading(key, pathOf(key), range),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

/** An upload that was acknowledged survives a power cut like the row that names it. */
async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A file's name is in its folder, which has to be on the disk as well. Windows opens no folders and needs none of this. */
async function syncNames(folders: readonly string[]): Promise<void> {
  if (process.platform === 'win32') return;
  for (const path of folders) {
    const names = await open(path, 'r');
    await names.sync().finally(() => names.close());
  }
}

async function move(source: string, target: string): Promise<void> {
  try {
    await rename(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await copyFile(source, target);
    await rm(source);
  }
}

/** Opens before it answers, so that a missing file is a refusal and not half an answer. */
async function openForReading(
  key: string,
  path: string,
  range: { start?: number; end?: number } = {},
): Promise<Readable> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new UploadMissing(key) : error;
  });
  return createReadStream('', { fd: file, ...range });
}
