/** What stands in a cell beside a plain text: a spreadsheet turned what was typed into something else, and what was typed is lost. */
export type OddKind = 'date' | 'fraction' | 'long_number';

export interface OddCell {
  /** Of `rows`, both counted from 0. */
  readonly row: number;
  readonly column: number;
  readonly kind: OddKind;
}

/** A sheet as the texts of its cells, its head first. */
export interface Table {
  readonly rows: readonly (readonly string[])[];
  /** Rows above the head: a title, most often. */
  readonly above: number;
  readonly odd: readonly OddCell[];
  /** Its name; none for a text file. */
  readonly sheet: string | null;
  /** The workbook's other sheets with something on them, which are not read. */
  readonly others: readonly string[];
}

export interface SheetLimits {
  readonly rows: number;
  readonly columns: number;
}

/** A sheet as a file had it. */
export interface RawSheet {
  readonly name: string | null;
  readonly rows: readonly (readonly string[])[];
  readonly odd: readonly OddCell[];
}

/** How far down a sheet its head is looked for. */
const HEAD_WITHIN = 10;
/** So many known titles make a row the head. */
const TITLES_OF_HEAD = 2;
/** How many other sheets are named. */
const NAMED_SHEETS = 20;

/** Pure: a title as it is compared, without the mark of a required column. */
export function plainTitle(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[*＊]$/, '');
}

/**
 * Pure: the first sheet with a row of known titles, from that row on; where none has one, the first sheet with anything on it, whole.
 * `letters` bounds the sheet that is read, and not what stands on the others.
 */
export function tableOf(
  sheets: readonly RawSheet[],
  titles: readonly string[],
  limits: SheetLimits & { readonly letters: number },
): Table | 'too_many' {
  const filled = sheets.filter(({ rows }) => rows.some((row) => row.some(Boolean)));
  const known = new Set(titles.map(plainTitle));
  const found = filled.find((sheet) => headOf(sheet, known) >= 0) ?? filled[0] ?? sheets[0];
  if (!found) return { rows: [], above: 0, odd: [], sheet: null, others: [] };
  const above = Math.max(0, headOf(found, known));
  const rows = found.rows.slice(above, found.rows.findLastIndex((row) => row.some(Boolean)) + 1);
  const letters = rows.reduce((sum, row) => row.reduce((all, { length }) => all + length, sum), 0);
  const isTooLarge =
    letters > limits.letters ||
    rows.length > limits.rows + 1 ||
    rows.some((row) => row.length > limits.columns && row.slice(limits.columns).some(Boolean));
  if (isTooLarge) return 'too_many';
  return {
    rows: rows.map((row) => row.slice(0, limits.columns)),
    above,
    odd: found.odd
      .filter(({ row, column }) => row >= above && column < limits.columns)
      .map((cell) => ({ ...cell, row: cell.row - above })),
    sheet: found.name,
    others: filled
      .filter((sheet) => sheet !== found)
      .slice(0, NAMED_SHEETS)
      .map(({ name }) => name ?? ''),
  };
}

function headOf({ rows }: RawSheet, known: ReadonlySet<string>): number {
  return rows
    .slice(0, HEAD_WITHIN)
    .findIndex((row) => row.filter((text) => known.has(plainTitle(text))).length >= TITLES_OF_HEAD);
}
