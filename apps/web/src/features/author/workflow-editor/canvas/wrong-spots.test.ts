import type { Flow } from '@lets/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutOf } from '../model/layout.ts';
import { type Box, boxOf, NARROWEST, WRONG_SPOT, wrongBox, wrongSpots } from './wrong-spots.ts';

/** A fork's branches, each with its wrong options, so far apart. */
function branchesOf(wrongs: readonly number[], apart: number): Flow {
  const named = { name: { zh: '', en: '' }, label: { zh: '', en: '' } };
  const node = (id: string, kind: string, x: number, y: number) => ({
    id,
    kind,
    ...named,
    position: { x, y },
  });
  const middle = ((wrongs.length - 1) * apart) / 2;
  const ids = wrongs.map((_, index) => `s${index}`);
  const transition = (from: string, to: string, kind = 'advance', n = 0) => ({
    id: `${from}-${to}-${n}`,
    from,
    to,
    kind,
  });
  return {
    roles: [],
    nodes: [
      node('fork', 'fork', middle, 0),
      ...ids.map((id, index) => node(id, 'court', index * apart, 100)),
      node('join', 'join', middle, 260),
    ],
    transitions: [
      ...ids.flatMap((id) => [transition('fork', id), transition(id, 'join')]),
      ...ids.flatMap((id, index) =>
        Array.from({ length: wrongs[index] ?? 0 }, (_, n) => transition(id, id, 'wrong', n)),
      ),
    ],
  } as unknown as Flow;
}

function placed(flow: Flow): readonly Box[] {
  const spots = wrongSpots(flow);
  return flow.nodes.flatMap((node) => {
    if (node.kind === 'fork' || node.kind === 'join') return [];
    const box = boxOf(node, undefined);
    const count = flow.transitions.filter(({ from, kind }) => from === node.id && kind === 'wrong').length;
    const spot = spots.get(node.id);
    return spot ? [box, wrongBox(box, count, spot)] : [box];
  });
}

function expectApart(boxes: readonly Box[]): void {
  for (const [index, a] of boxes.entries()) {
    for (const b of boxes.slice(index + 1)) {
      const meet = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      expect(meet, JSON.stringify([a, b])).toBe(false);
    }
  }
}

describe('the wrong options of branches', () => {
  const wrongs = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 6 });

  it('stand apart from each other and from every section, however near the branches', () => {
    fc.assert(
      fc.property(wrongs, fc.integer({ min: 260, max: 700 }), (counts, apart) =>
        expectApart(placed(branchesOf(counts, apart))),
      ),
    );
  });

  it('have room to be read whole when the flow is laid out', () => {
    fc.assert(
      fc.property(wrongs, (counts) => {
        const flow = branchesOf(counts, 100);
        const places = layoutOf(flow);
        const nodes = flow.nodes.map((node) => ({ ...node, position: places.get(node.id) ?? node.position }));
        const laid = { ...flow, nodes };
        expectApart(placed(laid));
        for (const { width } of wrongSpots(laid).values()) expect(width).toBeGreaterThan(NARROWEST + 30);
      }),
    );
  });

  it('go to the right where the left is taken, and share what there is between two others', () => {
    const spots = wrongSpots(branchesOf([1, 1, 1], 300));
    expect(spots.get('s0')).toEqual(WRONG_SPOT);
    expect(spots.get('s1')).toEqual({ side: 'l', width: 122 });
    expect(spots.get('s2')).toEqual({ side: 'r', width: WRONG_SPOT.width });
  });
});
