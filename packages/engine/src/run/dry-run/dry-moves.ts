import { usableTransitions } from '../../flow/check/usable-transitions.ts';
import { type FlowIndex, hostOf } from '../../flow/flow-index.ts';
import type { FlowNode, Transition, VoteOutcome } from '../../flow/model.ts';

export function hosting(node: FlowNode): { readonly node_id: string; readonly role_id: string | null } {
  return { node_id: node.id, role_id: hostOf(node)?.role_id ?? null };
}

export function usableFrom(index: FlowIndex, nodeId: string): readonly Transition[] {
  const node = index.nodes.get(nodeId);
  return node ? usableTransitions(index, node) : [];
}

export function distance(index: FlowIndex, from: string, isGoal: (nodeId: string) => boolean): number {
  const far = new Map([[from, 0]]);
  const queue = [from];
  for (const id of queue) {
    const steps = far.get(id) ?? 0;
    if (isGoal(id)) return steps;
    for (const { to } of usableFrom(index, id)) {
      if (far.has(to)) continue;
      far.set(to, steps + 1);
      queue.push(to);
    }
  }
  return Number.POSITIVE_INFINITY;
}

/** The option of the nth voter for the vote to come out as wanted; undefined to abstain by staying away. */
export function ballotFor({ vote }: FlowNode, wanted: VoteOutcome, voter: number): string | undefined {
  if (wanted === 'tied' && voter > 1) return undefined;
  const counts = wanted === 'passed' || (wanted === 'tied' && voter === 0) ? 'for' : 'against';
  return vote?.options.find((option) => option.counts === counts)?.id;
}

/** A pseudo-random generator (mulberry32) from a seed: numbers from 0 up to, not including, 1. */
export function diceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
