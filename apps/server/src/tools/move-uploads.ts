import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import { type Storage, UploadMissing } from '../storage/storage.ts';
import type { UploadRow } from './uploads-repository.ts';

export interface Moved {
  /** Now at both places. */
  copied: number;
  /** Was there already, with the right content. */
  present: number;
  /** Taken away from where it was. */
  removed: number;
  /** Keys of uploads that could not be read with the content they should have. */
  readonly damaged: string[];
}

interface Move {
  readonly from: Storage;
  readonly to: Storage;
  /** Each file waits here on its way. */
  readonly folder: string;
  /** Takes away what has arrived. */
  readonly removes: boolean;
}

/**
 * Copies uploads from one storage to another. Each counts as arrived only when it has been read back there with the hash that the
 * database has of it, so that this may be broken off and called again at any time.
 */
export async function moveUploads(uploads: AsyncIterable<UploadRow>, move: Move): Promise<Moved> {
  const moved: Moved = { copied: 0, present: 0, removed: 0, damaged: [] };
  await mkdir(move.folder, { recursive: true, mode: 0o700 });
  for await (const upload of uploads) {
    const isPresent = await hasArrived(move.to, upload);
    if (!isPresent && !(await copy(upload, move))) {
      moved.damaged.push(upload.id);
      continue;
    }
    moved[isPresent ? 'present' : 'copied'] += 1;
    if (!move.removes) continue;
    await move.from.remove(upload.id);
    moved.removed += 1;
  }
  return moved;
}

/** False when what was read, or what arrived, is not what was once uploaded. */
async function copy(upload: UploadRow, { from, to, folder }: Move): Promise<boolean> {
  const path = join(folder, `move-${upload.id}`);
  try {
    if ((await hashOf(from, upload.id, path)) !== upload.sha256) return false;
    await to.keep(upload.id, path);
    return await hasArrived(to, upload);
  } finally {
    await rm(path, { force: true });
  }
}

async function hasArrived(storage: Storage, { id, sha256 }: UploadRow): Promise<boolean> {
  return (await hashOf(storage, id)) === sha256;
}

/** Of what is kept under a key, which is also written to `path`; null when there is nothing. */
async function hashOf(storage: Storage, key: string, path?: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    const bytes = await storage.read(key);
    bytes.on('data', (chunk: Buffer) => hash.update(chunk));
    await (path === undefined ? finished(bytes) : pipeline(bytes, createWriteStream(path, { mode: 0o600 })));
  } catch (error) {
    if (error instanceof UploadMissing) return null;
    throw error;
  }
  return hash.digest('hex');
}
