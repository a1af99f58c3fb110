import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { Id } from '../core/values.ts';

/** An experiment that is still to be played, or is being played. */
export const ReachedRun = z.object({
  eid: Id,
  name: z.string(),
  status: z.enum(['waiting', 'in_progress']),
  team_name: z.string().nullable(),
  class_name: z.string().nullable(),
  /** The version of the workflow that it plays: a case may have moved on since. */
  version: z.number().int(),
});
export type ReachedRun = z.infer<typeof ReachedRun>;

export const projectReach = declareCall({
  method: 'GET',
  path: '/project/reach',
  summary:
    'The experiments of a case that are waiting or in progress, the latest first, and how many there are: those that a change of its texts reaches.',
  who: 'admin',
  input: z.object({ project_id: Id }),
  output: z.object({ runs: z.array(ReachedRun), total: z.number().int() }),
  codes: ['not_found'],
});
