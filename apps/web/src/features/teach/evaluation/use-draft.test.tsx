// @vitest-environment happy-dom
import { CODE, type EvaluationContent, type EvaluationDetail, evaluateSave } from '@lets/contract';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PAUSE_MS } from '../../../lib/autosave/autosave.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mountsComponents } from '../../../testing/mount.tsx';
import { useDraft } from './use-draft.ts';

const server = fakeServer();
mountsComponents();
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

const saying = (comment: string): EvaluationContent => ({
  team: { goals: {}, remarks: {}, comment, moments: [] },
  members: [],
});
const GIVEN = { content: saying(''), revision: 1, saved_at: null } as NonNullable<EvaluationDetail['draft']>;
const theirs = { content: saying('theirs'), revision: 4 };
const stored: { revision: string | undefined; comment: string }[] = [];

beforeEach(() => {
  stored.length = 0;
  server.on(evaluateSave, ({ revision, content = '' }) => {
    const { team } = JSON.parse(content) as EvaluationContent;
    stored.push({ revision, comment: team.comment });
    return { d: { revision: Number(revision) + 1 } };
  });
});

const open = (given = GIVEN) => renderHook(() => useDraft(3, given));
type Opened = ReturnType<typeof open>;
const write = ({ result }: Opened, comment: string) => act(() => result.current.change(saying(comment)));
const wait = (ms = PAUSE_MS) => act(() => vi.advanceTimersByTimeAsync(ms));
const collide = () => server.on(evaluateSave, () => ({ c: CODE.changed_meanwhile, d: theirs }));
const answerAgain = () =>
  server.on(evaluateSave, ({ revision, content = '' }) => {
    stored.push({ revision, comment: (JSON.parse(content) as EvaluationContent).team.comment });
    return { d: { revision: 5 } };
  });

test('what is written is saved after a pause, and what is written offline when the connection is back', async () => {
  const page = open();
  write(page, 'a');
  await wait();
  server.isDown = true;
  write(page, 'ab');
  await wait();
  expect(page.result.current.state.is).toBe('offline');
  server.isDown = false;
  await wait(1000);
  expect(stored).toEqual([
    { revision: '1', comment: 'a' },
    { revision: '2', comment: 'ab' },
  ]);
});

test.each([
  ['mine', false, [{ revision: '4', comment: 'mine' }]],
  ['theirs', true, []],
])('when somebody else saved meanwhile, %s stays as chosen', async (comment, takesTheirs, sent) => {
  const page = open();
  collide();
  write(page, 'mine');
  await wait();
  expect(page.result.current.state).toEqual({ is: 'conflict', conflict: theirs });
  answerAgain();
  act(() => page.result.current.settle(takesTheirs));
  await wait(0);
  expect(page.result.current.content.team.comment).toBe(comment);
  expect(page.result.current.state.is).toBe('saved');
  expect(stored).toEqual(sent);
});

test('what a closed window left unsaved is on the page at the next visit, and saved', async () => {
  const page = open();
  server.isDown = true;
  write(page, 'a');
  await act(async () => page.unmount());
  server.isDown = false;
  const next = open();
  expect(next.result.current.content.team.comment).toBe('a');
  await wait(0);
  expect(stored).toEqual([{ revision: '1', comment: 'a' }]);
});
