import { keepable } from '@lets/contract';

/** As spreadsheets of different countries separate the cells of a text file. */
const SEPARATORS = [',', '\t', ';'] as const;

/**
 * Pure: the cells of a text file, or null for what is none. Rows beyond `most` are not read, only that there are some.
 * It may be UTF-8, UTF-16 or GB18030 (which holds GBK and GB2312), as the programs that schools use write it.
 */
export function readCsv(bytes: Uint8Array, most: number): string[][] | null {
  const text = decode(bytes);
  return text === null || text.includes('\0') ? null : rowsOf(text, separatorOf(text), most);
}

/** Pure: a text by its mark, or by the encoding that it fits. */
export function decode(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decodeAs('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return decodeAs('utf-16be', bytes);
  return decodeAs('utf-8', bytes) ?? decodeAs('gb18030', bytes);
}

function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** As far as the head is looked for. */
const BEGINNING = 5000;

/** The one that stands most often in the first line that has any. */
function separatorOf(text: string): string {
  const lines = text.slice(0, BEGINNING).split(/[\r\n]/);
  const line = lines.find((one) => SEPARATORS.some((sign) => one.includes(sign))) ?? '';
  const count = (sign: string) => line.split(sign).length;
  return SEPARATORS.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** A quotation mark begins a cell that may hold anything, two of them stand for one; one that is never closed makes the file unreadable. */
function rowsOf(text: string, separator: string, most: number): string[][] | null {
  const plain = `[^${separator}\\r\\n]*`;
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"(?!")${plain}|(${plain}))(${separator}|\\r\\n|\\r|\\n|$)`, 'y');
  const rows: string[][] = [];
  let row: string[] = [];
  while (cell.lastIndex < text.length || row.length > 0) {
    const found = cell.exec(text);
    if (!found) return null;
    const [, quoted, bare = '', end = ''] = found;
    // An opened mark that nothing closes is plain text to the pattern.
    if (quoted === undefined && bare.startsWith('"')) return null;
    row.push(keepable(quoted?.replaceAll('""', '"') ?? asText(bare)).trim());
    if (end === separator) continue;
    rows.push(row);
    if (rows.length > most) break;
    row = [];
    if (end === '') break;
  }
  return rows;
}

/** `="0042"`, which is written so that a spreadsheet keeps the zeros. */
function asText(bare: string): string {
  return /^="([^"]*)"$/.exec(bare.trim())?.[1] ?? bare;
}
