import {
  type BlockKind,
  type InlineKind,
  type ShownBlock,
  type ShownInline,
  type ShownNode,
  spanOf,
} from '@lets/contract';
import type { Content, ContentText, TableCell } from 'pdfmake/interfaces.js';
import { columnShares, fitted, PAPER_TEXTS, type Paper, typedName, unprinted } from './paper.ts';
import { sealDrawing } from './seal-drawing.ts';

/** In points, inside the margins of an A4 page. */
const TEXT_BOX = { width: 442, height: 620 } as const;
const HEADING_SIZES = [20, 16, 14, 13];
const FIRST_LINE = 24;
const FONT_SIZE = 12;
/** Many columns are set smaller, so that words stay whole in them. */
const NARROW = { columns: 5, fontSize: 10 } as const;
/** The first page of a report, which is to be one page. */
const COMPACT = { title: 15, heading: 11.5, text: 9, lineHeight: 1.1, below: 0 } as const;
const HEADING_HEIGHT = 48;
/** Nothing as long as a page is kept together, in points. */
const LONGEST_KEPT = 420;
const ROWS_KEPT = 3;
const MUTED = '#6b6558';
const LINK_BLUE = '#1f5f8b';
const SEAL_RED = '#b3261e';

/** Pure: blocks of a document as pdfmake's content, in order. */
export function pdfBlocks(
  blocks: readonly ShownBlock[],
  paper: Paper,
  breakBefore: number | null = null,
): Content[] {
  return blocks.map((node, index) => {
    if (index < (breakBefore ?? 0))
      return compact(BLOCKS[node.type](node, { ...paper, isCompact: true }), node);
    if (index === breakBefore)
      return { stack: [BLOCKS[node.type](node, paper)], pageBreak: 'before' as const };
    if (node.type !== 'heading') return BLOCKS[node.type](node, paper);
    // Of headings that follow one another the first keeps the page for all of them.
    const isFirst = blocks[index - 1]?.type !== 'heading';
    return { ...headingOf(node, paper), ...(isFirst && { headlineLevel: neededFrom(blocks, index) }) };
  });
}

/** What stands before the page break is one page: a summary, set smaller. */
function compact(content: Content, { type, attrs }: ShownBlock): Content {
  const isTitle = type === 'heading' && Number(attrs.level ?? 1) < 3;
  const fontSize = isTitle ? COMPACT.title : type === 'heading' ? COMPACT.heading : COMPACT.text;
  const margin = type === 'heading' ? [0, 5, 0, 2] : type === 'table' ? [0, 1, 0, 3] : [0, 0, 0, 1];
  return {
    ...(content as ContentText),
    fontSize,
    lineHeight: COMPACT.lineHeight,
    margin: margin as [number, number, number, number],
  };
}

/** Pure: what a heading needs below its upper edge, in points: itself and those after it, and the beginning of what they head. */
function neededFrom(blocks: readonly ShownBlock[], from: number): number {
  const end = blocks.findIndex((node, index) => index > from && node.type !== 'heading');
  const headings = ((end < 0 ? blocks.length : end) - from) * HEADING_HEIGHT;
  const next = blocks[end];
  if (!next) return 1;
  return Math.ceil(headings + (next.type === 'table' ? beginningOf(next) : 2 * lineHeight(FONT_SIZE)));
}

function headingOf(node: ShownBlock, paper: Paper) {
  const fontSize = HEADING_SIZES[Number(node.attrs.level ?? 1) - 1] ?? 13;
  const margin: [number, number, number, number] = [0, 8, 0, 6];
  return { ...lineOf(node, paper), fontSize, bold: true, margin };
}

type Draw<N extends ShownNode> = (node: N, paper: Paper) => Content;

