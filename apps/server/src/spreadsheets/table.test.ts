import { expect, it } from 'vitest';
import { type RawSheet, tableOf } from './table.ts';

const TITLES = ['姓名', '学号', 'Name', 'ID number'];
const LIMITS = { rows: 3, columns: 3, letters: 1000 };
const sheet = (name: string, rows: string[][], odd: RawSheet['odd'] = []): RawSheet => ({ name, rows, odd });
const LIST = sheet(
  '名单',
  [['某某大学名单'], [], [' 姓名* ', '学号'], ['甲', '1'], ['', '']],
  [{ row: 3, column: 1, kind: 'date' }],
);

it('is the first sheet with the heading row, from that row on', () => {
  const found = tableOf([sheet('说明', [['read me']]), sheet('空', [[]]), LIST], TITLES, LIMITS);
  expect(found).toEqual({
    rows: [
      [' 姓名* ', '学号'],
      ['甲', '1'],
    ],
    above: 2,
    odd: [{ row: 1, column: 1, kind: 'date' }],
    sheet: '名单',
    others: ['说明'],
  });
});

it('is the first with anything where none has a heading row', () => {
  const found = tableOf(
    [sheet('空', [[]]), sheet('一', [['x'], ['y']]), sheet('二', [['z']])],
    TITLES,
    LIMITS,
  );
  expect(found).toMatchObject({ rows: [['x'], ['y']], above: 0, sheet: '一', others: ['二'] });
});

it('is bounded, and other sheets do not count', () => {
  const long = sheet(
    'long',
    Array.from({ length: 5 }, (_, at) => [`${at}`]),
  );
  expect(tableOf([long, LIST], TITLES, LIMITS)).toMatchObject({ sheet: '名单', others: ['long'] });
  expect(tableOf([long], TITLES, LIMITS)).toBe('too_many');
  expect(tableOf([LIST], TITLES, { ...LIMITS, letters: 5 })).toBe('too_many');
  expect(tableOf([sheet('wide', [['', '', '', 'x']])], TITLES, LIMITS)).toBe('too_many');
  expect(tableOf([sheet('spaced', [['a', '', '', '']])], TITLES, LIMITS)).toMatchObject({
    rows: [['a', '', '']],
  });
});
