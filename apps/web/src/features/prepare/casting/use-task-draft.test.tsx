// @vitest-environment happy-dom
import { CODE, type ExperimentDetail, experimentDetail, experimentUpdate } from '@lets/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PAUSE_MS } from '../../../lib/autosave/autosave.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mountsComponents } from '../../../testing/mount.tsx';
import { useTaskDraft } from './use-task-draft.ts';

const server = fakeServer();
mountsComponents();
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

const FIRST = {
  eid: 3,
  revision: 1,
  name: '任务',
  message: '',
  planned_start: null,
  planned_end: null,
  flow: { roles: [] },
  may: { edit: true },
  state: { holders: {} },
} as unknown as ExperimentDetail;

let stored: ExperimentDetail;
beforeEach(() => {
  stored = FIRST;
  server.on(experimentDetail, () => ({ d: stored }));
  server.on(experimentUpdate, ({ revision, eid: _, ...changes }) => {
    if (Number(revision) !== stored.revision) return { c: CODE.changed_meanwhile };
    stored = { ...stored, ...changes, revision: stored.revision + 1 };
    return { d: stored };
  });
});

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return renderHook(() => useTaskDraft(FIRST), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
}
const wait = (ms = PAUSE_MS) => act(() => vi.advanceTimersByTimeAsync(ms));
const updates = () =>
  server.arrived.filter(({ path }) => path === experimentUpdate.path).map(({ fields }) => fields);

test('what two people changed in different fields is saved without a question', async () => {
  const { result } = open();
  stored = { ...FIRST, revision: 4, message: 'theirs' };
  act(() => result.current.edit({ name: '新任务' }));
  await wait();
  expect(stored).toMatchObject({ name: '新任务', message: 'theirs', revision: 5 });
  expect(result.current.state.is).toBe('saved');
});

test('what two people changed in the same field is asked about, and mine goes on top only when I say so', async () => {
  const { result } = open();
  stored = { ...FIRST, revision: 4, name: '他的任务' };
  act(() => result.current.edit({ name: '我的任务' }));
  await wait();
  expect(result.current.state.is).toBe('conflict');
  expect(stored.name).toBe('他的任务');
  await act(() => result.current.keepMine());
  await wait(0);
  expect(stored.name).toBe('我的任务');
});

test('nothing is sent while a field is wrong, and that is told', async () => {
  const { result } = open();
  act(() => result.current.edit({ name: ' ' }));
  await wait();
  expect(updates()).toEqual([]);
  expect(result.current.state).toEqual({ is: 'refused', message: '有一项没有填对，尚未保存' });
});

test('what a closed window left unsaved is on the page at the next visit, and saved', async () => {
  const before = open();
  server.isDown = true;
  act(() => before.result.current.edit({ name: '新任务' }));
  await act(async () => before.unmount());
  server.isDown = false;
  const { result } = open();
  expect(result.current.fields.name).toBe('新任务');
  await wait(0);
  expect(stored.name).toBe('新任务');
});
