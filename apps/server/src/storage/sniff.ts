import { open } from 'node:fs/promises';
import type { UPLOAD_TYPES } from '@lets/contract';
import { imageSize, MAX_PIXELS } from './image-size.ts';

export type UploadType = (typeof UPLOAD_TYPES)[number];

const HEAD_BYTES = 256 * 1024;
const MAX_TEXT_BYTES = 2 * 1024 * 1024;

/** What a file is by its content, or null when it is none of the accepted types. Names and declared types are not asked. */
export async function sniffFile(path: string, size: number): Promise<UploadType | null> {
  const head = await readStart(path, Math.min(size, HEAD_BYTES));
  const type = typeOfBytes(head);
  if (type === null) return (await isText(path, size)) ? 'text/plain' : null;
  if (!type.startsWith('image/')) return type;
  // A picture small on disk can be huge in a browser's memory.
  const picture = imageSize(type, head);
  return picture && picture.width * picture.height <= MAX_PIXELS ? type : null;
}

/** Pure: the type that the first bytes announce, text excepted. */
export function typeOfBytes(head: Buffer): Exclude<UploadType, 'text/plain'> | null {
  const ascii = (from: number, to: number) => head.toString('latin1', from, to);
  if (head.subarray(0, 8).equals(PNG)) return 'image/png';
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'image/jpeg';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'image/webp';
  if (ascii(0, 5) === '%PDF-') return 'application/pdf';
  if (ascii(4, 8) === 'ftyp' && MP4_BRANDS.test(ascii(8, 12))) return 'video/mp4';
  return null;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The other users of this container (HEIC, AVIF, QuickTime) carry brands of their own. */
const MP4_BRANDS = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |dash|MSNV)$/;

async function isText(path: string, size: number): Promise<boolean> {
  if (size === 0 || size > MAX_TEXT_BYTES) return false;
  const bytes = await readStart(path, size);
  if (bytes.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
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
