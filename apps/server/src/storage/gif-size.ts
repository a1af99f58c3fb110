import type { ImageSize } from './pixels.ts';

const [EXTENSION, FRAME] = [0x21, 0x2c];

/** Pure: the room that a GIF takes. A browser makes the picture as large as its frames, whatever the file says at its beginning. */
export function gifSize(bytes: Buffer): ImageSize {
  const size = { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  let at = 13 + coloursAt(bytes, 10);
  for (let kind = bytes[at]; kind === EXTENSION || kind === FRAME; kind = bytes[at]) {
    if (kind === EXTENSION) at = behindBlocks(bytes, at + 2);
    else {
      // A file that is cut off within its last frame shows the others.
      if (at + 11 > bytes.length) break;
      size.width = Math.max(size.width, bytes.readUInt16LE(at + 1) + bytes.readUInt16LE(at + 5));
      size.height = Math.max(size.height, bytes.readUInt16LE(at + 3) + bytes.readUInt16LE(at + 7));
      at = behindBlocks(bytes, at + 11 + coloursAt(bytes, at + 9));
    }
  }
  return size;
}

/** How many bytes of colours follow what these flags end. */
function coloursAt(bytes: Buffer, flagsAt: number): number {
  const flags = bytes[flagsAt] ?? 0;
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function behindBlocks(bytes: Buffer, start: number): number {
  let at = start;
  for (let length = bytes[at] ?? 0; length > 0; length = bytes[at] ?? 0) at += length + 1;
  return at + 1;
}
