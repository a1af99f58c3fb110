// @vitest-environment happy-dom
import { classTaskList } from '@lets/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MENTOR_TASKS, MENTOR_TASKS_CREATE } from '../../../lib/paths.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mountPage, mountsComponents } from '../../../testing/mount.tsx';
import { NothingRunning } from './first-task.tsx';

const server = fakeServer();
mountsComponents();

test.each([
  ['布置任务', 0, MENTOR_TASKS_CREATE],
  ['查看班级任务', 3, MENTOR_TASKS],
])('an empty board leads to “%s” where %i tasks have been given', async (name, total, to) => {
  server.on(classTaskList, () => ({ d: { total, page: 1, size: 1, list: [] } }));
  mountPage(<NothingRunning />);
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(to);
});
