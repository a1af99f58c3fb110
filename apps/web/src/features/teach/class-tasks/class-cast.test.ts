import type { ClassCasting, GroupCast } from '@lets/contract';
import { expect, it } from 'vitest';
import { fill, give, isSame, openRoles, opposedTo, withoutRole } from './class-cast.ts';
import { student } from './testing.ts';

const role = (id: string, ...incompatible: string[]): ClassCasting['roles'][number] => ({
  id,
  name: { zh: id, en: id },
  character: '',
  side: 'bench',
  incompatible,
});
const roles = [
  role('judge', 'claimant', 'respondent'),
  role('claimant', 'respondent'),
  role('respondent'),
  role('clerk'),
];
const groupOf = (...members: number[]): GroupCast => ({
  team_id: 1,
  name: 'Group 1',
  eid: 1,
  status: 'waiting',
  revision: 0,
  leader_id: members[0] ?? 0,
  members: members.map(student),
  role_ids: roles.map(({ id }) => id),
  holders: {},
});

it('fills the open roles evenly, and leaves those that are given', () => {
  const filled = fill(roles, groupOf(1, 2, 3, 4), { judge: 4 });
  expect(filled.judge).toBe(4);
  expect(new Set(Object.values(filled)).size).toBe(4);
});

it('leaves a role open rather than give somebody both sides', () => {
  const filled = fill(roles, groupOf(1, 2), {});
  const group = groupOf(1, 2);
  expect(openRoles(group, filled)).toHaveLength(1);
  for (const [id, user] of Object.entries(filled)) {
    expect(opposedTo(roles, group, give(filled, id, null), { user, role: id })).toBeNull();
  }
});

it('names the role that keeps somebody from another one, and who has none', () => {
  const group = groupOf(1, 2, 3);
  const holders = { judge: 1, clerk: 2 };
  expect(opposedTo(roles, group, holders, { user: 1, role: 'respondent' })).toBe('judge');
  expect(opposedTo(roles, group, holders, { user: 1, role: 'clerk' })).toBeNull();
  expect(withoutRole(group, holders).map(({ id }) => id)).toEqual([3]);
  expect(isSame(holders, { clerk: 2, judge: 1 })).toBe(true);
  expect(isSame(holders, { clerk: 2 })).toBe(false);
});
