import { crc32, deflateRawSync } from 'node:zlib';

/** One entry of an archive that need not be honest. */
export interface RawEntry {
  readonly name: string;
  readonly data: Uint8Array;
  /** What the directory says of it where that differs; null when the directory does not list it. */
  readonly listed?: {
    readonly name?: string;
    readonly unpacked?: number;
    readonly extra?: Uint8Array;
    /** The index of the entry whose place in the file it gives. */
    readonly at?: number;
  } | null;
  /** What its own header says of its length. */
  readonly claims?: number;
  /** Sizes behind the data, as programs write them that do not know the length beforehand. */
  readonly isStreamed?: boolean;
  readonly isStored?: boolean;
}

/** An archive written by hand, so that its headers and its directory can say different things. */
export function rawZip(entries: readonly RawEntry[], comment: Uint8Array = new Uint8Array()): Buffer {
  const pieces: Buffer[] = [];
  const places: number[] = [];
  let offset = 0;
  const put = (piece: Buffer) => {
    pieces.push(piece);
    offset += piece.length;
  };
  for (const entry of entries) {
    places.push(offset);
    for (const piece of local(entry)) put(piece);
  }
  const start = offset;
  const listed = entries.flatMap((entry, index) =>
    entry.listed === null ? [] : [central(entry, places[entry.listed?.at ?? index] ?? 0)],
  );
  for (const piece of listed) put(piece);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(listed.length, 8);
  end.writeUInt16LE(listed.length, 10);
  end.writeUInt32LE(offset - start, 12);
  end.writeUInt32LE(start, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...pieces, end, comment]);
}

const packed = ({ data, isStored = false }: RawEntry) =>
  isStored ? Buffer.from(data) : deflateRawSync(data);

function local(entry: RawEntry): Buffer[] {
  const { name, data, claims = data.length, isStreamed = false, isStored = false } = entry;
  const bytes = packed(entry);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(isStreamed ? 8 : 0, 6);
  head.writeUInt16LE(isStored ? 0 : 8, 8);
  if (!isStreamed) writeSizes(head, 14, entry, bytes.length, claims);
  head.writeUInt16LE(Buffer.byteLength(name), 26);
  const front = [head, Buffer.from(name), bytes];
  if (!isStreamed) return front;
  const behind = Buffer.alloc(16);
  behind.writeUInt32LE(0x08074b50, 0);
  writeSizes(behind, 4, entry, bytes.length, claims);
  return [...front, behind];
}

function central(entry: RawEntry, at: number): Buffer {
  const { data, listed, isStreamed = false, isStored = false } = entry;
  const name = Buffer.from(listed?.name ?? entry.name);
  const extra = listed?.extra ?? new Uint8Array();
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(20, 6);
  head.writeUInt16LE(isStreamed ? 8 : 0, 8);
  head.writeUInt16LE(isStored ? 0 : 8, 10);
  writeSizes(head, 16, entry, packed(entry).length, listed?.unpacked ?? data.length);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt16LE(extra.length, 30);
  head.writeUInt32LE(at, 42);
  return Buffer.concat([head, name, extra]);
}

function writeSizes(head: Buffer, at: number, { data }: RawEntry, size: number, unpacked: number): void {
  head.writeUInt32LE(crc32(data), at);
  head.writeUInt32LE(size, at + 4);
  head.writeUInt32LE(unpacked, at + 8);
}

/** The field by which an entry gives itself a second name. */
export function secondName(name: string, second: string): Buffer {
  const text = Buffer.from(second);
  const head = Buffer.alloc(9);
  head.writeUInt16LE(0x7075, 0);
  head.writeUInt16LE(text.length + 5, 2);
  head.writeUInt8(1, 4);
  head.writeUInt32LE(crc32(Buffer.from(name)), 5);
  return Buffer.concat([head, text]);
}
