// @vitest-environment happy-dom
import { classAttendance } from '@lets/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mount, mountsComponents } from '../../../testing/mount.tsx';
import { ClassAttendance } from './class-attendance.tsx';

const server = fakeServer();
mountsComponents();

const MINUTE = 60_000;
const NOW = new Date(2026, 4, 6, 10, 0).getTime();
const user = (id: number, name: string) => ({ id, name, identity: 1 });
const DAY = {
  students: 12,
  here: 10,
  missing: [
    { eid: 4, team: '三组', user: user(1, '周航'), since: null },
    { eid: 5, team: '四组', user: user(2, '吴桐'), since: NOW - 9 * MINUTE },
  ],
  late: [{ eid: 5, team: '四组', user: user(3, '郑好'), first_seen: NOW - 30 * MINUTE, late_seconds: 420 }],
  server_time: NOW,
};

test('who is missing and who came late, in a word and in a list, with the way to their team', async () => {
  server.on(classAttendance, () => ({ d: DAY }));
  const open = vi.fn();
  mount(<ClassAttendance filter={{ class_id: 7 }} onOpen={open} />);
  fireEvent.click(await screen.findByRole('button', { name: '缺席 2 人 · 迟到 1 人' }));
  expect(server.arrived[0]?.fields).toEqual({ class_id: '7' });
  const list = within(screen.getByRole('dialog'));
  expect(list.getByText('还没有来过')).toBeDefined();
  expect(list.getByText(/起不在场，已 9 分/)).toBeDefined();
  fireEvent.change(list.getByRole('searchbox'), { target: { value: '三组' } });
  await vi.waitFor(() => expect(list.queryByText('吴桐')).toBeNull());
  fireEvent.change(list.getByRole('searchbox'), { target: { value: '' } });
  fireEvent.click(list.getByRole('button', { name: /^迟到/ }));
  expect(await list.findByText(/迟到 7 分/)).toBeDefined();
  fireEvent.click(list.getByRole('button', { name: '查看四组' }));
  expect(open).toHaveBeenCalledWith(5);
});

test('a class that is all there is told so', async () => {
  server.on(classAttendance, () => ({ d: { ...DAY, here: 12, missing: [], late: [] } }));
  mount(<ClassAttendance filter={{}} onOpen={() => {}} />);
  expect(await screen.findByRole('button', { name: '全员在场' })).toBeDefined();
});

test('before anybody is late it tells how many have come', async () => {
  server.on(classAttendance, () => ({ d: { ...DAY, here: 3, missing: [], late: [] } }));
  mount(<ClassAttendance filter={{}} onOpen={() => {}} />);
  expect(await screen.findByRole('button', { name: '出勤 3 / 12' })).toBeDefined();
});
