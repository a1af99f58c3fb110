import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { UPLOAD_TYPES } from '@lets/contract';
import { SERVER_LIMITS } from '../limits.ts';
import { readZip, ZipRefused } from '../zip/read-zip.ts';

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
const LIST_OF_PARTS = '[Content_Types].xml';
/** A file with macros may list itself as one without too. */
const MACROS = /macroEnabled|vbaProject/i;

/** What a suite would open is what its directory lists. All is unpacked and counted, so that nobody is given a bomb; only the list of its parts is kept. */
async function packageType(path: string): Promise<OfficeType | null> {
  const { entries, bytes, list_of_parts: longest } = SERVER_LIMITS.archives.office;
  const each = (name: string) => (name === LIST_OF_PARTS ? longest : bytes);
  const file = await open(path, 'r');
  try {
    const found = await readZip(file, { entries, bytes, each }, (name) => name === LIST_OF_PARTS);
    const list = Buffer.from(found.get(LIST_OF_PARTS) ?? []).toString('utf8');
    if (MACROS.test(list)) return null;
    return PACKAGES.find((type) => list.includes(`"${type}.main+xml"`)) ?? null;
  } catch (error) {
    if (error instanceof ZipRefused) return null;
    throw error;
  } finally {
    await file.close();
  }
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
  const pieces = createReadStream(path, { highWaterMark: 1000 * ENTRY }) as AsyncIterable<Buffer>;
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
