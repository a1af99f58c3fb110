import type { ClassCasting, GroupCast } from '@lets/contract';
import { conflictOf, conflictsInCast, mayHold, rolesByHolder, seatRoles } from '@lets/engine';

/** Who plays what in the groups of a class task, before the start. Pure. */

export type Holders = Readonly<Record<string, number>>;
type Roles = ClassCasting['roles'];

/** The roles of one group, as a flow for the engine's questions. */
export function flowOf(roles: Roles, { role_ids }: Pick<GroupCast, 'role_ids'>) {
  return { roles: roles.filter(({ id }) => role_ids.includes(id)) };
}

export function give(holders: Holders, role: string, to: number | null): Holders {
  const { [role]: _, ...others } = holders;
  return to === null ? others : { ...others, [role]: to };
}

/** Open roles go to the members, evenly; one that only somebody with an opposed role could take stays open. */
export function fill(roles: Roles, group: GroupCast, holders: Holders): Holders {
  const flow = flowOf(roles, group);
  const people = group.members.filter(({ automatic }) => !automatic).map(({ id }) => id);
  const seated = seatRoles(flow, people, holders);
  return flow.roles.reduce<Holders>((now, { id }) => {
    const to = seated[id];
    if (to === undefined || Object.hasOwn(now, id)) return now;
    return mayHold(flow, rolesByHolder(flow, now).get(to) ?? [], id) ? give(now, id, to) : now;
  }, holders);
}

/** The role of a member's that keeps them from another one; null where nothing does. */
export function opposedTo(
  roles: Roles,
  group: GroupCast,
  holders: Holders,
  ask: { user: number; role: string },
) {
  const flow = flowOf(roles, group);
  const held = (rolesByHolder(flow, holders).get(ask.user) ?? []).filter((id) => id !== ask.role);
  return conflictOf(flow, held, ask.role) ?? null;
}

/** Who would hold roles of a group that nobody holds together, and which. */
export function clashesIn(roles: Roles, group: GroupCast, holders: Holders) {
  return conflictsInCast(flowOf(roles, group), holders).map(({ user_id, pairs }) => ({
    user_id,
    name: group.members.find(({ id }) => id === user_id)?.name ?? '',
    pairs,
  }));
}

export function openRoles({ role_ids }: GroupCast, holders: Holders): readonly string[] {
  return role_ids.filter((id) => holders[id] === undefined);
}

export function withoutRole({ members }: GroupCast, holders: Holders): GroupCast['members'] {
  const holding = new Set(Object.values(holders));
  return members.filter(({ id }) => !holding.has(id));
}

export function isSame(some: Holders, others: Holders): boolean {
  const roles = Object.keys(some);
  return roles.length === Object.keys(others).length && roles.every((role) => some[role] === others[role]);
}
