// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NetworkError } from './api-client.ts';
import { useRowSelection } from './use-row-selection.ts';

const ALL = Array.from({ length: 1234 }, (_, at) => ({ id: at + 1, name: `row ${at + 1}` }));
const page = (at: number, size: number) => ALL.slice((at - 1) * size, at * size);

function open(total = ALL.length) {
  const asked: number[] = [];
  const read = async (at: number, size: number) => {
    asked.push(at);
    return { list: page(at, size).filter(({ id }) => id <= total), total };
  };
  const hook = renderHook(
    ({ rows, question }: { rows: typeof ALL; question: string }) => useRowSelection(rows, question, read),
    { initialProps: { rows: page(1, 20), question: '' } },
  );
  const ids = () => hook.result.current.chosen.map(({ id }) => id);
  return { ...hook, ids, asked };
}

test('a choice is kept over pages, with the newest that is known of a row', () => {
  const { result, rerender, ids } = open();
  act(() => result.current.selection.toggle(3));
  rerender({ rows: page(2, 20), question: '' });
  act(() => result.current.selection.toggle(22));
  expect(ids()).toEqual([3, 22]);
  expect(result.current.selection.chosenHere).toBe(1);
  rerender({ rows: [{ id: 3, name: 'renamed' }], question: '' });
  expect(result.current.chosen[0]?.name).toBe('renamed');
});

test('all rows on the screen are chosen and left together, those of other pages stay', () => {
  const { result, rerender, ids } = open();
  act(() => result.current.selection.toggle(1));
  rerender({ rows: page(2, 20), question: '' });
  act(() => result.current.selection.toggleAll());
  expect(ids()).toHaveLength(21);
  act(() => result.current.selection.toggleAll());
  expect(ids()).toEqual([1]);
});

test('all that match are chosen, page by page', async () => {
  const { result, ids, asked } = open(150);
  await act(() => result.current.chooseAll());
  expect(ids()).toHaveLength(150);
  expect(asked).toEqual([1, 2]);
});

test('no more are chosen than may be acted on together', async () => {
  const { result, ids, asked } = open();
  await act(() => result.current.chooseAll());
  expect(ids()).toHaveLength(1000);
  expect(asked).toHaveLength(10);
  act(() => result.current.selection.toggle(1));
  expect(ids()).toHaveLength(999);
});

test('another question begins a new choice', () => {
  const { result, rerender, ids } = open();
  act(() => result.current.selection.toggle(3));
  rerender({ rows: page(1, 20), question: 'q' });
  expect(ids()).toEqual([]);
});

test('what cannot be read leaves the choice as it is', async () => {
  const rows = page(1, 20);
  const { result } = renderHook(() =>
    useRowSelection(rows, '', async () => {
      throw new NetworkError('down');
    }),
  );
  act(() => result.current.selection.toggle(3));
  await act(() => result.current.chooseAll());
  expect(result.current.chosen).toHaveLength(1);
  expect(result.current.isReading).toBe(false);
});
