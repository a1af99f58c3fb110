// @vitest-environment happy-dom
import { type ExperimentDetail, experimentDetail } from '@lets/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mountPage, mountsComponents } from '../../../testing/mount.tsx';
import { Component } from './task-page.tsx';

/** Like the real one it opens the task's draft once. */
vi.mock('./task-editor.tsx', () => ({
  TaskEditor: ({ detail }: { detail: ExperimentDetail }) => {
    const [opened] = useState(detail.eid);
    return <output>{`${opened} of ${detail.eid}`}</output>;
  },
}));

const server = fakeServer();
mountsComponents();

test('each task has an editor of its own, also when one is left for another that is known already', async () => {
  server.on(experimentDetail, ({ eid }) => ({ d: { eid: Number(eid), status: 'waiting', members: [] } }));
  const page = (
    <>
      <Component />
      <Link to="/task/1">one</Link>
      <Link to="/task/2">two</Link>
    </>
  );
  mountPage(<Link to="/task/1">begin</Link>, [{ path: '/task/:task_id', element: page }]);
  const go = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));
  await go('begin');
  expect((await screen.findByText('1 of 1')).tagName).toBe('OUTPUT');
  await go('two');
  await screen.findByText('2 of 2');
  await go('one');
  expect(await screen.findByText('1 of 1')).toBeTruthy();
});
