import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { Flag, Id, json, RequestId } from '../core/values.ts';
import { Reason } from '../room/declare.ts';
import { TimerLabel, TimerMinutes } from '../room/run-acts.ts';

/** What staff do to many runs at once: each run gets its own act, as if they had done it there. */

/** The running groups of a class task, or the runs that are named: one of the two. */
const target = {
  task_id: Id.optional(),
  eids: json(z.array(Id).min(1).max(LIMITS.together)).optional(),
  request_id: RequestId,
};

export const classControl = declareCall({
  method: 'POST',
  path: '/experiment/guide/class/control',
  summary:
    'Pauses or resumes many runs, or sets, extends or cancels the timer that their rooms show: the running groups of a class task, or the runs that are named. A run in which it cannot be done is named with the reason and stops none of the others.',
  who: 'staff',
  input: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('pause'), reason: Reason.min(1), ...target }),
    z.object({ kind: z.literal('resume'), ...target }),
    z.object({
      kind: z.literal('set_timer'),
      minutes: TimerMinutes,
      label: TimerLabel.optional(),
      stops_in_pause: Flag,
      ...target,
    }),
    z.object({ kind: z.literal('extend_timer'), minutes: TimerMinutes, ...target }),
    z.object({ kind: z.literal('cancel_timer'), ...target }),
  ]),
  output: z.object({
    /** In how many runs it was done. */
    done: z.number().int(),
    /** How many stood so already, and were left as they were. */
    already: z.number().int(),
    /** In which it could not be done, and why, in the reader's language. */
    left: z.array(z.object({ eid: Id, name: z.string(), why: z.string() })),
  }),
  codes: ['not_found', 'too_many_tries'],
});

export const CLASS_CONTROLS = ['pause', 'resume', 'set_timer', 'extend_timer', 'cancel_timer'] as const;
export type ClassControl = (typeof CLASS_CONTROLS)[number];
