import {
  type Bilingual,
  type CaseProject,
  type Disclosure,
  type ExperimentType,
  IDENTITY,
} from '@lets/contract';
import { and, asc, count, eq, exists, isNull, or, sql } from '../../../db/drizzle.ts';
import { inner, isAnyOf } from '../../../db/expressions.ts';
import type { Reader } from '../../../db/reader.ts';
import {
  classes,
  classTasks,
  courses,
  experiments,
  flows,
  projectClasses,
  projectStudents,
  projects,
  teams,
  users,
  workflows,
} from '../../../db/schema/index.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { isOwnCase } from '../../../runs/rehearsal-filter.ts';

const one = { one: sql`1` };

const listedStudents = inner
  .select({ count: count() })
  .from(projectStudents)
  .where(eq(projectStudents.project_id, projects.id));
const listedClasses = inner
  .select({ count: count() })
  .from(projectClasses)
  .where(eq(projectClasses.project_id, projects.id));
const flowOfProject = inner.select({ flow: flows.flow }).from(flows).where(eq(flows.id, projects.flow_id));
const flowRevision = inner
  .select({ revision: flows.revision })
  .from(flows)
  .where(eq(flows.id, projects.flow_id));

const AUTHORED = {
  id: projects.id,
  code: projects.code,
  flow_id: projects.flow_id,
  course_id: projects.course_id,
  owner_id: projects.owner_id,
  experiment_type: projects.experiment_type,
  opens_at: projects.opens_at,
  closes_at: projects.closes_at,
  ready: projects.ready,
  disclosed: projects.disclosed,
  disclosure: projects.disclosure,
  revision: projects.revision,
  body: projects.body,
  // Looked up and not joined: only the case is locked.
  flow: sql`${flowOfProject}`.mapWith(flows.flow),
  flow_revision: sql<number>`${flowRevision}`,
  listed_count: sql<number>`${listedStudents} + ${listedClasses}`,
};

/** A case with all that its authors work on. */
export type AuthoredRow = NonNullable<Awaited<ReturnType<typeof authoredById>>>;

export async function authoredById({ db }: Reader, id: number) {
  const [row] = await db
    .select(AUTHORED)
    .from(projects)
    .where(and(eq(projects.id, id), isOwnCase));
  return row ?? null;
}

/** Whether a jump of another case leads into the one with this code. */
export async function isJumpTarget({ db }: Reader, code: string): Promise<boolean> {
  const jump = JSON.stringify([{ project_code: code }]);
  const rows = await db
    .select(one)
    .from(projects)
    .where(sql`${projects.body} -> 'jumps' @> ${jump}::jsonb`)
    .limit(1);
  return rows.length > 0;
}

/** A flow, or the one that a case stands on, with the revision by which it is known again; null when it is not there. */
export async function flowToCheck(
  { db }: Reader,
  of: { readonly flow_id: number } | { readonly project_id: number },
) {
  const id =
    'flow_id' in of
      ? of.flow_id
      : inner.select({ id: projects.flow_id }).from(projects).where(eq(projects.id, of.project_id));
  const [row] = await db
    .select({ flow_id: flows.id, flow_revision: flows.revision, flow: flows.flow })
    .from(flows)
    .where(eq(flows.id, id));
  return row ?? null;
}

/** The same under its lock: others who save it wait. Groups and experiments may be made of it meanwhile. */
export async function lockAuthored({ db }: Transaction, id: number): Promise<AuthoredRow | null> {
  const [row] = await db
    .select(AUTHORED)
    .from(projects)
    .where(and(eq(projects.id, id), isOwnCase))
    .for('no key update', { of: projects });
  return row ?? null;
}

export interface Kept {
  readonly id: number;
  readonly flow_id: number;
  readonly course_id: number | null;
  readonly experiment_type: ExperimentType;
  readonly opens_at: Date | null;
  readonly closes_at: Date | null;
  readonly ready: boolean;
  readonly body: CaseProject;
}

/** What lists filter by stands in columns of its own. */
function columnsOf(body: CaseProject) {
  const { name, grade, opening_mode } = body;
  return { body, name_zh: name.zh, name_en: name.en, grade, opening_mode };
}

/** Keeps a case whose row is locked; answers its new revision. */
export async function keepProject({ db }: Transaction, kept: Kept, at: Date): Promise<number> {
  const { id, body, ...rest } = kept;
  const { flow_id, course_id, experiment_type, opens_at, closes_at, ready } = rest;
  const [row] = await db
    .update(projects)
    .set({
      flow_id,
      course_id,
      experiment_type,
      opens_at,
      closes_at,
      ready,
      ...columnsOf(body),
      updated_at: at,
      revision: sql`${projects.revision} + 1`,
    })
    .where(eq(projects.id, id))
    .returning({ revision: projects.revision });
  if (!row) throw new Error(`project ${id} was not kept`);
  return row.revision;
}

