import type { Flow } from '@lets/contract';
import { isSectionKind, type NodeKind, topologicalOrder } from '@lets/engine';

type Node = Flow['nodes'][number];
type Transition = Flow['transitions'][number];

/** How new pieces are made: with ids that the flow does not have, and words that fit where they lead. */
export interface Maker {
  readonly id: (prefix: string) => string;
  readonly way: (id: string, from: string, to: Node) => Transition;
  readonly node: (id: string, kind: NodeKind, position: Node['position']) => Node;
}

/** Pure: the flow with one way leading elsewhere. */
export function led(flow: Flow, transitionId: string, to: string): Flow {
  const transitions = flow.transitions.map((one) => (one.id === transitionId ? { ...one, to } : one));
  return { ...flow, transitions };
}

/** Pure: a node put into a way. The pieces behind it that lead nowhere lead on to where the way led. */
export function inserted(flow: Flow, nodeId: string, transitionId: string, make: Maker): Flow {
  const way = flow.transitions.find(({ id }) => id === transitionId);
  const target = flow.nodes.find(({ id }) => id === way?.to);
  if (!way || !target) return flow;
  const onward = looseEnds(flow, nodeId).map((from) => make.way(make.id('way'), from, target));
  return led({ ...flow, transitions: [...flow.transitions, ...onward] }, transitionId, nodeId);
}

/** Pure: the nodes from here on that nothing leads out of, ends left out. */
export function looseEnds(flow: Flow, from: string): readonly string[] {
  const leaving = (id: string) => flow.transitions.filter((one) => one.from === id && one.kind === 'advance');
  const reached = new Set([from]);
  for (const id of reached) for (const { to } of leaving(id)) reached.add(to);
  const isEnd = (id: string) => flow.nodes.find((node) => node.id === id)?.kind === 'experience';
  return [...reached].filter((id) => leaving(id).length === 0 && !isEnd(id));
}

/** Pure: the branches that come to a node come to a join before it. Ways back to it from what lies behind stay as they are. */
export function joined(flow: Flow, nodeId: string, make: Maker): Flow {
  const node = flow.nodes.find(({ id }) => id === nodeId);
  if (!node) return flow;
  const before = reachedWithout(flow, nodeId);
  const id = make.id('join');
  const join = make.node(id, 'join', { x: node.position.x, y: node.position.y - 40 });
  const transitions = flow.transitions.map((one) =>
    one.to === nodeId && one.kind === 'advance' && before.has(one.from) ? { ...one, to: id } : one,
  );
  return {
    ...flow,
    nodes: [...flow.nodes, join],
    transitions: [...transitions, make.way(make.id('way'), id, node)],
  };
}

/** Pure: ways into a join come together in a choice of one route, so that the join counts them as one branch. */
export function merged(flow: Flow, joinId: string, from: readonly string[], make: Maker): Flow {
  const join = flow.nodes.find(({ id }) => id === joinId);
  if (!join) return flow;
  const places = flow.nodes.filter((node) => from.includes(node.id)).map(({ position }) => position);
  const x = places.reduce((sum, place) => sum + place.x, 0) / Math.max(1, places.length);
  const id = make.id('choice');
  const meeting = make.node(id, 'choice', { x: Math.round(x), y: join.position.y - 48 });
  const transitions = flow.transitions.map((one) =>
    one.to === joinId && one.kind === 'advance' && from.includes(one.from) ? { ...one, to: id } : one,
  );
  return {
    ...flow,
    nodes: [...flow.nodes, meeting],
    transitions: [...transitions, make.way(make.id('way'), id, join)],
  };
}

/** Pure: what the start leads to, past a node or not. */
export function reachedWithout(flow: Flow, nodeId: string | null): ReadonlySet<string> {
  const starts = flow.nodes.filter(({ kind }) => kind === 'start').map(({ id }) => id);
  const reached = new Set(starts);
  for (const from of reached)
    for (const one of flow.transitions)
      if (one.from === from && one.kind === 'advance' && one.to !== nodeId) reached.add(one.to);
  return reached;
}

/** Pure: the nodes by how near they are drawn to one of them, the nearest first. */
export function nearestFirst(nodes: readonly Node[], { x, y }: Node['position']): readonly Node[] {
  const far = ({ position }: Node) => Math.hypot(position.x - x, position.y - y);
  return nodes.toSorted((a, b) => far(a) - far(b));
}

/** Pure: the sections in the order of the flow that may lead on. */
export function leadingSections(flow: Flow): readonly Node[] {
  const order = topologicalOrder(flow);
  const sections = flow.nodes.filter(({ kind }) => isSectionKind(kind) && kind !== 'experience');
  return sections.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}
