// @vitest-environment happy-dom
import { guideAttendance } from '@lets/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mount, mountsComponents } from '../../../testing/mount.tsx';
import { at, NEVER, SEEN, START } from './attendance-samples.ts';
import { RunAttendance } from './run-attendance.tsx';

const server = fakeServer();
mountsComponents();

const user = (id: number, name: string) => ({ id, name, identity: 1 });
const read = (until: number | null, members: unknown[]) => ({
  d: { from: START, due: START, until, members, server_time: at(50) },
});

test('says of each student when they came, how late, and when they were away', async () => {
  server.on(guideAttendance, () =>
    read(null, [
      { user: user(1, '甲'), ...SEEN, is_here: true },
      { user: user(2, '乙'), ...NEVER },
    ]),
  );
  const { container } = mount(<RunAttendance eid={5} />);
  await screen.findByText('迟到 7 分');
  const text = container.textContent ?? '';
  for (const words of [
    '1 / 2 人在场',
    '1 人迟到',
    '在场 30 分',
    '离开 1 次，共 13 分',
    ':20',
    ':33',
    '未到场',
  ])
    expect(text).toContain(words);
});

test('after the end it counts who came', async () => {
  server.on(guideAttendance, () => read(at(60), [{ user: user(1, '甲'), ...SEEN, late_seconds: 30 }]));
  mount(<RunAttendance eid={5} />);
  expect(await screen.findByText('1 / 1 人到场')).toBeDefined();
  expect(screen.queryByText(/迟到 /)).toBeNull();
});

test('a run that waits has nobody to tell of', async () => {
  server.on(guideAttendance, () => ({
    d: { from: null, due: null, until: null, members: [], server_time: START },
  }));
  mount(<RunAttendance eid={5} />);
  expect(await screen.findByText('实验还没有开始')).toBeDefined();
});
