import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { Bilingual, Flag, FlowId, Id, json, RequestId } from '../core/values.ts';
import { ExperimentDetail } from '../experiment/detail.ts';
import { ModelQuality } from '../papers/model.ts';

/** Practice partners: automatic players of the server's own, who take the roles that someone practising alone leaves open. */

/** How long a partner thinks before each act: as a person would, or just long enough to be followed. */
export const PRACTICE_PACES = ['calm', 'brisk'] as const;
export const PracticePace = z.enum(PRACTICE_PACES);
export type PracticePace = z.infer<typeof PracticePace>;

/** How long partners wait for a silent person before they ask, and again before they go on without. */
export const PRACTICE_PATIENCE = ['short', 'usual', 'long'] as const;
export const PracticePatience = z.enum(PRACTICE_PATIENCE);
export type PracticePatience = z.infer<typeof PracticePatience>;

/** How the partners are asked to play. */
const PARTNER_MANNERS = {
  pace: PracticePace.default('calm'),
  patience: PracticePatience.default('usual'),
  /** Partners may choose a wrong option now and then, which then counts as the team's. */
  may_err: Flag.default(false),
};

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
    ...PARTNER_MANNERS,
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
    ...PARTNER_MANNERS,
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

/** A document that a partner drafted: how good the model is that it was written from, and what is to be learnt from it. */
export const PartnerPaper = z.object({ doc_id: FlowId, quality: ModelQuality, note: Bilingual });
export type PartnerPaper = z.infer<typeof PartnerPaper>;

export const playersPapers = declareCall({
  method: 'GET',
  path: '/experiment/players/papers',
  summary:
    'For whoever looks after a run: which of the documents that practice partners drafted are sound, careless or wrong, and in what. No call tells it to anybody who plays.',
  who: 'staff',
  input: z.object({ eid: Id }),
  output: z.object({ list: z.array(PartnerPaper) }),
  codes: ['not_found'],
});
