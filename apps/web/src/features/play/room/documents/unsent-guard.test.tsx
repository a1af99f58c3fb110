// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import { flushAll } from '../../../../lib/autosave/open-autosaves.ts';
import { mountPage, mountsComponents } from '../../../../testing/mount.tsx';
import type { SharedLine } from './shared-line.ts';
import { UnsentGuard } from './unsent-guard.tsx';
import { useSharedLine } from './use-shared-line.ts';

const ROOM = { eid: 1, me: { userId: 1 } };
vi.mock('../room-context.tsx', async (original) => ({
  ...(await original<object>()),
  useRoom: (pick: (view: object) => unknown) => pick(ROOM),
}));

mountsComponents();
beforeEach(() => {
  const Nowhere = class extends EventTarget {
    readonly close = () => {};
  };
  vi.stubGlobal('WebSocket', Nowhere);
});
afterEach(() => vi.unstubAllGlobals());

let line: SharedLine;
function Desk() {
  const opened = useSharedLine('d');
  if (!opened.line) return null;
  line = opened.line;
  return (
    <>
      <Link to="/elsewhere">leave</Link>
      <Link to="/experiment/meta/court/1/b">next section</Link>
      <UnsentGuard line={line} />
    </>
  );
}

function write(words: string) {
  line.provider.receiveStateless('{"type":"standing","may_write":true,"root_version":1}');
  line.provider.synced = true;
  line.doc.getXmlFragment('content').push([new Y.XmlText(words)]);
}
const answer = () => {
  line.provider.flushPendingUpdates();
  line.provider.decrementUnsyncedChanges();
};
const open = () =>
  mountPage(<Desk />, [
    { path: '/elsewhere', element: <p>elsewhere</p> },
    { path: '/experiment/meta/court/1/b', element: <p>hearing</p> },
  ]);
const press = (text: string) => act(async () => void fireEvent.click(screen.getByText(text)));
const isClosingAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
const isKept = () => Object.keys(localStorage).some((key) => key.includes('writing:1:d:'));

test('somebody who only reads, or whose words have arrived, leaves unasked', async () => {
  open();
  act(() => write('a word'));
  act(answer);
  expect(isClosingAsked()).toBe(false);
  await press('leave');
  expect(screen.getByText('elsewhere')).toBeTruthy();
  expect(isKept()).toBe(false);
});

test('whoever leaves with unsent words is asked, and finds them kept when they go', async () => {
  open();
  act(() => write('a word'));
  expect(isClosingAsked()).toBe(true);
  await press('leave');
  expect(screen.getByRole('alertdialog').textContent).toContain('尚未送达服务器');
  await press('不保存并离开');
  expect(screen.getByText('elsewhere')).toBeTruthy();
  expect(isKept()).toBe(true);
});

test('the question goes away by itself when the words arrive', async () => {
  open();
  act(() => write('a word'));
  await press('leave');
  await act(async () => answer());
  expect(screen.getByText('elsewhere')).toBeTruthy();
  expect(isKept()).toBe(false);
});

test('the flow leads on to the next section unasked, and what is unsent is kept', async () => {
  open();
  act(() => write('a word'));
  await press('next section');
  expect(screen.getByText('hearing')).toBeTruthy();
  expect(isKept()).toBe(true);
});

test('who logs out without a connection does not wait for one', async () => {
  open();
  act(() => write('a word'));
  expect(await flushAll()).toBe(false);
});
