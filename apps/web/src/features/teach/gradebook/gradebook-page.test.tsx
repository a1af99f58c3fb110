// @vitest-environment happy-dom
import {
  CODE,
  classList,
  courseList,
  type GradebookRow,
  gradebookDetail,
  gradebookEntry,
  gradebookImport,
  gradebookPreview,
  gradebookWeights,
} from '@lets/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mountPage, mountsComponents } from '../../../testing/mount.tsx';
import { Component } from './gradebook-page.tsx';

mountsComponents();
const server = fakeServer();

const course = {
  id: 1,
  code: 'LAW',
  name: { zh: '模拟法庭', en: 'Moot court' },
  term: '',
  credit_hours: 1,
  mentors: [],
};
const one = { id: 5, name: '一班' };
const trial = { id: 11, name: '一审', class: one, weight: 60 };
const appeal = { id: 12, name: '二审', class: one, weight: 20 };
const zhang = { id: 9, name: '张老师', identity: 2 as const };

function row(
  id: number,
  name: string,
  cells: GradebookRow['cells'],
  final: GradebookRow['final'],
): GradebookRow {
  const student = {
    id,
    name,
    identity: 1 as const,
    account: `s${id}`,
    student_id: `2026${id}`,
    disabled: false,
  };
  return { student, classes: [one], cells, final };
}
const book = () => ({
  course,
  classes: [one],
  tasks: [trial, appeal],
  weights_revision: 4,
  total: 1,
  page: 1,
  size: 50,
  list: [
    row(
      1,
      '李明',
      [
        {
          task_id: 11,
          state: 'published',
          eid: 7,
          published: 70,
          manual: { score: 75.5, note: '补交', by: zhang, at: 0, revision: 3 },
        },
        { task_id: 12, state: 'unpublished', eid: 8, published: null, manual: null },
      ],
      { score: 75.5, missing: 1 },
    ),
  ],
});

beforeEach(() => {
  server.on(courseList, () => ({ d: { list: [course] } }));
  server.on(classList, () => ({ d: { list: [] } }));
  server.on(gradebookDetail, () => ({ d: book() }));
});

const sent = (path: string) => server.arrived.filter((one) => one.path === path).map(({ fields }) => fields);
const open = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), { target: { value } });

test('shows scores, says what is unpublished, and what the weights come to', async () => {
  mountPage(<Component />);
  expect(await screen.findByRole('button', { name: '李明，一审：75.5，教师录入' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '李明，二审：未发布' })).toBeTruthy();
  expect(screen.getByText('缺 1 项')).toBeTruthy();
  expect(screen.getByText('一班 80%')).toBeTruthy();
  expect(screen.getByText('总评按比例折算')).toBeTruthy();
});

test('a list without students, and a reader without courses, are told so', async () => {
  server.on(gradebookDetail, () => ({ d: { ...book(), total: 0, list: [] } }));
  const { unmount } = mountPage(<Component />);
  expect(await screen.findByText('班级里还没有学生')).toBeTruthy();
  unmount();
  server.on(courseList, () => ({ d: { list: [] } }));
  mountPage(<Component />);
  expect(await screen.findByText('您还没有课程')).toBeTruthy();
});

test('a head sorts by its task, and the other way when it is pressed again', async () => {
  mountPage(<Component />);
  const head = await screen.findByRole('columnheader', { name: /一审/ });
  fireEvent.click(within(head).getByRole('button'));
  await waitFor(() =>
    expect(sent('/gradebook/detail').at(-1)).toMatchObject({ sort: 'task', task_id: '11', order: 'asc' }),
  );
  fireEvent.click(within(await screen.findByRole('columnheader', { name: /一审/ })).getByRole('button'));
  await waitFor(() =>
    expect(sent('/gradebook/detail').at(-1)).toMatchObject({ task_id: '11', order: 'desc' }),
  );
});

test('a correction is saved on what was seen, and needs its reason', async () => {
  server.on(gradebookEntry, () => ({
    d: { manual: { score: 80, note: 'x', by: zhang, at: 0, revision: 4 } },
  }));
  mountPage(<Component />);
  await open('李明，一审：75.5，教师录入');
  expect(screen.getByText(/张老师于.*录入/)).toBeTruthy();
  type('录入成绩', '80.55');
  type('说明', ' ');
  await open('保存');
  expect(screen.getByText('请填写 0 至 100 的数，最多一位小数')).toBeTruthy();
  expect(screen.getByText('请写明为什么更正已发布的成绩')).toBeTruthy();
  type('录入成绩', '80');
  await open('保存');
  expect(sent('/gradebook/entry')).toEqual([]);
  type('说明', '复核');
  await open('保存');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('/gradebook/entry')).toEqual([
    { course_id: '1', task_id: '11', user_id: '1', revision: '3', score: '80', note: '复核' },
  ]);
});

