import type { PaperFormat } from './paper.ts';

/** What the pictures of one document or report may come to, packed. */
const MOST_BYTES = 40 * 1024 * 1024;
/** As many as a reader's program may have to unpack. */
const MOST_PIXELS = 200_000_000;
/** PDF separates the transparency of a PNG from its colours, which means unpacking it: some twenty bytes a pixel, and seconds. */
const MOST_UNPACKED_PIXELS = 12_000_000;
/** They are packed again too, which takes noise far longer than a screenshot: ten megabytes of noise are about a second. */
const MOST_UNPACKED_BYTES = 10 * 1024 * 1024;

/** Counts the pictures that go into one file. Those beyond are left out, and the file says so. */
export class PictureBudget {
  readonly #format: PaperFormat;
  #bytes = 0;
  #pixels = 0;
  #unpacked = { pixels: 0, bytes: 0 };

  constructor(format: PaperFormat) {
    this.#format = format;
  }

  takesBytes(size: number): boolean {
    if (this.#bytes + size > MOST_BYTES) return false;
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
    const isTooMuch = unpacked.pixels > MOST_UNPACKED_PIXELS || unpacked.bytes > MOST_UNPACKED_BYTES;
    if (pixels > MOST_PIXELS || isTooMuch) return false;
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
