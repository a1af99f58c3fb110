import { randomUUID } from 'node:crypto';
import { keepable, LIMITS, MAX_COLUMNS, type RichNode } from '@lets/contract';
import { SERVER_LIMITS } from '../limits.ts';

/** The parts of mammoth's document that we look at. */
export interface WordNode {
  readonly type: string;
  readonly children?: readonly WordNode[];
  readonly value?: string;
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

const LEFT_OUT_KINDS = ['picture', 'note', 'comment', 'link', 'checkbox', 'deep_list', 'other'] as const;
export interface LeftOut {
  readonly kind: (typeof LEFT_OUT_KINDS)[number];
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
  readonly block: RichNode;
}

const PICTURES = new Set(['image/png', 'image/jpeg']);
const DEEPEST_LIST = 4;

/** Turns what mammoth understood into our nodes, counting what has no place among them. */
export class DocxReader {
  readonly #images: { id: string; read: () => Promise<Buffer> }[] = [];
  readonly #leftOut = new Map<LeftOut['kind'], number>();

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
      if (node.type === 'paragraph' && node.numbering) {
        const level = Math.min(DEEPEST_LIST, Number(node.numbering.level) || 0);
        if (Number(node.numbering.level) > DEEPEST_LIST) this.#skip('deep_list');
        const all = this.#paragraph(node);
        const line = all[0]?.type === 'image' ? null : all[0];
        const others = line ? all.slice(1) : all;
        items.push({
          level,
          isOrdered: node.numbering.isOrdered,
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

  /** A paragraph and the pictures in it, which with us are blocks. */
  #paragraph(node: WordNode): RichNode[] {
    const pictures: RichNode[] = [];
    const content = joined((node.children ?? []).flatMap((child) => this.#inline(child, [], pictures)));
    const level = headingLevel(node);
    const textAlign = alignmentOf(node);
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
        return textOf(node.value ?? '', marks);
      case 'tab':
        return textOf('\u3000', marks);
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
  return level ? Math.min(3, Math.max(1, Number(level[1]))) : null;
}

function alignmentOf({ alignment }: WordNode): string | null {
  if (alignment === 'center' || alignment === 'right') return alignment;
  return alignment === 'both' ? 'justify' : null;
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
    while (end < items.length && belongs(items[end], first)) end++;
    lists.push(listOf(items.slice(at, end), first));
    at = end;
  }
  return lists;
}

function belongs(item: Item | undefined, first: Item): boolean {
  return (
    item !== undefined &&
    (item.level > first.level || (item.level === first.level && item.isOrdered === first.isOrdered))
  );
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
  return { type: first.isOrdered ? 'orderedList' : 'bulletList', content };
}
