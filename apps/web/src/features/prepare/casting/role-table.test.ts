import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assign, assignAtRandom, holdAll, judgeRoles, rolesOf, tableOf } from './role-table.ts';

const roles = ['presiding', 'clerk', 'plaintiff', 'defendant'];

const flowRoles = roles.map((id) => ({ id }));

describe('the rule of roles', () => {
  it('wants every role held when members are fewer or as many', () => {
    const rule = judgeRoles([1, 2, 3, 4], roles, { presiding: 1, clerk: 1 });
    expect(rule).toEqual({
      kind: 'fewer_members',
      unassigned: ['plaintiff', 'defendant'],
      observers: [2, 3, 4],
    });
  });

  it('lets members beyond the roles observe', () => {
    const holders = { presiding: 1, clerk: 2, plaintiff: 3, defendant: 4 };
    expect(judgeRoles([1, 2, 3, 4, 5], roles, holders)).toEqual({
      kind: 'more_members',
      unassigned: [],
      observers: [5],
    });
  });
});

describe('changing the table', () => {
  it('gives a role to one member and takes it from whoever had it', () => {
    const given = assign({ clerk: 1 }, 'clerk', 2);
    expect(given).toEqual({ clerk: 2 });
    expect(assign(given, 'clerk', null)).toEqual({});
    expect(rolesOf(holdAll(roles, 7), 7, roles)).toEqual(roles);
  });

  it('sends nobody as null, so that the whole table is replaced', () => {
    expect(tableOf({ clerk: 2 }, roles)).toEqual({
      presiding: null,
      clerk: 2,
      plaintiff: null,
      defendant: null,
    });
  });

  it('shares out at random: every role, evenly, to members only', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1 }), { minLength: 1, maxLength: 12 }),
        fc.infiniteStream(fc.double({ min: 0, max: 0.999999, noNaN: true })),
        (members, stream) => {
          const holders = assignAtRandom(members, flowRoles, () => stream.next().value ?? 0);
          expect(Object.keys(holders).sort()).toEqual([...roles].sort());
          const counts = members.map((member) => rolesOf(holders, member, roles).length);
          expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('keeps apart at random what nobody may hold together, where there are people enough', () => {
    const apart = flowRoles.map((role) =>
      role.id === 'presiding' ? { ...role, incompatible: ['plaintiff', 'defendant'] } : role,
    );
    const draw = fc.infiniteStream(fc.double({ min: 0, max: 0.999999, noNaN: true }));
    fc.assert(
      fc.property(draw, (stream) => {
        const holders = assignAtRandom([1, 2], apart, () => stream.next().value ?? 0);
        expect(holders.presiding).not.toBe(holders.plaintiff);
        expect(holders.presiding).not.toBe(holders.defendant);
      }),
    );
  });
});
