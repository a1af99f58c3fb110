import { readFileSync } from 'node:fs';
import { keepable } from '@lets/contract';
import readWorkbook, { type CellValue } from 'read-excel-file/node';
import { SERVER_LIMITS } from '../limits.ts';
import { repackZip } from '../zip/repack-zip.ts';
import { readCsv } from './read-csv.ts';
import type { SheetAnswer, SheetTask } from './read-sheet.ts';
import { type OddCell, type OddKind, type RawSheet, tableOf } from './table.ts';

export default async function read({ path, limits, titles, takesText }: SheetTask): Promise<SheetAnswer> {
  const bytes = readFileSync(path);
  if (isOldWorkbook(bytes)) return { fault: 'old_sheet' };
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isWorkbook && !takesText) return { fault: 'not_a_sheet' };
  const sheets = isWorkbook ? await sheetsOf(bytes) : textOf(bytes, limits.rows);
  if (typeof sheets === 'string') return { fault: sheets };
  const table = tableOf(sheets, titles, { ...limits, letters: SERVER_LIMITS.sheet_letters });
  return table === 'too_many' ? { fault: table } : table;
}

/** What Excel wrote until 2003 begins with these bytes. */
function isOldWorkbook(bytes: Uint8Array): boolean {
  return [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte);
}

async function sheetsOf(bytes: Uint8Array): Promise<RawSheet[] | 'not_a_sheet'> {
  const safe = await repackZip(bytes, SERVER_LIMITS.archives.sheet);
  const sheets = (await readWorkbook(Buffer.from(safe))).map(({ sheet, data }) => {
    const odd: OddCell[] = [];
    const rows = data.map((cells, row) =>
      cells.map((cell, column) => {
        const kind = oddityOf(cell);
        if (kind) odd.push({ row, column, kind });
        return cellText(cell);
      }),
    );
    return { name: keepable(sheet), rows, odd };
  });
  return sheets.length > 0 ? sheets : 'not_a_sheet';
}

const BYTES_OF_LETTER = 4;

/** The rows above a head count as well, and one more tells that there are too many. */
function textOf(bytes: Uint8Array, most: number): RawSheet[] | 'not_a_sheet' | 'too_many' {
  if (bytes.length > BYTES_OF_LETTER * SERVER_LIMITS.sheet_letters) return 'too_many';
  const rows = readCsv(bytes, most + 20);
  return rows?.some((row) => row.some(Boolean)) ? [{ name: null, rows, odd: [] }] : 'not_a_sheet';
}

/** A spreadsheet keeps fifteen digits of a number: the others of a longer one are lost. */
const LONGEST_NUMBER = 1e15;

function oddityOf(cell: CellValue | null): OddKind | null {
  if (cell instanceof Date) return 'date';
  if (typeof cell !== 'number') return null;
  if (Math.abs(cell) >= LONGEST_NUMBER) return 'long_number';
  return Number.isInteger(cell) ? null : 'fraction';
}

/** A student's number may have been typed as a number: what it shows is what was meant. */
function cellText(cell: CellValue | null): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return keepable(String(cell)).trim();
}
