import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { Counter, Empty, ExperimentType, Id, json, Page, pageOf, RequestId } from '../core/values.ts';
import { AuthoredFlow, WorkflowName } from './authored-flow.ts';
import { PatternId } from './patterns.ts';
import { Saved, WorkflowDetail, WorkflowRow } from './version.ts';

/** Authoring: flowcharts and their versions. Administrators with the module `workflow` only. */

export const WORKFLOW_SORTS = ['updated', 'newest', 'oldest', 'name'] as const;

export const workflowList = declareCall({
  method: 'GET',
  path: '/workflow/list',
  summary: 'All workflows, each by its newest version.',
  who: 'admin',
  input: Page.extend({
    q: z.string().trim().max(LIMITS.search).optional(),
    experiment_type: ExperimentType.optional(),
    /** `draft`: a version is being worked on; `published`: a version can be played. */
    status: z.enum(['draft', 'published']).optional(),
    sort: z.enum(WORKFLOW_SORTS).default('updated'),
  }),
  output: pageOf(WorkflowRow),
  codes: [],
});

export const workflowDetail = declareCall({
  method: 'GET',
  path: '/workflow/detail',
  summary: 'One version of a workflow as authored, with how far its setup has come and its other versions.',
  who: 'admin',
  input: z.object({ flow_id: Id }),
  output: WorkflowDetail,
  codes: ['not_found'],
});

export const workflowCreate = declareCall({
  method: 'POST',
  path: '/workflow/create',
  summary:
    'A new workflow, its first draft a copy of a pattern, or a canvas with a start and an experience section to end in.',
  who: 'admin',
  input: z.object({
    name: json(WorkflowName),
    experiment_type: ExperimentType,
    pattern: PatternId.optional(),
    request_id: RequestId,
  }),
  output: z.object({ workflow_id: Id, flow_id: Id }),
  codes: [],
});

export const workflowSave = declareCall({
  method: 'POST',
  path: '/workflow/save',
  summary:
    'Saves a draft. Somebody who saved in between is never overwritten: the refusal carries their flow.',
  who: 'admin',
  input: z.object({
    flow_id: Id,
    revision: Counter,
    name: json(WorkflowName).optional(),
    experiment_type: ExperimentType.optional(),
    flow: json(AuthoredFlow).optional(),
  }),
  output: Saved,
  codes: ['not_found', 'changed_meanwhile', 'published'],
});

export const workflowDelete = declareCall({
  method: 'POST',
  path: '/workflow/delete',
  summary: 'Deletes whole workflows, all or none of them; never one that a case is played on.',
  who: 'admin',
  input: z.object({ ids: json(z.array(Id).min(1).max(LIMITS.together)) }),
  output: Empty,
  codes: ['not_found', 'nothing_selected', 'workflow_in_use'],
});

export const workflowVersionDelete = declareCall({
  method: 'POST',
  path: '/workflow/version/delete',
  summary: 'Throws a draft away; a workflow that never had another version goes with it.',
  who: 'admin',
  input: z.object({ flow_id: Id }),
  output: Empty,
  codes: ['not_found', 'published'],
});

export const workflowPublish = declareCall({
  method: 'POST',
  path: '/workflow/publish',
  summary:
    'Makes a draft a version that cases can be played on, when its setup is complete and the flow check passes.',
  who: 'admin',
  input: z.object({ flow_id: Id, revision: Counter }),
  output: z.object({ version: z.number().int() }),
  codes: ['not_found', 'changed_meanwhile', 'published', 'step_incomplete', 'flow_unsound'],
});

export const workflowCopy = declareCall({
  method: 'POST',
  path: '/workflow/copy',
  summary: 'A new workflow whose first draft is a copy of this version.',
  who: 'admin',
  input: z.object({ flow_id: Id, name: json(WorkflowName), request_id: RequestId }),
  output: z.object({ workflow_id: Id, flow_id: Id }),
  codes: ['not_found'],
});

export const workflowVersionNew = declareCall({
  method: 'POST',
  path: '/workflow/version/new',
  summary:
    'The draft of the next version, begun as a copy of this one; the draft there is already, if there is one.',
  who: 'admin',
  input: z.object({ flow_id: Id }),
  output: z.object({ flow_id: Id, version: z.number().int() }),
  codes: ['not_found'],
});
