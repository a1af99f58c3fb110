import type { Flow, Mend } from '@lets/contract';
import { type Finding, isSectionKind } from '@lets/engine';
import { heals, tryingOut } from '../heal.ts';
import {
  inserted,
  joined,
  leadingSections,
  led,
  looseEnds,
  merged,
  nearestFirst,
  reachedWithout,
} from '../rewire.ts';

type Node = Flow['nodes'][number];
type Transition = Flow['transitions'][number];
type WayMend = Extract<
  Mend,
  { kind: 'connect' | 'reconnect' | 'insert' | 'insert_join' | 'merge' | 'remove_transition' }
>;

/** So many are tried out for one finding: the check runs at every edit. */
const TRIED = 24;

/** Pure: the flow after a mend of its ways, as far as the check looks at it. */
function tried(flow: Flow, mend: WayMend): Flow {
  const make = tryingOut(flow);
  switch (mend.kind) {
    case 'connect': {
      const target = flow.nodes.find(({ id }) => id === mend.to);
      const way = target && make.way(make.id('way'), mend.from, target);
      return way ? { ...flow, transitions: [...flow.transitions, way] } : flow;
    }
    case 'reconnect':
      return led(flow, mend.transition_id, mend.to);
    case 'insert':
      return inserted(flow, mend.node_id, mend.transition_id, make);
    case 'insert_join':
      return joined(flow, mend.node_id, make);
    case 'merge':
      return merged(flow, mend.node_id, mend.from, make);
    case 'remove_transition':
      return { ...flow, transitions: flow.transitions.filter(({ id }) => id !== mend.transition_id) };
  }
}

/** The first after which nothing is wrong that was not before; where there is none, the first of all that may be `otherwise`. */
export function firstThatHeals(
  flow: Flow,
  finding: Finding,
  offers: readonly WayMend[],
  otherwise: WayMend | null = null,
): WayMend | null {
  const good = offers.slice(0, TRIED).find((offer) => heals(flow, tried(flow, offer), finding));
  return good ?? otherwise;
}

const isAdvance = ({ kind }: Transition) => kind === 'advance';

function isConnected({ transitions }: Flow, from: string, to: string): boolean {
  return transitions.some((one) => isAdvance(one) && one.from === from && one.to === to);
}

/** Pure: what cannot be reached. */
export function lostPieces(flow: Flow): readonly Node[] {
  const reached = reachedWithout(flow, null);
  return flow.nodes.filter(({ id, kind }) => kind !== 'start' && !reached.has(id));
}

/** Where a way may lead that leads nowhere now: what was cut off first, then where branches gather, then the end, then all that is near. */
function targetsFor(flow: Flow, node: Node): readonly string[] {
  const near = (nodes: readonly Node[]) => nearestFirst(nodes, node.position).map(({ id }) => id);
  const ofKind = (kind: Node['kind']) => near(flow.nodes.filter((one) => one.kind === kind));
  const sections = near(flow.nodes.filter(({ kind }) => isSectionKind(kind)));
  const lost = lostPieces(flow);
  const entered = new Set(flow.transitions.flatMap(({ from, to }) => (from === to ? [] : [to])));
  const cutOff = [...near(lost.filter(({ id }) => !entered.has(id))), ...near(lost)];
  const all = [...cutOff, ...ofKind('join'), ...ofKind('experience'), ...sections];
  return [...new Set(all)].filter((id) => id !== node.id);
}

/** Pure: on from a node that nothing leads out of. */
export function leadOn(flow: Flow, node: Node, finding: Finding): Mend | null {
  if (node.kind === 'experience') return null;
  const offers = targetsFor(flow, node)
    .filter((to) => !isConnected(flow, node.id, to))
    .map((to) => ({ kind: 'connect' as const, from: node.id, to }));
  return firstThatHeals(flow, finding, offers, offers[0]);
}

/** Pure: a way that leads to what is not there, or to the start, leads to what it may have meant. */
export function leadElsewhere(flow: Flow, way: Transition, finding: Finding): Mend | null {
  const source = flow.nodes.find(({ id }) => id === way.from);
  if (!source || source.kind === 'experience') return null;
  const first = flow.nodes.filter(({ id, kind }) => kind === 'start' && id === way.to).map(({ id }) => id);
  const begin = flow.transitions.filter((one) => first.includes(one.from)).map(({ to }) => to);
  const targets = begin.length > 0 ? begin : targetsFor(flow, source);
  const offers = targets.map((to) => ({ kind: 'reconnect' as const, transition_id: way.id, to }));
  return firstThatHeals(flow, finding, offers);
}

/** Pure: a way to a piece that nothing leads to: from the nearest section where it leads on, else into the nearest way. */
export function leadTo(flow: Flow, node: Node, finding: Finding): Mend | null {
  const loose = looseEnds(flow, node.id);
  // A fork of one branch has lost another.
  const forks = flow.nodes.filter(
    ({ id, kind }) => kind === 'fork' && flow.transitions.filter(({ from }) => from === id).length < 2,
  );
  const sources = [...forks, ...leadingSections(flow)].filter(({ id }) => id !== node.id);
  const connects = [...nearestFirst(forks, node.position), ...nearestFirst(sources, node.position)]
    .filter(({ id }) => !isConnected(flow, id, node.id))
    .map(({ id }) => ({ kind: 'connect' as const, from: id, to: node.id }));
  const inserts = waysNear(flow, node).map(({ id }) => ({
    kind: 'insert' as const,
    node_id: node.id,
    transition_id: id,
  }));
  return firstThatHeals(flow, finding, loose.length > 0 ? inserts : connects);
}

function waysNear({ nodes, transitions }: Flow, { id, position }: Node): readonly Transition[] {
  const at = new Map(nodes.map((one) => [one.id, one.position]));
  const far = ({ from, to }: Transition) => {
    const [a, b] = [at.get(from) ?? position, at.get(to) ?? position];
    return Math.hypot((a.x + b.x) / 2 - position.x, (a.y + b.y) / 2 - position.y);
  };
  const others = transitions.filter((one) => isAdvance(one) && one.from !== id && one.to !== id);
  return others.toSorted((a, b) => far(a) - far(b));
}

/** Pure: a ring of routing nodes opened at the way that is missed least. */
export function breakRing(flow: Flow, node: Node, finding: Finding): Mend | null {
  const routing = new Set(flow.nodes.filter(({ kind }) => !isSectionKind(kind)).map(({ id }) => id));
  const ring = flow.transitions.filter(
    ({ from, to, kind }) => kind === 'advance' && routing.has(from) && routing.has(to),
  );
  const back = ring.toSorted((a, b) => Number(b.to === node.id) - Number(a.to === node.id));
  const offers = back.map(({ id }) => ({ kind: 'remove_transition' as const, transition_id: id }));
  return firstThatHeals(flow, finding, offers);
}
