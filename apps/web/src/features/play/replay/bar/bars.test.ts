import { expect, it } from 'vitest';
import { FakeRun } from '../../../../domain/run/timeline/fake-run.ts';
import { spansOf } from '../../../../domain/run/timeline/lanes.ts';
import { buildTimeline } from '../../../../domain/run/timeline/timeline.ts';
import { laneCount, layBars, ticksOf } from './bars.ts';

const nothing = () => null;
const run = new FakeRun()
  .start(['filing'])
  .end('filing', 't1', ['complaint', 'defence'], 1)
  .end('complaint', 't2', [], 2)
  .end('defence', 't3', ['hearing'], 1)
  .end('hearing', 't4', [], 6);
const { visits, clock } = buildTimeline(run.events);

it('lays sections that ran side by side on lanes of their own', () => {
  const spans = spansOf(visits, { nodes: [], transitions: [] });
  const bars = layBars(spans, clock.duration, nothing, nothing);
  expect(bars.map(({ visit, left, width, lane }) => [visit.node_id, left, width, lane])).toEqual([
    ['filing', 0, 0.1, 0],
    ['complaint', 0.1, 0.2, 0],
    ['defence', 0.1, 0.3, 1],
    ['hearing', 0.4, 0.6, 0],
  ]);
  expect(laneCount(spans)).toBe(2);
});

it('marks round moments of the clock, a few of them', () => {
  expect(ticksOf(100 * 60_000).map((tick) => tick / 60_000)).toEqual([0, 15, 30, 45, 60, 75, 90]);
  expect(ticksOf(0)).toEqual([0]);
  expect(ticksOf(9 * 3_600_000)).toHaveLength(5);
});
