import type { FlowRole } from '@lets/contract';
import { incompatibleWith } from '@lets/engine';

/** Pure: with the roles that nobody holds together with one of them. Both of each pair name the other, so that either shows it. */
export function setIncompatible(
  roles: readonly FlowRole[],
  roleId: string,
  others: readonly string[],
): FlowRole[] {
  const flow = { roles };
  return roles.map((role) => {
    const before = incompatibleWith(flow, role.id);
    if (role.id === roleId) return withIncompatible(role, roles, others);
    const rest = before.filter((id) => id !== roleId);
    return withIncompatible(role, roles, others.includes(role.id) ? [...rest, roleId] : rest);
  });
}

/** Pure: without what names a role that is not there, or itself. */
export function tidyIncompatible(roles: readonly FlowRole[]): FlowRole[] {
  return roles.map((role) => withIncompatible(role, roles, role.incompatible ?? []));
}

/** In the flow's order, and left out where there is none, as in a flow that never had any. */
function withIncompatible(
  { incompatible: _, ...role }: FlowRole,
  roles: readonly FlowRole[],
  others: readonly string[],
): FlowRole {
  const named = roles.flatMap(({ id }) => (id !== role.id && others.includes(id) ? [id] : []));
  return named.length > 0 ? { ...role, incompatible: named } : role;
}