test('what another teacher has just entered is told, and only the second save replaces it', async () => {
  server.on(gradebookEntry, ({ revision }) =>
    revision === '1'
      ? { d: { manual: { score: 90, note: '', by: zhang, at: 0, revision: 2 } } }
      : { c: CODE.changed_meanwhile, d: { score: 66, note: '', by: zhang, at: 0, revision: 1 } },
  );
  mountPage(<Component />);
  await open('李明，二审：未发布');
  type('录入成绩', '90');
  await open('保存');
  expect(await screen.findByText(/张老师刚刚录入了 66 分/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '录入成绩' }).value).toBe('90');
  await open('保存');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('/gradebook/entry').map(({ revision }) => revision)).toEqual(['0', '1']);
});

test('an entered score is taken back after a question', async () => {
  server.on(gradebookEntry, () => ({
    d: { manual: { score: null, note: '', by: zhang, at: 0, revision: 4 } },
  }));
  mountPage(<Component />);
  await open('李明，一审：75.5，教师录入');
  await open('撤销录入');
  const question = screen.getByRole('alertdialog');
  expect(within(question).getByText('成绩恢复为已发布的 70 分。')).toBeTruthy();
  fireEvent.click(within(question).getByRole('button', { name: '撤销录入' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent('/gradebook/entry')[0]).not.toHaveProperty('score');
});

test('weights: only what was changed is sent, with the sum in sight; another teacher’s change is shown first', async () => {
  server.on(gradebookWeights, ({ weights_revision }) =>
    weights_revision === '4' ? { c: CODE.changed_meanwhile } : { d: { weights_revision: 6 } },
  );
  mountPage(<Component />);
  await open('设置权重');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('合计 80%')).toBeTruthy();
  type('“二审”的权重', '40');
  expect(dialog.getByText('合计 100%')).toBeTruthy();
  server.on(gradebookDetail, () => ({
    d: { ...book(), tasks: [{ ...trial, weight: 50 }, appeal], weights_revision: 5 },
  }));
  fireEvent.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText('已改为 50%')).toBeTruthy();
  expect(dialog.getByText('合计 90%')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: '平均分配' }));
  expect(dialog.getByText('合计 100%')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(
    sent('/gradebook/weights').map(({ weights, weights_revision }) => [weights_revision, weights]),
  ).toEqual([
    ['4', JSON.stringify([{ task_id: 12, weight: 40 }])],
    ['5', JSON.stringify([{ task_id: 12, weight: 50 }])],
  ]);
});

test('a sheet is previewed, and saved only when it is said so; a gradebook that changed is checked again', async () => {
  let revision = 1;
  const plan = () => ({
    revision,
    weights: [],
    scores: [
      {
        row: 3,
        student: { id: 1, name: '李明', student_id: '20261' },
        task: { id: 11, name: '一审' },
        before: 75.5,
        after: 82,
        corrects: true,
      },
    ],
    score_count: 1,
    faults: [{ row: 4, column: '一审 #11', value: '优', fault: 'wrong_format', letter: 'E' }],
    fault_count: 1,
  });
  server.on(gradebookPreview, () => ({ d: plan() }));
  let tries = 0;
  server.on(gradebookImport, () => {
    tries += 1;
    if (tries > 1) return { d: { weights: 0, scores: 1 } };
    revision = 2;
    return { c: CODE.changed_meanwhile };
  });
  mountPage(<Component />);
  await open('导入 Excel');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: '保存更改' }).disabled).toBe(true);
  const file = new File(['x'], '期末.xlsx');
  fireEvent.change(dialog.getByLabelText('Excel 文件'), { target: { files: [file] } });
  expect(await dialog.findByText('更改 1 项成绩')).toBeTruthy();
  expect(dialog.getByText('更正已发布的成绩')).toBeTruthy();
  expect(dialog.getByText('第 4 行 E 列')).toBeTruthy();
  expect(sent('/gradebook/import')).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: '保存更改' }));
  expect(await dialog.findByText(/核对之后成绩册有了变化/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: '保存更改' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(tries).toBe(2);
});
