import { keepable } from './keepable.ts';
import {
  type BlockKind,
  type InlineKind,
  MAX_COLUMNS,
  type MarkKind,
  RICH_MARKS,
  RICH_NODES,
  type RichKind,
  type RichNode,
  ruleOf,
} from './rich-nodes.ts';
import { MAX_DEPTH, plainText } from './rich-text.ts';

/** A node as it is drawn: of a known kind, in its place, its texts free of what cannot be printed. */
export interface ShownNode<K extends RichKind = RichKind> {
  readonly type: K;
  readonly attrs: Readonly<Record<string, unknown>>;
  readonly content: readonly ShownNode[];
  readonly marks: readonly MarkKind[];
  readonly text: string;
}
export type ShownBlock = ShownNode<BlockKind>;
export type ShownInline = ShownNode<InlineKind>;

/**
 * Pure: the blocks of a document as screen, PDF and Word draw them. What is kept may be older than today's rules: nodes in a wrong
 * place are shown where they stand, so that all their words are seen everywhere alike; tables and lists without anything are left out.
 */
export function shownBlocks(nodes: readonly RichNode[]): ShownBlock[] {
  return blocksIn(nodes, 1);
}

function blocksIn(nodes: readonly RichNode[], depth: number): ShownBlock[] {
  const writer = new BlockWriter();
  for (const node of nodes) writer.add(node, depth);
  return writer.end();
}

type Line = Pick<RichNode, 'type' | 'attrs'>;
const PLAIN_LINE: Line = { type: 'paragraph' };

class BlockWriter {
  readonly #blocks: ShownBlock[] = [];
  /** What is inline goes into a line of this kind. */
  #line: Line = PLAIN_LINE;
  #inline: ShownInline[] = [];

  add(node: RichNode, depth: number): void {
    const rule = ruleOf(node.type);
    if (depth > MAX_DEPTH) this.#say(plainText(node));
    else if (rule?.group === 'inline') this.#addInline(node, depth);
    else if (rule?.holds === 'inline') this.#addLine(node, depth);
    else if (rule?.group === 'block') this.#addBlock(node, depth);
    else this.#addInside(node, depth, rule !== null);
  }

  end(): ShownBlock[] {
    this.#endLine();
    return this.#blocks;
  }

  #say(words: string): void {
    const text = keepable(words);
    if (text !== '') this.#inline.push({ ...shown('text', {}), text });
  }

  #addInline(node: RichNode, depth: number): void {
    const type = node.type as InlineKind;
    const marks = RICH_MARKS.filter((mark) => node.marks?.some((one) => one?.type === mark));
    const text = keepable(String(node.text ?? ''));
    if (type !== 'text' || text !== '')
      this.#inline.push({ ...shown(type, attributesOf(node)), marks, text: type === 'text' ? text : '' });
    for (const child of childrenOf(node)) this.add(child, depth + 1);
  }

  /** A paragraph or heading; what is no part of a line interrupts it. */
  #addLine(node: RichNode, depth: number): void {
    this.#endLine();
    const around = this.#line;
    const before = this.#blocks.length;
    this.#line = node;
    for (const child of childrenOf(node)) this.add(child, depth + 1);
    this.#endLine();
    if (this.#blocks.length === before) this.#blocks.push(shown(node.type as BlockKind, attributesOf(node)));
    this.#line = around;
  }

  #endLine(): void {
    if (this.#inline.length === 0) return;
    const line = shown(this.#line.type as BlockKind, attributesOf(this.#line), this.#inline);
    this.#blocks.push(line);
    this.#inline = [];
  }

  #addBlock(node: RichNode, depth: number): void {
    this.#endLine();
    const type = node.type as BlockKind;
    if (type === 'table') this.#blocks.push(...tableOf(node, depth));
    else if (RICH_NODES[type].holds === null) {
      this.#blocks.push(shown(type, attributesOf(node)));
      this.#addInside(node, depth, true);
    } else {
      const isList = RICH_NODES[type].holds === 'listItem';
      const content = isList ? itemsOf(node, depth) : blocksIn(childrenOf(node), depth + 1);
      if (content.length > 0) this.#blocks.push(shown(type, attributesOf(node), content));
    }
  }

  /** Something that has no place here: what is in it is shown in its stead. */
  #addInside(node: RichNode, depth: number, isKnown: boolean): void {
    if (isKnown) this.#endLine();
    if (typeof node.text === 'string') this.#say(node.text);
    const around = this.#line;
    if (isKnown) this.#line = PLAIN_LINE;
    for (const child of childrenOf(node)) this.add(child, depth + 1);
    if (isKnown) this.#endLine();
    this.#line = around;
  }
}

