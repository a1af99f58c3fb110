import { newVote, tidyIncompatible, withSeatNames } from '@lets/authoring';
import {
  type Flow,
  type FlowNode,
  LIMITS,
  type ParsedInputOf,
  type setAction,
  type setAnime,
  type setAssign,
  type setDoc,
  type setNode,
  type setRole,
  type setSeat,
} from '@lets/contract';

type Assignment = FlowNode['roles'][number];

/** Pure: step 0. A section that becomes a vote has something to vote on; one that is none any more has nothing. */
export function applyNode(flow: Flow, data: ParsedInputOf<typeof setNode>['data']): Flow | null {
  return mergeNodes(flow, data, (node, { kind, ...texts }) => ({
    ...node,
    ...texts,
    kind,
    vote: kind === 'vote' ? (node.vote ?? newVote()) : null,
  }));
}

/** Pure: step 1. Of the roles those that the flow has stay as they are; those that it lacks come to it. */
export function applyDoc(
  { roles: own, ...flow }: Flow,
  data: ParsedInputOf<typeof setDoc>['data'],
  roles: ParsedInputOf<typeof setDoc>['roles'] = [],
): Flow | null {
  const made = roles.filter(({ id }) => !own.some((role) => role.id === id));
  const all = [...own, ...made];
  if (all.length > LIMITS.flow_roles || new Set(all.map(({ id }) => id)).size < all.length) return null;
  return mergeNodes(
    { ...flow, roles: made.length > 0 ? tidyIncompatible(all) : own },
    data,
    (node, { guides, templates, phrases = node.phrases, lines = node.lines }) => ({
      ...node,
      guides,
      templates,
      phrases,
      lines,
    }),
  );
}

/** Pure: step 2. A role that is left out leaves every section, with what was said for it alone. */
export function applyRole(flow: Flow, roles: ParsedInputOf<typeof setRole>['data']): Flow | null {
  const known = new Set(roles.map(({ id }) => id));
  if (known.size < roles.length) return null;
  const nodes = flow.nodes.map((node) => ({
    ...node,
    roles: node.roles.filter(({ role_id }) => known.has(role_id)),
    guides: node.guides.filter(({ role_id }) => role_id === null || known.has(role_id)),
    phrases: node.phrases.filter(({ role_id }) => role_id === null || known.has(role_id)),
    lines: node.lines
      .filter(({ role_id }) => known.has(role_id))
      .map(({ answers, ...line }) => (answers && known.has(answers) ? { ...line, answers } : line)),
    templates: node.templates.map((template) => ({
      ...template,
      role_ids: template.role_ids.filter((id) => known.has(id)),
    })),
  }));
  return { ...flow, roles: tidyIncompatible(roles), nodes };
}

/** Pure: step 3. */
export function applyAssign(flow: Flow, data: ParsedInputOf<typeof setAssign>['data']): Flow | null {
  const known = new Set(flow.roles.map(({ id }) => id));
  return mergeNodes(flow, data, (node, { role_ids }) => {
    const ids = [...new Set(role_ids)];
    if (ids.some((id) => !known.has(id))) return null;
    const roles = ids.map((id) => node.roles.find(({ role_id }) => role_id === id) ?? newAssignment(id));
    return { ...node, roles };
  });
}

/** Pure: step 4. What is left out stays. */
export function applyAction(flow: Flow, data: ParsedInputOf<typeof setAction>['data']): Flow | null {
  return mergeNodes(flow, data, (node, { roles, vote = node.vote, meets_freely = node.meets_freely }) => {
    const merged = mergeRoles(node, roles.map(withoutOpen));
    if (!merged) return null;
    const free = meets_freely === undefined ? {} : { meets_freely };
    return { ...merged, ...free, vote: node.kind === 'vote' ? vote : null };
  });
}

type ActionRole = ParsedInputOf<typeof setAction>['data'][number]['roles'][number];

function withoutOpen({ host, can_terminate, ...role }: ActionRole) {
  return {
    ...role,
    ...(host !== undefined && { host }),
    ...(can_terminate !== undefined && { can_terminate }),
  };
}

/** Pure: step 5. Whoever is not named keeps the seat. */
export function applyAnime(flow: Flow, data: ParsedInputOf<typeof setAnime>['data']): Flow | null {
  return mergeNodes(flow, data, (node, { scene, video, roles = [], seat_names = node.seat_names }) => {
    const merged = mergeRoles({ ...node, scene, video }, roles);
    return merged && withSeatNames(merged, seat_names);
  });
}

/** Pure: step 6. */
export function applySeat(flow: Flow, data: ParsedInputOf<typeof setSeat>['data']): Flow | null {
  return mergeNodes(flow, data, (node, { roles, seat_names = node.seat_names }) => {
    const merged = mergeRoles(node, roles);
    return merged && withSeatNames(merged, seat_names);
  });
}

function newAssignment(roleId: string): Assignment {
  const nothing = { host: false, can_terminate: false, seat: null, inside: true };
  return { role_id: roleId, ...nothing, functions: [], processes: [] };
}

function mergeNodes<T extends { readonly id: string }>(
  flow: Flow,
  changes: readonly T[],
  merge: (node: FlowNode, change: T) => FlowNode | null,
): Flow | null {
  const byId = new Map(changes.map((change) => [change.id, change]));
  const nodes: FlowNode[] = [];
  for (const node of flow.nodes) {
    const change = byId.get(node.id);
    byId.delete(node.id);
    const merged = change ? merge(node, change) : node;
    if (!merged) return null;
    nodes.push(merged);
  }
  return byId.size === 0 ? { ...flow, nodes } : null;
}

function mergeRoles(
  node: FlowNode,
  changes: readonly (Partial<Assignment> & { role_id: string })[],
): FlowNode | null {
  const byId = new Map(changes.map((change) => [change.role_id, change]));
  if (changes.some(({ role_id }) => !node.roles.some((role) => role.role_id === role_id))) return null;
  return { ...node, roles: node.roles.map((role) => ({ ...role, ...byId.get(role.role_id) })) };
}
