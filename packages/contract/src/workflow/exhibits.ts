import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { Bilingual, FlowId, Id } from '../core/values.ts';
import { CASE_DOCUMENT_KINDS } from '../project/case.ts';

/** A document of a case that plays a workflow: what a line can show, and a condition can ask for. */
export const Exhibit = z.object({
  id: FlowId,
  kind: z.enum(CASE_DOCUMENT_KINDS).exclude(['reference']),
  name: Bilingual,
  /** One of the cases that have it; the one worked on last. */
  project: z.object({ id: Id, name: Bilingual }),
});
export type Exhibit = z.infer<typeof Exhibit>;

export const workflowExhibits = declareCall({
  method: 'GET',
  path: '/workflow/exhibits',
  summary:
    'The documents of the cases that play any version of a workflow, by their ids; without their texts, and never a reference answer.',
  who: 'admin',
  input: z.object({ flow_id: Id }),
  output: z.object({ list: z.array(Exhibit) }),
  codes: ['not_found'],
});
