import { expect, it } from 'vitest';
import { recordLines } from '../../../domain/run/record-lines.ts';
import { FakeRun } from '../../../domain/run/timeline/fake-run.ts';
import { buildTimeline } from '../../../domain/run/timeline/timeline.ts';
import { blocksOf } from './timeline-groups.ts';

const FLOW = { nodes: [], transitions: [] };
const run = new FakeRun()
  .start(['filing'])
  .end('filing', 't1', ['claim', 'answer'])
  .speak('claim', 'plaintiff', 'one')
  .speak('answer', 'judge', 'two')
  .add('guided', { text: 'to everybody' }, { by_staff: true })
  .speak('claim', 'plaintiff', 'three')
  .end('claim', 't2', [])
  .end('answer', 't3', ['hearing'])
  .speak('hearing', 'judge', 'four');
const timeline = buildTimeline(run.events);
const lines = recordLines(run.events);

it('puts sections that ran side by side on lanes, each with its lines in order', () => {
  const blocks = blocksOf(lines, timeline, FLOW);
  const told = blocks.map(({ lanes }) =>
    lanes.map((lane) =>
      lane.map(({ visit, lines: own }) => [visit?.node_id, own.map(({ seq }) => seq)] as const),
    ),
  );
  expect(told).toEqual([
    [[[undefined, [1]]]],
    [[['filing', [2]]]],
    [
      // What belongs to no section stays with the line before it.
      [['claim', [3, 6, 7]]],
      [['answer', [4, 5, 8]]],
    ],
    [[['hearing', [9]]]],
  ]);
});

it('shows one lane when only one of them has lines', () => {
  const blocks = blocksOf(
    lines.filter(({ event }) => event.node_id === 'answer'),
    timeline,
    FLOW,
  );
  expect(blocks.map(({ lanes }) => lanes.length)).toEqual([1]);
});
