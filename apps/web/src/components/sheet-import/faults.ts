import { CODE, RowFault, SheetExcerpt } from '@lets/contract';
import { ApiError } from '../../lib/api-client.ts';

/** Why a sheet was refused. */
export type SheetRefusal =
  | { readonly kind: 'rows'; readonly faults: readonly RowFault[]; readonly sheet: SheetExcerpt | null }
  /** The sheet as a whole: its head, its kind, its length. */
  | { readonly kind: 'sheet'; readonly why: 'wrong_type' | 'too_many' | 'too_big' | 'head' | 'empty' }
  | { readonly kind: 'other'; readonly text: string | null };

/** Pure: what a refused import tells, in the terms of the screen. */
export function refusalOf(error: unknown): SheetRefusal {
  if (!(error instanceof ApiError)) return { kind: 'other', text: null };
  const said = (error.data ?? {}) as { faults?: unknown; sheet?: unknown; file?: unknown; limit?: unknown };
  if (error.code === CODE.rows_refused) {
    const faults = RowFault.array().min(1).safeParse(said.faults).data;
    const head = faults?.find(({ column }) => column === 'head');
    if (head) return { kind: 'sheet', why: head.fault === 'empty' ? 'empty' : 'head' };
    const sheet = SheetExcerpt.safeParse(said.sheet).data ?? null;
    if (faults) return { kind: 'rows', faults, sheet };
  }
  if (error.code === CODE.file_refused) {
    const isBig = said.limit !== undefined;
    return { kind: 'sheet', why: isBig ? 'too_big' : said.file === 'too_many' ? 'too_many' : 'wrong_type' };
  }
  return { kind: 'other', text: error.message };
}

/** Pure: how many rows are bad; one row can have several faults. */
export function countRows(faults: readonly RowFault[]): number {
  return new Set(faults.map(({ row }) => row)).size;
}
