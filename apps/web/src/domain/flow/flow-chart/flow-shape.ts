import type { NodeKind } from '@lets/engine';

/** What a drawing needs to know of a flow. */
export interface FlowShape {
  readonly nodes: readonly { readonly id: string; readonly kind: NodeKind }[];
  readonly transitions: readonly Transition[];
}

export interface Transition {
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

export interface DrawnTransitions {
  readonly onward: readonly Transition[];
  /** Back to a section passed before: drawn around the others. */
  readonly back: readonly Transition[];
}

/** Pure: one way for each pair of nodes. A wrong option comes back to its own section: it is told in words, not drawn. */
export function drawnTransitions(flow: FlowShape): DrawnTransitions {
  const known = new Set(flow.nodes.map((node) => node.id));
  const seen = new Set<string>();
  const transitions = flow.transitions.filter(({ from, to }) => {
    const pair = `${from} ${to}`;
    if (from === to || !known.has(from) || !known.has(to) || seen.has(pair)) return false;
    seen.add(pair);
    return true;
  });
  const back = backTransitions(flow, transitions);
  return { onward: transitions.filter((transition) => !back.has(transition)), back: [...back] };
}

/** The ways that close a ring, walking from the start. */
function backTransitions(flow: FlowShape, transitions: readonly Transition[]): ReadonlySet<Transition> {
  const back = new Set<Transition>();
  const left = new Set<string>();
  const walk = (id: string, path: ReadonlySet<string>) => {
    const here = new Set(path).add(id);
    for (const transition of transitions) {
      if (transition.from !== id) continue;
      if (here.has(transition.to)) back.add(transition);
      else if (!left.has(transition.to)) walk(transition.to, here);
    }
    left.add(id);
  };
  for (const node of flow.nodes) if (node.kind === 'start') walk(node.id, new Set());
  for (const node of flow.nodes) if (!left.has(node.id)) walk(node.id, new Set());
  return back;
}
