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
  'only_wrong',
  'unreachable',
  'fork_single',
  'join_single',
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
  'incompatible_unknown',
  'incompatible_itself',
  'nobody_speaks',
  'no_template',
  'template_role_absent',
  'template_not_drafted',
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
  // What is taken by itself
  'choice_without_default',
  'choice_many_defaults',
  'choice_goes_round',
  'route_never_taken',
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
