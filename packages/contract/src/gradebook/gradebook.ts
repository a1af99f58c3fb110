import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { Id, json, MAX_COUNTER, Page, pageOf, Time } from '../core/values.ts';
import { CourseRow } from '../course/course.ts';
import { RowFault } from '../people/import.ts';
import { UserBrief } from '../people/person.ts';

/** The scores of a course: its students by its class tasks, with weights, corrections by hand and a final grade. */

const Count = z.number().int();
/** Counts changes from 0, so that two teachers never overwrite each other in silence. */
const Revision = z.coerce.number().int().min(0).max(MAX_COUNTER);
/** Both have at most one decimal. */
const Tenths = z.number().min(0).max(100).multipleOf(0.1);
const ClassBrief = z.object({ id: Id, name: z.string() });

/** A score that a teacher entered, which goes before a published one. */
export const ManualScore = z.object({
  /** Null: taken back again. */
  score: z.number().nullable(),
  note: z.string(),
  by: UserBrief,
  at: Time,
  revision: Count,
});
export type ManualScore = z.infer<typeof ManualScore>;

/**
 * Why a cell has no published score: its published evaluation scores others only, its experiment has ended without a published
 * evaluation, is being played, has not begun, or the student is in no group.
 */
export const GRADE_STATES = [
  'published',
  'unscored',
  'unpublished',
  'in_progress',
  'waiting',
  'absent',
] as const;
export const GradeState = z.enum(GRADE_STATES);
export type GradeState = z.infer<typeof GradeState>;

/** A student's score in one class task. */
export const GradeCell = z.object({
  task_id: Id,
  state: GradeState,
  /** The student's experiment; null in no group. */
  eid: Id.nullable(),
  /** From the published evaluation in force. */
  published: z.number().nullable(),
  manual: ManualScore.nullable(),
});
export type GradeCell = z.infer<typeof GradeCell>;

export const GradebookTask = z.object({
  id: Id,
  name: z.string(),
  class: ClassBrief,
  weight: z.number(),
});
export type GradebookTask = z.infer<typeof GradebookTask>;

export const GradebookRow = z.object({
  student: UserBrief.extend({ account: z.string(), student_id: z.string(), disabled: z.boolean() }),
  classes: z.array(ClassBrief),
  /** Only of tasks that were given to the student's classes. */
  cells: z.array(GradeCell),
  final: z.object({ score: z.number().nullable(), missing: Count }),
});
export type GradebookRow = z.infer<typeof GradebookRow>;

const Scope = z.object({ course_id: Id, class_id: Id.optional() });

export const gradebookDetail = declareCall({
  method: 'GET',
  path: '/gradebook/detail',
  summary:
    "A course's students by its class tasks: published scores, scores entered by hand, weights, final grades. A mentor's own classes; administrators with the experiment module see all.",
  who: 'staff',
  input: Page.extend({
    ...Scope.shape,
    q: z.string().trim().max(LIMITS.search).optional(),
    /** `task` sorts by the score in `task_id`. */
    sort: z.enum(['student_id', 'name', 'class', 'final', 'task']).default('student_id'),
    task_id: Id.optional(),
    order: z.enum(['asc', 'desc']).default('asc'),
  }),
  output: pageOf(GradebookRow).extend({
    course: CourseRow.pick({ id: true, code: true, name: true }),
    classes: z.array(ClassBrief),
    tasks: z.array(GradebookTask),
    weights_revision: Count,
  }),
  codes: ['not_found'],
});

export const gradebookWeights = declareCall({
  method: 'POST',
  path: '/gradebook/weights',
  summary:
    'Sets what class tasks weigh in the final grade; changed_meanwhile when somebody else set weights after `weights_revision`.',
  who: 'staff',
  input: z.object({
    course_id: Id,
    weights_revision: Revision,
    weights: json(
      z
        .array(z.object({ task_id: Id, weight: Tenths }))
        .min(1)
        .max(LIMITS.gradebook_tasks),
    ),
  }),
  output: z.object({ weights_revision: Count }),
  codes: ['not_found', 'changed_meanwhile'],
});

export const gradebookEntry = declareCall({
  method: 'POST',
  path: '/gradebook/entry',
  summary:
    "Enters a student's score by hand, or without a score takes it back. Correcting a published score needs a note. changed_meanwhile (d = the entry, or null) when somebody else changed it after `revision`.",
  who: 'staff',
  input: z.object({
    course_id: Id,
    task_id: Id,
    user_id: Id,
    /** 0 where nothing has been entered. */
    revision: Revision,
    /** Left out: takes back what was entered. An empty text is no score, and no 0. */
    score: z.coerce
      .string()
      .regex(/^\d{1,3}(\.\d)?$/)
      .transform(Number)
      .pipe(Tenths)
      .optional(),
    note: z.string().trim().max(LIMITS.reason).default(''),
  }),
  output: z.object({ manual: ManualScore }),
  codes: ['not_found', 'changed_meanwhile'],
});

export const gradebookExport = declareCall({
  method: 'GET',
  path: '/gradebook/export',
  summary:
    'The gradebook of a course, or of one of its classes, as .xlsx, in the form that the import reads.',
  who: 'staff',
  answer: 'file',
  input: Scope,
  output: z.unknown(),
  codes: ['not_found'],
});

const NamedTask = z.object({ id: Id, name: z.string() });

/** What a sheet would change. Both lists hold the first of them; the counts are of all. */
export const GradebookPlan = z.object({
  /** Of the gradebook that it was compared with, and of the evaluations published in it. */
  revision: Count,
  weights: z.array(z.object({ task: NamedTask, before: z.number(), after: z.number() })),
  scores: z.array(
    z.object({
      row: Count,
      student: z.object({ id: Id, name: z.string(), student_id: z.string() }),
      task: NamedTask,
      before: z.number().nullable(),
      after: z.number(),
      /** A published score is being corrected. */
      corrects: z.boolean(),
    }),
  ),
  score_count: Count,
  /** What could not be taken, by its place on the sheet; everything else can. */
  faults: z.array(RowFault),
  fault_count: Count,
});
export type GradebookPlan = z.infer<typeof GradebookPlan>;

export const gradebookPreview = declareCall({
  method: 'POST',
  path: '/gradebook/import/preview',
  summary:
    'What an exported sheet that was filled in would change, and what of it cannot be taken. Keeps nothing.',
  who: 'staff',
  body: 'multipart',
  input: Scope,
  output: GradebookPlan,
  codes: ['not_found', 'file_refused', 'export_under_way', 'exports_busy'],
});

export const gradebookImport = declareCall({
  method: 'POST',
  path: '/gradebook/import',
  summary:
    'Keeps what a sheet changes, with one note for all its scores, when the gradebook still is the one that was previewed (changed_meanwhile).',
  who: 'staff',
  body: 'multipart',
  input: Scope.extend({ revision: Revision, note: z.string().trim().min(1).max(LIMITS.reason) }),
  output: z.object({ weights: Count, scores: Count }),
  codes: ['not_found', 'file_refused', 'changed_meanwhile', 'export_under_way', 'exports_busy'],
});
