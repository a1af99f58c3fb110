import { insideAtOpening, transitionsFrom } from '../../flow/flow-index.ts';
import type { FlowNode, Transition } from '../../flow/model.ts';
import { moveTokens } from '../../flow/tokens.ts';
import { routeOf } from '../conditions.ts';
import { withoutPath } from '../folds/progress.ts';
import { isOpen } from '../queries.ts';
import type { Firing, RunState } from '../state.ts';
import type { Situation } from './ruling.ts';

/** Pure: the next firing of the run, numbered for the event about to be made. Choices on the way judge the run as it is when the section ends. */
export function fire({ index, state }: Situation, fired: readonly Transition[], closes: string): Firing {
  const isOpenThen = (nodeId: string) => nodeId !== closes && isOpen(state, nodeId);
  const choose = (id: string) => routeOf(index, state, id);
  return toFiring(index.nodes, state, moveTokens(index, fired, state.parked, isOpenThen, choose), {
    closes,
    trans_id: fired[0]?.id ?? null,
  });
}

/** Pure: the firing that opens a path. Nothing done on an earlier one counts. */
export function fireStart({ index, state }: Situation): Firing {
  const start = index.flow.nodes.find((node) => node.kind === 'start');
  const fired = start ? transitionsFrom(index, start.id) : [];
  const fresh = withoutPath(state);
  const arrivals = moveTokens(
    index,
    fired,
    [],
    () => false,
    (id) => routeOf(index, fresh, id),
  );
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
  const { parks, unparks, routes } = arrivals;
  return { seq: state.seq + 1, ...cause, opens, parks, unparks, ...(routes.length > 0 && { routes }) };
}
