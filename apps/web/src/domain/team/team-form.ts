import { CODE, LIMITS } from '@lets/contract';
import { ApiError } from '../../lib/api-client.ts';

/** What keeps a team from being formed or changed, said at its field. Pure. */
export type TeamFault =
  | 'project_missing'
  | 'name_missing'
  | 'name_long'
  | 'members_missing'
  | 'members_exist'
  | 'members_strangers'
  | 'members_many';

/** In the order of the specification: the project first, then the group's name, then its members. */
export function teamFault(form: {
  readonly hasProject: boolean;
  readonly name: string;
  readonly memberCount: number;
  readonly room: number;
  /** Class mates may join by themselves: then nobody need be named. */
  readonly isOpen?: boolean;
}): TeamFault | null {
  if (!form.hasProject) return 'project_missing';
  if (form.name.trim() === '') return 'name_missing';
  if ([...form.name.trim()].length > LIMITS.team_name) return 'name_long';
  if (form.memberCount === 0 && !form.isOpen) return 'members_missing';
  return form.memberCount > form.room ? 'members_many' : null;
}

/** What is wrong with a choice of people to take into a team that has these members. */
export function chosenFault(chosen: readonly number[], members: readonly number[]): TeamFault | null {
  if (chosen.length === 0) return 'members_missing';
  return chosen.some((id) => members.includes(id)) ? 'members_exist' : null;
}

/** The server's refusal at the field it means; null when it means none. */
export function faultOfRefusal(error: unknown): TeamFault | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === CODE.team_name) return nameFaultOf(error.data);
  if (error.code === CODE.members_exist) return 'members_exist';
  if (error.code === CODE.project_missing) return 'project_missing';
  if (error.code === CODE.members_missing) return 'members_missing';
  if (error.code === CODE.not_registered) return 'members_strangers';
  const data = error.data as { members?: unknown } | null;
  return error.code === CODE.bad_parameter && data?.members === 'too_many' ? 'members_many' : null;
}

function nameFaultOf(data: unknown): TeamFault {
  return (data as { name?: unknown } | null)?.name === 'too_long' ? 'name_long' : 'name_missing';
}

export const isNameFault = (fault: TeamFault | null) => fault === 'name_missing' || fault === 'name_long';
export const isMemberFault = (fault: TeamFault | null) => fault?.startsWith('members_') ?? false;
