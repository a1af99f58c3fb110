import { z } from 'zod';
import { declareCall } from './call.ts';
import { Flow, FlowNode, FlowRole } from './flow.ts';
import { FlowChange } from './flow-compare.ts';
import { FlowCorrection } from './flow-correct.ts';
import { FlowCheck } from './flow-findings.ts';
import { StepFault } from './flow-steps.ts';
import { LIMITS } from './limits.ts';
import { UserBrief } from './people.ts';
import { Bilingual, Counter, Empty, ExperimentType, Id, json, Page, pageOf, Time } from './values.ts';

/** Authoring: flowcharts, their versions, and what is proved of them. Administrators with the module `workflow` only. */

export const WorkflowName = Bilingual.extend({
  zh: z.string().trim().min(1).max(LIMITS.workflow_name),
  en: z.string().trim().max(LIMITS.workflow_name),
});

const TOO_LONG = 'a text too long';

/** A flow as it may be sent: as large as one that a class could ever play, and then some. */
export const AuthoredFlow = Flow.extend({
  nodes: z.array(FlowNode).max(LIMITS.flow_nodes),
  transitions: Flow.shape.transitions.max(LIMITS.flow_transitions),
  roles: z.array(FlowRole).max(LIMITS.flow_roles),
}).refine((flow) => longestText(flow) <= LIMITS.flow_text, TOO_LONG);

/** Of all texts anywhere in a value that has passed its schema, and so is not nested without end. */
function longestText(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((longest, part) => Math.max(longest, longestText(part)), 0);
}

/** The furthest complete step, -1 when none is. */
const Step = z.number().int().min(-1).max(6);

/** A workflow as listed; it stands for its newest version. */
export const WorkflowRow = z.object({
  workflow_id: Id,
  /** The newest version, a draft or published. */
  flow_id: Id,
  code: z.string(),
  name: Bilingual,
  experiment_type: ExperimentType,
  version: z.number().int(),
  /** Whether the newest version is published. */
  published: z.boolean(),
  draft_flow_id: Id.nullable(),
  /** The newest published version. */
  published_flow_id: Id.nullable(),
  step: Step,
  section_count: z.number().int(),
  role_count: z.number().int(),
  /** Cases played on any of its versions. */
  project_count: z.number().int(),
  /** Experiments waiting or in progress on any of its versions. */
  running_count: z.number().int(),
  owner: UserBrief.nullable(),
  updated_at: Time,
});
export type WorkflowRow = z.infer<typeof WorkflowRow>;

export const FlowVersion = z.object({
  flow_id: Id,
  version: z.number().int(),
  /** Null: a draft. */
  published_at: Time.nullable(),
  running_count: z.number().int(),
  project_count: z.number().int(),
  correction_count: z.number().int(),
});
export type FlowVersion = z.infer<typeof FlowVersion>;

export const WorkflowDetail = WorkflowRow.extend({
  /** `flow_id`, `version`, `published`, `step` and the counts of sections and roles are those of the version asked for. */
  revision: z.number().int(),
  /** A draft; what is published is corrected, or continued in a new version. */
  editable: z.boolean(),
  flow: Flow,
  faults: z.array(StepFault),
  versions: z.array(FlowVersion),
});
export type WorkflowDetail = z.infer<typeof WorkflowDetail>;

export const WORKFLOW_SORTS = ['updated', 'newest', 'oldest', 'name'] as const;

