import type { Bilingual, CompetencyGoal, Rubric } from '@lets/contract';
import { and, eq, sql } from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import { classes, courseRubrics, courses, experiments, projects } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';

export interface PlaceOfRun {
  readonly project_id: number;
  readonly code: string;
  readonly goals: readonly CompetencyGoal[];
  /** The case's own. */
  readonly rubric: Rubric | null;
  readonly evaluated: boolean;
  /** Of the run's class, else of its case. */
  readonly course_id: number | null;
  readonly course_name: Bilingual | null;
}

/** What a run's rubric hangs on. */
export async function placeOfRun({ db }: Reader, eid: number): Promise<PlaceOfRun | null> {
  const [row] = await db
    .select({
      project_id: projects.id,
      code: projects.code,
      goals: sql<CompetencyGoal[]>`${projects.card} -> 'competency_goals'`,
      rubric: sql<Rubric | null>`${projects.body} -> 'rubric'`,
      evaluated: experiments.evaluated,
      course_id: courses.id,
      zh: courses.name_zh,
      en: courses.name_en,
    })
    .from(experiments)
    .innerJoin(projects, eq(projects.id, experiments.project_id))
    .leftJoin(classes, eq(classes.id, experiments.class_id))
    .leftJoin(courses, eq(courses.id, sql`coalesce(${classes.course_id}, ${projects.course_id})`))
    .where(eq(experiments.id, eid));
  if (!row) return null;
  const { zh, en, ...place } = row;
  return { ...place, course_name: zh === null || en === null ? null : { zh, en } };
}

interface Key {
  readonly course_id: number;
  readonly project_id: number;
}
export type Adapted = Pick<typeof courseRubrics.$inferSelect, 'rubric' | 'revision'>;

const isOf = ({ course_id, project_id }: Key) =>
  and(eq(courseRubrics.course_id, course_id), eq(courseRubrics.project_id, project_id));

/** How a course adapted a case's rubric; null where it did not. */
export async function readAdapted({ db }: Reader, key: Key): Promise<Adapted | null> {
  const { rubric, revision } = courseRubrics;
  const [row] = await db.select({ rubric, revision }).from(courseRubrics).where(isOf(key));
  return row ?? null;
}

/** The same under its lock; it is made when it is first adapted. */
export async function lockAdapted({ db }: Transaction, key: Key, userId: number): Promise<Adapted> {
  const nothing = { ...key, rubric: {}, revision: 0, saved_by: userId };
  await db.insert(courseRubrics).values(nothing).onConflictDoNothing();
  const { rubric, revision } = courseRubrics;
  const [row] = await db.select({ rubric, revision }).from(courseRubrics).where(isOf(key)).for('update');
  return row ?? nothing;
}

export async function keepAdapted(
  { db }: Transaction,
  key: Key,
  kept: Adapted & { readonly saved_by: number; readonly saved_at: Date },
): Promise<void> {
  await db.update(courseRubrics).set(kept).where(isOf(key));
}
