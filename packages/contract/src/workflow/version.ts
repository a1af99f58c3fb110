import { z } from 'zod';
import { Bilingual, ExperimentType, Id, Time } from '../core/values.ts';
import { UserBrief } from '../people/person.ts';
import { Flow } from './flow.ts';
import { StepFault } from './step-fault.ts';

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

export const Saved = z.object({ revision: z.number().int(), step: Step, faults: z.array(StepFault) });
export type Saved = z.infer<typeof Saved>;

/** What a refusal `changed_meanwhile` of a draft carries: the draft as it is now, and who saved it. */
export interface ChangedMeanwhile {
  readonly revision: number;
  readonly flow: Flow;
  readonly saved_by: UserBrief | null;
}
