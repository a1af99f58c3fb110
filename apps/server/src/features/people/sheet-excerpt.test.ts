import { expect, it } from 'vitest';
import { excerptOf, placeFaults } from './sheet-excerpt.ts';

const HEAD = ['姓名', '学号', '账号', '初始密码', '备注'];
const rows = [
  HEAD,
  ['甲', '1', '', 'secret-1', ''],
  ['乙', '2 2', '', 'secret-2', 'x'],
  ['丙', '3', 'c', 'secret-3'],
  ['丁', '', '', '', ''],
  ['戊', '5', 'e', 'weak', ''],
];
const fault = (row: number, column: string, value: string) => ({ row, column, value, fault: 'wrong_format' });
const FAULTS = [fault(6, 'password', 'weak'), fault(5, 'account', ''), fault(3, 'account', '2 2')];

it('letters the cell that has to be mended, in the order of the sheet', () => {
  expect(placeFaults({ rows, above: 0 }, FAULTS).map(({ row, letter }) => `${letter}${row}`)).toEqual([
    'B3',
    'C5',
    'D6',
  ]);
  for (const title of ['账号', '学号']) {
    const sheet = {
      rows: [
        [title, '姓名'],
        ['x y', '甲'],
      ],
      above: 0,
    };
    expect(placeFaults(sheet, [fault(2, 'account', 'x y')])[0]?.letter).toBe('A');
  }
});

it('shows the bad rows between a right one before and after, passwords covered but for a bad one', () => {
  const sheet = excerptOf({ rows, above: 0 }, FAULTS);
  expect(sheet.columns.map(({ letter, title }) => letter + title)).toEqual(
    HEAD.map((title, i) => 'ABCDE'[i] + title),
  );
  expect(sheet.rows.map(({ row }) => row)).toEqual([2, 3, 5, 6]);
  expect(sheet.rows.map(({ cells }) => cells[3])).toEqual(['••••••', '••••••', '', 'weak']);
  expect(JSON.stringify(sheet)).not.toContain('secret');
  expect(sheet.rows.every(({ cells }) => cells.length === HEAD.length)).toBe(true);
});

it('says how many bad rows it leaves out', () => {
  const many = Array.from({ length: 60 }, (_, i) => fault(i + 2, 'name', ''));
  const sheet = excerptOf({ rows: [HEAD, ...many.map(() => ['', '1'])], above: 0 }, many);
  expect(sheet.more).toBe(20);
  expect(sheet.rows.at(-1)?.row).toBe(42);
});

it('tells of each cell one fault, and counts the rows above the head', () => {
  const sheet = {
    rows: [
      ['学号', '姓名'],
      ['x y', '甲'],
    ],
    above: 3,
  };
  const faults = [fault(5, 'student_id', 'x y'), fault(5, 'account', 'x y'), fault(5, 'name', '甲')];
  expect(placeFaults(sheet, faults).map(({ column, letter }) => [column, letter])).toEqual([
    ['student_id', 'A'],
    ['name', 'B'],
  ]);
  expect(excerptOf(sheet, faults).rows).toEqual([{ row: 5, cells: ['x y', '甲'] }]);
});
