import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { Counter, Id, json, Time } from '../core/values.ts';
import { UserBrief } from '../people/person.ts';
import { withBoundedTexts } from './authored-flow.ts';
import { FlowCorrection } from './correction.ts';

/** Words of a published version, corrected. */

export const workflowCorrect = declareCall({
  method: 'POST',
  path: '/workflow/correct',
  summary:
    'Corrects words of a published version, for running experiments too: recorded with who, when and why, and seen in their rooms at once.',
  who: 'admin',
  input: z.object({
    flow_id: Id,
    revision: Counter,
    change: json(withBoundedTexts(FlowCorrection)),
    reason: z.string().trim().min(1).max(LIMITS.reason),
  }),
  output: z.object({
    correction_id: Id,
    revision: z.number().int(),
    /** Experiments waiting or in progress that have it now. */
    running_count: z.number().int(),
  }),
  codes: ['not_found', 'changed_meanwhile', 'not_published'],
});

export const workflowCorrections = declareCall({
  method: 'GET',
  path: '/workflow/corrections',
  summary: 'What was corrected of a published version, the latest first.',
  who: 'admin',
  input: z.object({ flow_id: Id }),
  output: z.object({
    list: z.array(
      z.object({
        id: Id,
        revision: z.number().int(),
        change: FlowCorrection,
        before: FlowCorrection,
        reason: z.string(),
        corrected_by: UserBrief,
        corrected_at: Time,
        running_count: z.number().int(),
      }),
    ),
  }),
  codes: ['not_found'],
});
