import { IDENTITY } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { parsePeople } from './sheet.ts';

const HEAD = ['姓名', '学号', '账号', '性别', '邮箱', '联系方式', '初始密码'];
const parse = (...rows: string[][]) => parsePeople([HEAD, ...rows], IDENTITY.student);

describe('a class list', () => {
  it('is read by the heads of its columns, in either language and any order', () => {
    const english = parsePeople(
      [
        ['Account', 'Gender', 'Name', 'Remarks'],
        ['li.wei', 'Female', '李薇', 'x'],
      ],
      IDENTITY.student,
    );
    expect(english).toMatchObject({
      faults: [],
      people: [{ account: 'li.wei', gender: 'female', name: '李薇' }],
    });
    expect(parse(['李薇', '2023001', '', '女', '', '', '']).people).toMatchObject([
      { row: 2, account: '2023001', student_id: '2023001', gender: 'female', password: null },
    ]);
  });

  it('tells every fault of every row, by the number the spreadsheet shows', () => {
    const { faults } = parse(
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
  ])('is refused %s', (_what, rows) => {
    const { people, faults } = parsePeople(rows, IDENTITY.student);
    expect(people).toEqual([]);
    expect(faults).toMatchObject([{ column: 'head' }]);
  });
});
