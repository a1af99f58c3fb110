import { randomUUID } from 'node:crypto';
import { keepable, LIMITS, MAX_COLUMNS, type ReadWord, type RichNode } from '@lets/contract';
import { SERVER_LIMITS } from '../limits.ts';
import type { ParagraphNumber } from './word/numbering.ts';
import { markedParagraph, type Outline, type ParagraphFacts } from './word/outline.ts';

/** The parts of mammoth's document that we look at. */
export interface WordNode {
  readonly type: string;
  readonly children?: readonly WordNode[];
  readonly value?: string;
  /** Of a bookmark. */
  readonly name?: string;
  readonly styleId?: string | null;
  readonly styleName?: string | null;
  readonly numbering?: { readonly level: string | number; readonly isOrdered: boolean } | null;
  readonly alignment?: string | null;
  readonly indent?: { readonly firstLine?: string | null };
  readonly isBold?: boolean;
  readonly isItalic?: boolean;
  readonly isUnderline?: boolean;
  readonly isStrikethrough?: boolean;
  readonly isHeader?: boolean;
  readonly colSpan?: number;
  readonly rowSpan?: number;
  readonly breakType?: string;
  readonly contentType?: string;
  readonly altText?: string | null;
  readonly readAsBuffer?: () => Promise<Buffer>;
}

export interface LeftOut {
  readonly kind: ReadWord['left_out'][number]['kind'];
  readonly count: number;
}

interface ReadImage {
  /** Stands for the picture in the content until it has been stored. */
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** What a Word file came to: our nodes, its pictures by the name that stands for each, and what could not be brought along. */
export interface ReadDocument {
  readonly content: RichNode;
  readonly images: readonly ReadImage[];
  readonly left_out: readonly LeftOut[];
}

interface Item {
  readonly level: number;
  readonly isOrdered: boolean;
  /** Its own number; null where only its place in the list is known. */
  readonly value: number | null;
  readonly block: RichNode;
}

const PICTURES = new Set(['image/png', 'image/jpeg']);
const DEEPEST_LIST = 4;

/** Turns what mammoth understood into our nodes, counting what has no place among them. */
export class DocxReader {
  readonly #images: { id: string; read: () => Promise<Buffer> }[] = [];
  readonly #leftOut: Map<LeftOut['kind'], number>;
  readonly #paragraphs: readonly ParagraphFacts[];

  constructor({ paragraphs, dropped }: Pick<Outline, 'paragraphs' | 'dropped'>) {
    this.#paragraphs = paragraphs;
    this.#leftOut = new Map(dropped);
  }

  async read(root: WordNode): Promise<ReadDocument> {
    const content = this.#blocks(root.children ?? []);
    const images: ReadImage[] = [];
    for (const { id, read } of this.#images) {
      const bytes = await read();
      if (bytes.length <= LIMITS.upload_bytes) images.push({ id, bytes });
      else this.#skip('picture');
    }
    const left_out = [...this.#leftOut].map(([kind, count]) => ({ kind, count }));
    return {
      content: { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] },
      images,
      left_out,
    };
  }

  #skip(kind: LeftOut['kind']): void {
    this.#leftOut.set(kind, (this.#leftOut.get(kind) ?? 0) + 1);
  }

  #blocks(nodes: readonly WordNode[]): RichNode[] {
    const blocks: RichNode[] = [];
    let items: Item[] = [];
    const endList = () => {
      blocks.push(...listsOf(items));
      items = [];
    };
    for (const node of nodes) {
      const place = node.type === 'paragraph' ? this.#listPlace(node) : null;
      if (place) {
        const level = Math.min(DEEPEST_LIST, place.level);
        if (place.level > DEEPEST_LIST) this.#skip('deep_list');
        const all = this.#paragraph(node);
        const line = all[0]?.type === 'image' ? null : all[0];
        const others = line ? all.slice(1) : all;
        items.push({
          level,
          isOrdered: place.isOrdered,
          value: place.value,
          // An item begins with a line, be it empty: a picture follows it.
          block: { ...line, type: 'paragraph', attrs: {} },
        });
        if (others.length > 0) {
          endList();
          blocks.push(...others);
        }
      } else {
        endList();
        blocks.push(...this.#block(node));
      }
    }
    endList();
    return blocks;
  }

