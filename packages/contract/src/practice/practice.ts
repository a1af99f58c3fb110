import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { FlowId, Id, json, RequestId } from '../core/values.ts';
import { ExperimentDetail } from '../experiment/detail.ts';

/** Practice partners: automatic players of the server's own, who take the roles that somebody practising alone leaves open. */

/** How long a partner thinks before each act: as a person would, or just long enough to be followed. */
export const PRACTICE_PACES = ['calm', 'brisk'] as const;
export const PracticePace = z.enum(PRACTICE_PACES);
export type PracticePace = z.infer<typeof PracticePace>;

export const playersAsk = declareCall({
  method: 'POST',
  path: '/experiment/players/ask',
  summary:
    'Whoever leads an experiment that they prepared themselves asks for practice partners: these take every role that nobody else of the team plays, but for those kept.',
  who: 'student',
  input: z.object({
    eid: Id,
    /** The roles that the caller plays. */
    keep: json(z.array(FlowId).min(1).max(50)),
    pace: PracticePace.default('calm'),
  }),
  output: ExperimentDetail,
  codes: [
    'not_found',
    'may_not_edit_task',
    'single_user',
    'ended_cannot_enter',
    'no_partners',
    'already_done',
  ],
});

export const playersPlay = declareCall({
  method: 'POST',
  path: '/experiment/players/play',
  summary:
    'A student plays a case at once, alone with practice partners: prepares it, takes one role, has partners take all others, and starts. What cannot be started leaves no task behind.',
  who: 'student',
  input: z.object({
    project_id: Id,
    /** What the caller plays. */
    role: FlowId,
    pace: PracticePace.default('calm'),
    request_id: RequestId,
  }),
  output: z.object({ eid: Id }),
  codes: [
    'project_missing',
    'not_found',
    'no_authority',
    'not_open',
    'single_user',
    'no_partners',
    'already_done',
    'not_registered',
    'team_too_small',
    'roles_not_all_assigned',
  ],
});

export const playersDismiss = declareCall({
  method: 'POST',
  path: '/experiment/players/dismiss',
  summary:
    'Sends the practice partners away. Before the start their roles are open again; in mid-run the leader goes on with them.',
  who: 'student',
  input: z.object({ eid: Id }),
  output: ExperimentDetail,
  codes: ['not_found', 'may_not_edit_task', 'ended_cannot_enter', 'already_done'],
});
