import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Storage } from './storage.ts';

/** Keys are made here, never by a sender: a random id, so that no name can point out of the folder. */
const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Keeps uploads as files of a folder, spread over 256 subfolders by the first two letters of their keys. */
export function createFolderStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error('not a storage key');
    return join(folder, key.slice(0, 2), key);
  };
  return {
    async keep(key, source) {
      const target = pathOf(key);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await syncFile(source);
      await move(source, target);
    },
    read: (key, range) => openForReading(pathOf(key), range),
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
async function openForReading(path: string, range: { start?: number; end?: number } = {}): Promise<Readable> {
  const file = await open(path, 'r');
  return createReadStream('', { fd: file, ...range });
}
