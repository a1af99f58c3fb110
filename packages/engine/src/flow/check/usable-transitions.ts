import { type FlowIndex, transitionsFrom } from '../flow-index.ts';
import type { FlowNode, Transition } from '../model.ts';
import { possibleRoutes } from './choices.ts';
import { isNeverMet } from './conditions.ts';
import { isOpenByVote } from './outcomes.ts';

/** Pure: the ways on that can ever be taken: one bound to an outcome needs a vote that can come out so, and what it asks must be possible. */
export function usableTransitions(index: FlowIndex, node: FlowNode): readonly Transition[] {
  if (node.kind === 'choice') return possibleRoutes(index, node.id);
  return transitionsFrom(index, node.id).filter(
    (transition) => isOpenByVote(node, transition) && !isNeverMet(index, transition),
  );
}
