/** What a vote decides. */
export type VoteOutcome = 'passed' | 'rejected' | 'tied';
