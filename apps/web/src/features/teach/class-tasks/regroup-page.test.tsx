// @vitest-environment happy-dom
import { type ClassTaskDetail, CODE, classCasting, classTaskDetail, classTaskRegroup } from '@lets/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mountPage, mountsComponents } from '../../../testing/mount.tsx';
import { Component } from './regroup-page.tsx';
import { groupOf, student, taskOf } from './testing.ts';

const server = fakeServer();
mountsComponents();

const detailOf = (...groups: ReturnType<typeof groupOf>[]): ClassTaskDetail => ({
  task: taskOf({ groups, ungrouped: [student(99)] }),
  roles: [],
  fewest: 0,
  capacity: 4,
  unregistered: [],
});
let now: ClassTaskDetail;
beforeEach(() => {
  now = detailOf(
    groupOf(1, [11, 12]),
    groupOf(2, [21]),
    groupOf(3, [31, 32], { status: 'in_progress' }),
    groupOf(4, [41], { status: 'ended' }),
  );
  server.on(classTaskDetail, () => ({ d: now }));
});

const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const press = (name: string | RegExp) => click(screen.getByRole('button', { name }));
async function open() {
  const { router } = mountPage(<p>list</p>, [{ path: '/mentor/tasks/:id/groups', element: <Component /> }]);
  await act(() => router.navigate('/mentor/tasks/1/groups'));
  await screen.findByRole('list', { name: '分组' });
}
const saved = () => server.arrived.find(({ path }) => path === classTaskRegroup.path)?.fields;

test('a student without a group is given to one by the keyboard, seen before it is saved, and saved once', async () => {
  server.on(classTaskRegroup, () => {
    now = detailOf(groupOf(1, [11, 12]), groupOf(2, [21, 99]));
    return { d: now };
  });
  await open();
  expect(screen.getByRole('button', { name: '查看改动' }).hasAttribute('disabled')).toBe(true);
  await press(/Student 99/);
  await press(/放进这一组.*Group 2/);
  await press('查看改动');
  expect(screen.getByRole('dialog').textContent).toContain('还没有分组 → Group 2');
  await press('保存分组');
  expect(saved()).toEqual({
    id: '1',
    seen: JSON.stringify([{ team_id: 2, members: [21], begun: false }]),
    groups: JSON.stringify([{ team_id: 2, members: [21, 99], leader: 21 }]),
  });
  expect(await screen.findByText('还没有改动')).toBeTruthy();
});

test('a group that is over cannot be changed, and what was done is undone', async () => {
  await open();
  expect(screen.queryByRole('button', { name: /Student 41/ })).toBeNull();
  await press(/把Student 12移出小组/);
  expect(screen.getByText('变动 1 人')).toBeTruthy();
  await press('撤销');
  expect(screen.getByText('还没有改动')).toBeTruthy();
});

test('when a group changed meanwhile, saving is refused, and the latest groups can be loaded', async () => {
  server.on(classTaskRegroup, () => {
    now = detailOf(groupOf(1, [11, 12], { status: 'ended' }), groupOf(2, [21]));
    return { c: CODE.team_started, d: { team_ids: [1] } };
  });
  await open();
  await press(/把Student 12移出小组/);
  await press('查看改动');
  await press('保存分组');
  expect((await screen.findByRole('alert')).textContent).toContain('您的改动不能保存');
  await press('载入最新分组');
  expect(screen.queryByRole('button', { name: /Student 12/ })).toBeNull();
  expect(screen.getByText('还没有改动')).toBeTruthy();
});

test('of a group that plays somebody stays, and who comes observes unless given a role', async () => {
  server.on(classCasting, () => ({
    d: {
      task: taskOf(),
      roles: [
        { id: 'judge', name: { zh: '审判长', en: 'Judge' }, character: '', side: 'bench', incompatible: [] },
      ],
      groups: [
        {
          ...{ team_id: 3, name: 'Group 3', eid: 30, status: 'in_progress', revision: 1, leader_id: 31 },
          ...{ members: [student(31), student(32)], role_ids: ['judge'], holders: { judge: 31 } },
        },
      ],
    },
  }));
  server.on(classTaskRegroup, () => ({ d: now }));
  await open();
  await press(/把Student 31移出小组/);
  await press(/把Student 32移出小组/);
  expect(screen.getByRole('alert').textContent).toContain('至少留一位');
  expect(screen.getByRole('button', { name: '查看改动' }).hasAttribute('disabled')).toBe(true);
  await press('撤销');
  await press(/Student 99/);
  await press(/放进这一组.*Group 3/);
  await press('查看改动');
  expect((await screen.findByText(/担任的审判长交给其余组员/)).textContent).toContain('Student 31');
  expect(screen.getByRole('dialog').textContent).toContain('旁听');
  await press('保存分组');
  expect(saved()?.seen).toBe(JSON.stringify([{ team_id: 3, members: [31, 32], begun: true }]));
});