/** One for every kind of block that there is. */
const BLOCKS: Readonly<Record<BlockKind, Draw<ShownBlock>>> = {
  paragraph: (node, paper) => ({
    ...lineOf(node, paper),
    ...(node.attrs.indent ? { leadingIndent: FIRST_LINE } : {}),
  }),
  heading: headingOf,
  bulletList: (node, paper) => ({ ul: items(node, paper), margin: [0, 0, 0, 4] }),
  orderedList: (node, paper) => ({
    ol: items(node, paper),
    start: Number(node.attrs.start ?? 1),
    margin: [0, 0, 0, 4],
  }),
  blockquote: (node, paper) => ({
    stack: pdfBlocks(node.content as ShownBlock[], paper),
    margin: [20, 0, 0, 0],
    color: '#444444',
  }),
  horizontalRule: () => ({
    canvas: [{ type: 'line', x1: 0, y1: 4, x2: TEXT_BOX.width, y2: 4, lineWidth: 0.6, lineColor: '#999999' }],
    margin: [0, 2, 0, 8],
  }),
  table,
  image,
  // Its words follow as text.
  facsimile: () => ({ stack: [] }),
  signature: signatureLine,
  seal: ({ attrs }, { lang }) => ({
    svg: sealDrawing(String(attrs.name ?? ''), PAPER_TEXTS[lang].teachingOnly),
    width: 96,
    alignment: 'right',
  }),
};

function items(list: ShownBlock, paper: Paper): Content[] {
  return list.content.map((item) => ({ stack: pdfBlocks(item.content as ShownBlock[], paper) }));
}

function lineOf(node: ShownBlock, paper: Paper): ContentText {
  const pieces = node.content.map((child) => inline(child as ShownInline, paper));
  const alignment = node.attrs.textAlign as ContentText['alignment'] | null | undefined;
  // An empty paragraph is an empty line, not nothing.
  const below = paper.isCompact ? COMPACT.below : 4;
  return {
    text: pieces.length > 0 ? pieces : ' ',
    margin: [0, 0, 0, below],
    ...(alignment && { alignment }),
  };
}

const INLINE: Readonly<Record<InlineKind, (node: ShownInline, paper: Paper) => ContentText>> = {
  text: ({ text }, { links }) => ({
    text,
    ...(links?.[text] !== undefined && { link: links[text], color: LINK_BLUE }),
  }),
  hardBreak: () => ({ text: '\n' }),
  citation: ({ attrs }) => ({ text: String(attrs.text ?? '') }),
  mergeField: ({ attrs }, { lang }) =>
    attrs.value
      ? { text: String(attrs.value) }
      : { text: PAPER_TEXTS[lang].toFill(String(attrs.label ?? '')), color: '#9a5b00' },
};

function inline(node: ShownInline, paper: Paper): ContentText {
  const { marks } = node;
  const decoration = [
    ...(marks.includes('underline') ? ['underline' as const] : []),
    ...(marks.includes('strike') ? ['lineThrough' as const] : []),
  ];
  return {
    ...INLINE[node.type](node, paper),
    ...(marks.includes('bold') && { bold: true }),
    ...(marks.includes('italic') && { italics: true }),
    ...(decoration.length > 0 && { decoration }),
  };
}

function table(node: ShownBlock, paper: Paper): Content {
  const rows = rowsOf(node);
  const body = gridOf(rows, paper);
  const columns = Math.max(1, ...body.map((row) => row.length));
  const heights = heightsOf(rows, columns);
  const isHeaded = isHead(rows[0]);
  const parts = partsOf(rows, heights, isHeaded).map(({ from, to, isWhole }, at, { length }): Content => {
    const isFirst = isHeaded && from === 0;
    return {
      table: {
        body: body.slice(from, to),
        widths: widthsOf(rows, columns),
        headerRows: isFirst ? 1 : 0,
        ...(isFirst && { keepWithHeaderRows: keptOf(heights.slice(from, to)) - 1 }),
        dontBreakRows: isWhole,
      },
      fontSize: fontSizeOf(columns),
      lineHeight: TABLE_LINE,
      margin: [0, at === 0 ? 4 : 0, 0, at === length - 1 ? 8 : 0],
    };
  });
  return parts.length === 1 ? (parts[0] as Content) : { stack: parts };
}

