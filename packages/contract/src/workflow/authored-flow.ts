import { z } from 'zod';
import { LIMITS } from '../core/limits.ts';
import { Bilingual } from '../core/values.ts';
import { Flow, FlowNode, FlowRole } from './flow.ts';
import { withLinesApart } from './older-flow.ts';

export const WorkflowName = Bilingual.extend({
  zh: z.string().trim().min(1).max(LIMITS.workflow_name),
  en: z.string().trim().max(LIMITS.workflow_name),
});

/** A flow as it may be sent: as large as one that a class could ever play, and then some. */
export const AuthoredFlow = z.preprocess(
  (flow: Flow) => withLinesApart(flow),
  withBoundedTexts(
    Flow.extend({
      nodes: z.array(FlowNode).max(LIMITS.flow_nodes),
      transitions: Flow.shape.transitions.max(LIMITS.flow_transitions),
      roles: z.array(FlowRole).max(LIMITS.flow_roles),
    }),
  ),
);

/** No text anywhere in the value is longer than a flow's texts may be. */
export function withBoundedTexts<T extends z.ZodType>(schema: T) {
  return schema.refine((value) => longestText(value) <= LIMITS.flow_text, 'a text too long');
}

/** Of all texts anywhere in a value that has passed its schema, and so is not nested without end. */
function longestText(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((longest, part) => Math.max(longest, longestText(part)), 0);
}
