import { createHash } from 'node:crypto';
import { configure, type FileEntry, Reader, ZipReader } from '@zip.js/zip.js';
import { SERVER_LIMITS } from '../../limits.ts';
import { BACKUP_FORMAT, isPartPath, MANIFEST_PATH, Manifest, type Part } from '../manifest.ts';
import { BackupRefused } from '../refused.ts';
import type { Source } from './source.ts';

configure({ useWebWorkers: false });

/** A backup whose list of contents has been read; its parts are read, and compared with that list, one by one. */
export interface Archive {
  readonly manifest: Manifest;
  /** @throws BackupRefused as soon as a part is not what the manifest says, and at its end at the latest. */
  read(part: Part): AsyncIterable<Uint8Array>;
  close(): Promise<void>;
}

/**
 * Nothing in the file is believed before it has been compared: it holds its manifest and the parts that this lists, nothing else, and
 * no part unpacks to more than is said there.
 *
 * @throws BackupRefused
 */
export async function openArchive(source: Source): Promise<Archive> {
  const zip = new ZipReader(new SourceReader(source), { strictness: 'strict', checkOverlappingEntry: true });
  try {
    const entries = await listEntries(zip);
    const listing = entries.get(MANIFEST_PATH);
    if (!listing) throw new BackupRefused('not_a_backup');
    const manifest = parseManifest(await gather(unpack(listing, SERVER_LIMITS.backup.manifest_bytes)));
    entries.delete(MANIFEST_PATH);
    for (const { path } of manifest.parts)
      if (!isPartPath(path) || !entries.has(path)) throw new BackupRefused('damaged', path);
    if (entries.size !== manifest.parts.length) throw new BackupRefused('damaged');
    return { manifest, read: (part) => readPart(entries, part), close: () => zip.close() };
  } catch (error) {
    throw refusalOf(error);
  }
}

async function listEntries(zip: ZipReader<unknown>): Promise<Map<string, FileEntry>> {
  const entries = new Map<string, FileEntry>();
  for await (const entry of zip.getEntriesGenerator()) {
    const isTooMany = entries.size >= SERVER_LIMITS.backup.parts;
    if (isTooMany || entry.directory || entries.has(entry.filename)) throw new BackupRefused('damaged');
    entries.set(entry.filename, entry);
  }
  return entries;
}

function parseManifest(bytes: Buffer): Manifest {
  const given = JSON.parse(bytes.toString('utf8')) as { format?: unknown };
  if (typeof given.format === 'number' && given.format > BACKUP_FORMAT) throw new BackupRefused('newer');
  return Manifest.parse(given);
}

async function* readPart(
  entries: ReadonlyMap<string, FileEntry>,
  { path, bytes, sha256 }: Part,
): AsyncGenerator<Uint8Array> {
  const entry = entries.get(path);
  if (!entry) throw new BackupRefused('damaged', path);
  const hash = createHash('sha256');
  let read = 0;
  for await (const chunk of unpack(entry, bytes)) {
    hash.update(chunk);
    read += chunk.length;
    yield chunk;
  }
  if (read !== bytes || hash.digest('hex') !== sha256) throw new BackupRefused('damaged', path);
}

/** An entry's bytes, no faster than they are taken and no more than `most`. */
async function* unpack(entry: FileEntry, most: number): AsyncGenerator<Uint8Array> {
  const stop = new AbortController();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
    start(controller) {
      // What fails before its first byte would never end the stream.
      stop.signal.addEventListener('abort', () => controller.error(stop.signal.reason));
    },
  });
  const unpacked = entry.getData(writable, { checkSignature: true, signal: stop.signal });
  unpacked.catch((error) => stop.abort(error));
  let read = 0;
  try {
    for await (const chunk of readable) {
      read += chunk.length;
      if (read > most) throw new BackupRefused('damaged', entry.filename);
      yield chunk;
    }
    await unpacked;
  } catch (error) {
    throw refusalOf(error);
  } finally {
    stop.abort();
  }
}

async function gather(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

class SourceReader extends Reader<Source> {
  readonly #source: Source;

  constructor(source: Source) {
    super(source);
    this.#source = source;
  }

  override async init(): Promise<void> {
    this.size = this.#source.size;
  }

  override readUint8Array(at: number, length: number): Promise<Uint8Array> {
    return this.#source.read(at, Math.min(length, this.#source.size - at));
  }
}

function refusalOf(error: unknown): unknown {
  // Faults of the disk have a code; those that the library finds have none.
  const isOurs = error instanceof BackupRefused || !(error instanceof Error) || 'syscall' in error;
  return isOurs ? error : new BackupRefused('damaged');
}
