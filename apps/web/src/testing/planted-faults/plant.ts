import type { Assignment, Flow, FlowNode, FlowRole, Transition } from '@lets/contract';
import { ARBITRATION } from '../arbitration-flow.ts';

interface Change {
  readonly node?: (node: FlowNode) => FlowNode | null;
  readonly way?: (way: Transition) => Transition | null;
  readonly role?: (role: FlowRole) => FlowRole | null;
  readonly nodes?: readonly FlowNode[];
  readonly ways?: readonly Transition[];
  readonly roles?: readonly FlowRole[];
}

export function planted({
  node = (one) => one,
  way: lead = (one) => one,
  role = (one) => one,
  ...more
}: Change): Flow {
  const { nodes, transitions, roles } = ARBITRATION;
  return {
    nodes: [...nodes.flatMap((one) => node(one) ?? []), ...(more.nodes ?? [])],
    transitions: [...transitions.flatMap((one) => lead(one) ?? []), ...(more.ways ?? [])],
    roles: [...roles.flatMap((one) => role(one) ?? []), ...(more.roles ?? [])],
  };
}

export const change =
  <T extends { readonly id: string }>(id: string, how: Partial<T> | ((one: T) => Partial<T>)) =>
  (one: T): T =>
    one.id === id ? { ...one, ...(typeof how === 'function' ? how(one) : how) } : one;
export const without =
  <T extends { readonly id: string }>(...ids: readonly string[]) =>
  (one: T): T | null =>
    ids.includes(one.id) ? null : one;
export const place = (node: string, role: string | null, how: Partial<Assignment>) =>
  change<FlowNode>(node, ({ roles }) => ({
    roles: roles.map((one) => (role === null || one.role_id === role ? { ...one, ...how } : one)),
  }));
export const seat = (id: string): FlowRole => ({
  id,
  type: 'other',
  side: 'third',
  name: { zh: `Role ${id}`, en: id },
  character: 'lawyer',
});

export const NONE = { zh: '', en: '' };

/** A flow with one fault, and the finding that names it: what it is in words, its code, its place. */
export type Planted = readonly [what: string, code: string, at: string | null, flow: Flow];
