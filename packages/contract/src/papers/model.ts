import { z } from 'zod';
import { LIMITS } from '../core/limits.ts';
import { Bilingual, FlowId } from '../core/values.ts';
import { BilingualDocument } from '../text/rich-text.ts';
import { Condition } from '../workflow/condition.ts';

/**
 * What practice partners hand in: a template's model texts. Only authors and the partners' program read them; a player learns
 * nothing of them (`templateRow`).
 */

/** A good paper; one that leaves out what it should not; one with a mistake that is worth finding. */
export const MODEL_QUALITIES = ['sound', 'careless', 'wrong'] as const;
export const ModelQuality = z.enum(MODEL_QUALITIES);
export type ModelQuality = z.infer<typeof ModelQuality>;

/** What a part of a paper may hang on: what a way on may, and who writes it, and whether a vote was divided. */
export const PaperCondition = z.union([
  Condition,
  z.object({ type: z.literal('written_by'), role_ids: z.array(FlowId).min(1).max(LIMITS.flow_roles) }),
  /** A vote differed from the outcome, and the ballot was open. */
  z.object({ type: z.literal('divided'), node_id: FlowId }),
]);
export type PaperCondition = z.infer<typeof PaperCondition>;

const conditions = z.array(PaperCondition).min(1).max(LIMITS.option_conditions).optional();
const hangingOn = {
  /** All of these hold. */
  when: conditions,
  /** None of these holds. */
  unless: conditions,
};

/** What was said in these sections by these roles, in order; empty lists mean any. */
export const PaperSpeeches = z.object({
  node_ids: z.array(FlowId).max(LIMITS.option_conditions),
  role_ids: z.array(FlowId).max(LIMITS.flow_roles),
  /** The writer's own, whatever their role. */
  own: z.boolean().optional(),
  /** So many are passed over first. */
  skip: z.number().int().min(0).max(LIMITS.paper_speeches).optional(),
  most: z.number().int().min(1).max(LIMITS.paper_speeches),
});
export type PaperSpeeches = z.infer<typeof PaperSpeeches>;

/** Some blocks of a paper. */
export const PaperPart = z.object({
  ...hangingOn,
  body: BilingualDocument,
  /** Written down in place of the body, where anything was said. */
  speeches: PaperSpeeches.optional(),
});
export type PaperPart = z.infer<typeof PaperPart>;

/** What is filled in for a merge field: of several for one key, the first whose conditions hold. */
export const PaperValue = z.object({ ...hangingOn, key: FlowId, value: Bilingual });
export type PaperValue = z.infer<typeof PaperValue>;

export const Model = z.object({
  quality: ModelQuality,
  /** What is to be learnt from it. */
  note: Bilingual,
  values: z.array(PaperValue).max(LIMITS.model_values).optional(),
  parts: z.array(PaperPart).min(1).max(LIMITS.model_parts),
});
export type Model = z.infer<typeof Model>;
