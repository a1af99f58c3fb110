import type { Firing } from '@lets/engine';
import type { FlowShape } from './layout-flow.ts';

/** Pure: the ways that a run's firings went, through forks and joins too. */
export function walkedWays(flow: FlowShape, firings: readonly Firing[]): ReadonlySet<string> {
  const kinds = new Map(flow.nodes.map((node) => [node.id, node.kind]));
  const walked = new Set(firings.flatMap(({ trans_id }) => trans_id ?? []));
  const isReached = (id: string): boolean => {
    const into = flow.transitions.filter(({ to, from }) => to === id && from !== id);
    if (kinds.get(id) === 'start') return firings.length > 0;
    if (kinds.get(id) === 'fork') return into.some((way) => walked.has(way.id));
    const sources = new Set(into.map(({ from }) => from));
    const arrived = new Set(into.filter((way) => walked.has(way.id)).map(({ from }) => from));
    return kinds.get(id) === 'join' && arrived.size === sources.size;
  };
  // One routing node may lead to another: repeat until nothing is added.
  for (let before = -1; before !== walked.size; ) {
    before = walked.size;
    for (const way of flow.transitions) if (isReached(way.from)) walked.add(way.id);
  }
  return walked;
}
