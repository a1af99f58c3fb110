/**
 * How a dossier is packed: a zip archive of stored entries in which nothing is left to choice, so that every byte of it is known from
 * the names and contents and none can be changed unnoticed. Pure.
 */
export interface ZipEntry {
  readonly path: string;
  readonly size: number;
  readonly crc: number;
  /** Where its header begins. */
  readonly offset: number;
}

const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
/** The first of January 1980: when it was made is told inside. */
const DATE = 0x0021;
export const LOCAL_SIZE = 30;
export const CENTRAL_SIZE = 46;
export const END_SIZE = 22;
const LOCAL_MARK = 0x04034b50;
export const CENTRAL_MARK = 0x02014b50;
export const END_MARK = 0x06054b50;
/** What 32 bits address. */
export const MOST_BYTES = 0xffff_ffff;
export const MOST_ENTRIES = 0xffff;

export function localHeader({ path, size, crc }: ZipEntry): Uint8Array {
  const name = new TextEncoder().encode(path);
  const bytes = new Uint8Array(LOCAL_SIZE + name.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, LOCAL_MARK, true);
  putFacts(view, 4, { size, crc, name: name.length });
  bytes.set(name, LOCAL_SIZE);
  return bytes;
}

export function centralHeader({ path, size, crc, offset }: ZipEntry): Uint8Array {
  const name = new TextEncoder().encode(path);
  const bytes = new Uint8Array(CENTRAL_SIZE + name.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, CENTRAL_MARK, true);
  view.setUint16(4, VERSION, true);
  putFacts(view, 6, { size, crc, name: name.length });
  view.setUint32(42, offset, true);
  bytes.set(name, CENTRAL_SIZE);
  return bytes;
}

function putFacts(view: DataView, at: number, facts: { size: number; crc: number; name: number }): void {
  view.setUint16(at, VERSION, true);
  view.setUint16(at + 2, FLAGS, true);
  view.setUint16(at + 8, DATE, true);
  view.setUint32(at + 10, facts.crc, true);
  view.setUint32(at + 14, facts.size, true);
  view.setUint32(at + 18, facts.size, true);
  view.setUint16(at + 22, facts.name, true);
}

export function endRecord(entries: number, directory: { readonly size: number; readonly offset: number }) {
  const bytes = new Uint8Array(END_SIZE);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, END_MARK, true);
  view.setUint16(8, entries, true);
  view.setUint16(10, entries, true);
  view.setUint32(12, directory.size, true);
  view.setUint32(16, directory.offset, true);
  return bytes;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

/** The checksum of zip archives, going on from that of what came before. Pure. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let value = ~before;
  for (const byte of bytes) value = (CRC_TABLE[(value ^ byte) & 0xff] as number) ^ (value >>> 8);
  return ~value >>> 0;
}
