import { indexFlow, transitionsFrom } from './flow-index.ts';
import { type Flow, isSectionKind } from './model.ts';

/** A section's place on the path rail. */
export interface RailStop {
  readonly node_id: string;
  /** Sections passed on the longest way here from the start, loops not counted. */
  readonly layer: number;
  /** 0 is the main line; branches side by side have tracks of their own. */
  readonly track: number;
}

/** Pure: the nodes that a node leads to, in the flow's order; wrong options lead nowhere. */
export function successors(flow: Flow, nodeId: string): readonly string[] {
  return [...new Set(transitionsFrom(indexFlow(flow), nodeId).map(({ to }) => to))];
}

/**
 * Pure: every reachable node after all those that lead to it, ways back (loops) left out; nodes that cannot be reached
 * come last, in the flow's order.
 */
export function topologicalOrder(flow: Flow): readonly string[] {
  const reached = forwardEdges(flow).order;
  const isReached = new Set(reached);
  return [...reached, ...flow.nodes.map(({ id }) => id).filter((id) => !isReached.has(id))];
}

/** Pure: the sections in the order they are read: by layer, and side by side within it. */
export function orderOf(flow: Flow): readonly RailStop[] {
  const { nodes } = indexFlow(flow);
  const { order, edges } = forwardEdges(flow);
  const layers = layerNumbers(flow, order, edges);
  const preferred = new Map<string, number>();
  const taken = new Set<string>();
  const stops: RailStop[] = [];
  for (const id of order.toSorted((a, b) => (layers.get(a) ?? 0) - (layers.get(b) ?? 0))) {
    const kind = nodes.get(id)?.kind;
    const layer = layers.get(id) ?? 0;
    let track = preferred.get(id) ?? 0;
    if (kind && isSectionKind(kind)) {
      while (taken.has(`${layer} ${track}`)) track += 1;
      taken.add(`${layer} ${track}`);
      stops.push({ node_id: id, layer, track });
    }
    (edges.get(id) ?? []).forEach((to, branch) => {
      const wanted = kind === 'fork' ? track + branch : track;
      preferred.set(to, Math.min(preferred.get(to) ?? wanted, wanted));
    });
  }
  return stops.sort((a, b) => a.layer - b.layer || a.track - b.track);
}

/** Pure: the sections layer by layer. */
export function layers(flow: Flow): readonly (readonly string[])[] {
  const rows: string[][] = [];
  for (const { node_id, layer } of orderOf(flow)) {
    const row = rows[layer] ?? [];
    row.push(node_id);
    rows[layer] = row;
  }
  return rows.filter((row) => row !== undefined);
}

interface Forward {
  readonly order: readonly string[];
  readonly edges: ReadonlyMap<string, readonly string[]>;
}

/** The flow without its ways back, found depth first from the start, and a topological order of what is left. */
function forwardEdges(flow: Flow): Forward {
  const state = new Map<string, 'entered' | 'left'>();
  const edges = new Map<string, string[]>();
  const finished: string[] = [];
  for (const start of flow.nodes.filter(({ kind }) => kind === 'start')) {
    const stack = [{ id: start.id, rest: [...successors(flow, start.id)] }];
    state.set(start.id, 'entered');
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      // The last branch first: turned round, the order has the first branch first.
      const to = top.rest.pop();
      if (to === undefined) {
        state.set(top.id, 'left');
        finished.push(top.id);
        stack.pop();
        continue;
      }
      if (state.get(to) === 'entered') continue;
      edges.set(top.id, [to, ...(edges.get(top.id) ?? [])]);
      if (state.has(to)) continue;
      state.set(to, 'entered');
      stack.push({ id: to, rest: [...successors(flow, to)] });
    }
  }
  return { order: finished.reverse(), edges };
}

/** Routing nodes take no layer of their own; the ends stand together after everything else. */
function layerNumbers(
  flow: Flow,
  order: readonly string[],
  edges: Forward['edges'],
): ReadonlyMap<string, number> {
  const { nodes } = indexFlow(flow);
  const numbers = new Map<string, number>();
  for (const id of order) {
    const kind = nodes.get(id)?.kind;
    const here = numbers.get(id) ?? 0;
    const after = here + (kind && isSectionKind(kind) ? 1 : 0);
    for (const to of edges.get(id) ?? []) numbers.set(to, Math.max(numbers.get(to) ?? 0, after));
  }
  const last = Math.max(0, ...numbers.values());
  for (const id of order) if (nodes.get(id)?.kind === 'experience') numbers.set(id, last);
  return numbers;
}
