import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipWriter } from '@zip.js/zip.js';
import { streamOf } from '../../zip/write-zip.ts';
import type { Part } from '../manifest.ts';
import { BackupRefused } from '../refused.ts';
import { newSeal, Sealing } from './sealing.ts';

/** Ends the name of a file that is still being written, or was left by a process that was killed. */
const UNFINISHED = '.unfinished';

/** What a file is called while a process writes it, this one unless another is named. */
export function unfinishedName(path: string, pid: number = process.pid): string {
  return `${path}.${pid}${UNFINISHED}`;
}

export const isUnfinished = (name: string) => name.endsWith(UNFINISHED);

/** Pure: the name that an unfinished file would have got. */
export function finishedName(name: string): string {
  return name.slice(0, -UNFINISHED.length).replace(/\.\d+$/, '');
}

export interface ArchiveWriter {
  /** Adds what comes, holding none of it; `isPacked` false is for what is compressed already. */
  add(path: string, content: AsyncIterable<Uint8Array>, options?: { isPacked?: boolean }): Promise<Part>;
}

/**
 * Writes an archive, sealed when there is a passphrase. It gets its name when it is complete and safe on disk: what a killed process
 * leaves has another one.
 */
export async function writeArchive(
  path: string,
  passphrase: string | undefined,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  await assertFree(path);
  const unfinished = unfinishedName(path);
  try {
    await write(unfinished, passphrase, fill);
    await syncPath(unfinished);
    // Meanwhile someone may have put another file there.
    await assertFree(path);
    await rename(unfinished, path);
    await syncPath(dirname(path));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function assertFree(path: string): Promise<void> {
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (isThere) throw new BackupRefused('file_exists', path);
}

async function write(
  path: string,
  passphrase: string | undefined,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const zipped = new PassThrough();
  // Nobody else on this machine reads a whole school.
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  const written =
    passphrase === undefined
      ? pipeline(zipped, file)
      : pipeline(zipped, new Sealing(await newSeal(passphrase)), file);
  // A full disk is told by the entry that meets it, too.
  written.catch(() => {});
  try {
    const zip = new ZipWriter(Writable.toWeb(zipped), { dataDescriptor: true, extendedTimestamp: false });
    await fill({
      add: (entry, content, { isPacked = true } = {}) => addEntry(zip, entry, content, isPacked),
    });
    await zip.close();
  } catch (error) {
    zipped.destroy();
    await written.catch((cause) => {
      throw cause.code === 'ERR_STREAM_PREMATURE_CLOSE' ? error : cause;
    });
  }
  await written;
}

async function addEntry(
  zip: ZipWriter<unknown>,
  path: string,
  content: AsyncIterable<Uint8Array>,
  isPacked: boolean,
): Promise<Part> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* measured(): AsyncGenerator<Uint8Array> {
    for await (const chunk of content) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  await zip.add(path, streamOf(measured()), { level: isPacked ? 6 : 0 });
  return { path, bytes, sha256: hash.digest('hex') };
}

/** What was written is on the disk when this is done, and not only on its way there. */
async function syncPath(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
