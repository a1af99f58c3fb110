import { Numbering, type ParagraphNumber } from './numbering.ts';
import { type Look, NO_LOOK, numberIn, Styles, takeLook } from './styles.ts';
import { endsIn, type Tag, tagsOf, unescaped } from './tags.ts';

/** What the library that reads Word leaves out of a paragraph. */
export interface ParagraphFacts {
  readonly align: string | null;
  /** Level of a heading, from 1; null where it is none. */
  readonly heading: number | null;
  readonly number: ParagraphNumber | null;
}

/** What of a Word file the library drops without a word. */
export type Dropped = 'tracked' | 'text_box' | 'header_footer' | 'equation' | 'drawing';

export interface Outline {
  /** The document with a bookmark in each paragraph that says which of `paragraphs` it is. */
  readonly marked: string;
  readonly paragraphs: readonly ParagraphFacts[];
  readonly dropped: ReadonlyMap<Dropped, number>;
}

const MARK = 'lets.p.';

/** Pure: which paragraph a bookmark stands for; null for one of the file's own. */
export function markedParagraph(bookmark: string): number | null {
  return bookmark.startsWith(MARK) ? numberIn(bookmark.slice(MARK.length)) : null;
}

interface Open extends Look {
  styleId: string | null;
  /** Behind what the mark is put. */
  after: number;
  isDeleted: boolean;
  hasText: boolean;
}

const HEADING_SIZE = 32;

/** Reads paragraphs and numbers out of a file's parts, given as texts. */
export function outlineOf(parts: {
  readonly document: string;
  readonly styles: string;
  readonly numbering: string;
  /** What the file calls itself. */
  readonly title: string;
  /** Heads and feet of its pages. */
  readonly around: readonly string[];
}): Outline {
  const scan = new Scan(parts.document, new Styles(parts.styles), new Numbering(parts.numbering));
  scan.run();
  for (const part of parts.around) if (hasWords(part, parts.title)) scan.drop('header_footer');
  return { marked: scan.marked(), paragraphs: scan.paragraphs, dropped: scan.dropped };
}

class Scan {
  readonly paragraphs: ParagraphFacts[] = [];
  readonly dropped = new Map<Dropped, number>();
  readonly #xml: string;
  readonly #styles: Styles;
  readonly #numbering: Numbering;
  readonly #open: Open[] = [];
  readonly #marks: { readonly at: number; readonly mark: string }[] = [];
  #isTitled = false;
  #isReadDrawing = false;

  constructor(xml: string, styles: Styles, numbering: Numbering) {
    this.#xml = xml;
    this.#styles = styles;
    this.#numbering = numbering;
  }

  run(): void {
    for (const tag of tagsOf(this.#xml)) {
      // What follows is the same again, for programs that draw no shapes; only that is read.
      if (tag.path.includes('mc:Choice')) {
        if (tag.isOpening && tag.name === 'w:txbxContent') this.drop('text_box');
        continue;
      }
      if (tag.isOpening) this.#opened(tag);
      else this.#closed(tag);
    }
  }

  drop(what: Dropped): void {
    this.dropped.set(what, (this.dropped.get(what) ?? 0) + 1);
  }

  marked(): string {
    const marks = this.#marks.sort((a, b) => a.at - b.at);
    const pieces: string[] = [];
    let from = 0;
    for (const { at, mark } of marks) {
      pieces.push(this.#xml.slice(from, at), mark);
      from = at;
    }
    pieces.push(this.#xml.slice(from));
    return pieces.join('');
  }

  #opened({ name, path, end, attribute }: Tag): void {
    const paragraph = this.#open.at(-1);
    if (name === 'w:p') {
      this.#open.push({ ...NO_LOOK, styleId: null, after: end, isDeleted: false, hasText: false });
      return;
    }
    if ((name === 'w:ins' || name === 'w:del') && !path.includes('w:pPr')) this.drop('tracked');
    if (name === 'm:oMath') this.drop('equation');
    if (name === 'w:object') this.drop('drawing');
    if (name === 'w:drawing') this.#isReadDrawing = false;
    if (path.includes('w:drawing') && (name === 'pic:pic' || name === 'wps:txbx')) this.#isReadDrawing = true;
    if (name === 'w:txbxContent' && !path.includes('mc:AlternateContent')) this.drop('text_box');
    if (!paragraph) return;
    if (name === 'w:t') paragraph.hasText ||= /^\s*[^\s<]/.test(this.#xml.slice(end, end + 200));
    if (name === 'w:pStyle' && endsIn(path, 'w:p', 'w:pPr')) paragraph.styleId = attribute('w:val');
    if (name === 'w:del' && endsIn(path, 'w:p', 'w:pPr', 'w:rPr')) paragraph.isDeleted = true;
    if (name === 'w:sz' && endsIn(path, 'w:r', 'w:rPr'))
      paragraph.size = Math.max(paragraph.size ?? 0, numberIn(attribute('w:val')) ?? 0);
    if (endsIn(path, 'w:p', 'w:pPr') || endsIn(path, 'w:p', 'w:pPr', 'w:numPr'))
      takeLook(paragraph, name, path, attribute);
  }

  #closed({ name, path, end }: Tag): void {
    if (name === 'w:drawing' && !this.#isReadDrawing) this.drop('drawing');
    const paragraph = this.#open.at(-1);
    if (!paragraph) return;
    if (name === 'w:pPr' && endsIn(path, 'w:p')) paragraph.after = end;
    if (name === 'w:p') {
      this.#open.pop();
      this.#finish(paragraph);
    }
  }

  #finish(paragraph: Open): void {
    const style = this.#styles.look(paragraph.styleId);
    const numId = paragraph.numId ?? style.numId;
    const level = paragraph.level ?? style.level ?? 0;
    const isNumbered = numId !== null && numId !== '0' && !paragraph.isDeleted;
    const align = paragraph.align ?? style.align;
    const outline = paragraph.outline ?? style.outline;
    const isTitle =
      !this.#isTitled &&
      paragraph.hasText &&
      align === 'center' &&
      (paragraph.size ?? style.size ?? 0) >= HEADING_SIZE;
    if (paragraph.hasText) this.#isTitled = true;
    const mark = `<w:bookmarkStart w:name="${MARK}${this.paragraphs.length}"/>`;
    this.#marks.push({ at: paragraph.after, mark });
    this.paragraphs.push({
      align,
      heading: outline !== null && outline >= 0 && outline < 9 ? outline + 1 : isTitle ? 1 : null,
      number: isNumbered ? this.#numbering.next(numId, level) : null,
    });
  }
}

const PAGE_NUMBER = /page|of|[\s\d第共页/\-—–·|]/giu;

/** A page's number, and the title of the whole, are nobody's loss. */
function hasWords(part: string, title: string): boolean {
  const texts = [...part.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)/g)].map(([, text = '']) => text);
  const words = unescaped(texts.join('')).replace(PAGE_NUMBER, '');
  return words !== '' && words !== title.replace(PAGE_NUMBER, '');
}
