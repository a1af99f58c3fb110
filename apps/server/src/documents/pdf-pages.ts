import { createRequire } from 'node:module';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';

/** Of pdfmake's own parts (0.3.11) what is used here: its front door lays out and holds a whole document before it writes a page. */
interface Page {
  readonly pageSize: { readonly width: number; readonly height: number };
}
interface LayoutBuilder {
  registerTableLayouts(layouts: unknown): void;
  layoutDocument(...parts: readonly unknown[]): Page[];
}
interface PdfStream {
  on(event: 'data', listener: (chunk: Buffer) => void): void;
  once(event: 'end', listener: () => void): void;
  once(event: 'error', listener: (error: Error) => void): void;
  end(): void;
}
type Made<T> = new (...args: readonly unknown[]) => T;

const require = createRequire(import.meta.url);
const Document: Made<PdfStream> = require('pdfmake/js/PDFDocument.js').default;
const Layout: Made<LayoutBuilder> = require('pdfmake/js/LayoutBuilder.js').default;
const SvgMeasure: Made<object> = require('pdfmake/js/SVGMeasure.js').default;
const Renderer: Made<{ renderPages(pages: readonly Page[]): void }> =
  require('pdfmake/js/Renderer.js').default;
const { tableLayouts } = require('pdfmake/js/tableLayouts.js');
const files = require('pdfmake/js/virtual-fs.js').default;

const A4 = { width: 595.28, height: 841.89, orientation: 'portrait' } as const;

export type PageDesign = Required<
  Pick<TDocumentDefinitions, 'pageMargins' | 'info' | 'defaultStyle' | 'language'>
> & {
  readonly fonts: object;
  readonly mayRead: (path: string) => boolean;
};

type Breaker = TDocumentDefinitions['pageBreakBefore'];
/** What stands at the foot of a page, counted from the document's first. */
type Footer = (page: number) => Content;

/** A PDF that is written while it is laid out, some pages at a time: what is written is no longer held. */
export class PdfPages {
  readonly #design: PageDesign;
  readonly #document: PdfStream;
  readonly #written: Buffer[] = [];
  #pages = 0;

  constructor(design: PageDesign) {
    this.#design = design;
    const { fonts, info, language, mayRead } = design;
    const { title, creator, creationDate } = info ?? {};
    const options = {
      size: [A4.width, A4.height],
      pdfVersion: '1.3',
      compress: true,
      lang: language,
      fontLayoutCache: true,
      bufferPages: false,
      autoFirstPage: false,
      info: {
        Title: title,
        Creator: creator,
        Producer: 'pdfmake',
        ...(creationDate && { CreationDate: creationDate }),
      },
      font: null,
    };
    this.#document = new Document(fonts, {}, {}, {}, options, files, mayRead);
    this.#document.on('data', (chunk) => this.#written.push(chunk));
  }

  /**
   * Lays out some blocks from a new page on and writes them. Unless they are the last, what stands on the last page is kept for the
   * next ones, so that no page is left half empty: gives how many blocks were written.
   */
  async add(
    blocks: Content[],
    around: { isLast: boolean; footer: Footer; breaker: Breaker },
  ): Promise<number> {
    const { pageMargins, defaultStyle } = this.#design;
    const [left, top, right, bottom] = pageMargins as [number, number, number, number];
    const builder = new Layout(A4, { left, top, right, bottom }, new SvgMeasure());
    builder.registerTableLayouts(tableLayouts);
    const footer = (page: number) => around.footer(page + this.#pages);
    const parts = [undefined, undefined, footer, undefined, around.breaker];
    const pages = builder.layoutDocument([...blocks], this.#document, {}, defaultStyle, ...parts);
    const cut = around.isLast ? null : cutOf(blocks);
    const done = cut ? pages.slice(0, cut.pages) : pages;
    new Renderer(this.#document).renderPages(done);
    this.#pages += done.length;
    await nextTurn();
    return cut?.blocks ?? blocks.length;
  }

  async end(): Promise<Uint8Array> {
    const ended = new Promise<void>((resolve, reject) => {
      this.#document.once('end', resolve);
      this.#document.once('error', reject);
    });
    this.#document.end();
    await ended;
    return Buffer.concat(this.#written);
  }
}

interface LaidOut {
  readonly text?: unknown;
  readonly positions?: readonly { readonly pageNumber: number }[];
}

/** The last line of text that begins a page after a line that ended on the one before. */
function cutOf(blocks: readonly Content[]): { readonly blocks: number; readonly pages: number } | null {
  for (let index = blocks.length - 1; index > 0; index--) {
    const [before, own] = [blocks[index - 1], blocks[index]] as [LaidOut, LaidOut];
    const page = own.text === undefined ? undefined : own.positions?.[0]?.pageNumber;
    const last = before.text === undefined ? undefined : before.positions?.at(-1)?.pageNumber;
    if (page !== undefined && last !== undefined && last < page && page > 1)
      return { blocks: index, pages: page - 1 };
  }
  return null;
}
