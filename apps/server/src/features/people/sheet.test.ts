import { IDENTITY } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../spreadsheets/table.ts';
import { parsePeople } from './sheet.ts';

const HEAD = ['姓名', '学号', '账号', '性别', '邮箱', '联系方式', '初始密码'];
const read = (rows: string[][], more: Partial<Table> = {}) =>
  parsePeople({ rows, above: 0, odd: [], ...more }, IDENTITY.student);
const parse = (...rows: string[][]) => read([HEAD, ...rows]);
const seen = ({ faults }: Awaited<ReturnType<typeof parse>>) =>
  faults.map(({ row, column, fault, name }) => [row, column, fault, name]);

describe('a class list', () => {
  it('is read by the heads of its columns, in either language and any order', async () => {
    const english = await read([
      ['Account', 'Gender', 'Name', 'Remarks'],
      ['li.wei', 'Female', '李薇', 'x'],
    ]);
    expect(english).toMatchObject({
      faults: [],
      people: [{ account: 'li.wei', gender: 'female', name: '李薇' }],
    });
    expect((await parse(['李薇', '2023001', '', '女', '', '', ''])).people).toMatchObject([
      { row: 2, account: '2023001', student_id: '2023001', gender: 'female', password: null },
    ]);
  });

  it('tells every fault of every row, by the number the spreadsheet shows', async () => {
    const { faults } = await parse(
      ['陈思齐', '2023001', 'chen', '男', 'chen@school.example', '', ''],
      ['', '2023002', 'li wei', '', '', '', ''],
      ['', '', '', '', '', '', ''],
      ['王子昂', '2023004', 'Chen', '未知', 'no address', '', 'abc'],
    );
    expect(faults.map(({ row, column, value }) => [row, column, value])).toEqual([
      [3, 'name', ''],
      [3, 'account', 'li wei'],
      [5, 'account', 'Chen'],
      [5, 'gender', '未知'],
      [5, 'email', 'no address'],
      [5, 'password', 'abc'],
    ]);
    expect(faults.at(-1)?.fault).toBe('too_weak');
    expect(faults[2]?.fault).toBe('twice');
  });

  it.each([
    ['without heads that we know', [['x', 'y']]],
    ['without a name', [['账号'], ['chen']]],
    ['without anybody on it', [HEAD]],
    ['empty', []],
  ])('is refused %s', async (_what, rows) => {
    const { people, faults } = await read(rows);
    expect(people).toEqual([]);
    expect(faults).toMatchObject([{ column: 'head' }]);
  });

  it('names who each fault belongs to, and counts the rows above its head', async () => {
    const rows = [HEAD, ['赵一', 'x y', '', '', '', '', ''], ['赵一', 'x1', '', '?', '', '', '']];
    expect(seen(await read(rows, { above: 2 }))).toEqual([
      [4, 'account', 'wrong_format', '赵一'],
      [5, 'gender', 'not_one_of', '赵一'],
    ]);
  });

  it('refuses numbers that a spreadsheet took for a date, a fraction or a long number', async () => {
    const rows = [
      HEAD,
      ['甲', '2023-01-01', '', '', '', '', ''],
      ['乙', '0.5', 'yi', '', '', '', ''],
      ['丙', 'c', '', '', '', '13800000000.5', ''],
      ['丁', '110101199001011200', 'ding', '', '', '', ''],
    ];
    const odd = [
      { row: 1, column: 1, kind: 'date' },
      { row: 2, column: 1, kind: 'fraction' },
      { row: 3, column: 5, kind: 'fraction' },
      { row: 4, column: 1, kind: 'long_number' },
    ] as const;
    expect(seen(await read(rows, { odd }))).toEqual([
      [2, 'student_id', 'date', '甲'],
      [3, 'student_id', 'fraction', '乙'],
      [4, 'contact', 'fraction', '丙'],
      [5, 'student_id', 'long_number', '丁'],
    ]);
  });

  it.each([
    ['2023/1/1', 'date'],
    ['1月2日', 'date'],
    ['2-Jan', 'date'],
    ['Jan-23', 'date'],
    ['1/2', 'fraction'],
    ['1.1E+17', 'long_number'],
  ])('refuses %s, which a text file has of one, as a %s', async (text, kind) => {
    expect(seen(await parse(['甲', text, '', '', '', '', '']))).toEqual([[2, 'student_id', kind, '甲']]);
  });

  it.each(['2023-01-07', '21.03.12', '0042', 'A-12', 'Jan_23'])('takes %s for a number', async (text) => {
    expect(seen(await parse(['甲', text, '', '', '', '', '']))).toEqual([]);
  });
});