export const workflowList = declareCall({
  method: 'GET',
  path: '/workflow/list',
  summary: 'All workflows, each by its newest version.',
  who: 'admin',
  input: Page.extend({
    q: z.string().trim().max(50).optional(),
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
  summary: 'A new workflow, its first draft a canvas with a start and an experience section to end in.',
  who: 'admin',
  input: z.object({ name: json(WorkflowName), experiment_type: ExperimentType }),
  output: z.object({ workflow_id: Id, flow_id: Id }),
  codes: [],
});

export const Saved = z.object({ revision: z.number().int(), step: Step, faults: z.array(StepFault) });
export type Saved = z.infer<typeof Saved>;

/** What a refusal `changed_meanwhile` of a draft carries: the draft as it is now, and who saved it. */
export interface ChangedMeanwhile {
  readonly revision: number;
  readonly flow: Flow;
  readonly saved_by: UserBrief | null;
}

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
  input: z.object({ ids: json(z.array(Id).min(1).max(100)) }),
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
  input: z.object({ flow_id: Id, name: json(WorkflowName) }),
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

export const workflowCheck = declareCall({
  method: 'POST',
  path: '/workflow/check',
  summary: 'What the flow check finds in a stored flow, or in one that is sent.',
  who: 'admin',
  input: z
    .object({ flow_id: Id.optional(), flow: json(AuthoredFlow).optional() })
    .refine(({ flow_id, flow }) => (flow_id === undefined) !== (flow === undefined), 'one of them'),
  output: FlowCheck,
  codes: ['not_found'],
});

export const workflowDryRun = declareCall({
  method: 'POST',
  path: '/workflow/dryrun',
  summary:
    'Automatic players play a stored flow to its end, several times over where that reaches more; which sections and transitions they came through.',
  who: 'admin',
  input: z.object({
    flow_id: Id,
    /** The same seed plays the same. */
    seed: z.coerce.number().int().min(0).max(2_147_483_647).default(1),
    members: z.coerce.number().int().min(1).max(LIMITS.team_size).default(5),
    plays: z.coerce.number().int().min(1).max(20).default(8),
  }),
  output: z.object({
    steps: z.array(
      z.object({
        /** Which play, from 1. */
        play: z.number().int(),
        node_id: z.string().nullable(),
        role_id: z.string().nullable(),
        /** The engine's command: start, speak, call_in, vote, end_vote, end_section. */
        act: z.string(),
        transition_id: z.string().nullable(),
        opened: z.array(z.string()),
        closed: z.array(z.string()),
      }),
    ),
    plays: z.number().int(),
    coverage: z.object({
      sections: z.array(z.string()),
      transitions: z.array(z.string()),
      missed: z.object({ sections: z.array(z.string()), transitions: z.array(z.string()) }),
    }),
    ended: z.boolean(),
    stuck: z.object({ node_id: z.string().nullable(), reason: z.string() }).nullable(),
  }),
  codes: ['not_found'],
});

export const workflowCompare = declareCall({
  method: 'GET',
  path: '/workflow/compare',
  summary: 'What changed from one version to another, piece by piece.',
  who: 'admin',
  input: z.object({ from: Id, to: Id }),
  output: z.object({ changes: z.array(FlowChange) }),
  codes: ['not_found'],
});

export const workflowXml = declareCall({
  method: 'GET',
  path: '/workflow/xml',
  summary: 'A version as a BPMN 2.0 file, with everything of ours in extension elements.',
  who: 'admin',
  answer: 'file',
  input: z.object({ flow_id: Id }),
  output: z.unknown(),
  codes: ['not_found'],
});

/** What an import could not take over, and how often. */
export const LeftOut = z.object({
  /** The BPMN element's name, `bpmn:BoundaryEvent`, or what of ours was not readable. */
  what: z.string(),
  count: z.number().int(),
  /** The first of them by their names or ids. */
  examples: z.array(z.string()),
});
export type LeftOut = z.infer<typeof LeftOut>;

/** The sub-processes of another tool whose sections now stand in the flow themselves. */
export const Unfolded = z.object({
  count: z.number().int(),
  /** The first of them by their names or ids. */
  examples: z.array(z.string()),
});
export type Unfolded = z.infer<typeof Unfolded>;

export const workflowXmlImport = declareCall({
  method: 'POST',
  path: '/workflow/xml/import',
  summary: 'Reads a BPMN 2.0 file into a draft, in place of what is drawn there, or into a new workflow.',
  who: 'admin',
  body: 'multipart',
  input: z.object({
    flow_id: Id.optional(),
    /** Of the draft that is replaced. */
    revision: Counter.optional(),
    /** Of the new workflow; the file's own name where none is given. */
    name: json(WorkflowName).optional(),
    experiment_type: ExperimentType.optional(),
  }),
  output: z.object({
    flow_id: Id,
    revision: z.number().int(),
    left_out: z.array(LeftOut),
    unfolded: Unfolded,
  }),
  codes: ['not_found', 'changed_meanwhile', 'published', 'file_refused'],
});

// A published version, mended -----------------------------------------------------------------------------------------

export const workflowCorrect = declareCall({
  method: 'POST',
  path: '/workflow/correct',
  summary:
    'Corrects words of a published version, for running experiments too: recorded with who, when and why, and seen in their rooms at once.',
  who: 'admin',
  input: z.object({
    flow_id: Id,
    revision: Counter,
    change: json(FlowCorrection.refine((change) => longestText(change) <= LIMITS.flow_text, TOO_LONG)),
    reason: z.string().trim().min(1).max(LIMITS.reason),
  }),
  output: z.object({
    correction_id: Id,
    revision: z.number().int(),
    /** Experiments waiting or in progress that have it now. */
    running_count: z.number().int(),
  }),
  codes: ['not_found', 'changed_meanwhile', 'not_published'],
});

export const workflowCorrections = declareCall({
  method: 'GET',
  path: '/workflow/corrections',
  summary: 'What was corrected of a published version, the latest first.',
  who: 'admin',
  input: z.object({ flow_id: Id }),
  output: z.object({
    list: z.array(
      z.object({
        id: Id,
        revision: z.number().int(),
        change: FlowCorrection,
        before: FlowCorrection,
        reason: z.string(),
        corrected_by: UserBrief,
        corrected_at: Time,
        running_count: z.number().int(),
      }),
    ),
  }),
  codes: ['not_found'],
});
