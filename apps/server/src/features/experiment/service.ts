/** What other features may ask of experiments: a team's waiting tasks follow it, and a role is given before the start. */
export { assignBeforeStart } from './assign.ts';
export { followTeam } from './follow-team.ts';
