import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { Empty, Flag, Grade, Id, json, RequestId } from '../core/values.ts';
import { PatternId } from '../workflow/patterns.ts';
import { ProjectInfo, ProjectName } from './authored-project.ts';
import { ProjectSaved, SAVE_CODES, SavedProject } from './saved.ts';

/** Cases as their authors work on them. Administrators with the module `project` only. */

export const projectCreate = declareCall({
  method: 'POST',
  path: '/project/create',
  summary:
    'A new case on a published version of a workflow, or on a workflow of its own that is made of a pattern and published with it; nobody but its authors knows of it yet.',
  who: 'admin',
  input: z
    .object({
      flow_id: Id.optional(),
      pattern: PatternId.optional(),
      name: json(ProjectName),
      grade: Grade,
      course_id: Id.optional(),
      request_id: RequestId,
    })
    .refine(({ flow_id, pattern }) => (flow_id === undefined) !== (pattern === undefined), 'one of them'),
  output: ProjectSaved,
  codes: ['not_found', 'not_published'],
});

export const projectSave = declareCall({
  method: 'POST',
  path: '/project/save',
  summary:
    'Saves what a case says of itself, and may move it to another published version of a workflow: roles, documents and jumps go along as far as the version knows them.',
  who: 'admin',
  input: z.object({ ...SavedProject, info: json(ProjectInfo), flow_id: Id.optional() }),
  output: ProjectSaved,
  codes: [...SAVE_CODES, 'not_published'],
});

export const projectDelete = declareCall({
  method: 'POST',
  path: '/project/delete',
  summary: 'Deletes cases, all of them or none; never one that a group or an experiment belongs to.',
  who: 'admin',
  input: z.object({ ids: json(z.array(Id).min(1).max(LIMITS.together)) }),
  output: Empty,
  codes: ['not_found', 'in_use'],
});

export const projectCopy = declareCall({
  method: 'POST',
  path: '/project/copy',
  summary: 'A new case with the same flow, roles and documents.',
  who: 'admin',
  input: z.object({ project_id: Id, name: json(ProjectName), request_id: RequestId }),
  output: ProjectSaved,
  codes: ['not_found'],
});

export const projectState = declareCall({
  method: 'POST',
  path: '/project/state',
  summary: 'Opens a complete case to its students, or takes it back; what runs already runs on.',
  who: 'admin',
  input: z.object({ ...SavedProject, ready: Flag }),
  output: ProjectSaved,
  codes: [...SAVE_CODES],
});
