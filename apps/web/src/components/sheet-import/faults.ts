import { CODE, RowFault, SheetExcerpt } from '@lets/contract';
import { ApiError } from '../../lib/api-client.ts';

/** Why a sheet was refused. */
export type SheetRefusal =
  | {
      readonly kind: 'rows';
      readonly faults: readonly RowFault[];
      readonly sheet: SheetExcerpt | null;
      readonly others: readonly string[];
    }
  /** The sheet as a whole: its head, its kind, its length. */
  | {
      readonly kind: 'sheet';
      readonly why: 'wrong_type' | 'old' | 'too_many' | 'too_big' | 'head' | 'empty';
      readonly others?: readonly string[];
    }
  | { readonly kind: 'other'; readonly text: string | null };

const WHY: Readonly<Record<string, 'too_many' | 'old'>> = { too_many: 'too_many', old_sheet: 'old' };
const namesIn = (said: unknown) =>
  Array.isArray(said) ? said.filter((name): name is string => typeof name === 'string') : [];

/** Pure: what a refused import tells, in the terms of the screen. */
export function refusalOf(error: unknown): SheetRefusal {
  if (!(error instanceof ApiError)) return { kind: 'other', text: null };
  const said = (error.data ?? {}) as Readonly<Record<string, unknown>>;
  if (error.code === CODE.rows_refused) {
    const faults = RowFault.array().min(1).safeParse(said.faults).data;
    const head = faults?.find(({ column }) => column === 'head');
    const others = namesIn(said.others);
    if (head) return { kind: 'sheet', why: head.fault === 'empty' ? 'empty' : 'head', others };
    const sheet = SheetExcerpt.safeParse(said.sheet).data ?? null;
    if (faults) return { kind: 'rows', faults, sheet, others };
  }
  if (error.code === CODE.file_refused) {
    if (said.limit !== undefined) return { kind: 'sheet', why: 'too_big' };
    return { kind: 'sheet', why: WHY[String(said.file)] ?? 'wrong_type' };
  }
  return { kind: 'other', text: error.message };
}

/** Pure: how many rows are bad; one row can have several faults. */
export function countRows(faults: readonly RowFault[]): number {
  return new Set(faults.map(({ row }) => row)).size;
}
