import type { BoardRow, TimerView } from '@lets/contract';
import { expect, it } from 'vitest';
import { sharedTimers } from './running-timers.ts';

const NOW = 1_000_000;
const row = (eid: number, timer: Partial<TimerView> | null) =>
  ({
    card: { eid },
    timer: timer && { label: 'a', ends_at: NOW, stops_in_pause: true, stopped_at: null, ...timer },
  }) as unknown as BoardRow;
const eids = (rows: BoardRow[]) => sharedTimers(rows).map((one) => one.eids);

it('tells a timer once for the teams that got it together, the first to run out first', () => {
  expect(
    eids([row(1, { ends_at: NOW + 90_000 }), row(2, {}), row(3, { ends_at: NOW + 2000 }), row(4, null)]),
  ).toEqual([[2, 3], [1]]);
});

it('keeps apart what is called otherwise, or stands still', () => {
  expect(eids([row(1, {}), row(2, { label: 'b' }), row(3, { stopped_at: NOW - 60_000 })])).toHaveLength(3);
});

it('knows teams that were paused one after the other as one, by what is left', () => {
  const paused = (eid: number, after: number) =>
    row(eid, { ends_at: NOW + after, stopped_at: NOW - 60_000 + after });
  expect(eids([paused(1, 0), paused(2, 30_000)])).toEqual([[1, 2]]);
});
