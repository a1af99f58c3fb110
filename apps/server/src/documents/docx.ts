import { shownBlocks } from '@lets/contract';
import {
  AlignmentType,
  Document,
  Footer,
  type IStylesOptions,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';
import { docxBlocks, NARROW_CELL, type NumberedList, TABLE_CELL } from './docx-blocks.ts';
import type { Paper } from './paper.ts';

/** Chinese in a Song face and Latin in Times, by name: Word takes the first that the reader's machine has. */
const BODY_FONT = {
  ascii: 'Times New Roman',
  hAnsi: 'Times New Roman',
  eastAsia: 'SimSun',
  cs: 'Times New Roman',
};
const HEAD_FONT = { ...BODY_FONT, eastAsia: 'SimHei' };
const MUTED = '6B6558';
/** Twentieths of a point: margins of an A4 page as courts use them. */
const MARGINS = { top: 1440, bottom: 1440, left: 1588, right: 1474 };
const A4 = { width: 11_906, height: 16_838 };

/** A document as a Word file. */
export async function buildDocx(paper: Paper): Promise<Uint8Array> {
  const { children, lists } = docxBlocks(shownBlocks(paper.content.content ?? []), paper);
  const file = new Document({
    title: paper.title,
    creator: 'LETS',
    styles: stylesOf(paper),
    numbering: { config: lists.map(numberingOf) },
    sections: [
      {
        properties: { page: { size: A4, margin: MARGINS } },
        footers: { default: new Footer({ children: [footLine(paper.title)] }) },
        children: [...children, ...noteOf(paper)],
      },
    ],
  });
  return Packer.toBuffer(file);
}

function stylesOf({ lang }: Paper): IStylesOptions {
  const language = { value: 'en-US', eastAsia: lang === 'zh' ? 'zh-CN' : 'en-US' };
  const heading = (size: number) => ({
    run: { font: HEAD_FONT, size, bold: true, color: '1B1B1B' },
    // Never the last line of a page.
    paragraph: { keepNext: true, spacing: { before: 200, after: 160, line: 360 } },
  });
  const cell = (id: string, size: number) => ({
    id,
    name: id,
    basedOn: 'Normal',
    run: { size },
    paragraph: { spacing: { line: 300, after: 20 } },
  });
  return {
    paragraphStyles: [cell(TABLE_CELL, 24), cell(NARROW_CELL, 20)],
    default: {
      document: {
        run: { font: BODY_FONT, size: 24, language },
        paragraph: { spacing: { line: 400, after: 60 } },
      },
      heading1: heading(40),
      heading2: heading(32),
      heading3: heading(28),
      heading4: heading(26),
    },
  };
}

function numberingOf({ reference, start }: NumberedList) {
  const formats = [LevelFormat.DECIMAL, LevelFormat.LOWER_LETTER, LevelFormat.LOWER_ROMAN];
  return {
    reference,
    levels: Array.from({ length: 9 }, (_, level) => ({
      level,
      start,
      format: formats[level % formats.length] ?? LevelFormat.DECIMAL,
      text: `%${level + 1}.`,
      alignment: AlignmentType.START,
      style: { paragraph: { indent: { left: 480 * (level + 1), hanging: 480 } } },
    })),
  };
}

function footLine(title: string): Paragraph {
  const run = (text: string) => new TextRun({ text, size: 18, color: MUTED });
  return new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [
      run(`${title}   `),
      new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES], size: 18, color: MUTED }),
    ],
  });
}

function noteOf({ note }: Paper): Paragraph[] {
  if (!note) return [];
  return [
    new Paragraph({
      spacing: { before: 300 },
      children: [new TextRun({ text: note, size: 18, color: MUTED })],
    }),
  ];
}
