// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { expect, test, vi } from 'vitest';
import { setLanguage } from '../../i18n/index.ts';
import { mountPage, mountsComponents } from '../../testing/mount.tsx';
import { LeaveGuard } from './leave-guard.tsx';

mountsComponents();

/** A page with a field, which is unsaved as long as something is in it. */
function Page({ save }: { save?: () => Promise<boolean> }) {
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="text" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/elsewhere">leave</Link>
      <LeaveGuard isUnsaved={() => text !== ''} {...(save && { save })} />
    </>
  );
}

const ELSEWHERE = [{ path: '/elsewhere', element: <p>elsewhere</p> }];
const type = (text: string) => fireEvent.change(screen.getByLabelText('text'), { target: { value: text } });
const leave = () => act(async () => void fireEvent.click(screen.getByText('leave')));
const isClosingAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('with nothing unsaved nobody is asked', async () => {
  mountPage(<Page />, ELSEWHERE);
  expect(isClosingAsked()).toBe(false);
  await leave();
  expect(screen.getByText('elsewhere')).toBeTruthy();
});

test('with something unsaved it asks, and goes or stays as answered', async () => {
  mountPage(<Page />, ELSEWHERE);
  type('a');
  expect(isClosingAsked()).toBe(true);
  await leave();
  fireEvent.click(screen.getByRole('button', { name: '留在此页' }));
  expect(screen.getByLabelText('text')).toHaveProperty('value', 'a');
  await leave();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '不保存并离开' })));
  expect(screen.getByText('elsewhere')).toBeTruthy();
});

test('what can be saved is saved on the way out, and only what cannot is asked about', async () => {
  const save = vi.fn(async () => true);
  mountPage(<Page save={save} />, ELSEWHERE);
  type('a');
  await leave();
  expect(save).toHaveBeenCalledOnce();
  expect(screen.getByText('elsewhere')).toBeTruthy();
});

test('a language switch changes the words of the open question and keeps what was typed', async () => {
  mountPage(<Page save={async () => false} />, ELSEWHERE);
  type('草稿');
  await leave();
  expect(screen.getByText('尚未保存，确定离开吗？')).toBeTruthy();
  await act(() => setLanguage('en'));
  expect(screen.getByText('Leave without saving?')).toBeTruthy();
  expect(screen.queryByText('尚未保存，确定离开吗？')).toBeNull();
  expect(screen.getByLabelText('text')).toHaveProperty('value', '草稿');
});
