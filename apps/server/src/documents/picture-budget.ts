import { SERVER_LIMITS } from '../limits.ts';
import type { PaperFormat } from './paper.ts';

const { of_paper: OF_PAPER, unpacked: UNPACKED } = SERVER_LIMITS.pictures;

/**
 * Counts the pictures that go into one file; those beyond are left out, and the file says so. PDF separates the transparency of a PNG from
 * its colours, which means unpacking it and packing it again.
 */
export class PictureBudget {
  readonly #format: PaperFormat;
  #bytes = 0;
  #pixels = 0;
  #unpacked = { pixels: 0, bytes: 0 };

  constructor(format: PaperFormat) {
    this.#format = format;
  }

  takesBytes(size: number): boolean {
    if (this.#bytes + size > OF_PAPER.bytes) return false;
    this.#bytes += size;
    return true;
  }

  takesPixels(bytes: Buffer, mime: string, { width, height }: { width: number; height: number }): boolean {
    const pixels = this.#pixels + width * height;
    const isMore = this.#format === 'pdf' && mime === 'image/png' && isUnpacked(bytes);
    const unpacked = {
      pixels: this.#unpacked.pixels + (isMore ? width * height : 0),
      bytes: this.#unpacked.bytes + (isMore ? bytes.length : 0),
    };
    const isTooMuch = unpacked.pixels > UNPACKED.pixels || unpacked.bytes > UNPACKED.bytes;
    if (pixels > OF_PAPER.pixels || isTooMuch) return false;
    this.#pixels = pixels;
    this.#unpacked = unpacked;
    return true;
  }
}

/** Pure: whether a PNG is indexed, transparent or interlaced: its other kinds go into a PDF as they are. */
function isUnpacked(bytes: Buffer): boolean {
  const [colourType, interlacing] = [bytes[25] ?? 6, bytes[28] ?? 1];
  return (colourType !== 0 && colourType !== 2) || interlacing !== 0 || bytes.includes('tRNS');
}
