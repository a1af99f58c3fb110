import { CODE } from '@lets/contract';
import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api-client.ts';
import { chosenFault, faultOfRefusal, teamFault } from './team-form.ts';

const form = { hasProject: true, name: '明镜组', memberCount: 2, room: 7 };

it('asks for the project first, then the name, then the members', () => {
  expect(teamFault({ ...form, hasProject: false, name: '', memberCount: 0 })).toBe('project_missing');
  expect(teamFault({ ...form, name: '  ', memberCount: 0 })).toBe('name_missing');
  expect(teamFault({ ...form, memberCount: 0 })).toBe('members_missing');
  expect(teamFault({ ...form, memberCount: 8 })).toBe('members_many');
  expect(teamFault(form)).toBeNull();
});

it('asks for no members of a team that is open to all', () => {
  expect(teamFault({ ...form, memberCount: 0, isOpen: true })).toBeNull();
  expect(teamFault({ ...form, hasProject: false, memberCount: 0, isOpen: true })).toBe('project_missing');
});

it('says when nobody is chosen, and when somebody chosen is in already', () => {
  expect(chosenFault([], [1, 2])).toBe('members_missing');
  expect(chosenFault([3, 2], [1, 2])).toBe('members_exist');
  expect(chosenFault([3], [1, 2])).toBeNull();
});

it('takes a name of fifteen characters, as people count them', () => {
  expect(teamFault({ ...form, name: '组'.repeat(15) })).toBeNull();
  expect(teamFault({ ...form, name: '组'.repeat(16) })).toBe('name_long');
});

it('puts a refusal at the field it means', () => {
  const named = (fault: string) => faultOfRefusal(new ApiError(CODE.team_name, '', { name: fault }));
  expect([named('missing'), named('too_long')]).toEqual(['name_missing', 'name_long']);
  expect(faultOfRefusal(new ApiError(CODE.members_exist, '', null))).toBe('members_exist');
  expect(faultOfRefusal(new ApiError(CODE.not_registered, '', { user_ids: [4] }))).toBe('members_strangers');
  expect(faultOfRefusal(new ApiError(CODE.bad_parameter, '', { members: 'too_many' }))).toBe('members_many');
  expect(faultOfRefusal(new ApiError(CODE.fault, '', null))).toBeNull();
});
