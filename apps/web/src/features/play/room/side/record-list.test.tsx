// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { EventWords } from '../../../../domain/run/event-words.ts';
import type { Names } from '../../../../domain/run/names.ts';
import { spoke } from '../../../../domain/run/testing.ts';
import { givesSizes } from '../../../../testing/give-sizes.ts';
import { mountsComponents } from '../../../../testing/mount.tsx';
import { listEntries } from './record-entries.ts';
import { RecordList } from './record-list.tsx';

const room = vi.hoisted(() => ({ now: {} as Record<string, unknown> }));
vi.mock('../room-context.tsx', async (original) => ({
  ...(await original<object>()),
  useRoom: (pick: (view: object) => unknown) => pick(room.now),
}));

const LINE = 64;
const BOX = 600;
mountsComponents();
givesSizes({ box: BOX, row: LINE });

const loadEarlier = vi.fn();
/** What the browser would say to a change of size. */
const grown = new Set<(changes: readonly unknown[]) => void>();
beforeEach(() => {
  grown.clear();
  loadEarlier.mockReset();
  room.now = { hasEarlier: false, loadEarlier, currentRole: null, state: { documents: {} } };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      onChange: (changes: readonly unknown[]) => void;
      constructor(onChange: (changes: readonly unknown[]) => void) {
        this.onChange = onChange;
      }
      observe() {
        grown.add(this.onChange);
      }
      unobserve() {}
      disconnect() {
        grown.delete(this.onChange);
      }
    },
  );
  // As high as its rows together: nothing else lays them out here.
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => rows());
});
const rows = () =>
  Number.parseInt(document.querySelector<HTMLElement>('[role=log] [style]')?.style.height ?? '0', 10);

const names = {
  role: (id: string) => ({ id, name: id, side: 'bench', character: '' }),
  user: () => undefined,
} as unknown as Names;
const words: EventWords = { what: () => '', sentence: () => '' };
const listed = (from: number, to: number) => {
  const record = Array.from({ length: to - from + 1 }, (_, index) => spoke(from + index));
  const reader = { sideOf: () => null, textOf: () => '' };
  const entries = listEntries(record, { side: null, words: '' }, reader);
  return <RecordList entries={entries} isFiltered={false} names={names} words={words} />;
};
const log = () => screen.getByRole('log');
const scrollTo = (top: number) => {
  log().scrollTop = top;
  fireEvent.scroll(log());
};
/** The browser lays out, and tells of it and of the scrolling that came of it. */
const settle = () => {
  act(() => grown.forEach((tell) => void tell([])));
  fireEvent.scroll(log());
};

test('of a long record what is near the end is drawn', () => {
  render(listed(1, 500));
  expect(screen.getByText('speech 500')).toBeTruthy();
  expect(screen.queryByText('speech 100')).toBeNull();
  expect(screen.getAllByRole('article').length).toBeLessThan(40);
});

test('whoever is at the end stays there', () => {
  const page = render(listed(1, 500));
  settle();
  page.rerender(listed(1, 560));
  settle();
  fireEvent.scroll(log());
  expect(screen.getByText('speech 560')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('whoever reads back stays where they are, is told how much came, and is led to it; nothing they scroll to is read out as news', () => {
  const page = render(listed(1, 500));
  settle();
  expect(log().getAttribute('aria-live')).toBe('polite');
  scrollTo(6000);
  expect(log().getAttribute('aria-live')).toBe('off');
  page.rerender(listed(1, 503));
  settle();
  expect(log().scrollTop).toBe(6000);
  expect(screen.queryByText('speech 503')).toBeNull();
  expect(screen.getByRole('button').textContent).toContain('3');
  scrollTo(rows() - BOX);
  expect(screen.queryByRole('button')).toBeNull();
});

test('near the top what came earlier is loaded, and what is being read stays in place', () => {
  room.now = { ...room.now, hasEarlier: true };
  const page = render(listed(201, 500));
  settle();
  expect(loadEarlier).not.toHaveBeenCalled();
  scrollTo(20);
  expect(loadEarlier).toHaveBeenCalled();
  expect(screen.getByText('speech 201')).toBeTruthy();
  page.rerender(listed(101, 500));
  expect(log().scrollTop).toBe(20 + 100 * LINE);
  fireEvent.scroll(log());
  expect(screen.getByText('speech 201')).toBeTruthy();
  expect(screen.queryByText('speech 101')).toBeNull();
});
