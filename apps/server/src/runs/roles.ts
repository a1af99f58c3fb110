import type { Bilingual, CaseRole, Flow, RoleFace, UserNode } from '@lets/contract';
import { openSections, type RunState, rolesInSection, rolesOfUser, sectionsOpenTo } from '@lets/engine';
import type { z } from 'zod';
import { nameSection } from './path.ts';

export type Face = z.infer<typeof RoleFace>;

/** Pure: a role by its name in the flow. */
export function roleName(flow: Flow, roleId: string): Bilingual {
  return flow.roles.find(({ id }) => id === roleId)?.name ?? { zh: roleId, en: roleId };
}

/**
 * Pure: the roles whose private words a person may read. Before the start none: until then the leader may assign the roles at will,
 * and could take one after the other to read them all.
 */
export function knownRoles(flow: Flow, state: RunState, userId: number): readonly string[] {
  return state.status === 'waiting' ? [] : rolesOfUser(flow, state, userId);
}

/** Pure: the faces of the roles that a person plays. */
export function facesOf(flow: Flow, roles: readonly CaseRole[], state: RunState, userId: number): Face[] {
  return rolesOfUser(flow, state, userId).map((role_id) => ({
    role_id,
    name: roleName(flow, role_id),
    character: characterOf(flow, roles, role_id),
  }));
}

/** Pure: a role's picture in a case, else the flow's. */
export function characterOf(flow: Flow, roles: readonly CaseRole[], roleId: string): string {
  const own = roles.find(({ role_id }) => role_id === roleId)?.character;
  return own || (flow.roles.find(({ id }) => id === roleId)?.character ?? '');
}

/** Pure: the sections open to someone; staff, who play nothing, may look into every open one. */
export function userNodesOf(flow: Flow, state: RunState, userId: number, isStaff: boolean): UserNode[] {
  if (state.status !== 'in_progress') return [];
  const open = isStaff ? openSections(state) : sectionsOpenTo(flow, state, userId);
  return open.flatMap(({ node_id }) => {
    const named = nameSection(flow, node_id);
    return named
      ? [{ id: node_id, ...named, role_ids: [...rolesInSection(flow, state, userId, node_id)] }]
      : [];
  });
}

/** Pure: where a person belongs: in the section longest open to them, and after the end where experience is written. */
export function homeNodeOf(flow: Flow, state: RunState, userId: number, isStaff: boolean): UserNode | null {
  if (state.status !== 'ended') return userNodesOf(flow, state, userId, isStaff)[0] ?? null;
  const reached = flow.nodes.find(({ id, kind }) => id === state.ending?.node_id && kind === 'experience');
  const end = reached ?? flow.nodes.find(({ kind }) => kind === 'experience');
  const named = end && nameSection(flow, end.id);
  return named ? { id: end.id, ...named, role_ids: [...rolesInSection(flow, state, userId, end.id)] } : null;
}
