import { Position } from '@xyflow/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALONE, courseOf, type Ends, LANE, labelShift, lanesOf } from './lanes.ts';

const ended = (id: string, source: string, target: string, sides = 'bt') => ({
  id,
  source,
  target,
  sourceHandle: sides[0] ?? '',
  targetHandle: sides[1] ?? '',
});

describe('ways between the same two nodes', () => {
  it('are counted by the sides that they join, in whichever direction they lead', () => {
    const lanes = lanesOf([
      ended('on', 'a', 'b', 'rl'),
      ended('also', 'a', 'b', 'rl'),
      ended('back', 'b', 'a', 'lr'),
      ended('below', 'a', 'b', 'bt'),
      ended('other', 'a', 'c', 'rl'),
    ]);
    expect(Object.fromEntries(lanes)).toEqual({
      on: { lane: 0, lanes: 3 },
      also: { lane: 1, lanes: 3 },
      back: { lane: 2, lanes: 3 },
      below: ALONE,
      other: ALONE,
    });
  });

  it('one alone goes where it went', () => {
    const ends = endsFrom([0, 0], [40, 90], [Position.Bottom, Position.Top]);
    expect(courseOf(ends, ALONE)).toEqual({ ...ends, offset: 24 });
    expect(labelShift(ALONE)).toBe(0);
  });

  it('leave and arrive apart, and their labels never cover each other', () => {
    fc.assert(
      fc.property(placement, fc.integer({ min: 2, max: 5 }), (ends, lanes) => {
        const courses = Array.from({ length: lanes }, (_, lane) => courseOf(ends, { lane, lanes }));
        for (const end of ['source', 'target'] as const) {
          const places = courses.map((one) => `${one[`${end}X`]} ${one[`${end}Y`]}`);
          expect(new Set(places).size).toBe(lanes);
        }
        const labels = courses.map((_, lane) => labelShift({ lane, lanes }));
        for (const [at, y] of labels.entries()) {
          const next = labels[at + 1];
          if (next !== undefined) expect(next - y).toBe(LANE);
        }
        expect(labels.reduce((sum, y) => sum + y, 0)).toBe(0);
      }),
    );
  });

  it.each([1, -1])('which turns sooner lies outside, leading right or left (%i)', (to) => {
    const ends = endsFrom([0, 0], [to * 200, 100], [Position.Bottom, Position.Top]);
    const [above, below] = [0, 1].map((lane) => courseOf(ends, { lane, lanes: 2 }));
    if (!above || !below) throw new Error('no courses');
    // The one that crosses over higher up comes down on the far side.
    expect(above.centerY).toBeLessThan(below.centerY ?? 0);
    expect((above.targetX - below.targetX) * to).toBeGreaterThan(0);
  });
});

function endsFrom(source: number[], target: number[], [out, into]: [Position, Position]): Ends {
  const [[sourceX = 0, sourceY = 0], [targetX = 0, targetY = 0]] = [source, target];
  return { sourceX, sourceY, targetX, targetY, sourcePosition: out, targetPosition: into };
}

const at = fc.tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -500, max: 500 }));
const { Top, Bottom, Left, Right } = Position;
const sides = fc.constantFrom<[Position, Position]>(
  [Bottom, Top],
  [Right, Left],
  [Left, Right],
  [Right, Right],
  [Right, Top],
  [Left, Top],
  [Top, Left],
  [Top, Right],
);
const placement = fc.tuple(at, at, sides).map(([source, target, pair]) => endsFrom(source, target, pair));
