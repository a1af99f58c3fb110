import { gifSize } from './gif-size.ts';
import type { ImageSize } from './pixels.ts';

/** Pure: a picture's size, from its first bytes or, of a GIF, from all of them; null when it cannot be told: such a picture is not taken. */
export function imageSize(type: string, head: Buffer): ImageSize | null {
  try {
    if (type === 'image/png') return pngSize(head);
    if (type === 'image/jpeg') return jpegSize(head);
    if (type === 'image/gif') return gifSize(head);
    return webpSize(head);
  } catch (error) {
    // Reading past the end: the header is cut short.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function pngSize(head: Buffer): ImageSize | null {
  if (head.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
}

/** Walks the segments to the frame header, which says the size. */
function jpegSize(head: Buffer): ImageSize | null {
  let at = 2;
  while (at < head.length) {
    if (head[at] !== 0xff) return null;
    const marker = head.readUInt8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrameHeader(marker)) {
      return { height: head.readUInt16BE(at + 5), width: head.readUInt16BE(at + 7) };
    } else at += 2 + head.readUInt16BE(at + 2);
  }
  return null;
}

function isFrameHeader(marker: number): boolean {
  const isTable = marker === 0xc4 || marker === 0xc8 || marker === 0xcc;
  return marker >= 0xc0 && marker <= 0xcf && !isTable;
}

function webpSize(head: Buffer): ImageSize | null {
  const chunk = head.toString('latin1', 12, 16);
  if (chunk === 'VP8X') return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 };
  if (chunk === 'VP8 ') {
    return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
  }
  if (chunk !== 'VP8L' || head[20] !== 0x2f) return null;
  const bits = head.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}
