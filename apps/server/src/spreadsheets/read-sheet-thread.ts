import { readFileSync } from 'node:fs';
import { keepable } from '@lets/contract';
import readWorkbook, { type CellValue } from 'read-excel-file/node';
import { SERVER_LIMITS } from '../limits.ts';
import { repackZip } from '../zip/repack-zip.ts';
import type { SheetAnswer, SheetTask } from './read-sheet.ts';

export default async function read({ path, limits }: SheetTask): Promise<SheetAnswer> {
  const bytes = await repackZip(readFileSync(path), SERVER_LIMITS.archives.sheet);
  const [first] = await readWorkbook(Buffer.from(bytes));
  if (!first) return { fault: 'not_a_sheet' };
  const filled = first.data.map((row) => row.map(textOf));
  const rows = filled.slice(0, filled.findLastIndex((row) => row.some(Boolean)) + 1);
  const letters = rows.reduce((sum, row) => row.reduce((all, { length }) => all + length, sum), 0);
  const isTooLarge =
    letters > SERVER_LIMITS.sheet_letters ||
    rows.length > limits.rows + 1 ||
    rows.some((row) => row.length > limits.columns && row.slice(limits.columns).some(Boolean));
  return isTooLarge ? { fault: 'too_many' } : { rows: rows.map((row) => row.slice(0, limits.columns)) };
}

/** A student's number may have been typed as a number: what it shows is what was meant. */
function textOf(cell: CellValue | null): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return keepable(String(cell)).trim();
}
