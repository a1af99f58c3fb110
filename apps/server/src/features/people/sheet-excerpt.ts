import type { RowFault, SheetExcerpt } from '@lets/contract';
import type { Table } from '../../spreadsheets/table.ts';
import { type ColumnKey, placesOf } from './sheet.ts';

type Sheet = Pick<Table, 'rows' | 'above'>;

/** More bad rows than this are no longer looked at one by one. */
const SHOWN_ROWS = 40;
const COVERED = '••••••';

/** Pure: faults with the letters of their columns, in the order of the sheet, of each cell the first. */
export function placeFaults(sheet: Sheet, faults: readonly RowFault[]): RowFault[] {
  const places = placesOf(sheet.rows[0] ?? []);
  const placed = faults.map((fault) => ({ fault, place: placeOf(sheet, places, fault) }));
  const cells = new Set<string>();
  return placed
    .filter(({ fault, place }) => {
      const cell = `${fault.row} ${place ?? fault.column}`;
      return !cells.has(cell) && cells.add(cell);
    })
    .sort((a, b) => a.fault.row - b.fault.row || (a.place ?? -1) - (b.place ?? -1))
    .map(({ fault, place }) => (place === undefined ? fault : { ...fault, letter: letterOf(place) }));
}

/** Pure: the rows of a sheet that have faults, with the row before the first and the one after the last. */
export function excerptOf({ rows, above }: Sheet, faults: readonly RowFault[]): SheetExcerpt {
  const [head = []] = rows;
  const places = placesOf(head);
  const bad = [...new Set(faults.map(({ row }) => row))].sort((a, b) => a - b);
  const shown = bad.slice(0, SHOWN_ROWS);
  const around = [(shown[0] ?? 0) - 1, ...shown, (shown.at(-1) ?? 0) + 1];
  const weak = new Set(faults.filter(({ column }) => column === 'password').map(({ row }) => row));
  const password = places.get('password');
  return {
    columns: head.map((title, index) => ({ letter: letterOf(index), title })),
    rows: around
      .filter((row) => row > above + 1 && row <= above + rows.length)
      .map((row) => ({
        row,
        cells: head.map((_, index) => {
          const text = rows[row - above - 1]?.[index] ?? '';
          return index === password && text && !weak.has(row) ? COVERED : text;
        }),
      })),
    more: bad.length - shown.length,
  };
}

/** An account that is not written is the ID number: that is the cell to mend. */
function placeOf(
  { rows, above }: Sheet,
  places: ReadonlyMap<string, number>,
  { row, column, value }: RowFault,
): number | undefined {
  const place = places.get(column);
  const instead = places.get('student_id' satisfies ColumnKey);
  if (column !== ('account' satisfies ColumnKey) || instead === undefined) return place;
  const isWritten = place !== undefined && Boolean(rows[row - above - 1]?.[place]?.trim());
  return isWritten || (place !== undefined && !value) ? place : instead;
}

/** As a spreadsheet names its columns: A to Z, then AA. */
function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}
