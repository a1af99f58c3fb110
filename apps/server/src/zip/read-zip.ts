import type { FileHandle } from 'node:fs/promises';
import { configure, type Entry, Reader, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js';

// Node itself packs and unpacks beside the event loop.
configure({ useWebWorkers: false });

export interface ZipLimits {
  readonly entries: number;
  /** What all of it may come to. */
  readonly bytes: number;
  /** What the entry of this name may come to; null when there may be none of that name. */
  readonly each?: (name: string) => number | null;
}

/** Why an archive is not taken. */
export type ZipFault = 'not_a_zip' | 'stray_entry' | 'too_many' | 'too_much' | 'broken';

export class ZipRefused extends Error {
  readonly why: ZipFault;

  constructor(why: ZipFault) {
    super(why);
    this.why = why;
  }
}

/**
 * The entries of an archive, by name. All of them are unpacked and counted; what is not `wanted` is not kept. The sizes that an
 * archive claims prove nothing: they only let it be refused at once.
 *
 * Two programs must find the same in it. So an archive is refused whose directory and headers disagree, whose entries overlap or share a
 * name, or that has anything before its first entry or behind its end. What its directory does not list is never read.
 *
 * @throws ZipRefused
 */
export async function readZip(
  source: Uint8Array | FileHandle,
  limits: ZipLimits,
  wanted: (name: string) => boolean = () => true,
): Promise<Map<string, Uint8Array>> {
  const reader = source instanceof Uint8Array ? new Uint8ArrayReader(source) : new FileReader(source);
  // One that was cut off has no end, and is no less an archive.
  const start = source instanceof Uint8Array ? source : (await source.read(Buffer.alloc(2), 0, 2, 0)).buffer;
  if (start[0] !== 0x50 || start[1] !== 0x4b) throw new ZipRefused('not_a_zip');
  const zip = new ZipReader(reader, { strictness: 'strict', checkOverlappingEntry: true });
  try {
    const entries = await listEntries(zip, limits);
    const budget = new Budget(limits.bytes);
    const found = new Map<string, Uint8Array>();
    for (const entry of entries) {
      const bytes = await unpack(entry, budget, limits, wanted(entry.filename));
      if (bytes) found.set(entry.filename, bytes);
    }
    return found;
  } catch (error) {
    throw refusalOf(error);
  } finally {
    await zip.close();
  }
}

async function listEntries(zip: ZipReader<unknown>, { entries: most }: ZipLimits): Promise<Entry[]> {
  const entries: Entry[] = [];
  const names = new Set<string>();
  for await (const entry of zip.getEntriesGenerator()) {
    if (entries.length >= most) throw new ZipRefused('too_many');
    // Some programs would go by the second name, and to some a capital letter makes no difference.
    names.add(entry.filename.toLowerCase());
    if (entry.extraFieldUnicodePath || names.size === entries.length) throw new ZipRefused('broken');
    entries.push(entry);
  }
  // It may hold a second end of the archive.
  if (zip.comment.length > 0) throw new ZipRefused('broken');
  return entries;
}

async function unpack(
  entry: Entry,
  budget: Budget,
  { each }: ZipLimits,
  isWanted: boolean,
): Promise<Uint8Array | null> {
  const most = each ? each(entry.filename) : Number.POSITIVE_INFINITY;
  if (most === null) throw new ZipRefused('stray_entry');
  if (entry.directory) return null;
  const own = new Budget(most);
  if (!own.has(entry.uncompressedSize) || !budget.has(entry.uncompressedSize))
    throw new ZipRefused('too_much');
  const chunks: Uint8Array[] = [];
  await entry.getData(
    new WritableStream<Uint8Array>({
      write(chunk) {
        own.spend(chunk.length);
        budget.spend(chunk.length);
        if (isWanted) chunks.push(chunk);
      },
    }),
  );
  return isWanted ? Buffer.concat(chunks) : null;
}

class Budget {
  #left: number;

  constructor(bytes: number) {
    this.#left = bytes;
  }

  has(bytes: number): boolean {
    return bytes <= this.#left;
  }

  spend(bytes: number): void {
    this.#left -= bytes;
    if (this.#left < 0) throw new ZipRefused('too_much');
  }
}

/** An archive on disk, read piece by piece. */
class FileReader extends Reader<FileHandle> {
  readonly #file: FileHandle;

  constructor(file: FileHandle) {
    super(file);
    this.#file = file;
  }

  override async init(): Promise<void> {
    this.size = (await this.#file.stat()).size;
  }

  override async readUint8Array(index: number, length: number): Promise<Uint8Array> {
    const { buffer, bytesRead } = await this.#file.read(Buffer.alloc(length), 0, length, index);
    return buffer.subarray(0, bytesRead);
  }
}

function refusalOf(error: unknown): unknown {
  // Faults of the disk have a code; those that the library finds have none.
  if (error instanceof ZipRefused || !(error instanceof Error) || isOfSystem(error)) return error;
  return new ZipRefused('broken');
}

const isOfSystem = (error: Error) => 'syscall' in error;