interface TablePart {
  readonly from: number;
  readonly to: number;
  /** Its rows do not break over pages. */
  readonly isWhole: boolean;
}

/**
 * Pure: a table in parts that are set one below the other: a row that is kept whole but longer than a page would be cut off, so each such
 * row is a part that may break, and the others stay whole. What reaches over several rows is not divided.
 */
function partsOf(
  rows: readonly (readonly ShownNode[])[],
  heights: readonly number[],
  isHeaded: boolean,
): readonly TablePart[] {
  const isLong = heights.map((height) => height > LONGEST_KEPT);
  const isTied = rows.some((row) => row.some((cell) => spanOf(cell, 'rowspan') > 1));
  if (!isLong.includes(true) || isTied)
    return [{ from: 0, to: rows.length, isWhole: !isLong.includes(true) }];
  const parts: TablePart[] = [];
  rows.forEach((_, at) => {
    const last = parts.at(-1);
    const isWhole = !isLong[at];
    // A head is not left alone above a row that breaks.
    const isUnderHead = isHeaded && at === 1;
    if (last && (isUnderHead || (isWhole && last.isWhole)))
      parts[parts.length - 1] = { from: last.from, to: at + 1, isWhole: last.isWhole && isWhole };
    else parts.push({ from: at, to: at + 1, isWhole });
  });
  return parts;
}

const rowsOf = (node: ShownBlock): (readonly ShownNode[])[] => node.content.map(({ content }) => content);

const isHead = (row: readonly ShownNode[] | undefined) =>
  (row?.length ?? 0) > 0 && row?.every(({ type }) => type === 'tableHeader') === true;

const fontSizeOf = (columns: number) => (columns >= NARROW.columns ? NARROW.fontSize : FONT_SIZE);
/** Of the font's own line with our spacing; lines of a table stand closer. */
const lineHeight = (fontSize: number) => fontSize * 1.437 * 1.35;
const TABLE_LINE = 1.15;
const tableLineHeight = (fontSize: number) => fontSize * 1.437 * TABLE_LINE;

/** Pure: about how high each row will be. */
function heightsOf(rows: readonly (readonly ShownNode[])[], columns: number): number[] {
  const fontSize = fontSizeOf(columns);
  const shares = columnShares(rows[0] ?? []);
  const isShared = shares?.length === columns;
  const box = TEXT_BOX.width - columns * 9;
  return rows.map((row) => {
    const lines = row.map((cell, column) =>
      linesOf(cell, (isShared ? (shares[column] ?? 0) : 1 / columns) * box, fontSize),
    );
    return Math.max(1, ...lines) * tableLineHeight(fontSize) + 10;
  });
}

/** Pure: the lines that a cell's text takes: Chinese is as wide as high, letters a little more than half; words that do not fit leave room. */
function linesOf(cell: ShownNode, width: number, fontSize: number): number {
  return cell.content
    .map((piece) => {
      const long = [...textOf(piece)].reduce((sum, character) => sum + (character < '\u2e80' ? 0.6 : 1), 0);
      return Math.max(1, Math.ceil((long * fontSize * 1.1) / Math.max(fontSize, width)));
    })
    .reduce((sum, lines) => sum + lines, 0);
}

const textOf = ({ text, content }: ShownNode): string => text + content.map(textOf).join('');

/** Pure: how many rows stay together at the beginning of a table: as many as are wanted and fit. */
function keptOf(heights: readonly number[]): number {
  let kept = 1;
  for (let sum = heights[0] ?? 0; kept < Math.min(ROWS_KEPT, heights.length); kept += 1) {
    sum += heights[kept] ?? 0;
    if (sum > LONGEST_KEPT) break;
  }
  return kept;
}

