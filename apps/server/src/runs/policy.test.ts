import { IDENTITY, type Identity } from '@lets/contract';
import { describe, expect, test } from 'vitest';
import { abilitiesOn, mayAssign, mayRead, type RunFacts, relationOf } from './policy.ts';

const run: RunFacts = {
  status: 'waiting',
  creator_id: 1,
  leader_id: 2,
  state: { member_ids: [2, 3] },
  is_mentor: false,
  rehearsal: null,
};

function caller(id: number, identity: Identity = IDENTITY.student, modules: string[] = []) {
  return { id, identity, modules, account: '', name: '', session: '' };
}

describe('who may read a run', () => {
  test.each([
    ['its leader', caller(2), run, true],
    ['a member', caller(3), run, true],
    ['another student', caller(4), run, false],
    ['whoever made it and is no longer in it', caller(1), run, false],
    ['its mentor', caller(5, IDENTITY.mentor), { ...run, is_mentor: true }, true],
    ['another mentor', caller(5, IDENTITY.mentor), run, false],
    ['a student whom the database takes for a mentor', caller(4), { ...run, is_mentor: true }, false],
    ['an admin with the module', caller(6, IDENTITY.admin, ['experiment']), run, true],
    ['an admin without', caller(6, IDENTITY.admin, ['course', 'user']), run, false],
    ['a super admin', caller(7, IDENTITY.super_admin), run, true],
  ])('%s', (_, who, facts, expected) => {
    expect(mayRead(relationOf(facts, who))).toBe(expected);
  });

  test('whoever plays in a run is no staff of it', () => {
    const relation = relationOf({ ...run, is_mentor: true }, caller(3, IDENTITY.mentor));
    expect(relation).toMatchObject({ isMember: true, isStaff: false });
  });
});

describe('what may be done to a run', () => {
  const may = (id: number, status: RunFacts['status'], identity: Identity = IDENTITY.student) => {
    const facts = { ...run, status, is_mentor: true };
    return abilitiesOn(facts, relationOf(facts, caller(id, identity)));
  };

  test('by its leader', () => {
    expect(may(2, 'waiting')).toEqual({ edit: true, delete: true, start: true, enter: false });
    expect(may(2, 'in_progress')).toEqual({ edit: false, delete: false, start: false, enter: true });
    expect(may(2, 'ended')).toEqual({ edit: false, delete: true, start: false, enter: false });
  });

  test('by whoever made it', () => {
    expect(may(1, 'waiting', IDENTITY.mentor)).toEqual({
      edit: true,
      delete: true,
      start: false,
      enter: false,
    });
  });

  test('by a member', () => {
    expect(may(3, 'waiting')).toEqual({ edit: false, delete: false, start: false, enter: false });
    expect(may(3, 'in_progress').enter).toBe(true);
  });

  test('by its mentor', () => {
    expect(may(5, 'in_progress', IDENTITY.mentor)).toEqual({
      edit: false,
      delete: false,
      start: false,
      enter: true,
    });
    const facts = { ...run, is_mentor: true };
    expect(mayAssign(facts, relationOf(facts, caller(5, IDENTITY.mentor)))).toBe(true);
    expect(mayAssign(facts, relationOf(facts, caller(3)))).toBe(false);
    const begun = { ...facts, status: 'in_progress' as const };
    expect(mayAssign(begun, relationOf(begun, caller(2)))).toBe(false);
  });
});
