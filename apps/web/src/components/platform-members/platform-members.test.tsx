// @vitest-environment happy-dom
import { ltiCourses, ltiMembersRead, type PlatformCourse } from '@lets/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { mount, mountsComponents } from '../../testing/mount.tsx';
import { PlatformMembers } from './platform-members.tsx';

const server = fakeServer();
mountsComponents();

const COURSE: PlatformCourse = {
  id: 1,
  service: { zh: '教学平台', en: 'Moodle' },
  title: '民事诉讼法',
  can_read: true,
  read_at: null,
  fault: '',
};

async function open(courses: readonly PlatformCourse[]) {
  server.on(ltiCourses, () => ({ d: { list: [...courses] } }));
  server.on(ltiMembersRead, () => ({
    d: {
      learners: 30,
      made: 3,
      enrolled: 5,
      left: [{ id: 9, name: '周去', identity: 1 }],
      refused: [{ name: '吴同', why: 'taken' }],
      faults: [{ title: '另一门课', reason: '503: maintenance' }],
    },
  }));
  mount(<PlatformMembers classId={4} />);
  await act(async () => {});
}

test('a class that stands for no course has no button', async () => {
  await open([]);
  await open([{ ...COURSE, can_read: false }]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('who came, who left and who could not come is told', async () => {
  await open([COURSE]);
  const button = await screen.findByRole('button', { name: '从教学平台同步学生' });
  await act(async () => void fireEvent.click(button));
  for (const words of [
    /共有 30 名学生/,
    /新加入本班 5 人，其中新建账号 3 个/,
    '周去',
    /吴同：同名账号已存在/,
    /另一门课.*503/,
  ])
    expect(await screen.findByText(words)).toBeTruthy();
});
