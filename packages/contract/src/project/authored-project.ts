import { z } from 'zod';
import { LIMITS } from '../core/limits.ts';
import { Bilingual, ExperimentType, Grade, Id } from '../core/values.ts';
import { Rubric } from '../evaluation/rubric.ts';
import { TextPictures } from '../text/pictured.ts';
import {
  CaseDocument,
  CaseProject,
  CaseRole,
  CompetencyGoal,
  JumpMapping,
  MergeField,
  OpeningMode,
  ReferenceRelease,
} from './case.ts';

const text = (max: number) => z.object({ zh: z.string().trim().max(max), en: z.string().trim().max(max) });

export const ProjectName = Bilingual.extend({
  zh: z.string().trim().min(1).max(LIMITS.project_name),
  en: z.string().trim().max(LIMITS.project_name),
});

const Line = text(500);

const Moment = z.number().int().min(0).max(8_640_000_000_000_000);

/** Everything of a case but its roles, documents and jumps: the page "info". */
export const ProjectInfo = z.object({
  name: ProjectName,
  case_number: text(80),
  experiment_type: ExperimentType,
  grade: Grade,
  introduction: text(LIMITS.project_text),
  introduction_pictures: TextPictures.optional(),
  objectives: z.array(Line).max(LIMITS.project_lines),
  requirements: z.array(Line).max(LIMITS.project_lines),
  competency_goals: z
    .array(CompetencyGoal.extend({ name: text(100), weight: z.number().positive().max(1000) }))
    .max(LIMITS.project_lines),
  rubric: Rubric.optional(),
  credit_hours: z.number().positive().max(LIMITS.credit_hours),
  minutes: z.number().int().positive().max(10_000),
  multi_user: z.boolean(),
  team_min: z.number().int().min(1).max(LIMITS.team_size),
  team_max: z.number().int().min(1).max(LIMITS.team_size),
  reference_release: ReferenceRelease,
  opening_mode: OpeningMode,
  allow_redo: z.boolean(),
  cover: z.string().max(64),
  fields: z.array(MergeField.extend({ label: text(100), value: text(500) })).max(LIMITS.project_facts),
  course_id: Id.nullable(),
  opens_at: Moment.nullable(),
  closes_at: Moment.nullable(),
  student_ids: z.array(Id).max(LIMITS.project_listed),
  class_ids: z.array(Id).max(LIMITS.project_listed),
});
export type ProjectInfo = z.infer<typeof ProjectInfo>;

export const AuthoredRole = CaseRole.extend({
  name: text(60),
  character: z.string().max(64),
  duty: text(200),
  brief: text(5000),
});

export const AuthoredDocument = CaseDocument.extend({ name: text(LIMITS.case_document_name) });

export const AuthoredJump = JumpMapping.extend({ project_code: z.string().max(64) });

/** The contents of a case as a file may bring them in: held to what its authors could have typed. */
export const AuthoredProject = CaseProject.extend({
  ...ProjectInfo.omit({
    experiment_type: true,
    course_id: true,
    opens_at: true,
    closes_at: true,
    student_ids: true,
    class_ids: true,
  }).shape,
  roles: z.array(AuthoredRole).max(LIMITS.flow_roles),
  documents: z.array(AuthoredDocument).max(LIMITS.project_documents),
  jumps: z.array(AuthoredJump).max(100),
});
