import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deal, groupSizes, proposeSize, shuffle } from './grouping.ts';

const limits = fc
  .tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 }))
  .map(([a, b, wished]) => {
    const [min, max] = [Math.min(a, b), Math.max(a, b)];
    return { min, max, wished: Math.min(wished, max) };
  });

describe('the sizes of groups', () => {
  it.each([
    [23, { wished: 5, min: 4, max: 6 }, [5, 5, 5, 4, 4]],
    [24, { wished: 6, min: 4, max: 6 }, [6, 6, 6, 6]],
    [7, { wished: 4, min: 4, max: 7 }, [7]],
    [3, { wished: 5, min: 4, max: 6 }, [3]],
    // Neither one group nor two fit: small ones are better than none.
    [7, { wished: 5, min: 4, max: 6 }, [4, 3]],
    [0, { wished: 5, min: 4, max: 6 }, []],
  ])('%i students, %o', (count, limit, sizes) => {
    expect(groupSizes(count, limit)).toEqual(sizes);
  });

  it('take everybody in, as evenly as can be, never too many and too few only when nothing else is possible', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), limits, (count, limit) => {
        const sizes = groupSizes(count, limit);
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(count);
        const [most, fewest] = [Math.max(...sizes), Math.min(...sizes)];
        expect(most - fewest).toBeLessThanOrEqual(1);
        expect(most).toBeLessThanOrEqual(limit.max);
        const canAllFit = Math.ceil(count / limit.max) <= Math.floor(count / limit.min);
        if (canAllFit) expect(fewest).toBeGreaterThanOrEqual(limit.min);
      }),
    );
  });
});

describe('the size that is proposed', () => {
  it.each([
    ['one role for each', 24, { roles: 6, fewest: 3, min: 2, max: 8 }, { size: 6, smallest: 3, largest: 6 }],
    ['as even as it goes', 24, { roles: 7, fewest: 3, min: 2, max: 8 }, { size: 6, smallest: 4, largest: 7 }],
    [
      'no more than the case takes',
      20,
      { roles: 9, fewest: 3, min: 2, max: 5 },
      { size: 5, smallest: 5, largest: 5 },
    ],
    [
      'none too small for roles that exclude each other',
      7,
      { roles: 4, fewest: 4, min: 1, max: 8 },
      { size: 7, smallest: 4, largest: 4 },
    ],
    [
      'one small group is better than none',
      2,
      { roles: 6, fewest: 3, min: 2, max: 8 },
      { size: 2, smallest: 3, largest: 6 },
    ],
    ['nobody yet', 0, { roles: 6, fewest: 3, min: 2, max: 8 }, { size: 6, smallest: 3, largest: 6 }],
  ])('%s', (_, count, needs, proposal) => {
    expect(proposeSize(count, needs)).toEqual(proposal);
  });

  it('is one that the case takes, and large enough wherever there are students enough', () => {
    const few = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        few,
        few,
        limits,
        (count, roles, fewest, { min, max }) => {
          const { size, smallest, largest } = proposeSize(count, {
            roles,
            fewest: Math.min(fewest, roles),
            min,
            max,
          });
          expect(largest).toBeGreaterThanOrEqual(smallest);
          expect(size).toBeLessThanOrEqual(max);
          if (count >= smallest) expect(size).toBeGreaterThanOrEqual(smallest);
        },
      ),
    );
  });
});

describe('a draw', () => {
  const ids = Array.from({ length: 40 }, (_, i) => i + 1);

  it('is the same for the same seed, another for another, and always of everybody', () => {
    expect(shuffle(ids, 'a')).toEqual(shuffle(ids.toReversed(), 'a'));
    expect(shuffle(ids, 'a')).not.toEqual(shuffle(ids, 'b'));
    expect(shuffle(ids, 'a').toSorted((a, b) => a - b)).toEqual(ids);
  });

  it('favours nobody', () => {
    const firsts = new Map<number, number>();
    for (let seed = 0; seed < 4000; seed++) {
      const [first] = shuffle([1, 2, 3, 4], `seed ${seed}`);
      if (first) firsts.set(first, (firsts.get(first) ?? 0) + 1);
    }
    for (const count of firsts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('is dealt without leaving anybody out', () => {
    expect(deal([1, 2, 3, 4, 5], [3, 2])).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
  });
});
