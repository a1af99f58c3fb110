import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { Bilingual, FlowId, Id, Time } from '../core/values.ts';
import { ExperimentStatus } from '../experiment/filter.ts';
import { PracticePace } from '../practice/practice.ts';
import { Rehearsal } from './plan.ts';

/** Authors play a draft before it is published: in a real room, alone or with practice partners, and without a trace. */

export const rehearsalBegin = declareCall({
  method: 'POST',
  path: '/workflow/rehearsal/begin',
  summary:
    'An author plays a version of a flow, a draft too, as it stands now: in a run that nobody else may know of, that no list or figure has, and that is deleted when it is ended or the next one begins. What comes before the section it begins in is played automatically.',
  who: 'admin',
  input: z.object({
    flow_id: Id,
    project_id: Id.optional(),
    role_id: FlowId.optional(),
    from: FlowId.optional(),
    pace: PracticePace.default('brisk'),
  }),
  output: z.object({ eid: Id }),
  codes: ['not_found', 'not_rehearsable', 'section_not_reached', 'no_partners', 'too_many_tries'],
});

export const rehearsalOwn = declareCall({
  method: 'GET',
  path: '/workflow/rehearsal/own',
  summary: "The caller's own rehearsal, if there is one.",
  who: 'admin',
  input: z.object({}),
  output: z.object({
    rehearsal: Rehearsal.extend({
      eid: Id,
      name: Bilingual,
      status: ExperimentStatus,
      begun_at: Time,
    }).nullable(),
  }),
  codes: [],
});

export const rehearsalEnd = declareCall({
  method: 'POST',
  path: '/workflow/rehearsal/end',
  summary: "Ends the caller's own rehearsal and deletes all of it.",
  who: 'admin',
  input: z.object({ eid: Id }),
  output: z.object({}),
  codes: ['not_found'],
});