  #block(node: WordNode): RichNode[] {
    if (node.type === 'paragraph') return this.#paragraph(node);
    if (node.type === 'table') return this.#table(node);
    if (node.type === 'notes' || node.type === 'comments') return [];
    if (node.children) return this.#blocks(node.children);
    this.#skip('other');
    return [];
  }

  #factsOf(node: WordNode): ParagraphFacts | null {
    for (const { type, name = '' } of node.children ?? []) {
      const at = type === 'bookmarkStart' ? markedParagraph(name) : null;
      if (at !== null) return this.#paragraphs[at] ?? null;
    }
    return null;
  }

  #headingOf(node: WordNode): number | null {
    const level = headingLevel(node) ?? this.#factsOf(node)?.heading ?? null;
    return level === null ? null : Math.min(HEADINGS, level);
  }

  /** Where a paragraph stands in a list; null for one that is none of a list, or whose number is kept as words. */
  #listPlace(node: WordNode): Pick<Item, 'level' | 'isOrdered' | 'value'> | null {
    if (this.#headingOf(node) !== null) return null;
    const number = this.#factsOf(node)?.number ?? null;
    if (number?.is === 'words') return null;
    if (number?.is === 'bullet') return { level: number.level, isOrdered: false, value: null };
    if (number) return { level: number.level, isOrdered: true, value: number.value };
    if (!node.numbering) return null;
    const level = Number(node.numbering.level) || 0;
    return { level, isOrdered: node.numbering.isOrdered, value: null };
  }

  /** A paragraph and the pictures in it, which with us are blocks. */
  #paragraph(node: WordNode): RichNode[] {
    const pictures: RichNode[] = [];
    const facts = this.#factsOf(node);
    const level = this.#headingOf(node);
    const said = (node.children ?? []).flatMap((child) => this.#inline(child, [], pictures));
    const content = joined([...numberText(facts?.number ?? null, level !== null), ...said]);
    const textAlign = ALIGNMENTS[facts?.align ?? node.alignment ?? ''] ?? null;
    const indent = Number(node.indent?.firstLine ?? 0) > 0;
    const inner = content.length > 0 ? { content } : {};
    const paragraph: RichNode =
      level === null
        ? { type: 'paragraph', attrs: { textAlign, indent }, ...inner }
        : { type: 'heading', attrs: { level, textAlign }, ...inner };
    return content.length === 0 && pictures.length > 0 ? pictures : [paragraph, ...pictures];
  }

  #inline(node: WordNode, marks: readonly string[], pictures: RichNode[]): RichNode[] {
    const inside = (own = marks) =>
      (node.children ?? []).flatMap((child) => this.#inline(child, own, pictures));
    switch (node.type) {
      case 'run':
        return inside([...new Set([...marks, ...marksOf(node)])]);
      case 'text':
        return textOf(writtenOn(node.value ?? '', marks), marks);
      case 'tab':
        return textOf(writtenOn('\u3000\u3000', marks, '\u3000'), marks);
      case 'break':
        return node.breakType === 'line' ? [{ type: 'hardBreak' }] : [];
      case 'image':
        this.#picture(node, pictures);
        return [];
      case 'hyperlink':
        this.#skip('link');
        return inside();
      case 'noteReference':
        this.#skip('note');
        return [];
      case 'commentReference':
        this.#skip('comment');
        return [];
      case 'checkbox':
        this.#skip('checkbox');
        return [];
      case 'bookmarkStart':
        return [];
      default:
        return inside();
    }
  }

  #picture(node: WordNode, pictures: RichNode[]): void {
    const read = node.readAsBuffer;
    if (
      !read ||
      !PICTURES.has(node.contentType ?? '') ||
      this.#images.length >= SERVER_LIMITS.pictures.in_word_file
    ) {
      this.#skip('picture');
      return;
    }
    const id = randomUUID();
    this.#images.push({ id, read: () => read.call(node) });
    pictures.push({
      type: 'image',
      attrs: { file_id: id, alt: keepable((node.altText ?? '').slice(0, 200)) },
    });
  }

  #table(node: WordNode): RichNode[] {
    const rows = (node.children ?? []).filter(({ children }) => children?.length);
    if (rows.length === 0) return [];
    const content: RichNode[] = rows.map((row) => ({
      type: 'tableRow',
      content: (row.children ?? []).map((cell) => this.#cell(cell, row.isHeader === true)),
    }));
    // Wider than a page: its cells are brought one after the other.
    if (content.some((row) => columnsOf(row) > MAX_COLUMNS))
      return content.flatMap((row) => (row.content ?? []).flatMap((cell) => cell.content ?? []));
    return [{ type: 'table', content }];
  }

  #cell(cell: WordNode, isHeader: boolean): RichNode {
    const content = this.#blocks(cell.children ?? []);
    return {
      type: isHeader ? 'tableHeader' : 'tableCell',
      attrs: {
        colspan: Math.min(MAX_COLUMNS, Math.max(1, cell.colSpan ?? 1)),
        rowspan: Math.min(50, Math.max(1, cell.rowSpan ?? 1)),
      },
      content: content.length > 0 ? content : [{ type: 'paragraph' }],
    };
  }
}

