import { entitledVoters } from '../flow-index.ts';
import type { FlowNode, Transition, VoteOutcome } from '../model.ts';

/** How a section's vote can come out: two are needed for a tie. */
export function possibleOutcomes(node: FlowNode): readonly VoteOutcome[] {
  if (node.kind !== 'vote' || !node.vote) return [];
  return entitledVoters(node).length > 1 ? ['passed', 'rejected', 'tied'] : ['passed', 'rejected'];
}

/** Whether the section's vote can come out as the way asks. */
export function isOpenByVote(node: FlowNode, { outcome }: Transition): boolean {
  return outcome === null || possibleOutcomes(node).includes(outcome);
}
