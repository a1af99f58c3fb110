import type { FlowView } from '@lets/contract';
import { isSectionKind } from '@lets/engine';

type Drawn = Pick<FlowView, 'transitions'> & {
  readonly nodes: readonly Pick<FlowView['nodes'][number], 'id' | 'kind'>[];
};

/**
 * Pure: the sections by which to say each thing that a document waits for. A join has no name that readers know: it is said by what leads into
 * it. What is not in the flow is left out.
 */
export function sectionsBefore(flow: Drawn, nodeIds: readonly string[]): string[][] {
  return nodeIds.map((id) => namedBy(flow, id)).filter((sections) => sections.length > 0);
}

function namedBy({ nodes, transitions }: Drawn, nodeId: string): string[] {
  const named = new Set<string>();
  const seen = new Set<string>();
  const open = [nodeId];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const kind = nodes.find((node) => node.id === id)?.kind;
    if (kind === undefined || seen.has(id)) continue;
    seen.add(id);
    if (isSectionKind(kind)) named.add(id);
    else open.push(...waysInto(transitions, id).toReversed());
  }
  return [...named];
}

function waysInto(transitions: Drawn['transitions'], id: string): string[] {
  return transitions.filter(({ to, from }) => to === id && from !== id).map(({ from }) => from);
}
