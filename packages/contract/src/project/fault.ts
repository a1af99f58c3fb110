import { z } from 'zod';
import { FlowId } from '../core/values.ts';

/** What keeps a case from being opened to students, each with the page of its authoring where it is mended. */

export const PROJECT_PAGES = ['info', 'doc', 'role', 'skip'] as const;
export type ProjectPage = (typeof PROJECT_PAGES)[number];

export const PROJECT_FAULT_CODES = [
  'name_missing',
  'introduction_missing',
  'objectives_missing',
  'goals_missing',
  'team_size',
  /** Its largest team cannot keep apart the roles that nobody may hold together. */
  'team_too_small_for_roles',
  'hours_reversed',
  'course_missing',
  'nobody_listed',
  'flow_unsound',
  'no_material',
  'exhibit_missing',
  'never_released',
  'jump_not_mapped',
  'jump_waits_in_vain',
  'jump_never_taken',
] as const;

export const ProjectFault = z.object({
  page: z.enum(PROJECT_PAGES),
  code: z.enum(PROJECT_FAULT_CODES),
  node_id: FlowId.nullable(),
});
export type ProjectFault = z.infer<typeof ProjectFault>;
