import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { HandGroup } from './hand-groups.ts';
import { put } from './hand-groups.ts';
import {
  groupsOf,
  intoPlay,
  isAbandoned,
  isNothing,
  isOver,
  isPlaying,
  merge,
  split,
  whatChanges,
  wishOf,
} from './regrouping.ts';
import { groupOf, student, taskOf } from './testing.ts';

const group = (key: number, ...members: number[]): HandGroup => ({ key, name: `Group ${key}`, members });

it('shows the groups of a task with their leader first, and which of them have begun', () => {
  const task = taskOf({
    groups: [
      groupOf(1, [11, 12], { leader: student(12) }),
      groupOf(2, [21], { status: 'in_progress' }),
      groupOf(3, []),
    ],
  });
  expect(groupsOf(task).map(({ members }) => members)).toEqual([[12, 11], [21], []]);
  expect([1, 2, 3, 4].map((key) => isPlaying(task, key))).toEqual([false, true, false, false]);
  expect(isOver(task, 2)).toBe(false);
  expect(isAbandoned(task, group(2, 11))).toBe(true);
  expect(isAbandoned(task, group(2, 21, 11))).toBe(false);
  const moves = whatChanges(groupsOf(task), [group(1, 12), group(2, 11), group(3)]);
  expect(intoPlay(task, moves)).toEqual({ joining: [{ id: 11, key: 2 }], leaving: [{ id: 21, key: 2 }] });
});

it('tells what changes: who goes where, what is made, dissolved, renamed and led by another', () => {
  const before = [group(1, 11, 12), group(2, 21)];
  const after = [{ ...group(1, 12, 21), name: 'Court' }, group(2), { key: 3, name: '', members: [99] }];
  expect(whatChanges(before, after)).toEqual({
    moves: [
      { id: 11, from: 1, to: null },
      { id: 21, from: 2, to: 1 },
      { id: 99, from: null, to: 3 },
    ],
    made: [3],
    emptied: [2],
    renamed: [1],
    led: [{ key: 1, leader: 12 }],
  });
  expect(
    wishOf(before, after, {
      task: taskOf({ groups: [groupOf(2, [21], { status: 'in_progress' })] }),
      roles: { 2: { judge: 99 } },
    }),
  ).toEqual({
    seen: [
      { team_id: 1, members: [11, 12], begun: false },
      { team_id: 2, members: [21], begun: true },
    ],
    groups: [
      { team_id: 1, members: [12, 21], leader: 12, name: 'Court' },
      { team_id: 2, members: [], roles: { judge: 99 } },
      { team_id: null, members: [99], leader: 99 },
    ],
  });
});

it('merges and splits without losing anybody, and tells nothing of what was put back', () => {
  const before = [group(1, 11, 12), group(2, 21, 22, 23)];
  const merged = merge(before, 1, 2);
  expect(merged.map(({ members }) => members)).toEqual([[], [21, 22, 23, 11, 12]]);
  expect(split(merged, 2).map(({ members }) => members)).toEqual([[], [21, 22, 23], [11, 12]]);
  const back = put(put(merged, 11, 1), 12, 1);
  expect(isNothing(whatChanges(before, back))).toBe(true);
});

it('loses nobody and has nobody twice, whatever is done in whatever order', () => {
  const act = fc.tuple(fc.constantFrom('put', 'merge', 'split'), fc.nat(9), fc.nat(4), fc.nat(4));
  fc.assert(
    fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
      const before = [group(1, 0, 1, 2), group(2, 3, 4, 5), group(3, 6, 7), group(4)];
      const after = acts.reduce<readonly HandGroup[]>((now, [what, id, from, into]) => {
        if (what === 'put') return put(now, id, from || null);
        if (what === 'split') return split(now, from);
        return from === into ? now : merge(now, from, into);
      }, before);
      const placed = after.flatMap(({ members }) => members);
      expect(new Set(placed).size).toBe(placed.length);
      const { moves } = whatChanges(before, after);
      const out = new Set(moves.filter(({ to }) => to === null).map(({ id }) => id));
      const was = before.flatMap(({ members }) => members);
      const lost = was.filter((id) => !placed.includes(id) && !out.has(id));
      expect(lost).toEqual([]);
    }),
  );
});
