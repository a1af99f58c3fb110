import { expect, it } from 'vitest';
import { aFlow, aState } from '../testing.ts';
import { candidatesFor, isLawfulForSomebody, rolesToGive, type Table } from './candidates.ts';

const roles = ['judge', 'plaintiff', 'witness'];
const flow = {
  roles: aFlow([], [], roles).roles.map((role) =>
    role.id === 'judge' ? { ...role, incompatible: ['plaintiff', 'witness'] } : role,
  ),
};
const person = (id: number, more = {}) =>
  ({ id, name: `U${id}`, avatar: null, identity: 1, ...more }) as never;
const table: Table = {
  flow,
  state: aState({ member_ids: [1, 2, 3, 4, 5, 9], holders: { judge: 1, plaintiff: 2, witness: 3 } }),
  members: [
    person(1),
    person(2),
    person(3),
    person(4),
    person(5),
    person(9, { automatic: true }),
    person(77),
  ],
  present: new Set([2, 3, 5]),
  absentSince: new Map([
    [1, 5000],
    [3, 2000],
  ]),
};

it('roles whose holders are absent come first, the longest absent of them before the others', () => {
  expect(rolesToGive(table).map(({ roleId, absentSince }) => [roleId, absentSince])).toEqual([
    ['witness', 2000],
    ['judge', 5000],
    ['plaintiff', null],
  ]);
});

it('members who may hold the role come first, of those who is here; the others say which role is in the way', () => {
  const candidates = candidatesFor(table, 'judge').map(({ member, conflict }) => [member.id, conflict]);
  expect(candidates).toEqual([
    [5, undefined],
    [4, undefined],
    [2, 'plaintiff'],
    [3, 'witness'],
  ]);
});

it('somebody who is here may hold it, or nobody: absent members, practice partners and the holder do not count', () => {
  expect(isLawfulForSomebody(table, 'judge')).toBe(true);
  const absentSince = new Map([...table.absentSince, [4, 1], [5, 1]] as [number, number][]);
  expect(isLawfulForSomebody({ ...table, absentSince }, 'judge')).toBe(false);
});
