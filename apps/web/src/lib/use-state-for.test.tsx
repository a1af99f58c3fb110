// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountsComponents } from '../testing/mount.tsx';
import { useStateFor } from './use-state-for.ts';

mountsComponents();

const start = (key: string) =>
  renderHook(({ key }) => useStateFor(key, `${key} as given`), { initialProps: { key } });

it('begins anew with another key, and does not come back with the first one', () => {
  const { result, rerender } = start('a');
  act(() => result.current[1]('own'));
  expect(result.current[0]).toBe('own');
  rerender({ key: 'b' });
  expect(result.current[0]).toBe('b as given');
  rerender({ key: 'a' });
  expect(result.current[0]).toBe('a as given');
});

it('takes nothing from a setter of an earlier key: an answer may come late', () => {
  const { result, rerender } = start('a');
  const [, setOfA] = result.current;
  rerender({ key: 'b' });
  act(() => setOfA('late'));
  expect(result.current[0]).toBe('b as given');
});