/** Pure: what the beginning of a table needs; a short table without a head, of pairs, all of it. */
function beginningOf(node: ShownBlock): number {
  const rows = rowsOf(node);
  const heights = heightsOf(rows, Math.max(1, ...rows.map((row) => row.length)));
  const all = heights.reduce((sum, height) => sum + height, 0);
  if (!isHead(rows[0]) && all <= LONGEST_KEPT) return all;
  return heights.slice(0, keptOf(heights)).reduce((sum, height) => sum + height, 0);
}

/** As the first row says where it says so of every column, else all alike; borders and padding take a little of the box. */
function widthsOf(rows: readonly (readonly ShownNode[])[], columns: number): (number | '*')[] {
  const given = columnShares(rows[0] ?? []);
  const box = TEXT_BOX.width - columns * 9;
  return given?.length === columns
    ? given.map((share) => Math.floor(share * box))
    : Array.from({ length: columns }, () => '*' as const);
}

/** pdfmake wants an empty cell wherever a wide or high one reaches, and all rows of one length. */
function gridOf(rows: readonly (readonly ShownNode[])[], paper: Paper): TableCell[][] {
  const grid: (TableCell | undefined)[][] = rows.map(() => []);
  rows.forEach((row, y) => {
    let x = 0;
    for (const cell of row) {
      while (grid[y]?.[x] !== undefined) x++;
      const colSpan = spanOf(cell, 'colspan');
      const rowSpan = spanOf(cell, 'rowspan');
      for (let dy = 0; dy < rowSpan; dy++) {
        for (let dx = 0; dx < colSpan; dx++) {
          const line = grid[y + dy];
          if (line) line[x + dx] = {};
        }
      }
      const first = grid[y];
      if (first) first[x] = cellOf(cell, paper, { colSpan, rowSpan });
      x += colSpan;
    }
  });
  const width = Math.max(1, ...grid.map((row) => row.length));
  return grid.map((row) => Array.from({ length: width }, (_, x) => row[x] ?? {}));
}

function cellOf(cell: ShownNode, paper: Paper, spans: { colSpan: number; rowSpan: number }): TableCell {
  const isHeader = cell.type === 'tableHeader';
  return {
    stack: pdfBlocks(cell.content as ShownBlock[], paper),
    ...spans,
    ...(isHeader && { bold: true, fillColor: '#efeae0' }),
  };
}

function image(node: ShownBlock, { images, lang }: Paper): Content {
  const picture = images[String(node.attrs.file_id)];
  if (!picture) return { text: unprinted(picture, node.attrs.alt, lang), color: MUTED };
  const data = Buffer.from(picture.bytes).toString('base64');
  // Pixels are three quarters of a point.
  const { width, height } = fitted({ width: picture.width * 0.75, height: picture.height * 0.75 }, TEXT_BOX);
  return {
    image: `data:${picture.mime};base64,${data}`,
    width,
    height,
    alignment: 'center',
    margin: [0, 4, 0, 8],
  };
}

function signatureLine(node: ShownBlock, { lang, signatures }: Paper): Content {
  const texts = PAPER_TEXTS[lang];
  const label = `${String(node.attrs.label ?? '')}${texts.colon}`;
  const signature = signatures[String(node.attrs.role_id)];
  const margin: [number, number, number, number] = [0, 6, 0, 6];
  if (!signature) return { text: `${label}____________`, margin };
  const { status, signer, reason } = signature;
  if (status === 'asked') return { text: [label, { text: texts.waiting(signer), color: MUTED }], margin };
  if (status === 'refused') {
    return { text: [label, { text: texts.refused(signer, reason), color: SEAL_RED }], margin };
  }
  const typed = typedName(signature);
  if (typed !== null) return { text: [label, { text: typed, fontSize: 17 }], margin };
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 80"><path d="${signature.image ?? ''}" fill="none" stroke="#1c1c2c" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  return {
    columns: [
      { text: label, width: 'auto', margin: [0, 14, 6, 0] },
      { svg: drawn, width: 130 },
    ],
    margin,
  };
}
