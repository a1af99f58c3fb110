import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { UPLOAD_TYPES } from '@lets/contract';
import { SERVER_LIMITS } from '../limits.ts';
import { imageSize } from './image-size.ts';
import { officeType } from './office-type.ts';

export type UploadType = (typeof UPLOAD_TYPES)[number];

/** What a file is by its content, or null when it is none of the accepted types. Names and declared types are not asked. */
export async function sniffFile(path: string, size: number): Promise<UploadType | null> {
  const head = await readStart(path, Math.min(size, SERVER_LIMITS.head_bytes));
  const type = typeOfBytes(head) ?? (await officeType(path, head));
  if (type === null) return (await isText(path)) ? 'text/plain' : null;
  if (!type.startsWith('image/')) return type;
  // A picture small on disk can be huge in a browser's memory.
  const picture = imageSize(type, type === 'image/gif' ? await readStart(path, size) : head);
  return picture && picture.width * picture.height <= SERVER_LIMITS.pictures.pixels ? type : null;
}

/** Pure: the type that the first bytes announce; of text and office files they tell too little. */
function typeOfBytes(head: Buffer): UploadType | null {
  const ascii = (from: number, to: number) => head.toString('latin1', from, to);
  if (head.subarray(0, 8).equals(PNG)) return 'image/png';
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'image/jpeg';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'image/webp';
  if (/^GIF8[79]a$/.test(ascii(0, 6))) return 'image/gif';
  if (ascii(0, 5) === '%PDF-') return 'application/pdf';
  if (ascii(4, 8) === 'ftyp' && MP4_BRANDS.test(ascii(8, 12))) return 'video/mp4';
  return null;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The other users of this container (HEIC, AVIF, QuickTime) carry brands of their own. */
const MP4_BRANDS = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |dash|MSNV)$/;

/** Read piece by piece: it may be as long as any upload. */
async function isText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let length = 0;
  try {
    for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
      if (piece.includes(0)) return false;
      decoder.decode(piece, { stream: true });
      length += piece.length;
    }
    decoder.decode();
    return length > 0;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

async function readStart(path: string, length: number): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
