import type { JumpMapping } from '@lets/contract';

/** Who goes on as whom. The deputies and the second officer take the bench, where nobody of the agency sits. */
const ROLES = {
  party: 'plaintiff',
  agent: 'counsel_p',
  head: 'head',
  host: 'counsel_d',
  officer_a: 'officer',
  clerk: 'clerk',
  deputy_a: 'presiding',
  deputy_b: 'judge_a',
  officer_b: 'assessor',
};

/** The action is over what was imposed: which motion was carried, and the case with that fine. */
const IMPOSED = [
  ['discussion', 'leek-penalty-lawsuit-reduced'],
  ['amount_vote', 'leek-penalty-lawsuit-ten-thousand'],
  ['minimum_vote', 'leek-penalty-lawsuit'],
] as const;

export const JUMPS: readonly JumpMapping[] = IMPOSED.map(([node_id, project_code]) => ({
  node_id: 'suit',
  project_code,
  when: { node_id, outcome: 'passed' },
  roles: ROLES,
}));
