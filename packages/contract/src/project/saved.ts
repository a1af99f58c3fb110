import { z } from 'zod';
import { Counter, Id } from '../core/values.ts';
import { ProjectFault } from './fault.ts';

/** What every save of a case answers. */
export const ProjectSaved = z.object({
  project_id: Id,
  revision: z.number().int(),
  faults: z.array(ProjectFault),
});
export type ProjectSaved = z.infer<typeof ProjectSaved>;

/** The case that is saved, and the revision its author was looking at. */
export const SavedProject = { project_id: Id, revision: Counter };

export const SAVE_CODES = ['not_found', 'changed_meanwhile', 'project_incomplete'] as const;
