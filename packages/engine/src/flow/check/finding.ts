import type { FlowIndex } from '../flow-index.ts';
import { entitledVoters, waysFrom } from '../flow-index.ts';
import type { FlowNode, Transition, VoteOutcome } from '../model.ts';
import { isNeverMet } from './conditions.ts';

/** What the flow check can say. Each names its node (null: the flow as a whole) and carries what a text about it needs. */
export const FINDING_CODES = [
  // The drawing
  'no_start',
  'many_starts',
  'start_entered',
  'no_end',
  'end_leads_on',
  'duplicate_id',
  'bad_id',
  'unknown_node',
  'wrong_leads_away',
  'dead_end',
  'unreachable',
  // The walk
  'join_waits',
  'token_left_behind',
  'token_doubled',
  'endless_loop',
  'not_proved',
  // The people
  'nobody_here',
  'nobody_ends',
  'two_hosts',
  'assigned_twice',
  'unknown_role',
  'role_unused',
  'nobody_speaks',
  'no_template',
  'template_role_absent',
  'nobody_votes',
  'vote_not_set',
  'vote_without_choice',
  'outcome_leads_nowhere',
  'outcome_outside_vote',
  'nobody_jumps',
  // What options ask for, and what they cost
  'condition_impossible',
  'conditions_never_met',
  'conditions_block',
  'cost_never_strikes',
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

export interface Finding {
  readonly code: FindingCode;
  /** An error bars publishing: such a flow may not be playable to its end. */
  readonly severity: 'error' | 'warning';
  readonly node_id: string | null;
  readonly trans_id?: string;
  readonly data: Readonly<Record<string, string | number | readonly string[]>>;
}

export function fault(
  code: FindingCode,
  nodeId: string | null,
  data: Finding['data'] = {},
  transId?: string,
): Finding {
  const trans = transId === undefined ? {} : { trans_id: transId };
  return { code, severity: 'error', node_id: nodeId, ...trans, data };
}

export function warning(
  code: FindingCode,
  nodeId: string | null,
  data: Finding['data'] = {},
  transId?: string,
): Finding {
  return { ...fault(code, nodeId, data, transId), severity: 'warning' };
}

/** The ways on that can ever be taken: one bound to an outcome needs a vote that can come out so, and what it asks must be possible. */
export function usableWays(index: FlowIndex, node: FlowNode): readonly Transition[] {
  return waysFrom(index, node.id).filter((way) => isOpenByVote(node, way) && !isNeverMet(index, way));
}

/** Whether the section's vote can come out as the way asks. */
export function isOpenByVote(node: FlowNode, { outcome }: Transition): boolean {
  return outcome === null || possibleOutcomes(node).includes(outcome);
}

/** How a section's vote can come out: two are needed for a tie. */
export function possibleOutcomes(node: FlowNode): readonly VoteOutcome[] {
  if (node.kind !== 'vote' || !node.vote) return [];
  return entitledVoters(node).length > 1 ? ['passed', 'rejected', 'tied'] : ['passed', 'rejected'];
}
