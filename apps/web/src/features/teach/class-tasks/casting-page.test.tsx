// @vitest-environment happy-dom
import { type ClassCasting, CODE, classCast, classCasting, type GroupCast } from '@lets/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mountPage, mountsComponents } from '../../../testing/mount.tsx';
import { Component } from './casting-page.tsx';
import { student, taskOf } from './testing.ts';

const server = fakeServer();
mountsComponents();

const column = (team_id: number, more: Partial<GroupCast> = {}): GroupCast => ({
  team_id,
  name: `Group ${team_id}`,
  eid: team_id * 10,
  status: 'waiting',
  revision: 7,
  leader_id: team_id * 10 + 1,
  members: [student(team_id * 10 + 1), student(team_id * 10 + 2)],
  role_ids: ['judge', 'clerk'],
  holders: {},
  ...more,
});
let now: ClassCasting;
beforeEach(() => {
  const role = (id: string) => ({
    id,
    name: { zh: id, en: id },
    character: 'judge',
    side: 'bench' as const,
    incompatible: [],
  });
  now = {
    task: taskOf(),
    roles: [role('judge'), role('clerk')],
    groups: [column(1), column(2), column(3, { status: 'in_progress', holders: { judge: 31, clerk: 32 } })],
  };
  server.on(classCasting, () => ({ d: now }));
});

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
async function open() {
  const { router } = mountPage(<p>list</p>, [{ path: '/mentor/tasks/:id/casting', element: <Component /> }]);
  await act(() => router.navigate('/mentor/tasks/1/casting'));
  await screen.findByRole('table');
}
const saved = () => server.arrived.find(({ path }) => path === classCast.path)?.fields;

test('a group is filled and saved as a whole, and only the group that was changed', async () => {
  server.on(classCast, () => {
    now = {
      ...now,
      groups: [column(1, { holders: { judge: 11, clerk: 12 }, revision: 8 }), ...now.groups.slice(1)],
    };
    return { d: now };
  });
  await open();
  expect(screen.getByRole('button', { name: '保存角色' }).hasAttribute('disabled')).toBe(true);
  await press('为Group 1自动分配其余角色');
  await press('保存角色');
  expect(saved()?.id).toBe('1');
  const [group, ...others] = JSON.parse(saved()?.groups ?? '[]');
  expect(others).toEqual([]);
  expect(group).toMatchObject({ team_id: 1, revision: 7 });
  expect(Object.values(group.holders).toSorted()).toEqual([11, 12]);
  expect(await screen.findByText('还没有改动')).toBeTruthy();
});

test('who is to hold incompatible roles is named, and nothing is saved before the teacher says yes to it', async () => {
  const [judge, clerk] = now.roles as [ClassCasting['roles'][number], ClassCasting['roles'][number]];
  const alone = column(1, {
    members: [student(11)],
    role_ids: ['judge', 'clerk', 'usher'],
    holders: { judge: 11, clerk: 11 },
  });
  now = {
    ...now,
    roles: [
      { ...judge, incompatible: ['clerk'] },
      { ...clerk, incompatible: ['judge'] },
      { ...clerk, id: 'usher' },
    ],
    groups: [alone, column(2)],
  };
  server.on(classCast, () => ({ d: now }));
  await open();
  expect(screen.getAllByRole('img', { name: '已担任clerk，按案件不得兼任' })).toHaveLength(1);
  // What a group has left so itself keeps no other group from being saved.
  await press('为Group 2自动分配其余角色');
  await press('保存角色');
  expect(saved()?.accept_incompatible).toBeUndefined();
  expect(saved()?.groups).toContain('"team_id":2');
  server.arrived.length = 0;
  await press('为Group 1自动分配其余角色');
  await press('保存角色');
  expect((await screen.findByRole('alertdialog')).textContent).toContain(
    'Group 1：Student 11同时担任judge、clerk',
  );
  expect(saved()).toBeUndefined();
  await press('照此保存');
  expect(saved()?.accept_incompatible).toBe('true');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a group that has begun is shown and cannot be changed', async () => {
  await open();
  expect(screen.queryByRole('button', { name: '清空Group 3的角色' })).toBeNull();
  expect(screen.getByText('Student 32')).toBeTruthy();
});

test('when a group was changed meanwhile, its latest is taken before saving', async () => {
  server.on(classCast, () => {
    now = { ...now, groups: now.groups.map((one) => (one.team_id === 1 ? { ...one, revision: 9 } : one)) };
    return { c: CODE.changed_meanwhile, d: { team_ids: [1] } };
  });
  await open();
  await press('为Group 1自动分配其余角色');
  await press('保存角色');
  expect((await screen.findByRole('alert')).textContent).toContain('请先载入最新状态');
  expect(screen.getByRole('button', { name: '保存角色' }).hasAttribute('disabled')).toBe(true);
  await press('载入最新状态');
  expect(screen.queryByRole('alert')).toBeNull();
});