export interface NewProject extends Omit<Kept, 'id'> {
  readonly code: string;
  readonly owner_id: number;
}

/** Answers the new case's id, or null when the code is taken. */
export async function addProject({ db }: Transaction, made: NewProject, at: Date): Promise<number | null> {
  const { code, flow_id, course_id, owner_id, experiment_type, opens_at, closes_at, ready, body } = made;
  const [row] = await db
    .insert(projects)
    .values({
      code,
      flow_id,
      course_id,
      owner_id,
      experiment_type,
      opens_at,
      closes_at,
      ready,
      ...columnsOf(body),
      updated_at: at,
      created_at: at,
    })
    .onConflictDoNothing({ target: projects.code })
    .returning({ id: projects.id });
  return row?.id ?? null;
}

export async function authoredByCode({ db }: Reader, code: string): Promise<AuthoredRow | null> {
  const [row] = await db.select(AUTHORED).from(projects).where(eq(projects.code, code));
  return row ?? null;
}

/** A version that a case may stand on, or null; `published` tells whether it may. */
export async function flowFor({ db }: Transaction, flowId: number) {
  const [row] = await db
    .select({
      flow: flows.flow,
      flow_revision: flows.revision,
      experiment_type: workflows.experiment_type,
      published: sql<boolean>`${flows.published_at} is not null`,
    })
    .from(flows)
    .innerJoin(workflows, eq(workflows.id, flows.workflow_id))
    .where(eq(flows.id, flowId))
    .for('key share', { of: flows });
  return row ?? null;
}

export interface Locked {
  readonly id: number;
  readonly code: string;
  readonly name: Bilingual;
}

/** Locks these cases; those that are not there are missing from the answer. */
export function lockProjects({ db }: Transaction, ids: readonly number[]): Promise<Locked[]> {
  return db
    .select({ id: projects.id, code: projects.code, name: { zh: projects.name_zh, en: projects.name_en } })
    .from(projects)
    .where(and(isAnyOf(projects.id, ids), isOwnCase))
    .orderBy(asc(projects.id))
    .for('update');
}

/** Of these cases, those that a person's work hangs on. */
export async function projectsInUse({ db }: Reader, ids: readonly number[]): Promise<number[]> {
  const isOpenTeam = and(eq(teams.project_id, projects.id), isNull(teams.disbanded_at));
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .where(
      and(
        isAnyOf(projects.id, ids),
        or(
          exists(inner.select(one).from(experiments).where(eq(experiments.project_id, projects.id))),
          exists(inner.select(one).from(teams).where(isOpenTeam)),
          exists(inner.select(one).from(classTasks).where(eq(classTasks.project_id, projects.id))),
        ),
      ),
    )
    .orderBy(asc(projects.id));
  return rows.map(({ id }) => id);
}

export async function removeProjects({ db }: Transaction, ids: readonly number[]): Promise<void> {
  await db.delete(projects).where(isAnyOf(projects.id, ids));
}

export async function setDisclosure(
  { db }: Transaction,
  id: number,
  { disclosure, disclosed }: { readonly disclosure: Disclosure; readonly disclosed: boolean },
): Promise<void> {
  await db.update(projects).set({ disclosure, disclosed }).where(eq(projects.id, id));
}

/** Whether this course, these students and classes are all there. */
export async function areKnown(
  { db }: Reader,
  named: { courseId: number | null; studentIds: readonly number[]; classIds: readonly number[] },
): Promise<boolean> {
  const studentIds = [...new Set(named.studentIds)];
  const classIds = [...new Set(named.classIds)];
  const isStudent = and(isAnyOf(users.id, studentIds), eq(users.identity, IDENTITY.student));
  const hasCourse = named.courseId === null || (await db.$count(courses, eq(courses.id, named.courseId))) > 0;
  return (
    hasCourse &&
    (await db.$count(users, isStudent)) === studentIds.length &&
    (await db.$count(classes, isAnyOf(classes.id, classIds))) === classIds.length
  );
}

/** Whether a case or a workflow has this code. */
export async function isCodeTaken({ db }: Reader, code: string): Promise<boolean> {
  return (
    (await db.$count(projects, eq(projects.code, code))) > 0 ||
    (await db.$count(workflows, eq(workflows.code, code))) > 0
  );
}