function columnsOf(row: RichNode): number {
  return (row.content ?? []).reduce((sum, { attrs }) => sum + Number(attrs?.colspan ?? 1), 0);
}

function headingLevel({ styleId, styleName }: WordNode): number | null {
  if (/^title$/i.test(styleName ?? '')) return 1;
  const level = /^(?:heading|标题)\s*(\d)$/i.exec(styleName ?? '') ?? /^Heading(\d)$/.exec(styleId ?? '');
  return level ? Math.max(1, Number(level[1])) : null;
}

/** As many levels as the editor has. */
const HEADINGS = 3;
const ALIGNMENTS: Readonly<Record<string, string>> = {
  center: 'center',
  right: 'right',
  end: 'right',
  both: 'justify',
  distribute: 'justify',
};

/** A number that only its words can keep, and that of a heading, which is no item of a list. */
function numberText(number: ParagraphNumber | null, isHeading: boolean): RichNode[] {
  if (number === null || number.is === 'bullet' || number.text === '') return [];
  if (number.is === 'ordered' && !isHeading) return [];
  const isTight = /[、）〉》】]$/u.test(number.text);
  const gap = /\p{Script=Han}$/u.test(number.text) ? '\u3000' : ' ';
  return textOf(isTight ? number.text : `${number.text}${gap}`, []);
}

/** A line drawn by underlined blanks is a gap to write on. */
function writtenOn(words: string, marks: readonly string[], otherwise = words): string {
  const isLine = marks.includes('underline') && words.length > 1 && words.trim() === '';
  return isLine ? '_'.repeat(Math.min(40, Math.max(4, words.length))) : otherwise;
}

function marksOf(run: WordNode): string[] {
  return [
    ...(run.isBold ? ['bold'] : []),
    ...(run.isItalic ? ['italic'] : []),
    ...(run.isUnderline ? ['underline'] : []),
    ...(run.isStrikethrough ? ['strike'] : []),
  ];
}

function textOf(words: string, marks: readonly string[]): RichNode[] {
  const text = keepable(words);
  if (text === '') return [];
  return [{ type: 'text', text, ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }) }];
}

/** Word cuts a sentence into many runs: neighbours that look alike are one text. */
function joined(nodes: readonly RichNode[]): RichNode[] {
  const out: RichNode[] = [];
  for (const node of nodes) {
    const last = out.at(-1);
    const isSame =
      last?.type === 'text' &&
      node.type === 'text' &&
      JSON.stringify(last.marks) === JSON.stringify(node.marks);
    if (last && isSame) out[out.length - 1] = { ...last, text: `${last.text}${node.text}` };
    else out.push(node);
  }
  return out;
}

/** Pure: numbered paragraphs as lists, one inside the other by their level. */
function listsOf(items: readonly Item[]): RichNode[] {
  const lists: RichNode[] = [];
  for (let at = 0; at < items.length; ) {
    const first = items[at];
    if (!first) break;
    let end = at + 1;
    let last = first;
    for (let item = items[end]; item && belongs(item, first, last); item = items[end]) {
      if (item.level === first.level) last = item;
      end++;
    }
    lists.push(listOf(items.slice(at, end), first));
    at = end;
  }
  return lists;
}

/** Whether an item is one of the list that `first` began and whose last on the same level is `last`: numbers that begin anew begin a list. */
function belongs(item: Item, first: Item, last: Item): boolean {
  if (item.level !== first.level) return item.level > first.level;
  const isNext = item.value === null || last.value === null || item.value === last.value + 1;
  return item.isOrdered === first.isOrdered && isNext;
}

function listOf(items: readonly Item[], first: Item): RichNode {
  const content: RichNode[] = [];
  for (let at = 0; at < items.length; ) {
    const item = items[at];
    if (!item) break;
    let end = at + 1;
    while (end < items.length && (items[end]?.level ?? 0) > first.level) end++;
    content.push({ type: 'listItem', content: [item.block, ...listsOf(items.slice(at + 1, end))] });
    at = end;
  }
  if (!first.isOrdered) return { type: 'bulletList', content };
  const start = first.value ?? 1;
  return { type: 'orderedList', ...(start !== 1 && { attrs: { start } }), content };
}
