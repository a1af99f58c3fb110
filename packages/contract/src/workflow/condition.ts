import type { Condition as EngineCondition } from '@lets/engine';
import { z } from 'zod';
import { LIMITS } from '../core/limits.ts';
import { Bilingual, FlowId } from '../core/values.ts';

export const VoteOutcome = z.enum(['passed', 'rejected', 'tied']);
export type VoteOutcome = z.infer<typeof VoteOutcome>;

/** What must be true before an option may be taken, as the engine judges it. */
export const Condition = z.discriminatedUnion('type', [
  z.object({ type: z.literal('handed_in'), template_id: FlowId }),
  z.object({
    type: z.literal('signed_by'),
    template_id: FlowId,
    role_ids: z.array(FlowId).min(1).max(LIMITS.flow_roles),
  }),
  z.object({
    type: z.literal('refused_by'),
    template_id: FlowId,
    role_ids: z.array(FlowId).min(1).max(LIMITS.flow_roles),
  }),
  z.object({ type: z.literal('voted'), node_id: FlowId, outcome: VoteOutcome }),
  z.object({ type: z.literal('record_signed'), node_id: FlowId }),
  z.object({ type: z.literal('has_spoken'), node_id: FlowId, role_id: FlowId }),
  z.object({
    type: z.literal('was_shown'),
    node_id: FlowId,
    item_id: z.string().min(1).max(LIMITS.condition_item),
  }),
  z.object({
    type: z.literal('visited'),
    node_id: FlowId,
    at_least: z.number().int().min(1).max(LIMITS.condition_visits).optional(),
    at_most: z.number().int().min(0).max(LIMITS.condition_visits).optional(),
  }),
]) satisfies z.ZodType<EngineCondition>;
export type Condition = z.infer<typeof Condition>;

/** What an option that the law allows costs, told in the section where it strikes. */
export const Cost = z.object({ strikes_at: FlowId, text: Bilingual });
export type Cost = z.infer<typeof Cost>;
