import { type BlockKind, type ShownBlock, type ShownNode, spanOf } from '@lets/contract';
import {
  AlignmentType,
  BorderStyle,
  type FileChild,
  HeadingLevel,
  ImageRun,
  type IParagraphOptions,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { runsOf } from './docx-inline.ts';
import { columnShares, fitted, PAPER_TEXTS, type Paper, typedName, unprinted } from './paper.ts';
import { signaturePicture } from './signature-picture.ts';

/** In pixels at 96 to the inch, inside the margins of an A4 page. */
const TEXT_BOX = { width: 590, height: 820 } as const;
const HEADINGS = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
];
/** In twentieths of a point, between the margins. */
const TEXT_WIDTH = 8844;
const LIST_INDENT = 480;
const INDENT = 480;
const SEAL_RED = 'B3261E';

/** A numbered list of the document, to be declared beside the text. */
export interface NumberedList {
  readonly reference: string;
  readonly start: number;
}

export interface DocxBlocks {
  readonly children: FileChild[];
  readonly lists: readonly NumberedList[];
}

/** Pure: blocks of a document as Word's paragraphs and tables, in order. */
export function docxBlocks(blocks: readonly ShownBlock[], paper: Paper): DocxBlocks {
  const writer = new DocxWriter(paper);
  const { breakBefore } = paper;
  const children = blocks.flatMap((block, index) =>
    writer.blocks([block], index === breakBefore ? NEW_PAGE : OUTSIDE),
  );
  return { children, lists: writer.lists };
}

interface BlockContext {
  /** Depth of the list, from 0; null outside one. */
  readonly level: number | null;
  readonly options: IParagraphOptions;
}

/** Paragraph styles of cells: lines stand closer, and many columns are set smaller, so that words stay whole in them. */
export const TABLE_CELL = 'tableCell';
export const NARROW_CELL = 'narrowCell';
const NARROW_COLUMNS = 5;

/** A table's first rows, which stay with the next one. */
const KEPT_ROWS = 2;
const OUTSIDE: BlockContext = { level: null, options: {} };
const NEW_PAGE: BlockContext = { level: null, options: { pageBreakBefore: true } };

class DocxWriter {
  readonly lists: NumberedList[] = [];
  readonly #paper: Paper;

  constructor(paper: Paper) {
    this.#paper = paper;
  }

