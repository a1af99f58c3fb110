import { z } from 'zod';
import { LIMITS } from '../core/limits.ts';
import { Bilingual, ExperimentType, FlowId, Grade } from '../core/values.ts';
import { Rubric } from '../evaluation/rubric.ts';
import { TextPictures } from '../text/pictured.ts';
import { BilingualDocument } from '../text/rich-text.ts';
import { VoteOutcome } from '../workflow/condition.ts';
import { Flow } from '../workflow/flow.ts';
import { withLinesApart } from '../workflow/older-flow.ts';

/** A whole case in one piece: what `content/` bundles and what installations exchange. */

export const OPENING_MODES = ['free', 'limited', 'specified'] as const;
export const OpeningMode = z.enum(OPENING_MODES);
export type OpeningMode = z.infer<typeof OpeningMode>;

export const REFERENCE_RELEASES = ['complete', 'gradual', 'none'] as const;
export const ReferenceRelease = z.enum(REFERENCE_RELEASES);
export type ReferenceRelease = z.infer<typeof ReferenceRelease>;

/** Where the owner's wish that a case be disclosed to all courses stands. */
export const DISCLOSURES = ['none', 'applied', 'agreed', 'refused'] as const;
export const Disclosure = z.enum(DISCLOSURES);
export type Disclosure = z.infer<typeof Disclosure>;

/** What a workflow role is in this case. */
export const CaseRole = z.object({
  role_id: FlowId,
  /** The party or person, 陈晓岚; empty where the role's own name says it all. */
  name: Bilingual,
  character: z.string(),
  /** One line under the name on the role card. */
  duty: Bilingual,
  /** Only the role's holder may read it. */
  brief: Bilingual,
});
export type CaseRole = z.infer<typeof CaseRole>;

/** A file that goes with a case document. */
export const CaseAttachment = z.object({
  file_id: z.uuid(),
  name: z.string().max(LIMITS.file_name),
  mime: z.string().max(100),
  size: z.number().int().nonnegative(),
});
export type CaseAttachment = z.infer<typeof CaseAttachment>;

/** What a template of the workflow says in this case instead. */
export const TemplateOverride = z.object({ node_id: FlowId, template_id: FlowId, body: BilingualDocument });
export type TemplateOverride = z.infer<typeof TemplateOverride>;

/**
 * What opens a case document: a vote that has closed, with this outcome where one is named, a join that is passed, or another section
 * that has ended by one of its ways on.
 */
export const ReleasePoint = z.object({ node_id: FlowId, outcome: VoteOutcome.optional() });
export type ReleasePoint = z.infer<typeof ReleasePoint>;

export const CASE_DOCUMENT_KINDS = ['material', 'evidence', 'law', 'reference'] as const;
export const CaseDocument = z.object({
  id: FlowId,
  kind: z.enum(CASE_DOCUMENT_KINDS),
  name: Bilingual,
  /** Null: the whole case. A reference answer names its section: gradual release opens it when that is passed. */
  node_id: FlowId.nullable(),
  /** Empty: everybody. */
  role_ids: z.array(FlowId),
  /** The document opens with the first of these to come, whatever section it names. Left out: by its section and the case's release mode. */
  release: z.array(ReleasePoint).min(1).max(LIMITS.release_points).optional(),
  body: BilingualDocument,
  files: z.array(CaseAttachment).max(20).optional(),
});
export type CaseDocument = z.infer<typeof CaseDocument>;

/** A fact of the case that templates merge in, by key. */
export const MergeField = z.object({ key: FlowId, label: Bilingual, value: Bilingual });
export type MergeField = z.infer<typeof MergeField>;

export const CompetencyGoal = z.object({ id: FlowId, name: Bilingual, weight: z.number().positive() });
export type CompetencyGoal = z.infer<typeof CompetencyGoal>;

/**
 * Where a jump section leads: the target case by its code, and which role here becomes which role there. A section with several mappings
 * leads by the first whose `when` has come, so that what was decided here is what the next case begins with.
 */
export const JumpMapping = z.object({
  node_id: FlowId,
  project_code: z.string(),
  /** Left out: whatever was decided. */
  when: ReleasePoint.optional(),
  roles: z.record(FlowId, FlowId),
});
export type JumpMapping = z.infer<typeof JumpMapping>;

export const CaseProject = z.object({
  name: Bilingual,
  /** （2025）明 0102 民初 217 号, or empty. */
  case_number: Bilingual,
  grade: Grade,
  introduction: Bilingual,
  introduction_pictures: TextPictures.optional(),
  objectives: z.array(Bilingual),
  requirements: z.array(Bilingual),
  competency_goals: z.array(CompetencyGoal),
  /** Left out: nothing is said of any level. */
  rubric: Rubric.optional(),
  credit_hours: z.number().positive(),
  minutes: z.number().int().positive(),
  multi_user: z.boolean(),
  team_min: z.number().int().min(1),
  team_max: z.number().int().max(LIMITS.team_size),
  reference_release: ReferenceRelease,
  opening_mode: OpeningMode,
  allow_redo: z.boolean(),
  /** The drawn scene behind the case's front page. */
  cover: z.string(),
  roles: z.array(CaseRole),
  documents: z.array(CaseDocument),
  fields: z.array(MergeField),
  jumps: z.array(JumpMapping),
  templates: z.array(TemplateOverride).max(200).optional(),
});
export type CaseProject = z.infer<typeof CaseProject>;

export const AuthoredCase = z.object({
  format: z.literal('lets.case/1'),
  /** Unique among cases, stable between versions. */
  code: z.string().regex(/^[a-z][a-z0-9-]{2,63}$/),
  experiment_type: ExperimentType,
  workflow_name: Bilingual,
  flow: z.preprocess((flow: Flow) => withLinesApart(flow), Flow),
  project: CaseProject,
});
export type AuthoredCase = z.infer<typeof AuthoredCase>;
