import type { Bilingual, CaseProject, ExperimentType, Grade, Language } from '@lets/contract';
import { containsText } from '../../db/contains-text.ts';
import { and, asc, desc, eq, inArray, or, type SQL, sql } from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import { courses, experimentMembers, experiments, flows, projects } from '../../db/schema/index.ts';
import { isNoRehearsal, isOwnCase } from '../../runs/rehearsal-filter.ts';
import type { Candidate } from './first-case.ts';
import type { Viewer } from './policy.ts';

const head = {
  id: projects.id,
  code: projects.code,
  flow_id: projects.flow_id,
  course_id: projects.course_id,
  owner_id: projects.owner_id,
  experiment_type: projects.experiment_type,
  grade: projects.grade,
  name: sql<Bilingual>`jsonb_build_object('zh', ${projects.name_zh}, 'en', ${projects.name_en})`,
  opening_mode: projects.opening_mode,
  disclosed: projects.disclosed,
  ready: projects.ready,
  opens_at: projects.opens_at,
  closes_at: projects.closes_at,
  course_name: sql<Bilingual | null>`case when ${courses.id} is not null
    then jsonb_build_object('zh', ${courses.name_zh}, 'en', ${courses.name_en}) end`,
};

const card = {
  ...head,
  case_number: sql<Bilingual>`${projects.card} -> 'case_number'`,
  introduction: sql<Bilingual>`${projects.card} -> 'introduction'`,
  minutes: sql<number>`(${projects.card} -> 'minutes')::int`,
  credit_hours: sql<number>`(${projects.card} -> 'credit_hours')::float8`,
  multi_user: sql<boolean>`(${projects.card} -> 'multi_user')::boolean`,
  cover: sql<string>`${projects.card} ->> 'cover'`,
  allow_redo: sql<boolean>`(${projects.card} -> 'allow_redo')::boolean`,
  role_count: sql<number>`(${projects.card} -> 'role_count')::int`,
  section_count: sql<number>`${flows.section_count}`,
};

export interface ProjectFilter {
  readonly viewer: Viewer;
  readonly courseIds?: readonly number[] | undefined;
  readonly hasCourse?: boolean | undefined;
  readonly mode?: CaseProject['opening_mode'] | undefined;
  readonly experimentType?: ExperimentType | undefined;
  readonly grade?: Grade | undefined;
  readonly text?: string | undefined;
  readonly id?: number | undefined;
  readonly flowId?: number | undefined;
  readonly multiUser?: boolean | undefined;
  readonly sort?: 'oldest' | 'newest' | 'name' | undefined;
  readonly lang?: Language | undefined;
  /** Stands first in the usual order. */
  readonly first?: number | null | undefined;
}

export type CardRecord = Awaited<ReturnType<typeof findCards>>['list'][number];

export async function findCards(
  { db }: Reader,
  filter: ProjectFilter,
  page: { offset: number; limit: number },
) {
  const where = and(visibleTo(filter.viewer), ...conditionsOf(filter));
  const [list, [count]] = await Promise.all([
    db
      .select(card)
      .from(projects)
      .innerJoin(flows, eq(flows.id, projects.flow_id))
      .leftJoin(courses, eq(courses.id, projects.course_id))
      .where(where)
      .orderBy(...orderOf(filter))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ total: sql<number>`count(*)::int` }).from(projects).where(where),
  ]);
  return { list, total: count?.total ?? 0 };
}

/** Every case that a person may see, as far as the choice of a first one goes by it. */
export async function candidates({ db }: Reader, viewer: Viewer): Promise<Candidate[]> {
  return db
    .select({
      ...head,
      allow_redo: card.allow_redo,
      multi_user: card.multi_user,
      role_count: card.role_count,
      section_count: card.section_count,
    })
    .from(projects)
    .innerJoin(flows, eq(flows.id, projects.flow_id))
    .leftJoin(courses, eq(courses.id, projects.course_id))
    .where(visibleTo(viewer));
}

/** Whether someone has played any case to its end. */
export async function hasEndedRun({ db }: Reader, userId: number): Promise<boolean> {
  const rows = await db
    .select({ id: experiments.id })
    .from(experimentMembers)
    .innerJoin(experiments, eq(experiments.id, experimentMembers.experiment_id))
    .where(and(eq(experimentMembers.user_id, userId), eq(experiments.status, 'ended'), isNoRehearsal))
    .limit(1);
  return rows.length > 0;
}

export async function visibleIds({ db }: Reader, viewer: Viewer): Promise<number[]> {
  const rows = await db.select({ id: projects.id }).from(projects).where(visibleTo(viewer));
  return rows.map(({ id }) => id);
}

function orderOf({ sort = 'oldest', lang = 'zh', first: begin = null }: ProjectFilter): SQL[] {
  const name = lang === 'en' ? projects.name_en : projects.name_zh;
  const first = asc(projects.id);
  const usual = begin === null ? [first] : [desc(eq(projects.id, begin)), first];
  return { oldest: usual, newest: [desc(projects.id)], name: [asc(name), first] }[sort];
}

