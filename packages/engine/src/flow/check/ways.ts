import { type FlowIndex, waysFrom } from '../flow-index.ts';
import type { FlowNode, Transition } from '../model.ts';
import { possibleRoutes } from './choices.ts';
import { isNeverMet } from './conditions.ts';
import { isOpenByVote } from './outcomes.ts';

/** Pure: the ways on that can ever be taken: one bound to an outcome needs a vote that can come out so, and what it asks must be possible. */
export function usableWays(index: FlowIndex, node: FlowNode): readonly Transition[] {
  if (node.kind === 'choice') return possibleRoutes(index, node.id);
  return waysFrom(index, node.id).filter((way) => isOpenByVote(node, way) && !isNeverMet(index, way));
}
