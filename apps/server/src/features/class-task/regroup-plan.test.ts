import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, changedSince, type GroupNow, planRegroup } from './regroup-plan.ts';

const group = (team_id: number, ...member_ids: number[]): GroupNow => ({
  team_id,
  leader_id: member_ids[0] ?? null,
  member_ids,
});

describe('a plan', () => {
  const now = [group(1, 11, 12), group(2, 21, 22), group(3)];

  it('tells who is moved, added and taken out, and who leads', () => {
    const plan = planRegroup(now, [
      { team_id: 1, members: [12, 21] },
      { team_id: 2, members: [22, 99], leader: 99 },
    ]);
    expect([plan.moved, plan.added, plan.removed]).toEqual([[21], [99], [11]]);
    expect(plan.changes.map(({ joined, gone, leader }) => [joined, gone, leader])).toEqual([
      [[21], [11], 12],
      [[99], [21], 99],
    ]);
  });

  it('has nothing to do for groups that stay as they are, and for new ones without anybody', () => {
    const plan = planRegroup(now, [
      { team_id: 1, members: [12, 11] },
      { team_id: 3, members: [] },
      { team_id: null, members: [] },
    ]);
    expect(plan.changes).toEqual([]);
  });

  it('keeps the leader who stays, and names the next where the leader goes', () => {
    const [change] = planRegroup(now, [{ team_id: 1, members: [13, 11] }]).changes;
    expect(change?.leader).toBe(11);
    expect(planRegroup(now, [{ team_id: 1, members: [12] }]).changes[0]?.leader).toBe(12);
    expect(planRegroup(now, [{ team_id: 1, members: [] }]).changes[0]?.leader).toBeNull();
  });

  it('loses nobody and has nobody twice, however the class is divided anew', () => {
    const people = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 30 });
    const places = fc.array(fc.integer({ min: -3, max: 5 }), { minLength: 30, maxLength: 30 });
    fc.assert(
      fc.property(people, places, places, (ids, earlier, later) => {
        const of = (where: readonly number[], key: number) => ids.filter((_, i) => where[i] === key);
        const before = [1, 2, 3, 4, 5].map((key) => group(key, ...of(earlier, key)));
        const wishes = [1, 2, 3, 4, 5, -1, -2].map((key) => ({
          team_id: key > 0 ? key : null,
          members: of(later, key),
        }));
        const plan = planRegroup(before, wishes);
        const placed = [...after(before, plan).values()].flat();
        expect(placed.toSorted((a, b) => a - b)).toEqual(
          wishes.flatMap(({ members }) => members).toSorted((a, b) => a - b),
        );
        const was = before.flatMap(({ member_ids }) => member_ids);
        const kept = was.filter((id) => !plan.removed.includes(id));
        expect(new Set([...kept, ...plan.added])).toEqual(new Set(placed));
        for (const { leader, members } of plan.changes) {
          if (members.length > 0) expect(members).toContain(leader);
        }
      }),
    );
  });
});

it('tells the groups that are no longer as they were seen, whatever the order of their members', () => {
  const seen = [
    { team_id: 1, members: [12, 11] },
    { team_id: 2, members: [21] },
    { team_id: 9, members: [] },
  ];
  expect(changedSince(seen, [group(1, 11, 12), group(2, 21, 22)])).toEqual([2, 9]);
});
