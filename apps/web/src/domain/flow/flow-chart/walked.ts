import { type Firing, isSectionKind } from '@lets/engine';
import type { FlowShape } from './flow-shape.ts';

/**
 * Pure: the ways that a run's firings went, through forks and joins too. Found by where they lead: a player's copy of a
 * flow has other names for its ways than the options have.
 */
export function walkedWays(
  flow: FlowShape,
  firings: readonly Pick<Firing, 'closes' | 'opens'>[],
): ReadonlySet<string> {
  const start = flow.nodes.find((node) => node.kind === 'start')?.id;
  const walked = new Set<string>();
  for (const { closes, opens } of firings) {
    const from = closes ?? start;
    if (from === undefined) continue;
    const opened = new Set(opens.map(({ node_id }) => node_id));
    for (const transition of transitionsToward(flow, from, opened, [])) walked.add(transition);
  }
  return walked;
}

/** The ways from a node to the sections opened; when none opened, to the join where the token waits. */
function transitionsToward(
  flow: FlowShape,
  from: string,
  opened: ReadonlySet<string>,
  before: readonly string[],
): readonly string[] {
  return flow.transitions.flatMap((transition) => {
    if (transition.from !== from || transition.to === from || before.includes(transition.id)) return [];
    const kind = flow.nodes.find((node) => node.id === transition.to)?.kind;
    if (!kind) return [];
    const path = [...before, transition.id];
    if (isSectionKind(kind)) return opened.has(transition.to) ? path : [];
    if (kind === 'join' && opened.size === 0) return path;
    return transitionsToward(flow, transition.to, opened, path);
  });
}
