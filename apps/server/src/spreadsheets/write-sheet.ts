import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { wallClock } from '@lets/contract';
import { streamZip } from '../zip/write-zip.ts';

/** What a cell may hold: a date is written as one, a text never becomes a formula. */
export type Cell = string | number | Date | null;

export interface Sheet {
  readonly name: string;
  readonly columns: readonly { readonly title: string; readonly width: number }[];
  readonly rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>;
}

export const XLSX_MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Rows that are put into words before the event loop gets its turn. */
const ROWS_A_TURN = 200;
/** What Excel takes in one cell. */
const LONGEST_TEXT = 32_767;
const STYLE = { plain: 0, head: 1, date: 2, quoted: 3 } as const;

/**
 * An .xlsx workbook as it is being written, so that a sheet of any length takes no more memory than a few rows. Its dates are written by
 * the clocks of a zone, the school's.
 */
export function writeWorkbook(sheets: readonly Sheet[], zone: string): Readable {
  const serialOf = serialIn(zone);
  const parts = fixedParts(sheets).map(([name, text]) => ({ name, texts: [text] }));
  const pages = sheets.map((sheet, index) => ({
    name: `xl/worksheets/sheet${index + 1}.xml`,
    texts: sheetTexts(sheet, serialOf),
  }));
  return streamZip([...parts, ...pages]);
}

async function* sheetTexts({ columns, rows }: Sheet, serialOf: Serial): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width }, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`,
  );
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
  yield rowText(
    columns.map((column) => column.title),
    1,
    serialOf,
    STYLE.head,
  );
  let batch: string[] = [];
  let number = 1;
  for await (const row of rows) {
    number += 1;
    batch.push(rowText(row, number, serialOf));
    if (batch.length < ROWS_A_TURN) continue;
    yield batch.join('');
    batch = [];
    await nextTurn();
  }
  yield `${batch.join('')}</sheetData></worksheet>`;
}

function rowText(cells: readonly Cell[], number: number, serialOf: Serial, style?: number): string {
  const texts = cells.map((cell, column) => {
    const at = `${columnName(column)}${number}`;
    return cell instanceof Date
      ? `<c r="${at}" s="${STYLE.date}"><v>${serialOf(cell)}</v></c>`
      : cellText(cell, at, style);
  });
  return `<row r="${number}">${texts.join('')}</row>`;
}

function cellText(cell: Exclude<Cell, Date>, at: string, style: number = STYLE.plain): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? `<c r="${at}"><v>${cell}</v></c>` : '';
  // The mark keeps a text a text when the sheet is saved as another format and opened again.
  const as = style === STYLE.plain && FORMULA.test(cell) ? STYLE.quoted : style;
  return `<c r="${at}" s="${as}" t="inlineStr"><is><t xml:space="preserve">${escapeText(cell.slice(0, LONGEST_TEXT))}</t></is></c>`;
}

const FORMULA = /^[=+\-@\t\r]/;

/** A moment as days since the end of 1899. */
type Serial = (date: Date) => number;

/** By the clocks of a zone, to the second. */
function serialIn(zone: string): Serial {
  return (date) => Date.parse(`${wallClock(date.getTime(), zone).replace(' ', 'T')}Z`) / 86_400_000 + 25_569;
}

/** Pure: 0 → A, 26 → AA. */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26);
  return `${rest > 0 ? columnName(rest - 1) : ''}${String.fromCharCode(65 + (index % 26))}`;
}

/** What XML cannot hold is left out. */
function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

// The parts that are the same in every workbook ------------------------------------------------------------------------

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function fixedParts(sheets: readonly Sheet[]): [string, string][] {
  const numbers = sheets.map((_, index) => index + 1);
  const override = (path: string, type: string) =>
    `<Override PartName="${path}" ContentType="${TYPES}.${type}+xml"/>`;
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const tabs = sheets.map(
    ({ name }, index) => `<sheet name="${sheetName(name)}" sheetId="${index + 1}" r:id="s${index + 1}"/>`,
  );
  return [
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('/xl/workbook.xml', 'sheet.main')}${override('/xl/styles.xml', 'styles')}${numbers.map((n) => override(`/xl/worksheets/sheet${n}.xml`, 'worksheet')).join('')}</Types>`,
    ],
    [
      '_rels/.rels',
      `${XML}<Relationships xmlns="${RELATIONS}">${relation('r1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${tabs.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${XML}<Relationships xmlns="${RELATIONS}">${numbers.map((n) => relation(`s${n}`, 'worksheet', `worksheets/sheet${n}.xml`)).join('')}${relation('styles', 'styles', 'styles.xml')}</Relationships>`,
    ],
    ['xl/styles.xml', STYLES],
  ];
}

const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="等线"/></font><font><b/><sz val="11"/><name val="等线"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE8ECF1"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf fontId="0"/><xf fontId="1" fillId="2" applyFont="1" applyFill="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf quotePrefix="1"/></cellXfs></styleSheet>`;

/** At most 31 characters, none of those that Excel refuses in a tab's name. */
function sheetName(name: string): string {
  return escapeText([...name.replace(/[\\/?*[\]:]/g, ' ')].slice(0, 31).join('').trim() || 'Sheet');
}
