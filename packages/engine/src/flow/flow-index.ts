import type { Assignment, Flow, FlowNode, Transition } from './model.ts';

/** A flow with its look-ups made. */
export interface FlowIndex {
  readonly flow: Flow;
  readonly nodes: ReadonlyMap<string, FlowNode>;
  readonly transitions: ReadonlyMap<string, Transition>;
  /** The advancing transitions out of each node, in the flow's order. */
  readonly advancing: ReadonlyMap<string, readonly Transition[]>;
  /** The nodes that lead into each join: it waits for one token from each. */
  readonly sources: ReadonlyMap<string, ReadonlySet<string>>;
}

const known = new WeakMap<Flow, FlowIndex>();

/** Pure: the look-ups are remembered for a flow object, which nobody changes. */
export function indexFlow(flow: Flow): FlowIndex {
  const found = known.get(flow);
  if (found) return found;
  const made = buildIndex(flow);
  known.set(flow, made);
  return made;
}

function buildIndex(flow: Flow): FlowIndex {
  const nodes = new Map(flow.nodes.map((node) => [node.id, node]));
  const advancing = new Map<string, Transition[]>(flow.nodes.map((node) => [node.id, []]));
  const sources = new Map<string, Set<string>>();
  for (const node of flow.nodes) if (node.kind === 'join') sources.set(node.id, new Set());
  for (const transition of flow.transitions) {
    if (transition.kind !== 'advance') continue;
    advancing.get(transition.from)?.push(transition);
    sources.get(transition.to)?.add(transition.from);
  }
  return { flow, nodes, transitions: new Map(flow.transitions.map((t) => [t.id, t])), advancing, sources };
}

/** Pure: the advancing transitions out of a node. */
export function transitionsFrom(index: FlowIndex, nodeId: string): readonly Transition[] {
  return index.advancing.get(nodeId) ?? [];
}

/** Pure: the route that a choice takes where none of the others' conditions holds; the check asks for exactly one. */
export function defaultRoute(index: FlowIndex, choiceId: string): Transition | undefined {
  const routes = transitionsFrom(index, choiceId);
  return routes.find((route) => !isConditioned(route)) ?? routes.at(-1);
}

/** Pure: whether an option or a route asks for something. */
export function isConditioned({ conditions = [] }: Pick<Transition, 'conditions'>): boolean {
  return conditions.length > 0;
}

/** Pure: a role's place in a section, or undefined where it has none. */
export function assignmentOf(node: FlowNode, roleId: string): Assignment | undefined {
  return node.roles.find((assignment) => assignment.role_id === roleId);
}

/** Pure: the role that leads a section; without one the team's leader does. */
export function hostOf(node: FlowNode): Assignment | undefined {
  return node.roles.find((assignment) => assignment.host);
}

/** Pure: the roles entitled to vote in a section. */
export function entitledVoters(node: FlowNode): readonly string[] {
  return node.roles.filter((a) => a.functions.includes('vote')).map((a) => a.role_id);
}

/** Pure: the roles in the room when a section opens. The host always is, to call the others in. */
export function insideAtOpening(node: FlowNode): readonly string[] {
  return node.roles.filter((a) => a.inside || a.host).map((a) => a.role_id);
}
