import { insideAtOpening, waysFrom } from '../../flow/flow-index.ts';
import type { FlowNode, Transition } from '../../flow/model.ts';
import { moveTokens } from '../../flow/tokens.ts';
import { isOpen } from '../queries.ts';
import type { Firing, RunState } from '../state.ts';
import type { Situation } from './ruling.ts';

/** Pure: the next firing of the run, numbered for the event about to be made. */
export function fire({ index, state }: Situation, fired: readonly Transition[], closes: string): Firing {
  const isOpenThen = (nodeId: string) => nodeId !== closes && isOpen(state, nodeId);
  return toFiring(index.nodes, state, moveTokens(index, fired, state.parked, isOpenThen), {
    closes,
    trans_id: fired[0]?.id ?? null,
  });
}

/** Pure: the firing that opens a path. */
export function fireStart({ index, state }: Situation): Firing {
  const start = index.flow.nodes.find((node) => node.kind === 'start');
  const fired = start ? waysFrom(index, start.id) : [];
  const arrivals = moveTokens(index, fired, [], () => false);
  return toFiring(index.nodes, state, arrivals, { closes: null, trans_id: null });
}

function toFiring(
  nodes: ReadonlyMap<string, FlowNode>,
  state: RunState,
  arrivals: ReturnType<typeof moveTokens>,
  cause: Pick<Firing, 'closes' | 'trans_id'>,
): Firing {
  const opens = arrivals.opens.flatMap((id) => {
    const node = nodes.get(id);
    return node ? [{ node_id: id, inside: insideAtOpening(node) }] : [];
  });
  return { seq: state.seq + 1, ...cause, opens, parks: arrivals.parks, unparks: arrivals.unparks };
}
