import { z } from 'zod';
import { FlowId } from '../core/values.ts';

/** The seven setup steps 0–6 of `/manager/workflow/set/{flow_id}`, in their order, by the name of the call that saves each. */
export const SETUP_STEPS = ['node', 'doc', 'role', 'assign', 'action', 'anime', 'seat'] as const;
export const SetupStep = z.enum(SETUP_STEPS);
export type SetupStep = z.infer<typeof SetupStep>;

export const STEP_FAULT_CODES = [
  'no_section',
  'name_missing',
  'introduction_missing',
  'guide_missing',
  'template_missing',
  'no_role',
  'role_name_missing',
  'role_name_repeated',
  'section_without_role',
  'role_without_section',
  'nobody_ends',
  'nobody_votes',
  'nobody_speaks',
  'vote_not_set',
  'scene_missing',
  'seat_missing',
  'seat_taken',
  'host_missing',
  'host_repeated',
] as const;
export const StepFault = z.object({
  step: z.number().int().min(0).max(6),
  code: z.enum(STEP_FAULT_CODES),
  node_id: FlowId.nullable(),
  role_id: FlowId.nullable(),
});
export type StepFault = z.infer<typeof StepFault>;
