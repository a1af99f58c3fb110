import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { Bilingual, FlowId, Id, Time } from '../core/values.ts';
import { UserBrief } from '../people/person.ts';
import { RoleFace, RunProject } from './list.ts';

export const ExperimentResult = z.object({
  eid: Id,
  name: z.string(),
  project: RunProject,
  ending: z.enum(['completed', 'terminated']).nullable(),
  ending_reason: z.string().nullable(),
  started_at: Time.nullable(),
  ended_at: Time.nullable(),
  members: z.array(UserBrief.extend({ roles: z.array(RoleFace) })),
  sections: z.array(
    z.object({
      node_id: FlowId,
      name: Bilingual,
      process_type: z.number().int(),
      opened_at: Time,
      closed_at: Time.nullable(),
      option: Bilingual.nullable(),
      wrong_tries: z.number().int(),
      /** Consequences of lawful choices that were told in it. */
      consequences: z.number().int(),
      speeches: z.number().int(),
      documents: z.number().int(),
    }),
  ),
  totals: z.object({
    speeches: z.number().int(),
    documents: z.number().int(),
    signatures: z.number().int(),
    votes: z.number().int(),
    wrong_tries: z.number().int(),
    consequences: z.number().int(),
  }),
});
export type ExperimentResult = z.infer<typeof ExperimentResult>;

export const experimentResult = declareCall({
  method: 'GET',
  path: '/experiment/result',
  summary:
    'What a run came to: its path with times and options, and counts. Readable by its members and staff.',
  who: 'user',
  input: z.object({ eid: Id }),
  output: ExperimentResult,
  codes: ['not_found'],
});
