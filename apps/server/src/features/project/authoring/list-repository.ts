import type { ManagedProject, ManagedProjectRow, ParsedInputOf, projectManageList } from '@lets/contract';
import { containsText } from '../../../db/contains-text.ts';
import {
  alias,
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  ne,
  not,
  or,
  type SQL,
  sql,
} from '../../../db/drizzle.ts';
import { countWhere, epochMs, inner } from '../../../db/expressions.ts';
import type { Reader } from '../../../db/reader.ts';
import {
  courses,
  experiments,
  flows,
  madeOfBody,
  projects,
  users,
  workflows,
} from '../../../db/schema/index.ts';
import { isOwnCase } from '../../../runs/rehearsal-filter.ts';

type Wanted = ParsedInputOf<typeof projectManageList>;

/** A page of cases, and how many there are in all. */
export async function listManaged(
  { db }: Reader,
  wanted: Wanted,
): Promise<{ total: number; list: ManagedProjectRow[] }> {
  const { page, size } = wanted;
  const condition = conditionOf(wanted);
  const order = orderOf(wanted);
  // Chosen before anything is joined: what hangs on a case is looked up for one page only.
  const chosen = inner
    .select({ id: projects.id })
    .from(projects)
    .where(condition)
    .orderBy(...order)
    .limit(size)
    .offset((page - 1) * size);
  const [list, [counted]] = await Promise.all([
    managedRows({ db }, inArray(projects.id, chosen), order),
    db.select({ total: count() }).from(projects).where(condition),
  ]);
  return { total: counted?.total ?? 0, list };
}

export async function managedRow(reader: Reader, id: number): Promise<ManagedProjectRow | null> {
  const [row] = await managedRows(reader, eq(projects.id, id));
  return row ?? null;
}

const runs = inner
  .select({
    run_count: count().as('run_count'),
    running_count: countWhere(ne(experiments.status, 'ended')).as('running_count'),
  })
  .from(experiments)
  .where(eq(experiments.project_id, projects.id))
  .as('runs');

const ROW = {
  id: projects.id,
  code: projects.code,
  name: { zh: projects.name_zh, en: projects.name_en },
  experiment_type: projects.experiment_type,
  grade: projects.grade,
  flow_id: projects.flow_id,
  workflow_name: { zh: workflows.name_zh, en: workflows.name_en },
  version: flows.version,
  course: { id: courses.id, zh: courses.name_zh, en: courses.name_en },
  opening_mode: projects.opening_mode,
  opens_at: epochMs(projects.opens_at),
  closes_at: epochMs(projects.closes_at),
  ready: projects.ready,
  disclosure: projects.disclosure,
  disclosed: projects.disclosed,
  run_count: runs.run_count,
  running_count: runs.running_count,
  owner: { id: users.id, name: users.name, identity: users.identity },
  updated_at: epochMs(projects.updated_at),
  card: madeOfBody.card,
};

async function managedRows({ db }: Reader, condition: SQL, order: SQL[] = []): Promise<ManagedProjectRow[]> {
  const rows = await db
    .select(ROW)
    .from(projects)
    .crossJoinLateral(runs)
    .innerJoin(flows, eq(flows.id, projects.flow_id))
    .innerJoin(workflows, eq(workflows.id, flows.workflow_id))
    .leftJoin(courses, eq(courses.id, projects.course_id))
    .leftJoin(users, eq(users.id, projects.owner_id))
    .where(condition)
    .orderBy(...order);
  return rows.map(({ card, course, ...row }) => {
    const { case_number, cover, role_count, document_count } = card;
    const named = course && { id: course.id, name: { zh: course.zh, en: course.en } };
    return { ...row, course: named, case_number, cover, role_count, document_count };
  });
}

function orderOf({ sort }: Wanted): SQL[] {
  return {
    updated: [desc(projects.updated_at), desc(projects.id)],
    newest: [desc(projects.id)],
    oldest: [asc(projects.id)],
    name: [asc(projects.name_zh), asc(projects.id)],
  }[sort];
}

function conditionOf({ q, experiment_type, grade, status }: Wanted): SQL | undefined {
  return and(
    isOwnCase,
    q ? isCalled(q) : undefined,
    experiment_type ? eq(projects.experiment_type, experiment_type) : undefined,
    grade ? eq(projects.grade, grade) : undefined,
    status &&
      {
        unfinished: not(projects.ready),
        open: sql`${projects.ready}`,
        applied: eq(projects.disclosure, 'applied'),
      }[status],
  );
}

function isCalled(q: string): SQL | undefined {
  const lower = q.toLowerCase();
  return or(
    containsText(q, projects.name_zh, projects.name_en),
    sql`strpos(${projects.code}, ${lower}) > 0`,
    sql`${projects.id}::text = ${lower}`,
  );
}

const siblings = alias(flows, 'siblings');

/** The published versions of the workflow that a flow belongs to, the newest first. */
export async function publishedVersions({ db }: Reader, flowId: number): Promise<ManagedProject['versions']> {
  const isPublished = and(eq(siblings.workflow_id, flows.workflow_id), isNotNull(siblings.published_at));
  const rows = await db
    .select({
      flow_id: siblings.id,
      version: siblings.version,
      published_at: epochMs(siblings.published_at),
    })
    .from(flows)
    .innerJoin(siblings, isPublished)
    .where(eq(flows.id, flowId))
    .orderBy(desc(siblings.version));
  return rows.flatMap(({ published_at, ...row }) =>
    published_at === null ? [] : [{ ...row, published_at }],
  );
}