function childrenOf({ content }: RichNode): RichNode[] {
  return Array.isArray(content) ? content.filter((child) => typeof child === 'object' && child !== null) : [];
}

function shown<K extends RichKind>(
  type: K,
  attrs: ShownNode['attrs'],
  content: readonly ShownNode[] = [],
): ShownNode<K> {
  return { type, attrs, content, marks: [], text: '' };
}

/** Those that the rules admit; words are shown however long. */
function attributesOf({ type, attrs = {} }: Line): ShownNode['attrs'] {
  const shape = ruleOf(type)?.attributes.shape ?? {};
  const kept: Record<string, unknown> = {};
  for (const [key, rule] of Object.entries(shape)) {
    const value = typeof attrs[key] === 'string' ? keepable(attrs[key]) : attrs[key];
    const isShown = rule.safeParse(value).success || (typeof value === 'string' && WRITTEN.has(key));
    if (isShown && value !== undefined && value !== null) kept[key] = value;
  }
  return kept;
}

const WRITTEN = new Set(['label', 'value', 'name', 'text', 'alt']);

function itemsOf(list: RichNode, depth: number): ShownNode[] {
  return childrenOf(list).flatMap((item) => {
    const isItem = item.type === 'listItem';
    const content = blocksIn(isItem ? childrenOf(item) : [item], depth + 2);
    return content.length > 0 ? [shown('listItem', {}, content)] : [];
  });
}

/** A table, or its cells one after the other where it is too wide for a page. */
function tableOf(table: RichNode, depth: number): ShownBlock[] {
  const rows = childrenOf(table).map((row) => {
    const cells = row.type === 'tableRow' ? childrenOf(row) : [row];
    return cells.map((cell) => cellOf(cell, depth + 3));
  });
  const placed = placeCells(rows);
  if (!placed) return rows.flat().flatMap(({ content }) => content as ShownBlock[]);
  return placed.length > 0 ? [shown('table', {}, placed)] : [];
}

function cellOf(cell: RichNode, depth: number): ShownNode {
  const isCell = ruleOf(cell.type)?.group === 'tableCell';
  const type = isCell ? (cell.type as 'tableCell' | 'tableHeader') : 'tableCell';
  const content = blocksIn(isCell ? childrenOf(cell) : [cell], depth);
  return shown(
    type,
    isCell ? attributesOf(cell) : {},
    content.length > 0 ? content : [shown('paragraph', {})],
  );
}

/** Rows whose cells do not lie over one another, without those that nothing reaches; null when the table is too wide. */
function placeCells(rows: readonly (readonly ShownNode[])[]): ShownNode[] | null {
  const placed: ShownNode[] = [];
  // For each column, how many rows below are still taken by a cell above.
  let taken: number[] = Array.from({ length: MAX_COLUMNS }, () => 0);
  const kept = rows.filter((row, index) => row.length > 0 || reachesInto(rows, index));
  for (const [y, row] of kept.entries()) {
    const next = taken.map((left) => Math.max(0, left - 1));
    let x = 0;
    const cells: ShownNode[] = [];
    for (const cell of row) {
      while ((taken[x] ?? 0) > 0) x++;
      const wanted = spanOf(cell, 'colspan');
      if (x + wanted > MAX_COLUMNS) return null;
      let colspan = 1;
      while (colspan < wanted && taken[x + colspan] === 0) colspan++;
      const rowspan = Math.min(kept.length - y, spanOf(cell, 'rowspan'));
      next.fill(rowspan - 1, x, x + colspan);
      cells.push({ ...cell, attrs: { ...cell.attrs, colspan, rowspan } });
      x += colspan;
    }
    placed.push(shown('tableRow', {}, cells));
    taken = next;
  }
  return placed;
}

function reachesInto(rows: readonly (readonly ShownNode[])[], index: number): boolean {
  return rows
    .slice(Math.max(0, index - 50), index)
    .some((row, i, above) => row.some((cell) => spanOf(cell, 'rowspan') > above.length - i));
}

/** How many columns or rows a cell takes. Pure. */
export function spanOf({ attrs }: Pick<ShownNode, 'attrs'>, key: 'colspan' | 'rowspan'): number {
  return Math.max(1, Math.floor(Number(attrs[key] ?? 1)) || 1);
}
