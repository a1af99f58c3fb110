// @vitest-environment happy-dom
import { CODE, guideAttendance } from '@lets/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { at, NEVER, SEEN, START } from '../../../domain/run/attendance/attendance-samples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mount, mountsComponents } from '../../../testing/mount.tsx';
import { MemberAttendance } from './member-attendance.tsx';

const server = fakeServer();
mountsComponents();

const user = (id: number) => ({ id, name: `学生${id}`, identity: 1 });

test.each([
  [1, ['迟到 7 分', '在场 30 分', '离开 1 次，共 13 分'], '未到场'],
  [2, ['未到场'], '迟到'],
])('says of member %i when they came and when they were away, and of no other', async (id, said, unsaid) => {
  const members = [
    { user: user(1), ...SEEN },
    { user: user(2), ...NEVER },
  ];
  server.on(guideAttendance, () => ({
    d: { from: START, due: START, until: at(60), members, server_time: at(90) },
  }));
  mount(<MemberAttendance eid={5} userId={id} />);
  const { textContent } = await screen.findByRole('region', { name: '出勤' });
  for (const words of said) expect(textContent).toContain(words);
  expect(textContent).not.toContain(unsaid);
});

test('tells when it could not be read', async () => {
  server.on(guideAttendance, () => ({ c: CODE.fault }));
  mount(<MemberAttendance eid={5} userId={1} />);
  expect(await screen.findByRole('alert')).toBeTruthy();
});
