import { CODE } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-client.ts';
import { countRows, refusalOf } from './faults.ts';

const fault = { row: 9, column: 'account', value: 'x y', fault: 'wrong_format' };
const rows = (faults: unknown) => new ApiError(CODE.rows_refused, 'bad rows', { faults });

describe('a refused sheet', () => {
  it('lists its bad rows, each counted once', () => {
    const faults = [fault, { ...fault, column: 'email' }, { ...fault, row: 12 }];
    expect(refusalOf(rows(faults))).toEqual({ kind: 'rows', faults, sheet: null, others: [] });
    expect(countRows(faults)).toBe(2);
  });

  it.each([
    ['missing', 'head'],
    ['empty', 'empty'],
  ])('tells a head that is %s from bad rows', (word, why) => {
    expect(refusalOf(rows([{ row: 1, column: 'head', value: '', fault: word }]))).toEqual({
      kind: 'sheet',
      why,
      others: [],
    });
  });

  it('tells what kind of file was refused', () => {
    const refused = (data: unknown) => refusalOf(new ApiError(CODE.file_refused, 'no', data));
    expect(refused({ file: 'too_many' })).toEqual({ kind: 'sheet', why: 'too_many' });
    expect(refused({ file: 'old_sheet' })).toEqual({ kind: 'sheet', why: 'old' });
    expect(refused(null)).toEqual({ kind: 'sheet', why: 'wrong_type' });
  });

  it('passes on what it does not know', () => {
    expect(refusalOf(new ApiError(CODE.changed_meanwhile, 'again', null))).toEqual({
      kind: 'other',
      text: 'again',
    });
    expect(refusalOf(new TypeError())).toEqual({ kind: 'other', text: null });
  });
});
