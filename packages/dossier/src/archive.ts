import { CENTRAL_MARK, CENTRAL_SIZE, END_MARK, END_SIZE, LOCAL_SIZE } from './zip-layout.ts';

/** Anything that can be read in parts: a file of the browser, a buffer. */
export interface ByteSource {
  readonly size: number;
  read(start: number, end: number): Promise<Uint8Array>;
}

export interface FoundEntry {
  readonly path: string;
  readonly size: number;
  /** Where its header begins, and where its content does. */
  readonly offset: number;
  readonly start: number;
  readonly isStored: boolean;
}

export interface Directory {
  readonly entries: readonly FoundEntry[];
  /** Where the list of entries begins. */
  readonly offset: number;
}

/** A comment of 65535 bytes may follow the end record. */
const END_REACH = END_SIZE + 0xffff;

/** The entries of a zip archive, even of one that was tampered with; null for what is no archive. */
export async function readDirectory(source: ByteSource): Promise<Directory | null> {
  const from = Math.max(0, source.size - END_REACH);
  const tail = await source.read(from, source.size);
  const view = viewOf(tail);
  for (let at = tail.length - END_SIZE; at >= 0; at--) {
    if (view.getUint32(at, true) !== END_MARK) continue;
    const size = view.getUint32(at + 12, true);
    const offset = view.getUint32(at + 16, true);
    if (offset + size > from + at) continue;
    const entries = await readEntries(source, offset, size);
    if (entries) return { entries, offset };
  }
  return null;
}

async function readEntries(source: ByteSource, offset: number, size: number): Promise<FoundEntry[] | null> {
  const bytes = await source.read(offset, offset + size);
  const view = viewOf(bytes);
  const entries: FoundEntry[] = [];
  for (let at = 0; at < size; ) {
    if (at + CENTRAL_SIZE > size || view.getUint32(at, true) !== CENTRAL_MARK) return null;
    const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true)) as Three;
    const start = view.getUint32(at + 42, true);
    entries.push({
      path: new TextDecoder().decode(bytes.subarray(at + CENTRAL_SIZE, at + CENTRAL_SIZE + name)),
      size: view.getUint32(at + 20, true),
      offset: start,
      start: await contentStart(source, start),
      isStored: view.getUint16(at + 10, true) === 0,
    });
    at += CENTRAL_SIZE + name + extra + comment;
  }
  return entries;
}

type Three = [number, number, number];

async function contentStart(source: ByteSource, offset: number): Promise<number> {
  const header = await source.read(offset, offset + LOCAL_SIZE);
  if (header.length < LOCAL_SIZE) return source.size;
  const view = viewOf(header);
  return offset + LOCAL_SIZE + view.getUint16(26, true) + view.getUint16(28, true);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
