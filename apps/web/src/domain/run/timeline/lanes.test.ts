import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FakeRun } from './fake-run.ts';
import { type Stay, spansOf } from './lanes.ts';
import { buildTimeline } from './timeline.ts';

const section = (id: string) => ({ id, kind: 'edit' as const, name: { zh: id, en: id }, x: 0, y: 0 });
const gate = (id: string, kind: 'fork' | 'join') => ({ ...section(id), kind });
const way = (from: string, to: string) => ({ id: `${from}-${to}`, from, to, kind: 'advance' as const });

/** A fork into two branches of two sections each, which meet again. */
const FLOW = {
  nodes: [
    section('filing'),
    gate('fork', 'fork'),
    ...['claim', 'evidence', 'answer', 'objection'].map(section),
    gate('join', 'join'),
    section('hearing'),
  ],
  transitions: [
    way('filing', 'fork'),
    way('fork', 'claim'),
    way('claim', 'evidence'),
    way('evidence', 'join'),
    way('fork', 'answer'),
    way('answer', 'objection'),
    way('objection', 'join'),
    way('join', 'hearing'),
  ],
} as unknown as Parameters<typeof spansOf>[1];

const names = (lanes: readonly (readonly Stay[])[]) =>
  lanes.map((lane) => lane.map(({ node_id }) => node_id));

it('keeps each branch of a fork in a lane of its own, whichever ends first', () => {
  const run = new FakeRun()
    .start(['filing'])
    .end('filing', 't1', ['claim', 'answer'], 1)
    .end('claim', 't2', ['evidence'], 2)
    .end('evidence', 't3', [], 1)
    .end('answer', 't4', ['objection'], 4)
    .end('objection', 't5', ['hearing'], 2)
    .end('hearing', 't6', [], 3);
  const { visits } = buildTimeline(run.events);
  const spans = spansOf(visits, FLOW);
  expect(spans.map(({ lanes }) => names(lanes))).toEqual([
    [['filing']],
    // The upper lane stands free when the objection begins, but it is no part of that branch.
    [
      ['claim', 'evidence'],
      ['answer', 'objection'],
    ],
    [['hearing']],
  ]);
  const [, together] = spans;
  expect(((together?.to ?? 0) - (together?.from ?? 0)) / 60_000).toBe(9);
});

const stays = fc.array(
  fc
    .tuple(fc.constantFrom('claim', 'answer', 'hearing'), fc.nat(40), fc.integer({ min: 1, max: 20 }))
    .map(([node_id, from, length]) => ({ node_id, from, to: from + length })),
  { maxLength: 12 },
);

it('loses no stay, and lets none overlap another of its lane or of another span', () => {
  fc.assert(
    fc.property(stays, (some) => {
      const spans = spansOf(some, FLOW);
      expect(spans.flatMap(({ lanes }) => lanes.flat())).toHaveLength(some.length);
      for (const lane of spans.flatMap(({ lanes }) => lanes))
        lane.slice(1).forEach((stay, at) => void expect(stay.from).toBeGreaterThanOrEqual(lane[at]?.to ?? 0));
      spans.slice(1).forEach((span, at) => void expect(span.from).toBeGreaterThanOrEqual(spans[at]?.to ?? 0));
    }),
  );
});
