import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { Bilingual, Id } from '../core/values.ts';

/** A case that plays some version of a workflow. */
export const ReachedCase = z.object({
  id: Id,
  name: Bilingual,
  /** The version that new experiments of the case play. */
  version: z.number().int(),
  /** Whether it is open to students. */
  ready: z.boolean(),
  /** Experiments waiting or in progress, on whichever version each was begun. */
  running_count: z.number().int(),
});
export type ReachedCase = z.infer<typeof ReachedCase>;

export const workflowReach = declareCall({
  method: 'GET',
  path: '/workflow/reach',
  summary:
    'The cases that play any version of a workflow, those worked on last first, and how many there are: what a new version is for.',
  who: 'admin',
  input: z.object({ flow_id: Id }),
  output: z.object({ cases: z.array(ReachedCase), case_count: z.number().int() }),
  codes: ['not_found'],
});
