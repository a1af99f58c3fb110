// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount, mountsComponents } from '../../testing/mount.tsx';
import { SearchBox } from './list-tools.tsx';

mountsComponents();
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const told: string[] = [];
let arrive: (value: string) => void;
beforeEach(() => {
  told.length = 0;
});

/** An address that takes its time. */
function Late() {
  const [value, setValue] = useState('');
  arrive = setValue;
  return <SearchBox value={value} onChange={(words) => told.push(words)} placeholder="search" />;
}
const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pause = () => act(() => vi.advanceTimersByTimeAsync(300));
const address = (value: string) => act(() => arrive(value));

test('words that the address answers late do not undo what was typed since', async () => {
  mount(<Late />);
  type('a');
  await pause();
  type('ab');
  await pause();
  type('abc');
  address('a');
  expect(field().value).toBe('abc');
  address('ab');
  expect(field().value).toBe('abc');
  await pause();
  expect(told).toEqual(['a', 'ab', 'abc']);
});

test('an address that is changed by something else shows in the field, and is not told again', async () => {
  mount(<Late />);
  type('a');
  await pause();
  address('a');
  address('');
  expect(field().value).toBe('');
  address('a');
  expect(field().value).toBe('a');
  await pause();
  expect(told).toEqual(['a']);
});

test('words taken back before the address had them are told as they are now', async () => {
  mount(<Late />);
  type('a');
  await pause();
  type('');
  await pause();
  expect(told).toEqual(['a', '']);
  address('a');
  address('');
  expect(field().value).toBe('');
});
