// @vitest-environment happy-dom
import { type BoardRow, classAttendance, classControl, guideBoard } from '@lets/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mountPage, mountsComponents } from '../../../testing/mount.tsx';
import { ClassControls } from './class-controls.tsx';
import { useBoard } from './use-board.ts';

const server = fakeServer();
mountsComponents();

const NOW = new Date(2026, 4, 6, 10, 0).getTime();
const MINUTE = 60_000;
function team(eid: number, name: string, more: Partial<BoardRow> = {}): BoardRow {
  const card = { eid, name, team: { name }, class_name: '一班', leader: { name: '组长' }, members: [] };
  const row = { card, task_id: null, paused: null, timer: null, state: 'going', stuck: [], present: [] };
  return { ...row, is_voting: false, signing: [], ...more } as unknown as BoardRow;
}
const timer = (more = {}) => ({
  label: '讨论',
  ends_at: Date.now() + 5 * MINUTE,
  stops_in_pause: true,
  stopped_at: null,
  ...more,
});
let rows: BoardRow[];
let asked: Readonly<Record<string, string>>[];
let answer: object;
beforeEach(() => {
  rows = [
    team(1, '一组', { task_id: 7 }),
    team(2, '二组', { task_id: 7, paused: { reason: '问' } }),
    team(3, '三组'),
  ];
  asked = [];
  answer = { done: 2, already: 0, left: [] };
  server.on(guideBoard, () => ({
    d: {
      total: rows.length,
      rows,
      flows: [],
      to_evaluate: 0,
      classes: [{ id: 4, name: '一班', course_name: { zh: '民诉', en: 'Civil' } }],
      projects: [],
      tasks: [{ id: 7, name: '期中庭审' }],
      server_time: NOW,
    },
  }));
  server.on(classAttendance, () => ({
    d: { students: 0, here: 0, missing: [], late: [], server_time: NOW },
  }));
  server.on(classControl, (fields) => {
    asked.push(fields);
    return { d: answer };
  });
});

function Controls() {
  return <ClassControls board={useBoard()} />;
}
async function open(name: string) {
  mountPage(<Controls />);
  fireEvent.click(await screen.findByRole('button', { name }));
  return within(screen.getByRole('dialog'));
}
const press = (dialog: ReturnType<typeof within>, name: string) =>
  fireEvent.click(dialog.getByRole('button', { name }));

test('all are paused after a reason, with how many that is', async () => {
  const dialog = await open('全部暂停');
  expect(dialog.getByText('将暂停 2 组；已暂停的 1 组保持原来的理由。')).toBeDefined();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: '暂停' }).disabled).toBe(true);
  fireEvent.change(dialog.getByRole('textbox', { name: /暂停的理由/ }), { target: { value: ' 统一讲解 ' } });
  press(dialog, '暂停');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ kind: 'pause', reason: '统一讲解', eids: '[1,2,3]' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a class task is named, so that the server finds its groups', async () => {
  const dialog = await open('全部恢复');
  fireEvent.click(dialog.getByRole('radio', { name: /期中庭审/ }));
  expect(dialog.getByText('将恢复 1 组；1 组没有暂停。')).toBeDefined();
  press(dialog, '恢复');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ kind: 'resume', task_id: '7' });
  expect(asked[0]).not.toHaveProperty('eids');
});

test('teams in which it could not be done are named, with the reason', async () => {
  answer = { done: 1, already: 1, left: [{ eid: 3, name: 'x', why: '实验已结束，不能进入' }] };
  const dialog = await open('计时');
  press(dialog, '5 分钟');
  fireEvent.change(dialog.getByRole('textbox', { name: /计时内容/ }), { target: { value: '阅读卷宗' } });
  fireEvent.click(dialog.getByRole('radio', { name: '逐个选择小组' }));
  expect(dialog.getByText('没有选中任何小组')).toBeDefined();
  fireEvent.change(dialog.getByRole('searchbox'), { target: { value: '三' } });
  fireEvent.click(dialog.getByRole('checkbox', { name: /三组/ }));
  press(dialog, '开始计时');
  expect(await screen.findByText('实验已结束，不能进入')).toBeDefined();
  const result = within(screen.getByRole('dialog'));
  expect(result.getByText('三组')).toBeDefined();
  expect(asked[0]).toMatchObject({
    kind: 'set_timer',
    minutes: '5',
    label: '阅读卷宗',
    stops_in_pause: 'true',
    eids: '[3]',
  });
});

test('no timer is set without whole minutes', async () => {
  const dialog = await open('计时');
  const minutes = dialog.getByRole('textbox', { name: /时长/ });
  for (const value of ['', '0', '2.5', '241', 'x']) {
    fireEvent.change(minutes, { target: { value } });
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: '开始计时' }).disabled).toBe(true);
  }
});

test('a timer stands once for its teams, and is extended and cancelled for all of them', async () => {
  rows = [
    team(1, '一组', { timer: timer() }),
    team(2, '二组', { timer: timer({ ends_at: Date.now() + 5 * MINUTE + 900 }) }),
    team(3, '三组', { timer: timer({ label: '休息' }) }),
  ];
  mountPage(<Controls />);
  fireEvent.click(await screen.findByRole('button', { name: /讨论.*2 组/ }));
  fireEvent.click(screen.getByRole('menuitem', { name: '延长 5 分钟' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ kind: 'extend_timer', minutes: '5', eids: '[1,2]' });
  fireEvent.click(await screen.findByRole('button', { name: /休息.*1 组/ }));
  fireEvent.click(screen.getByRole('menuitem', { name: '取消计时' }));
  press(within(screen.getByRole('alertdialog')), '取消计时');
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toMatchObject({ kind: 'cancel_timer', eids: '[3]' });
});