  blocks(nodes: readonly ShownNode[], context: BlockContext = OUTSIDE): (Paragraph | Table)[] {
    return nodes.flatMap((node) => this.#block(node as ShownBlock, context));
  }

  /** One for every kind of block that there is. */
  readonly #drawings: Readonly<
    Record<BlockKind, (node: ShownBlock, context: BlockContext) => (Paragraph | Table)[]>
  > = {
    paragraph: (node, context) => [this.#paragraph(node, context)],
    heading: (node, context) => [this.#heading(node, context)],
    bulletList: (node, context) => this.#list(node, context),
    orderedList: (node, context) => this.#list(node, context),
    blockquote: ({ content }, context) =>
      this.blocks(content, { ...context, options: { ...context.options, indent: { left: INDENT } } }),
    horizontalRule: () => [
      new Paragraph({ border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1 } } }),
    ],
    table: (node) => [this.#table(node), new Paragraph({ spacing: { line: 120 } })],
    image: (node) => [this.#image(node)],
    // Its words follow as text.
    facsimile: () => [],
    signature: (node) => [this.#signature(node)],
    seal: (node) => [this.#seal(node)],
  };

  #block(node: ShownBlock, context: BlockContext): (Paragraph | Table)[] {
    return this.#drawings[node.type](node, context);
  }

  #paragraph(node: ShownNode, { options }: BlockContext): Paragraph {
    return new Paragraph({
      ...(node.attrs.indent ? { indent: { firstLine: INDENT } } : {}),
      ...alignmentOf(node),
      ...options,
      children: runsOf(node, this.#paper),
    });
  }

  #heading(node: ShownNode, { options }: BlockContext): Paragraph {
    const level = Number(node.attrs.level ?? 1);
    const heading = HEADINGS[level - 1];
    return new Paragraph({
      ...(heading && { heading }),
      ...alignmentOf(node),
      ...options,
      children: runsOf(node, this.#paper),
    });
  }

  #list(node: ShownNode, context: BlockContext): (Paragraph | Table)[] {
    const level = Math.min(8, (context.level ?? -1) + 1);
    const options = node.type === 'bulletList' ? { bullet: { level } } : this.#numbered(node, level);
    return node.content.flatMap((item) =>
      item.content.flatMap((child, index) => {
        const further: IParagraphOptions = { indent: { left: LIST_INDENT * (level + 1) } };
        return this.#block(child as ShownBlock, { level, options: index === 0 ? options : further });
      }),
    );
  }

  #numbered(node: ShownNode, level: number): IParagraphOptions {
    const reference = `list-${this.lists.length + 1}`;
    this.lists.push({ reference, start: Number(node.attrs.start ?? 1) });
    return { numbering: { reference, level } };
  }

  #table(node: ShownNode): Table {
    const rows = node.content;
    const shares = columnShares(rows[0]?.content ?? []);
    return new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      ...(shares && { columnWidths: shares.map((share) => Math.round(share * TEXT_WIDTH)) }),
      rows: rows.map((row, index) => {
        const cells = row.content;
        const isHeader = index === 0 && cells.length > 0 && cells.every(({ type }) => type === 'tableHeader');
        return new TableRow({
          cantSplit: true,
          ...(isHeader && { tableHeader: true }),
          // Rows stay together by their paragraphs: a table does not begin with the last line of a page.
          children: cells.map((cell) =>
            this.#cell(cell, {
              ...(index < KEPT_ROWS && index < rows.length - 1 && { keepNext: true }),
              style: cells.length >= NARROW_COLUMNS ? NARROW_CELL : TABLE_CELL,
            }),
          ),
        });
      }),
    });
  }

  #cell(cell: ShownNode, options: IParagraphOptions): TableCell {
    const isHeader = cell.type === 'tableHeader';
    const inner = this.blocks(cell.content, { ...OUTSIDE, options });
    return new TableCell({
      columnSpan: spanOf(cell, 'colspan'),
      rowSpan: spanOf(cell, 'rowspan'),
      margins: { top: 40, bottom: 40, left: 90, right: 90 },
      ...(isHeader && { shading: { fill: 'EFEAE0' } }),
      // Word calls a cell without a paragraph damaged.
      children: inner.length > 0 ? inner : [new Paragraph(options)],
    });
  }

  #image(node: ShownNode): Paragraph {
    const image = this.#paper.images[String(node.attrs.file_id)];
    const alt = String(node.attrs.alt ?? '') || PAPER_TEXTS[this.#paper.lang].picture;
    if (!image)
      return new Paragraph({ children: [new TextRun(unprinted(image, node.attrs.alt, this.#paper.lang))] });
    return new Paragraph({
      alignment: AlignmentType.CENTER,
      children: [
        new ImageRun({
          type: image.mime === 'image/png' ? 'png' : 'jpg',
          data: image.bytes,
          transformation: fitted(image, TEXT_BOX),
          altText: { name: alt, title: alt, description: alt },
        }),
      ],
    });
  }

  #signature(node: ShownNode): Paragraph {
    const { lang, signatures } = this.#paper;
    const label = new TextRun(`${String(node.attrs.label ?? '')}${PAPER_TEXTS[lang].colon}`);
    const signature = signatures[String(node.attrs.role_id)];
    if (!signature) return new Paragraph({ children: [label, new TextRun('____________')] });
    const { status, signer, reason } = signature;
    const texts = PAPER_TEXTS[lang];
    if (status === 'asked') return new Paragraph({ children: [label, new TextRun(texts.waiting(signer))] });
    if (status === 'refused') {
      const refused = new TextRun({ text: texts.refused(signer, reason), color: SEAL_RED });
      return new Paragraph({ children: [label, refused] });
    }
    const typed = typedName(signature);
    const mark =
      typed !== null
        ? new TextRun({ text: typed, font: { ascii: 'Times New Roman', eastAsia: 'KaiTi' }, size: 32 })
        : new ImageRun({
            type: 'png',
            data: signaturePicture(signature.image ?? ''),
            transformation: { width: 150, height: 50 },
            altText: { name: signer, title: signer, description: signer },
          });
    return new Paragraph({ children: [label, mark] });
  }

  #seal(node: ShownNode): Paragraph {
    const text = PAPER_TEXTS[this.#paper.lang].seal(String(node.attrs.name ?? ''));
    return new Paragraph({
      alignment: AlignmentType.RIGHT,
      children: [new TextRun({ text, color: SEAL_RED, bold: true })],
    });
  }
}

function alignmentOf(node: ShownNode): Pick<IParagraphOptions, 'alignment'> {
  switch (node.attrs.textAlign) {
    case 'center':
      return { alignment: AlignmentType.CENTER };
    case 'right':
      return { alignment: AlignmentType.RIGHT };
    case 'justify':
      return { alignment: AlignmentType.JUSTIFIED };
    default:
      return {};
  }
}
