import { tidyIncompatible } from '@lets/authoring';
import type { Flow, FlowNode, Line, SetupStep, StepFault } from '@lets/contract';
import { isSectionKind } from '@lets/engine';

/** What the seven steps do to a flow, on the screen as the server will. */

export type Place = FlowNode['roles'][number];

/** Pure: in the order in which they are met. */
export function sectionsOf(flow: Flow): FlowNode[] {
  return flow.nodes.filter(({ kind }) => isSectionKind(kind));
}

/** Pure. */
export function changeNode(flow: Flow, id: string, change: (node: FlowNode) => FlowNode): Flow {
  return { ...flow, nodes: flow.nodes.map((node) => (node.id === id ? change(node) : node)) };
}

/** Pure: a role that is left out leaves its sections too. */
export function removeRole(flow: Flow, id: string): Flow {
  const others = <T extends { role_id: string | null }>(list: readonly T[]) =>
    list.filter(({ role_id }) => role_id !== id);
  return {
    ...flow,
    roles: tidyIncompatible(flow.roles.filter((role) => role.id !== id)),
    nodes: flow.nodes.map((node) => ({
      ...node,
      roles: others(node.roles),
      guides: others(node.guides),
      phrases: others(node.phrases),
      lines: others(node.lines).map((line) => withoutAnswer(line, id)),
      templates: node.templates.map((template) => ({
        ...template,
        role_ids: template.role_ids.filter((role) => role !== id),
      })),
    })),
  };
}

/** Pure: a line that answers a role stays without it; it then answers the line before it. */
function withoutAnswer({ answers, ...line }: Line, id: string): Line {
  return answers === undefined || answers === id ? line : { ...line, answers };
}

/** Pure: one of several to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const others = list.filter((_, at) => at !== from);
  return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)];
}

/** Pure: the first of `role_1`, `role_2` … that is free. */
export function freeId(prefix: string, taken: readonly { readonly id: string }[]): string {
  const ids = new Set(taken.map(({ id }) => id));
  let n = taken.length + 1;
  while (ids.has(`${prefix}_${n}`)) n += 1;
  return `${prefix}_${n}`;
}

/** Pure: in or out of a section; what was set of a role that stays, stays. */
export function toggleRole(node: FlowNode, roleId: string): FlowNode {
  if (node.roles.some(({ role_id }) => role_id === roleId)) {
    return { ...node, roles: node.roles.filter(({ role_id }) => role_id !== roleId) };
  }
  const nothing = { host: false, can_terminate: false, seat: null, inside: true };
  return { ...node, roles: [...node.roles, { role_id: roleId, ...nothing, functions: [], processes: [] }] };
}

/** Pure. */
export function changePlace(node: FlowNode, roleId: string, change: Partial<Place>): FlowNode {
  return {
    ...node,
    roles: node.roles.map((place) => (place.role_id === roleId ? { ...place, ...change } : place)),
  };
}

/** Pure: one role leads, or with null the team's leader does. */
export function withHost(node: FlowNode, roleId: string | null): FlowNode {
  return { ...node, roles: node.roles.map((place) => ({ ...place, host: place.role_id === roleId })) };
}

type Functions = Place['functions'];
const USUAL: Readonly<Record<string, Functions>> = {
  court: ['speech', 'submission', 'display', 'note'],
  edit: ['submission', 'signature', 'note'],
  display: ['display', 'speech', 'note'],
  report: ['submission', 'note'],
  vote: ['vote', 'note'],
  jump: ['note'],
  experience: ['note'],
};

/** Pure: what roles usually do in a section of its kind; the host, else the first, moves it on. */
export function withUsualActions(node: FlowNode): FlowNode {
  const leading = node.roles.find(({ host }) => host) ?? node.roles[0];
  const usual = USUAL[node.kind] ?? [];
  return {
    ...node,
    roles: node.roles.map((place) => {
      const isLeading = place === leading;
      const hosting: Functions = isLeading && node.kind === 'court' ? ['call'] : [];
      const moving: Place['processes'] = node.kind === 'jump' ? ['end', 'jump'] : ['end', 'back'];
      return {
        ...place,
        functions: [...new Set([...place.functions, ...usual, ...hosting])],
        processes:
          isLeading && node.kind !== 'experience'
            ? [...new Set([...place.processes, ...moving])]
            : place.processes,
      };
    }),
  };
}

/** Pure: what each step sends. */
export function dataOf(step: SetupStep, flow: Flow): unknown {
  if (step === 'role') return flow.roles;
  return sectionsOf(flow).map((node) => partOf(step, node));
}

function partOf(step: Exclude<SetupStep, 'role'>, node: FlowNode): object {
  const {
    id,
    kind,
    name,
    introduction,
    minutes,
    can_switch,
    guides,
    phrases,
    lines,
    templates,
    roles,
    vote,
  } = node;
  switch (step) {
    case 'node':
      return { id, kind, name, introduction, minutes, can_switch };
    case 'doc':
      return { id, guides, phrases, lines, templates };
    case 'assign':
      return { id, role_ids: roles.map(({ role_id }) => role_id) };
    case 'action': {
      const own = roles.map(({ seat: _, ...place }) => place);
      return { id, roles: own, meets_freely: node.meets_freely ?? false, ...(kind === 'vote' && { vote }) };
    }
    case 'anime':
      return { id, scene: node.scene, video: node.video, ...(kind === 'court' && seatingOf(node)) };
    default:
      return {
        id,
        roles: roles.map(({ role_id, seat, host, can_terminate }) => ({
          role_id,
          seat,
          host,
          can_terminate,
        })),
        ...(kind === 'court' && { seat_names: node.seat_names ?? {} }),
      };
  }
}

/** Another scene comes with other seats: both are saved at once. */
function seatingOf({ roles, seat_names = {} }: FlowNode): object {
  return { roles: roles.map(({ role_id, seat }) => ({ role_id, seat })), seat_names };
}

/** Pure: what a step still lacks in one section. */
export function faultsAt(faults: readonly StepFault[], step: number, nodeId: string): StepFault[] {
  return faults.filter((fault) => fault.step === step && fault.node_id === nodeId);
}
