// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SaveStatus } from '../../components/save-status/save-status.tsx';
import { setLanguage } from '../../i18n/index.ts';
import { mount, mountsComponents } from '../../testing/mount.tsx';
import { callConnection } from '../connection.ts';
import { createStore } from '../store.ts';
import { createAutosave, PAUSE_MS } from './autosave.ts';
import { keptCopy } from './kept-copy.ts';
import { flushAll } from './open-autosaves.ts';
import type { SaveResult } from './types.ts';
import { useAutosave } from './use-autosave.ts';

mountsComponents();
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

const server = { isUp: true, text: '', answer: null as SaveResult<never> | null };
beforeEach(() => Object.assign(server, { isUp: true, text: '', answer: null }));

const asText = (value: unknown) => String(value);

function openNote() {
  const copy = keptCopy('note:1', asText);
  const found = copy.read();
  const text = createStore(found?.value ?? server.text);
  const autosave = createAutosave<'text', string>(
    { revision: 1 },
    {
      read: text.get,
      async save({ value }) {
        if (!server.isUp) return { is: 'offline' };
        if (server.answer) return server.answer;
        server.text = value;
        return { is: 'saved', revision: 1 };
      },
      keep: (parts, revision) => copy.write(parts.length > 0 ? { parts, revision, value: text.get() } : null),
    },
  );
  if (found) autosave.touch('text');
  return { text, autosave };
}

function Note() {
  const [{ text, autosave }] = useState(openNote);
  const [shown, show] = useState(text.get);
  const state = useAutosave(autosave);
  return (
    <>
      <input
        aria-label="note"
        value={shown}
        onChange={({ target }) => {
          text.set(target.value);
          show(target.value);
          autosave.touch('text');
        }}
      />
      <SaveStatus state={state} />
    </>
  );
}

const type = (value: string) => fireEvent.change(screen.getByLabelText('note'), { target: { value } });
const wait = (ms = PAUSE_MS) => act(() => vi.advanceTimersByTimeAsync(ms));
const status = () => screen.getByRole('status').textContent;

test('tells each state in words, and in the other language at once', async () => {
  mount(<Note />);
  expect(status()).toBe('已全部保存');
  type('a');
  expect(status()).toBe('有未保存的更改');
  await wait();
  expect(status()).toMatch(/^已保存/);
  server.isUp = false;
  type('b');
  await wait();
  expect(status()).toMatch(/^连接已断开/);
  await act(() => setLanguage('en'));
  expect(status()).toMatch(/^Offline/);
  expect(screen.getByLabelText('note')).toHaveProperty('value', 'b');
});

test('saves at once when a call of any screen is answered again', async () => {
  mount(<Note />);
  server.isUp = false;
  type('a');
  await wait();
  server.isUp = true;
  callConnection.set('offline');
  await act(async () => callConnection.set('connected'));
  expect(server.text).toBe('a');
});

test.each(['visibilitychange', 'pagehide', 'leaving', 'logging out'])(
  'saves without waiting at %s',
  async (what) => {
    const page = mount(<Note />);
    type('a');
    await act(async () => {
      if (what === 'visibilitychange') {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden');
        document.dispatchEvent(new Event(what));
      } else if (what === 'pagehide') dispatchEvent(new Event(what));
      else if (what === 'leaving') page.unmount();
      else await flushAll();
    });
    expect(server.text).toBe('a');
  },
);

test('what a crash left unsaved is on the page at the next visit, and saved', async () => {
  const page = mount(<Note />);
  server.isUp = false;
  type('a');
  await wait();
  page.unmount();
  server.isUp = true;
  mount(<Note />);
  expect(screen.getByLabelText('note')).toHaveProperty('value', 'a');
  await wait(0);
  expect(server.text).toBe('a');
  expect(keptCopy('note:1', asText).read()).toBeNull();
});

test('a refusal is told in the server’s words', async () => {
  mount(<Note />);
  server.answer = { is: 'refused', message: '太长' };
  type('a');
  await wait();
  expect(status()).toBe('太长');
});
