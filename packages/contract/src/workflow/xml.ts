import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { Counter, ExperimentType, Id, json } from '../core/values.ts';
import { WorkflowName } from './authored-flow.ts';

export const workflowXml = declareCall({
  method: 'GET',
  path: '/workflow/xml',
  summary: 'A version as a BPMN 2.0 file, with everything of ours in extension elements.',
  who: 'admin',
  answer: 'file',
  input: z.object({ flow_id: Id }),
  output: z.unknown(),
  codes: ['not_found'],
});

/** What an import could not take over, and how often. */
export const LeftOut = z.object({
  /** The BPMN element's name, `bpmn:BoundaryEvent`, or what of ours was not readable. */
  what: z.string(),
  count: z.number().int(),
  /** The first of them by their names or ids. */
  examples: z.array(z.string()),
});
export type LeftOut = z.infer<typeof LeftOut>;

/** The sub-processes of another tool whose sections now stand in the flow themselves. */
export const Unfolded = z.object({
  count: z.number().int(),
  /** The first of them by their names or ids. */
  examples: z.array(z.string()),
});
export type Unfolded = z.infer<typeof Unfolded>;

export const workflowXmlImport = declareCall({
  method: 'POST',
  path: '/workflow/xml/import',
  summary: 'Reads a BPMN 2.0 file into a draft, in place of what is drawn there, or into a new workflow.',
  who: 'admin',
  body: 'multipart',
  input: z.object({
    flow_id: Id.optional(),
    /** Of the draft that is replaced. */
    revision: Counter.optional(),
    /** Of the new workflow; the file's own name where none is given. */
    name: json(WorkflowName).optional(),
    experiment_type: ExperimentType.optional(),
  }),
  output: z.object({
    flow_id: Id,
    revision: z.number().int(),
    left_out: z.array(LeftOut),
    unfolded: Unfolded,
  }),
  codes: ['not_found', 'changed_meanwhile', 'published', 'file_refused'],
});
