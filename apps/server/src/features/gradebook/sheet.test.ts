import type { GradebookRow, GradeCell } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { planOf, readTenths } from './sheet.ts';

const classA = { id: 1, name: '一班' };
const classB = { id: 2, name: '二班' };
const trial = { id: 11, name: '一审', class: classA, weight: 60 };
const appeal = { id: 12, name: '二审', class: classA, weight: 0 };
const other = { id: 13, name: '一审', class: classB, weight: 50 };

const cell = (task_id: number, published: number | null, manual: number | null = null): GradeCell => ({
  task_id,
  state: published === null ? 'absent' : 'published',
  eid: null,
  published,
  manual:
    manual === null
      ? null
      : { score: manual, note: '', by: { id: 9, name: '师', identity: 2 }, at: 0, revision: 1 },
});
const row = (id: number, account: string, cells: GradeCell[]): GradebookRow => ({
  student: { id, name: `名${id}`, identity: 1, account, student_id: `2026${id}`, disabled: false },
  classes: [classA],
  cells,
  final: { score: null, missing: 0 },
});
const book = {
  tasks: [trial, appeal, other],
  rows: [row(1, 's1', [cell(11, 80), cell(12, null)]), row(2, 'S2', [cell(11, null, 70), cell(12, null)])],
};
const HEAD = ['学号', '姓名', '账号', '班级', '一审 #11', '二审 #12', '一审 #13', '总评'];
const plan = (...rows: string[][]) => planOf([HEAD, ...rows], book);
const brief = ({ scores }: ReturnType<typeof planOf>) =>
  scores.map(({ student, task, before, after, corrects }) => [student.id, task.id, before, after, corrects]);

describe('a sheet that comes back', () => {
  it('is told of in few words, whatever stands in it', () => {
    const long = '长'.repeat(100_000);
    const { faults } = planOf(
      [
        ['账号', '一审 #11', long],
        ['s1', long],
      ],
      book,
    );
    expect(faults.map(({ fault }) => fault)).toEqual(['no_task', 'wrong_format']);
    expect(JSON.stringify(faults).length).toBeLessThan(1000);
    expect(JSON.stringify(planOf([[long]], book)).length).toBeLessThan(1000);
  });

  it('changes what was changed in it, and nothing else', () => {
    const made = plan(
      ['', '权重（%）', '', '', '60', '40', '', '100'],
      ['20261', '名1', 's1', '一班', '85.5', '90', '—', '1'],
      ['20262', '名2', 's2', '一班', '70', '未参加', '—', ''],
    );
    expect(made.faults).toEqual([]);
    expect(made.weights).toEqual([{ task: { id: 12, name: '二审' }, before: 0, after: 40 }]);
    expect(brief(made)).toEqual([
      [1, 11, 80, 85.5, true],
      [1, 12, null, 90, false],
    ]);
  });

  it('is read by its heads, in either language and any order', () => {
    const rows = [
      ['Anything #12', 'Account', 'Name'],
      ['55', 'S1', 'x'],
      ['10', '', 'Weight (%)'],
    ];
    const made = planOf(rows, book);
    expect(brief(made)).toEqual([[1, 12, null, 55, false]]);
    expect(made.weights).toEqual([{ task: { id: 12, name: '二审' }, before: 0, after: 10 }]);
  });

  it('says line by line and column by column what it cannot take, and takes the rest', () => {
    const head = [...HEAD, '平时成绩', '旧任务 #99', '再来 #11'];
    const rows = [
      head,
      ['', '权重（%）', '', '', '101', '', '', ''],
      ['', '', 's1', '', '=1+1', '88', '90', ''],
      ['', '', 's1', '', '90', '', '', ''],
      ['', '', 'nobody', '', '90', '', '', ''],
      ['', '合计', '', '', '90', '', '', ''],
      ['', '平均', '', '', '90', '', '', ''],
      ['', '', 's2', '', '85.55', '', '', ''],
    ];
    const made = planOf(rows, book);
    expect(brief(made)).toEqual([[1, 12, null, 88, false]]);
    expect(made.faults.map(({ row: at, letter, value, fault }) => [at, letter, value, fault])).toEqual([
      [1, 'I', '平时成绩', 'no_task'],
      [1, 'J', '旧任务 #99', 'no_task'],
      [1, 'K', '再来 #11', 'twice'],
      [2, 'E', '101', 'wrong_format'],
      [3, 'E', '=1+1', 'wrong_format'],
      [3, 'G', '90', 'other_class'],
      [4, 'C', 's1', 'twice'],
      [5, 'C', 'nobody', 'no_student'],
      [6, 'C', '', 'missing'],
      [7, 'C', '', 'missing'],
      [8, 'E', '85.55', 'wrong_format'],
    ]);
  });

  it('without accounts is no gradebook', () => {
    const made = planOf(
      [
        ['姓名', '一审 #11'],
        ['名1', '90'],
      ],
      book,
    );
    expect(made).toEqual({
      weights: [],
      scores: [],
      faults: [{ row: 1, column: 'head', value: '姓名 一审 #11', fault: 'missing' }],
    });
    expect(planOf([], book).faults).toHaveLength(1);
  });
});

it('a score has one decimal, whatever dust a spreadsheet adds', () => {
  expect(['0', '100', '85.5', '85.50000000000001', '33.300000000000004'].map(readTenths)).toEqual([
    0, 100, 85.5, 85.5, 33.3,
  ]);
  expect(['100.1', '-1', '85.55', '1e2', '', ' 5', '0x10', '８５', '#DIV/0!'].map(readTenths)).toEqual(
    Array(9).fill(null),
  );
});
