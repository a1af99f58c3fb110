import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addGroup,
  faultOf,
  fillUp,
  type HandGroup,
  makeLeader,
  put,
  removeGroup,
  rename,
  ungrouped,
  wireOf,
} from './hand-groups.ts';

const groups: HandGroup[] = [
  { key: 1, name: '', members: [1, 2] },
  { key: 2, name: 'Defence', members: [] },
];

it('keeps a student in one group', () => {
  const moved = put(groups, 1, 2);
  expect(moved.map(({ members }) => members)).toEqual([[2], [1]]);
  expect(put(moved, 1, 2)).toEqual(moved);
  expect(ungrouped(put(moved, 1, null), [1, 2, 3])).toEqual([1, 3]);
});

it('lets the first lead', () => {
  expect(makeLeader(groups, 2)[0]?.members).toEqual([2, 1]);
});

it('numbers new groups apart from those there ever were on the page', () => {
  expect(addGroup(removeGroup(groups, 1)).map(({ key }) => key)).toEqual([2, 3]);
  expect(wireOf(rename(groups, 1, '  '))).toEqual([{ members: [1, 2] }, { name: 'Defence', members: [] }]);
});

it('says what is wrong with a group', () => {
  const group = (name: string, ...members: number[]) => ({ key: 1, name, members });
  expect(faultOf(group('', 1, 2, 3), 2)).toBe('too_many');
  expect(faultOf(group('长'.repeat(16), 1), 2)).toBe('name_long');
  expect(faultOf(group('长'.repeat(15), 1), 2)).toBeNull();
  expect(faultOf(group(''), 2)).toBe('empty');
});

it('fills up: everybody who finds a place has one, in groups as even as they can be', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 6 }), (count, max) => {
      const students = Array.from({ length: count }, (_, i) => i + 1);
      const empty = addGroup(addGroup(addGroup([])));
      const full = fillUp(empty, students, max);
      const sizes = full.map(({ members }) => members.length);
      expect(sizes.reduce((a, b) => a + b)).toBe(Math.min(count, 3 * max));
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
  );
});
