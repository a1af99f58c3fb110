// @vitest-environment happy-dom

import {
  CODE,
  type ImportPlan,
  importDetail,
  importList,
  importUndo,
  importUndoPreview,
  type PeopleImport,
} from '@lets/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '../../lib/api-client.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { mountPage, mountsComponents } from '../../testing/mount.tsx';
import { SheetImport } from './sheet-import.tsx';

mountsComponents();
const server = fakeServer();

const PLAN: ImportPlan = {
  revision: 'r1',
  sheet: '名单',
  others: ['说明', '旧表'],
  counts: { create: 60, change: 1, same: 1, faulty: 0 },
  rows: [
    ...Array.from({ length: 60 }, (_, at) => ({
      row: at + 2,
      account: `s${at}`,
      name: `学生${at}`,
      outcome: 'create' as const,
      changes: [],
    })),
    {
      row: 62,
      account: 'old',
      name: '老同学',
      outcome: 'change',
      changes: [{ column: 'email', before: 'a@x.cn', after: 'b@x.cn' }],
    },
    { row: 63, account: 'same', name: '不变', outcome: 'same', changes: [] },
  ],
  faults: [],
  excerpt: null,
};
const IMPORT: PeopleImport = {
  id: 5,
  state: 'running',
  file: '名单.xlsx',
  by: '管理员',
  begun_at: 0,
  ended_at: null,
  done: 20,
  total: 60,
  counts: { create: 60, change: 1, same: 1 },
  undo_until: null,
};

let state: PeopleImport;
let begun: string[];
let begin: (revision: string) => void;
let plan: ImportPlan;
const page = (list: readonly PeopleImport[]) => ({ d: { list, total: list.length, page: 1, size: 5 } });

beforeEach(() => {
  state = IMPORT;
  begun = [];
  begin = () => {};
  plan = PLAN;
  server.on(importList, () => page([]));
  server.on(importDetail, () => ({ d: state }));
});

function show() {
  mountPage(
    <SheetImport
      preview={async () => plan}
      begin={async (_file, revision) => {
        begun.push(revision);
        begin(revision);
        return { id: 5, created: [{ account: 's0', name: '学生0', password: 'abcd-2345-efgh' }] };
      }}
      onChange={() => {}}
      onTemplate={() => {}}
      of={{ identity: 1 }}
      known="changed"
      back={null}
    />,
  );
}

async function choose() {
  const file = new File(['x'], '名单.xlsx');
  await act(
    async () => void fireEvent.change(screen.getByLabelText('选择表格'), { target: { files: [file] } }),
  );
}
const rows = () => within(screen.getByRole('table', { name: '逐行结果' })).getAllByRole('row');

test('a sheet is shown row by row before anything happens, by pages and by what becomes of a row', async () => {
  show();
  await choose();
  expect(screen.getByText(/“说明”.*“旧表”/)).toBeTruthy();
  expect(rows()).toHaveLength(51);
  fireEvent.click(screen.getByRole('button', { name: /更改/ }));
  expect(rows()).toHaveLength(2);
  expect(screen.getByText('邮箱：a@x.cn → b@x.cn')).toBeTruthy();
  expect(begun).toEqual([]);
});

test('it is imported when that is confirmed, tells how far it is, and shows the passwords at its end', async () => {
  show();
  await choose();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '导入 61 人' })));
  expect(begun).toEqual(['r1']);
  expect(await screen.findByText('已完成 20 / 60')).toBeTruthy();
  expect(screen.queryByText('abcd-2345-efgh')).toBeNull();
  state = { ...IMPORT, state: 'done', done: 60 };
  expect(await screen.findByText('已导入 61 人', {}, { timeout: 10_000 })).toBeTruthy();
  expect(screen.getAllByText('abcd-2345-efgh')).not.toHaveLength(0);
});

test('an import that was interrupted says that nothing was saved, and shows no passwords', async () => {
  state = { ...IMPORT, state: 'interrupted' };
  show();
  await choose();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '导入 61 人' })));
  expect(await screen.findByText('导入没有完成：服务器中途停止')).toBeTruthy();
  expect(screen.queryByText('abcd-2345-efgh')).toBeNull();
});

test('what has changed since the check is shown again before it is done', async () => {
  show();
  await choose();
  begin = () => {
    throw new ApiError(CODE.changed_meanwhile, 'changed', null);
  };
  plan = { ...PLAN, revision: 'r2', counts: { ...PLAN.counts, create: 59 } };
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '导入 61 人' })));
  expect(screen.getByRole('alert').textContent).toContain('核对之后有账号发生了变化');
  begin = () => {};
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '导入 60 人' })));
  expect(begun).toEqual(['r1', 'r2']);
});

test('with a fault nothing can be begun, and each fault names its person', async () => {
  const fault = { row: 4, column: 'student_id', value: '0.5', fault: 'fraction', name: '丁', letter: 'B' };
  plan = { ...PLAN, counts: { ...PLAN.counts, faulty: 1 }, faults: [fault] };
  show();
  await choose();
  const cells = within(screen.getByRole('table', { name: '需要修改的行' })).getAllByRole('row')[1];
  expect(cells?.textContent).toContain('第 4 行丁学工号，B 列0.5被表格软件当成了小数或分数');
  expect(screen.queryByRole('button', { name: /^导入/ })).toBeNull();
});

test('an earlier import is undone after saying what goes and what stays', async () => {
  const done: PeopleImport = { ...IMPORT, state: 'done', undo_until: Date.now() + 1000 };
  const effects = {
    remove: 59,
    restore: 1,
    leave: 0,
    kept_count: 1,
    kept: [{ account: 's7', name: '学生7', why: 'used' }],
  };
  server.on(importList, () => page([done]));
  server.on(importUndoPreview, () => ({ d: effects }));
  server.on(importUndo, () => ({ d: effects }));
  show();
  fireEvent.click(await screen.findByRole('button', { name: '撤销导入' }));
  const dialog = await screen.findByRole('alertdialog', { name: /整次导入/ });
  await waitFor(() => expect(dialog.textContent).toContain('删除 59 个还没有人用过的新账号'));
  expect(dialog.textContent).toContain('学生7');
  expect(dialog.textContent).toContain('已登录或已有记录');
  await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: '撤销导入' })));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.arrived.filter(({ path }) => path === importUndo.path)).toHaveLength(1);
});
