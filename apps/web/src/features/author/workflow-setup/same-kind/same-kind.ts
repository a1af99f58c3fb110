import { isSame, withSeatNames } from '@lets/authoring';
import type { Flow, FlowNode } from '@lets/contract';
import { withScene } from '../../../../domain/flow/seating/seating.ts';
import type { Place } from '../model.ts';

/** What one section can hand to the others of its kind: actions and host, scene, or length. */
export type Shared = 'action' | 'anime' | 'node';

/** Pure: the other sections of a section's kind, in the flow's order. */
export function othersOfKind({ nodes }: Flow, { id, kind }: FlowNode): FlowNode[] {
  return nodes.filter((node) => node.kind === kind && node.id !== id);
}

/** Pure: of those the ones that would change if they were set like it. */
export function exceptionsTo(flow: Flow, model: FlowNode, shared: Shared): FlowNode[] {
  return othersOfKind(flow, model).filter((node) => !isSame(setLike(node, model, shared, flow.roles), node));
}

/** Pure: these sections set like the model. */
export function setAllLike(flow: Flow, model: FlowNode, shared: Shared, ids: ReadonlySet<string>): Flow {
  return {
    ...flow,
    nodes: flow.nodes.map((node) => (ids.has(node.id) ? setLike(node, model, shared, flow.roles) : node)),
  };
}

/** Pure: these sections as they were, in what is shared; whatever else was changed since stays. */
export function setBack(flow: Flow, before: readonly FlowNode[], shared: Shared): Flow {
  return {
    ...flow,
    nodes: flow.nodes.map((node) => {
      const own = before.find(({ id }) => id === node.id);
      return own ? withPart(node, own, shared) : node;
    }),
  };
}

/** Pure: a section set like another of its kind. Roles that the other does not have keep what they may do. */
export function setLike(node: FlowNode, model: FlowNode, shared: Shared, roles: Flow['roles']): FlowNode {
  switch (shared) {
    case 'action':
      return actingLike(node, model);
    case 'anime':
      return model.scene === null || model.scene === node.scene ? node : withScene(node, roles, model.scene);
    default:
      return { ...node, minutes: model.minutes, can_switch: model.can_switch };
  }
}

function actingLike(node: FlowNode, model: FlowNode): FlowNode {
  const host = model.roles.find((place) => place.host)?.role_id;
  const isHosted = host === undefined || node.roles.some(({ role_id }) => role_id === host);
  const roles = node.roles.map((place): Place => {
    const like = model.roles.find(({ role_id }) => role_id === place.role_id);
    // Who leads here, where the model's host is not, goes on leading.
    if (!isHosted && place.host) return place;
    if (!like) return isHosted ? { ...place, host: false } : place;
    const { functions, processes, inside, can_terminate } = like;
    return { ...place, functions, processes, inside, can_terminate, host: isHosted && like.host };
  });
  const isFree = model.meets_freely ?? false;
  return {
    ...node,
    roles: stillEnded(node.roles, roles),
    ...(isFree !== (node.meets_freely ?? false) && { meets_freely: isFree }),
  };
}

/** A section that could be ended can be ended afterwards. */
function stillEnded(before: readonly Place[], after: readonly Place[]): Place[] {
  const ends = ({ processes }: Place) => processes.includes('end');
  if (after.some(ends) || !before.some(ends)) return [...after];
  return after.map((place, at) => ({ ...place, processes: before[at]?.processes ?? place.processes }));
}

function withPart(
  node: FlowNode,
  { scene, roles, seat_names, minutes, can_switch, meets_freely }: FlowNode,
  shared: Shared,
) {
  if (shared === 'node') return { ...node, minutes, can_switch };
  if (shared === 'anime') return withSeatNames({ ...node, scene, roles }, seat_names);
  return { ...node, roles, ...(meets_freely !== undefined || node.meets_freely ? { meets_freely } : {}) };
}
