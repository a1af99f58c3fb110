import { type Flow, seatRoles } from '@lets/engine';

/** Who plays which role, before the start. Pure. */

/** role id → member id; a role without an entry is nobody's. */
export type Holders = Readonly<Record<string, number>>;

/**
 * The specification's rule: with more members than roles some have none (they observe); with fewer or as many, every role
 * must be held, and a member may hold several. Either way no role may stay empty.
 */
export interface RoleRule {
  readonly kind: 'more_members' | 'fewer_members';
  readonly unassigned: readonly string[];
  readonly observers: readonly number[];
}

export function judgeRoles(members: readonly number[], roles: readonly string[], holders: Holders): RoleRule {
  const holding = new Set(Object.values(holders));
  return {
    kind: members.length > roles.length ? 'more_members' : 'fewer_members',
    unassigned: roles.filter((role) => holders[role] === undefined),
    observers: members.filter((member) => !holding.has(member)),
  };
}

export function rolesOf(holders: Holders, member: number, roles: readonly string[]): readonly string[] {
  return roles.filter((role) => holders[role] === member);
}

export function assign(holders: Holders, role: string, member: number | null): Holders {
  const { [role]: _, ...others } = holders;
  return member === null ? others : { ...others, [role]: member };
}

export function holdAll(roles: readonly string[], member: number): Holders {
  return Object.fromEntries(roles.map((role) => [role, member]));
}

/**
 * Every role to someone, as evenly as it goes: nobody gets a second one before everybody has a first, unless that keeps apart the roles that
 * nobody may hold together. `random` gives numbers from 0 to below 1.
 */
export function assignAtRandom(
  members: readonly number[],
  roles: Flow['roles'],
  random: () => number,
): Holders {
  return seatRoles({ roles: shuffle(roles, random) }, shuffle(members, random));
}

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [mixed[last], mixed[other]];
    if (a === undefined || b === undefined) continue;
    mixed[last] = b;
    mixed[other] = a;
  }
  return mixed;
}

/** What travels: every role, nobody's as null. */
export function tableOf(holders: Holders, roles: readonly string[]): Record<string, number | null> {
  return Object.fromEntries(roles.map((role) => [role, holders[role] ?? null]));
}
