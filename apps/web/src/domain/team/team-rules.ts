import type { Team, TeamMember } from '@lets/contract';

/** Which of my teams are asked for: all, those I lead, those of others that I am in. */
export const TEAM_ROLES = ['all', 'led', 'joined'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/** Pure: those that I lead first; otherwise as they came, the latest first. */
export function ledFirst(teams: readonly Team[], me: number): readonly Team[] {
  return [...teams.filter((team) => team.leader.id === me), ...teams.filter((team) => team.leader.id !== me)];
}

/** Pure: the teams of a role whose name, case or a member's name holds the text. */
export function filterTeams(
  teams: readonly Team[],
  { q, role, me }: { readonly q: string; readonly role: TeamRole; readonly me: number },
): readonly Team[] {
  const text = q.toLowerCase();
  const holds = ({ name, project, members }: Team) =>
    [name, project.name.zh, project.name.en, ...members.map((member) => member.name)].some((word) =>
      word.toLowerCase().includes(text),
    );
  return teams.filter((team) => isOfRole(team, role, me) && holds(team));
}

export function isOfRole(team: Team, role: TeamRole, me: number): boolean {
  return role === 'all' || (team.leader.id === me) === (role === 'led');
}

/** Pure: who leads after someone left; undefined when they were the last. The server decides by the same rule. */
export function heirOf({ members, leader }: Team, leaving: number): TeamMember | undefined {
  const rest = members.filter(({ id }) => id !== leaving);
  return leader.id === leaving ? rest[0] : rest.find(({ id }) => id === leader.id);
}

export interface TeamAbilities {
  /** Rename, hand over the lead. */
  readonly operates: boolean;
  /** Invite, add, take out, open to all. */
  readonly changesMembers: boolean;
  readonly takesNewcomers: boolean;
  readonly leaves: boolean;
  readonly disbands: boolean;
}

/** Pure: what a person may do with a team now. The server asks the same before it acts. */
export function abilitiesIn(team: Team, me: number): TeamAbilities {
  const operates = team.leader.id === me;
  const changesMembers = operates && !team.made_by_teacher;
  return {
    operates,
    changesMembers,
    takesNewcomers: changesMembers && !team.is_playing && team.members.length < team.capacity,
    leaves: !team.made_by_teacher && !team.is_playing,
    disbands: operates && team.class_task_id === null && !team.is_playing,
  };
}
