import type { NodeKind } from '@lets/engine';

/** What a drawing needs to know of a flow. */
export interface FlowShape {
  readonly nodes: readonly { readonly id: string; readonly kind: NodeKind }[];
  readonly transitions: readonly Way[];
}

export interface Way {
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

export interface DrawnWays {
  readonly onward: readonly Way[];
  /** Back to a section passed before: drawn around the others. */
  readonly back: readonly Way[];
}

/** Pure: one way for each pair of nodes. A wrong option comes back to its own section: it is told in words, not drawn. */
export function drawnWays(flow: FlowShape): DrawnWays {
  const known = new Set(flow.nodes.map((node) => node.id));
  const seen = new Set<string>();
  const ways = flow.transitions.filter(({ from, to }) => {
    const pair = `${from} ${to}`;
    if (from === to || !known.has(from) || !known.has(to) || seen.has(pair)) return false;
    seen.add(pair);
    return true;
  });
  const back = backWays(flow, ways);
  return { onward: ways.filter((way) => !back.has(way)), back: [...back] };
}

/** The ways that close a ring, walking from the start. */
function backWays(flow: FlowShape, ways: readonly Way[]): ReadonlySet<Way> {
  const back = new Set<Way>();
  const left = new Set<string>();
  const walk = (id: string, path: ReadonlySet<string>) => {
    const here = new Set(path).add(id);
    for (const way of ways) {
      if (way.from !== id) continue;
      if (here.has(way.to)) back.add(way);
      else if (!left.has(way.to)) walk(way.to, here);
    }
    left.add(id);
  };
  for (const node of flow.nodes) if (node.kind === 'start') walk(node.id, new Set());
  for (const node of flow.nodes) if (!left.has(node.id)) walk(node.id, new Set());
  return back;
}
