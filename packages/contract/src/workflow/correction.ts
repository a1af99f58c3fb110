import { z } from 'zod';
import { LIMITS } from '../core/limits.ts';
import { Bilingual, FlowId } from '../core/values.ts';
import { BilingualDocument } from '../text/rich-text.ts';
import { FlowRole, Guide, Line, Phrase, Template } from './flow.ts';

/** What may be corrected of a published version: its words. Its structure, and whatever a run refers to, stays. */
export const FlowCorrection = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('section'),
    node_id: FlowId,
    name: Bilingual.optional(),
    introduction: Bilingual.optional(),
    guides: z
      .array(Guide)
      .max(LIMITS.flow_roles + 1)
      .optional(),
    phrases: z.array(Phrase).max(200).optional(),
    lines: z.array(Line).max(200).optional(),
  }),
  z.object({
    kind: z.literal('template'),
    node_id: FlowId,
    template_id: FlowId,
    name: Bilingual.optional(),
    body: Template.shape.body.optional(),
    elements: Template.shape.elements.optional(),
  }),
  z.object({
    kind: z.literal('model'),
    node_id: FlowId,
    template_id: FlowId,
    /** Its place among the model papers of the template, from 0. */
    model: z
      .number()
      .int()
      .min(0)
      .max(LIMITS.template_models - 1),
    note: Bilingual.optional(),
    /** The texts of all its parts, in their order. */
    parts: z.array(BilingualDocument).max(LIMITS.model_parts).optional(),
    /** What stands in its fields, all of it in its order. */
    values: z.array(Bilingual).max(LIMITS.model_values).optional(),
  }),
  z.object({
    kind: z.literal('vote'),
    node_id: FlowId,
    question: Bilingual.optional(),
    options: z
      .array(z.object({ id: FlowId, label: Bilingual, hint: Bilingual.nullable() }))
      .max(20)
      .optional(),
  }),
  z.object({
    kind: z.literal('role'),
    role_id: FlowId,
    name: Bilingual.optional(),
    character: FlowRole.shape.character.optional(),
  }),
  z.object({
    kind: z.literal('option'),
    transition_id: FlowId,
    label: Bilingual.optional(),
    feedback: Bilingual.nullable().optional(),
    /** The words of its consequence; where it strikes stays. */
    cost_text: Bilingual.optional(),
  }),
]);
export type FlowCorrection = z.infer<typeof FlowCorrection>;
