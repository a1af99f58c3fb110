import { createReadStream } from 'node:fs';
import type { UPLOAD_TYPES } from '@lets/contract';
import { Unzip, UnzipInflate } from 'fflate';

type OfficeType = (typeof UPLOAD_TYPES)[number];

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
/** The compound files of the older suites. */
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Which office suite's file it is by what is inside, or null. Files with macros of their own have other names and are none of these. */
export async function officeType(path: string, head: Buffer): Promise<OfficeType | null> {
  if (head.subarray(0, COMPOUND.length).equals(COMPOUND)) return compoundType(path);
  return head.subarray(0, ZIP.length).equals(ZIP) ? packageType(path) : null;
}

const OPEN_XML = 'application/vnd.openxmlformats-officedocument';
const PACKAGES: readonly OfficeType[] = [
  `${OPEN_XML}.wordprocessingml.document`,
  `${OPEN_XML}.spreadsheetml.sheet`,
  `${OPEN_XML}.presentationml.presentation`,
];
const LIST_OF_TYPES = '[Content_Types].xml';
const MAX_LIST = 512 * 1024;

/** The list of its parts is the one thing that is unpacked, and no further than such a list is long. */
async function packageType(path: string): Promise<OfficeType | null> {
  const pieces: Buffer[] = [];
  let length = 0;
  let isDone = false;
  const unzip = new Unzip((entry) => {
    if (entry.name !== LIST_OF_TYPES || pieces.length > 0) return;
    entry.ondata = (error, piece, isLast) => {
      length += piece?.length ?? 0;
      isDone = isLast || error !== null || length > MAX_LIST;
      if (piece && length <= MAX_LIST) pieces.push(Buffer.from(piece));
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  try {
    for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
      unzip.push(piece);
      if (isDone) break;
    }
  } catch {
    // A broken archive is no office file.
    return null;
  }
  const list = Buffer.concat(pieces).toString('utf8');
  return PACKAGES.find((type) => list.includes(`"${type}.main+xml"`)) ?? null;
}

const ENTRY = 128;
const STREAM = 2;
const STREAMS: readonly (readonly [name: string, type: OfficeType])[] = [
  ['WordDocument', 'application/msword'],
  ['Workbook', 'application/vnd.ms-excel'],
  ['Book', 'application/vnd.ms-excel'],
  ['PowerPoint Document', 'application/vnd.ms-powerpoint'],
];

/** Looks for the directory entry of the stream that each suite keeps its document in; entries stand at multiples of their size. */
async function compoundType(path: string): Promise<OfficeType | null> {
  // A multiple of the entries' size, so that none is cut in two.
  const pieces = createReadStream(path, { highWaterMark: 1024 * ENTRY }) as AsyncIterable<Buffer>;
  for await (const piece of pieces) {
    for (const [name, type] of STREAMS) if (hasStream(piece, name)) return type;
  }
  return null;
}

function hasStream(piece: Buffer, name: string): boolean {
  const sought = Buffer.from(`${name}\0`, 'utf16le');
  for (let at = piece.indexOf(sought); at >= 0; at = piece.indexOf(sought, at + 2)) {
    const isEntry = at % ENTRY === 0 && at + ENTRY <= piece.length;
    if (isEntry && piece.readUInt16LE(at + 64) === sought.length && piece[at + 66] === STREAM) return true;
  }
  return false;
}
