import type { RichNode } from '@lets/contract';
import type { Content, ContentText, TableCell } from 'pdfmake/interfaces.js';
import { columnShares, fitted, PAPER_TEXTS, type Paper, typedName } from './paper.ts';
import { sealDrawing } from './seal-drawing.ts';

/** In points, inside the margins of an A4 page. */
const TEXT_BOX = { width: 442, height: 620 } as const;
const HEADING_SIZES = [20, 16, 14, 13];
const FIRST_LINE = 24;
const MUTED = '#6b6558';
const SEAL_RED = '#b3261e';

/** Pure: blocks of a document as pdfmake's content, in order. */
export function pdfBlocks(blocks: readonly RichNode[], paper: Paper): Content[] {
  return blocks.map((node) => block(node, paper));
}

function block(node: RichNode, paper: Paper): Content {
  const inner = () => pdfBlocks(node.content ?? [], paper);
  switch (node.type) {
    case 'paragraph':
      return { ...lineOf(node, paper), ...(node.attrs?.indent ? { leadingIndent: FIRST_LINE } : {}) };
    case 'heading': {
      const fontSize = HEADING_SIZES[Number(node.attrs?.level ?? 1) - 1] ?? 13;
      return { ...lineOf(node, paper), fontSize, bold: true, headlineLevel: 1, margin: [0, 8, 0, 6] };
    }
    case 'bulletList':
      return { ul: items(node, paper), margin: [0, 0, 0, 4] };
    case 'orderedList':
      return { ol: items(node, paper), start: Number(node.attrs?.start ?? 1), margin: [0, 0, 0, 4] };
    case 'blockquote':
      return { stack: inner(), margin: [20, 0, 0, 0], color: '#444444' };
    case 'horizontalRule':
      return {
        canvas: [
          { type: 'line', x1: 0, y1: 4, x2: TEXT_BOX.width, y2: 4, lineWidth: 0.6, lineColor: '#999999' },
        ],
        margin: [0, 2, 0, 8],
      };
    case 'table':
      return table(node, paper);
    case 'image':
      return image(node, paper);
    case 'signature':
      return signatureLine(node, paper);
    case 'seal':
      return {
        svg: sealDrawing(String(node.attrs?.name), PAPER_TEXTS[paper.lang].teachingOnly),
        width: 96,
        alignment: 'right',
      };
    default:
      return { stack: inner() };
  }
}

function items(list: RichNode, paper: Paper): Content[] {
  return (list.content ?? []).map((item) => ({ stack: pdfBlocks(item.content ?? [], paper) }));
}

function lineOf(node: RichNode, paper: Paper): ContentText {
  const pieces = (node.content ?? []).map((child) => inline(child, paper));
  const alignment = node.attrs?.textAlign as ContentText['alignment'] | null | undefined;
  // An empty paragraph is an empty line, not nothing.
  return { text: pieces.length > 0 ? pieces : ' ', margin: [0, 0, 0, 4], ...(alignment && { alignment }) };
}

function inline(node: RichNode, { lang }: Paper): Content {
  const attrs = node.attrs ?? {};
  if (node.type === 'hardBreak') return '\n';
  if (node.type === 'citation') return String(attrs.text);
  if (node.type === 'mergeField') {
    if (attrs.value) return String(attrs.value);
    return { text: PAPER_TEXTS[lang].toFill(String(attrs.label)), color: '#9a5b00' };
  }
  const has = (type: string) => node.marks?.some((mark) => mark.type === type) ?? false;
  const decoration = [
    ...(has('underline') ? ['underline' as const] : []),
    ...(has('strike') ? ['lineThrough' as const] : []),
  ];
  return {
    text: node.text ?? '',
    ...(has('bold') && { bold: true }),
    ...(has('italic') && { italics: true }),
    ...(decoration.length > 0 && { decoration }),
  };
}

/** After a table's head, or as pairs without one: what stays on one page. */
const KEPT_ROWS = 2;
const KEPT_PAIRS = 16;
const KEPT_CHARACTERS = 800;

function lengthOf({ text = '', content = [] }: RichNode): number {
  return content.reduce((sum, child) => sum + lengthOf(child), text.length);
}

function table(node: RichNode, paper: Paper): Content {
  const rows = (node.content ?? []).map(({ content }) => content ?? []).filter((row) => row.length > 0);
  const body = gridOf(rows, paper);
  const columns = Math.max(1, ...body.map((row) => row.length));
  const isHeaded = rows[0]?.every(({ type }) => type === 'tableHeader') ?? false;
  const first = rows.slice(0, isHeaded ? 1 + KEPT_ROWS : undefined);
  const isShort = first.flat().reduce((sum, cell) => sum + lengthOf(cell), 0) <= KEPT_CHARACTERS;
  return {
    // A head is not left alone at the foot of a page, and what is told in pairs is not torn; but nothing is kept together that could
    // be longer than a page.
    ...(!isHeaded && isShort && rows.length <= KEPT_PAIRS && { unbreakable: true }),
    table: {
      body,
      widths: widthsOf(rows, columns),
      headerRows: isHeaded ? 1 : 0,
      ...(isHeaded && isShort && { keepWithHeaderRows: Math.min(KEPT_ROWS, rows.length - 1) }),
      dontBreakRows: true,
    },
    margin: [0, 4, 0, 8],
  };
}

/** As the first row says where it says so of every column, else all alike; borders and padding take a little of the box. */
function widthsOf(rows: readonly (readonly RichNode[])[], columns: number): (number | '*')[] {
  const given = columnShares(rows[0] ?? []);
  const box = TEXT_BOX.width - columns * 9;
  return given?.length === columns
    ? given.map((share) => Math.floor(share * box))
    : Array.from({ length: columns }, () => '*' as const);
}

/** pdfmake wants an empty cell wherever a wide or high one reaches, and all rows of one length. */
function gridOf(rows: readonly (readonly RichNode[])[], paper: Paper): TableCell[][] {
  const grid: (TableCell | undefined)[][] = rows.map(() => []);
  rows.forEach((row, y) => {
    let x = 0;
    for (const cell of row) {
      while (grid[y]?.[x] !== undefined) x++;
      const colSpan = Math.max(1, Number(cell.attrs?.colspan ?? 1));
      const rowSpan = Math.min(rows.length - y, Math.max(1, Number(cell.attrs?.rowspan ?? 1)));
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

function cellOf(cell: RichNode, paper: Paper, spans: { colSpan: number; rowSpan: number }): TableCell {
  const isHeader = cell.type === 'tableHeader';
  return {
    stack: pdfBlocks(cell.content ?? [], paper),
    ...spans,
    ...(isHeader && { bold: true, fillColor: '#efeae0' }),
  };
}

function image(node: RichNode, { images, lang }: Paper): Content {
  const picture = images[String(node.attrs?.file_id)];
  const alt = String(node.attrs?.alt ?? '') || PAPER_TEXTS[lang].picture;
  if (!picture) return { text: `[${alt}]`, color: MUTED };
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

function signatureLine(node: RichNode, { lang, signatures }: Paper): Content {
  const texts = PAPER_TEXTS[lang];
  const label = `${String(node.attrs?.label)}${texts.colon}`;
  const signature = signatures[String(node.attrs?.role_id)];
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
