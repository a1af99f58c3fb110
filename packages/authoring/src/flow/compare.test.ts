import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bi, smallFlow, withNode } from '../../test/small-case.ts';
import { compareFlows } from './compare.ts';
import { newNode } from './new.ts';
import { isSame } from './same.ts';

it('tells what was added, removed and changed, and nothing of a node that was only moved', () => {
  const flow = smallFlow();
  expect(compareFlows(flow, withNode(flow, 'hearing', { position: { x: 9, y: 9 } }))).toEqual([]);
  const grown = { ...flow, nodes: [...flow.nodes, newNode('vote', 'vote', { x: 0, y: 0 })] };
  expect(compareFlows(flow, grown)).toMatchObject([{ what: 'node', id: 'vote', change: 'added' }]);
  expect(compareFlows(grown, flow)).toMatchObject([{ what: 'node', id: 'vote', change: 'removed' }]);
  expect(compareFlows(flow, withNode(flow, 'hearing', { minutes: 30, guides: [] }))).toEqual([
    {
      what: 'node',
      id: 'hearing',
      name: bi('庭审', 'Hearing'),
      change: 'changed',
      fields: [
        { field: 'minutes', from: null, to: 30 },
        { field: 'guides', from: 1, to: 0 },
      ],
    },
  ]);
});

it('tells the names of seats in words of each language', () => {
  const flow = smallFlow();
  const named = withNode(flow, 'hearing', {
    seat_names: { p1: bi('申请人席', 'Applicant'), c: bi('记录席', '') },
  });
  expect(compareFlows(flow, named)[0]?.fields).toEqual([
    { field: 'seat_names', from: null, to: bi('申请人席、记录席', 'Applicant, 记录席') },
  ]);
});

it('two JSON values are alike whatever the order of their keys, and unlike with one value more', () => {
  const reversed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(reversed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .map(([key, inner]) => [key, reversed(inner)])
        .reverse(),
    );
  };
  const key = fc.string().filter((name) => name !== '__proto__');
  const json = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.string(),
      fc.integer(),
      fc.constant(null),
      tie('list'),
      tie('map'),
    ),
    list: fc.array(tie('value'), { maxLength: 4 }),
    map: fc.dictionary(key, tie('value'), { maxKeys: 4 }),
  })).value;
  fc.assert(
    fc.property(json, (value) => {
      expect(isSame(value, reversed(structuredClone(value)))).toBe(true);
      expect(isSame([value], [value, value])).toBe(false);
      expect(isSame({ value }, { value, more: 1 })).toBe(false);
    }),
  );
});
