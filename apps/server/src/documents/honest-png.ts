import { Readable } from 'node:stream';
import { createInflate } from 'node:zlib';
import type { Paper, PaperImage } from './paper.ts';

/** A paper without the pictures that unpack to more than they say. */
export async function withHonestPictures(paper: Paper): Promise<Paper> {
  const images: Record<string, PaperImage | null> = {};
  for (const [id, image] of Object.entries(paper.images))
    if (image?.mime !== 'image/png' || (await isHonestPng(image))) images[id] = image;
  return { ...paper, images };
}

/**
 * Whether a PNG unpacks to no more than its size says. The PDF library unpacks all that is packed in it, and believes the last of several
 * headers, so that a picture of a few pixels could fill the memory.
 */
async function isHonestPng({ bytes, width, height }: PaperImage): Promise<boolean> {
  const chunks = chunksOf(Buffer.from(bytes));
  const headers = chunks?.filter(({ type }) => type === 'IHDR') ?? [];
  const [header] = headers;
  if (!chunks || headers.length !== 1 || header === undefined) return false;
  if (header.data.readUInt32BE(0) !== width || header.data.readUInt32BE(4) !== height) return false;
  const packed = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  return unpacksWithin(packed, mostBytes(width, height));
}

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

/** Null when they do not follow one another to their end. */
function chunksOf(bytes: Buffer): Chunk[] | null {
  const chunks: Chunk[] = [];
  for (let at = 8; at < bytes.length; ) {
    if (at + 12 > bytes.length) return null;
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (at + 12 + length > bytes.length) return null;
    chunks.push({ type, data: bytes.subarray(at + 8, at + 8 + length) });
    if (type === 'IEND') return chunks;
    at += 12 + length;
  }
  return null;
}

/** Of the deepest pixels, with a byte before each row; the seven passes of an interlaced picture have at most twice as many rows. */
const mostBytes = (width: number, height: number) => width * height * 8 + 2 * height + 16;

async function unpacksWithin(packed: readonly Buffer[], most: number): Promise<boolean> {
  let size = 0;
  try {
    for await (const piece of Readable.from(packed).pipe(createInflate())) {
      size += piece.length;
      if (size > most) return false;
    }
    return true;
  } catch {
    return false;
  }
}
