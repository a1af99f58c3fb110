import type { FlowIndex } from '../flow/flow-index.ts';
import type { Firing, RunState } from './state.ts';

/** An option that was taken, whose cost strikes now. */
export interface Struck {
  readonly trans_id: string;
  /** The section in which it is told. */
  readonly node_id: string;
  /** Sequence number of the event that took the option: undoing it takes the consequence back. */
  readonly taken_seq: number;
}

/**
 * Pure: the consequences that strike with a firing. An option's cost strikes once, when its section is opened for the first
 * time since the option was taken.
 */
export function consequencesOf(index: FlowIndex, { firings }: RunState, firing: Firing): readonly Struck[] {
  const all = [...firings, firing];
  return all.flatMap((taken, i): readonly Struck[] => {
    const cost = index.transitions.get(taken.trans_id ?? '')?.cost;
    if (!cost || taken.trans_id === null || !doesOpen(firing, cost.strikes_at)) return [];
    const between = all.slice(i, -1);
    if (between.some((one) => doesOpen(one, cost.strikes_at))) return [];
    return [{ trans_id: taken.trans_id, node_id: cost.strikes_at, taken_seq: taken.seq }];
  });
}

function doesOpen({ opens }: Firing, nodeId: string): boolean {
  return opens.some(({ node_id }) => node_id === nodeId);
}