/** How many of the cases that a filter lets through are of each type. */
export function countByType({ db }: Reader, filter: ProjectFilter) {
  return db
    .select({ type: projects.experiment_type, count: sql<number>`count(*)::int` })
    .from(projects)
    .where(and(visibleTo(filter.viewer), ...conditionsOf(filter)))
    .groupBy(projects.experiment_type);
}

export type ProjectRecord = NonNullable<Awaited<ReturnType<typeof byId>>>;

/** A case with all of its text and its flow. */
export async function byId({ db }: Reader, id: number) {
  const [row] = await db
    .select({ ...head, body: projects.body, flow: sql`${flows.flow}`.mapWith(flows.flow) })
    .from(projects)
    .innerJoin(flows, eq(flows.id, projects.flow_id))
    .leftJoin(courses, eq(courses.id, projects.course_id))
    .where(and(eq(projects.id, id), isOwnCase));
  return row ?? null;
}

/** A case without its flow: what other features ask about. */
export async function openingById({ db }: Reader, id: number) {
  const [row] = await db
    .select({ ...head, body: projects.body })
    .from(projects)
    .leftJoin(courses, eq(courses.id, projects.course_id))
    .where(and(eq(projects.id, id), isOwnCase));
  return row ?? null;
}

/** What a run of a case is made of, without the case's long text. */
export async function makingOf({ db }: Reader, id: number) {
  const [row] = await db
    .select({
      flow_id: projects.flow_id,
      opening_mode: head.opening_mode,
      opens_at: projects.opens_at,
      closes_at: projects.closes_at,
      multi_user: sql<boolean>`(${projects.card} -> 'multi_user')::boolean`,
      team_min: sql<number>`(${projects.card} -> 'team_min')::int`,
    })
    .from(projects)
    .where(eq(projects.id, id));
  if (!row) throw new Error(`there is no project ${id}`);
  return row;
}

/** The cases that are played on a flow. */
export function openingsOfFlow({ db }: Reader, flowId: number) {
  return db
    .select(head)
    .from(projects)
    .leftJoin(courses, eq(courses.id, projects.course_id))
    .where(eq(projects.flow_id, flowId));
}

/** `policy.canSee`, said to the database. */
function visibleTo(viewer: Viewer): SQL | undefined {
  if (viewer.administers) return isOwnCase;
  if (viewer.identity === 3) return sql`false`;
  return and(eq(projects.ready, true), openTo(viewer));
}

function openTo(viewer: Viewer): SQL | undefined {
  const isFree = eq(projects.opening_mode, 'free');
  if (viewer.identity === 2) {
    const isTaught = among(viewer.taughtCourseIds);
    return or(isFree, isTaught, eq(projects.disclosed, true), eq(projects.owner_id, viewer.id));
  }
  const isOfCourse =
    viewer.enrolledCourseIds.length > 0
      ? or(among(viewer.enrolledCourseIds), eq(projects.disclosed, true))
      : sql`false`;
  const isListed = inArray(projects.id, [...viewer.listedProjectIds]);
  return or(
    isFree,
    and(eq(projects.opening_mode, 'limited'), isOfCourse),
    and(eq(projects.opening_mode, 'specified'), isListed),
  );
}

function among(courseIds: readonly number[]): SQL {
  return inArray(projects.course_id, [...courseIds]);
}

function hasId(text: string): SQL {
  return sql`${projects.id}::text = ${text}`;
}

function conditionsOf(filter: ProjectFilter) {
  const { courseIds, hasCourse, mode, experimentType, grade, text, id, flowId, multiUser } = filter;
  return [
    courseIds && among(courseIds),
    hasCourse ? sql`${projects.course_id} is not null` : undefined,
    mode && eq(projects.opening_mode, mode),
    experimentType && eq(projects.experiment_type, experimentType),
    grade && eq(projects.grade, grade),
    text ? or(containsText(text, projects.name_zh, projects.name_en), hasId(text)) : undefined,
    id === undefined ? undefined : eq(projects.id, id),
    flowId === undefined ? undefined : eq(projects.flow_id, flowId),
    multiUser !== undefined ? sql`${card.multi_user} = ${multiUser}` : undefined,
  ];
}

export interface RunCount {
  readonly project_id: number;
  readonly status: 'waiting' | 'in_progress' | 'ended';
  readonly count: number;
}

/** How many runs of these cases someone is a member of. */
export function countRuns(
  { db }: Reader,
  userId: number,
  projectIds: readonly number[],
): Promise<RunCount[]> {
  return db
    .select({
      project_id: experiments.project_id,
      status: experiments.status,
      count: sql<number>`count(*)::int`,
    })
    .from(experimentMembers)
    .innerJoin(experiments, eq(experiments.id, experimentMembers.experiment_id))
    .where(and(eq(experimentMembers.user_id, userId), inArray(experiments.project_id, [...projectIds])))
    .groupBy(experiments.project_id, experiments.status);
}
