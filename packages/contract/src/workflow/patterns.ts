import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { Bilingual, ExperimentType } from '../core/values.ts';
import { FlowNode, Transition } from './flow.ts';

/** Whole procedures of no case in particular: what an author begins a workflow or a case with. */

export const PATTERN_IDS = [
  'civil_first_instance',
  'labour_arbitration',
  'criminal_trial',
  'administrative_penalty',
  'bill_hearing',
  'mediation',
  'negotiation',
] as const;
export const PatternId = z.enum(PATTERN_IDS);
export type PatternId = z.infer<typeof PatternId>;

/** A pattern as it is offered, with as much of its flow as a small drawing needs. */
export const WorkflowPattern = z.object({
  id: PatternId,
  experiment_type: ExperimentType,
  name: Bilingual,
  description: Bilingual,
  section_count: z.number().int(),
  template_count: z.number().int(),
  /** The suggested lengths of its sections together. */
  minutes: z.number().int(),
  roles: z.array(Bilingual),
  chart: z.object({
    nodes: z.array(FlowNode.pick({ id: true, kind: true, name: true })),
    transitions: z.array(Transition.pick({ id: true, from: true, to: true })),
  }),
});
export type WorkflowPattern = z.infer<typeof WorkflowPattern>;

export const workflowPatterns = declareCall({
  method: 'GET',
  path: '/workflow/patterns',
  summary: 'The patterns of procedures that a workflow or a case may be begun with.',
  who: 'admin',
  input: z.object({}),
  output: z.object({ list: z.array(WorkflowPattern) }),
  codes: [],
});
