import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  conflictsInCast,
  fewestPeople,
  incompatiblePairs,
  incompatibleWith,
  mayHold,
  seatRoles,
} from './incompatible.ts';

const trial = {
  roles: [
    { id: 'judge', incompatible: ['plaintiff', 'counsel', 'defendant', 'witness'] },
    { id: 'clerk' },
    { id: 'plaintiff', incompatible: ['defendant', 'witness'] },
    { id: 'counsel', incompatible: ['defendant', 'witness'] },
    { id: 'defendant' },
    { id: 'witness', incompatible: ['defendant', 'clerk', 'nobody', 'witness'] },
  ],
};

describe('roles that one person may not hold together', () => {
  it('are so whichever of the two names the other', () => {
    expect(mayHold(trial, ['witness'], 'judge')).toBe(false);
    expect(mayHold(trial, ['clerk', 'judge'], 'witness')).toBe(false);
    expect(mayHold(trial, ['judge'], 'clerk')).toBe(true);
    expect(mayHold(trial, [], 'witness')).toBe(true);
    expect(incompatibleWith(trial, 'clerk')).toEqual(['witness']);
    expect(incompatibleWith(trial, 'nobody')).toEqual([]);
  });

  it('are each told once, of all roles or of those that someone holds', () => {
    expect(incompatiblePairs(trial)).toHaveLength(10);
    expect(incompatiblePairs(trial, ['witness', 'clerk', 'plaintiff'])).toEqual([
      ['clerk', 'witness'],
      ['plaintiff', 'witness'],
    ]);
  });

  it('say how many people a flow takes', () => {
    expect(fewestPeople(trial)).toBe(4);
    expect(fewestPeople({ roles: [{ id: 'a' }, { id: 'b' }] })).toBe(1);
    expect(fewestPeople({ roles: [] })).toBe(0);
  });
});

describe('sharing roles out', () => {
  it('keeps them apart, though that is less even', () => {
    const sides = {
      roles: [
        { id: 'a1', incompatible: ['b1', 'b2', 'c1', 'c2'] },
        { id: 'a2', incompatible: ['b1', 'b2', 'c1', 'c2'] },
        { id: 'b1', incompatible: ['c1', 'c2'] },
        { id: 'b2', incompatible: ['c1', 'c2'] },
        { id: 'c1' },
        { id: 'c2' },
      ],
    };
    const holders = seatRoles(sides, [7, 8, 9]);
    expect(conflictsInCast(sides, holders)).toEqual([]);
    expect(new Set(Object.values(holders)).size).toBe(3);
  });

  it('leaves fixed roles where they are, and names the conflicts of a team that is too small', () => {
    const holders = seatRoles(trial, [1, 2], { judge: 2 });
    expect(holders.judge).toBe(2);
    expect(Object.keys(holders)).toHaveLength(6);
    expect(conflictsInCast(trial, holders).length).toBeGreaterThan(0);
  });

  it('never makes a witness the judge where a smaller conflict does', () => {
    const sides = ['bench1 bench2 bench3', 'p1 p2', 'd1 d2', 'witness'].map((side) => side.split(' '));
    const roles = sides.flatMap((side) =>
      side.map((id) => ({ id, incompatible: sides.filter((one) => one !== side).flat() })),
    );
    const holders = seatRoles({ roles }, [1, 2, 3]);
    expect(holders.witness).not.toBe(holders.bench1);
    expect(new Set([holders.bench1, holders.bench2, holders.bench3]).size).toBe(1);
  });

  it('shares only what is open, evenly, beside what others hold', () => {
    const fixed = { judge: 9 };
    const holders = seatRoles(trial, [1, 2, 3, 4, 5], fixed);
    expect(holders.judge).toBe(9);
    expect(new Set(Object.values(holders)).size).toBe(6);
  });

  const ids = Array.from({ length: 9 }, (_, i) => `r${i}`);
  const flows = fc
    .array(fc.subarray(ids), { minLength: 1, maxLength: 9 })
    .map((all) => ({ roles: all.map((incompatible, i) => ({ id: `r${i}`, incompatible })) }));

  it('gives every role to a member, evenly where nothing is incompatible, and lawfully wherever there are people enough', () => {
    fc.assert(
      fc.property(flows, fc.integer({ min: 1, max: 10 }), (flow, count) => {
        const members = Array.from({ length: count }, (_, i) => 100 + i);
        const holders = seatRoles(flow, members);
        expect(Object.keys(holders).toSorted()).toEqual(flow.roles.map(({ id }) => id).toSorted());
        for (const id of Object.values(holders)) expect(members).toContain(id);
        const isLawful = conflictsInCast(flow, holders).length === 0;
        expect(isLawful).toBe(count >= fewestPeople(flow));
        const free = { roles: flow.roles.map(({ id }) => ({ id })) };
        const counts = members.map(
          (one) => Object.values(seatRoles(free, members)).filter((id) => id === one).length,
        );
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
