import type { FlowVersion, ParsedInputOf, WorkflowRow, workflowList } from '@lets/contract';
import { containsText } from '../../db/contains-text.ts';
import {
  alias,
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from '../../db/drizzle.ts';
import { aggregated, epochMs, inner, scalar } from '../../db/expressions.ts';
import type { Reader } from '../../db/reader.ts';
import { experiments, flowCorrections, flows, projects, users, workflows } from '../../db/schema/index.ts';
import { isOwnWorkflow } from '../../runs/rehearsal-filter.ts';

type Filter = ParsedInputOf<typeof workflowList>;

const versions = alias(flows, 'versions');
const ofWorkflow = eq(versions.workflow_id, workflows.id);

/** The newest version of each workflow. */
const newest = inner
  .select({
    id: versions.id,
    published_at: versions.published_at,
    updated_at: versions.updated_at,
  })
  .from(versions)
  .where(ofWorkflow)
  .orderBy(desc(versions.version))
  .limit(1)
  .as('newest');

const draftId = scalar(
  inner
    .select({ id: versions.id })
    .from(versions)
    .where(and(ofWorkflow, isNull(versions.published_at))),
);
const publishedId = scalar(
  inner
    .select({ id: versions.id })
    .from(versions)
    .where(and(ofWorkflow, isNotNull(versions.published_at)))
    .orderBy(desc(versions.version))
    .limit(1),
);
const projectCount = aggregated(
  inner
    .select({ projects: count() })
    .from(versions)
    .innerJoin(projects, eq(projects.flow_id, versions.id))
    .where(ofWorkflow),
);
const runningCount = aggregated(
  inner
    .select({ runs: count() })
    .from(versions)
    .innerJoin(experiments, and(eq(experiments.flow_id, versions.id), ne(experiments.status, 'ended')))
    .where(ofWorkflow),
);

/** What the list tells of a workflow in one of its versions. The step of a published one is the last. */
const ROW = {
  workflow_id: workflows.id,
  flow_id: flows.id,
  code: workflows.code,
  experiment_type: workflows.experiment_type,
  version: flows.version,
  name: { zh: workflows.name_zh, en: workflows.name_en },
  published: sql<boolean>`${flows.published_at} is not null`,
  draft_flow_id: draftId,
  published_flow_id: publishedId,
  step: sql<number>`case when ${flows.published_at} is null then ${flows.step} else 6 end`,
  section_count: sql<number>`${flows.section_count}`,
  role_count: sql<number>`${flows.role_count}`,
  project_count: projectCount,
  running_count: runningCount,
  owner: { id: users.id, name: users.name, identity: users.identity },
  updated_at: epochMs(flows.updated_at),
};

/** A page of workflows, and how many there are in all. */
export async function listWorkflows(
  { db }: Reader,
  filter: Filter,
): Promise<{ readonly total: number; readonly list: WorkflowRow[] }> {
  const condition = conditionOf(filter);
  const order = orderOf(filter);
  // Chosen before anything is counted, for one page only.
  const chosen = inner
    .select({
      workflow_id: sql<number>`${workflows.id}`.as('chosen_workflow'),
      flow_id: sql<number>`${newest.id}`.as('chosen_flow'),
      place: sql<number>`row_number() over (order by ${sql.join(order, sql`, `)})`.as('place'),
    })
    .from(workflows)
    .innerJoinLateral(newest, sql`true`)
    .where(condition)
    .orderBy(sql`place`)
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size)
    .as('chosen');
  const [list, total] = await Promise.all([
    db
      .select(ROW)
      .from(chosen)
      .innerJoin(workflows, eq(workflows.id, chosen.workflow_id))
      .innerJoin(flows, eq(flows.id, chosen.flow_id))
      .leftJoin(users, eq(users.id, workflows.owner_id))
      .orderBy(chosen.place),
    countWorkflows({ db }, filter, condition),
  ]);
  return { total, list };
}

async function countWorkflows(
  { db }: Reader,
  { status }: Filter,
  condition: SQL | undefined,
): Promise<number> {
  const query = db.select({ total: count() }).from(workflows).$dynamic();
  // Counted without looking at versions, unless it is they that are asked about.
  if (status === 'draft') query.innerJoinLateral(newest, sql`true`);
  const [row] = await query.where(condition);
  return row?.total ?? 0;
}

/** The row of one version. */
export async function workflowRow({ db }: Reader, flowId: number): Promise<WorkflowRow | null> {
  const [row] = await db
    .select(ROW)
    .from(flows)
    .innerJoin(workflows, eq(workflows.id, flows.workflow_id))
    .leftJoin(users, eq(users.id, workflows.owner_id))
    .where(and(eq(flows.id, flowId), isOwnWorkflow));
  return row ?? null;
}

/** All versions of a workflow, the newest first. */
export function versionsOf({ db }: Reader, workflowId: number): Promise<FlowVersion[]> {
  const isRunning = and(eq(experiments.flow_id, flows.id), ne(experiments.status, 'ended'));
  return db
    .select({
      flow_id: flows.id,
      version: flows.version,
      published_at: epochMs(flows.published_at),
      running_count: db.$count(experiments, isRunning),
      project_count: db.$count(projects, eq(projects.flow_id, flows.id)),
      correction_count: db.$count(flowCorrections, eq(flowCorrections.flow_id, flows.id)),
    })
    .from(flows)
    .where(eq(flows.workflow_id, workflowId))
    .orderBy(desc(flows.version));
}

function orderOf({ sort }: Filter): SQL[] {
  return {
    updated: [desc(newest.updated_at), desc(workflows.id)],
    newest: [desc(workflows.id)],
    oldest: [asc(workflows.id)],
    name: [asc(workflows.name_zh), asc(workflows.id)],
  }[sort];
}

function conditionOf({ q, experiment_type, status }: Filter): SQL | undefined {
  const isPublished = and(ofWorkflow, isNotNull(versions.published_at));
  return and(
    isOwnWorkflow,
    q ? isCalled(q.toLowerCase()) : undefined,
    experiment_type ? eq(workflows.experiment_type, experiment_type) : undefined,
    status === 'draft' ? isNull(newest.published_at) : undefined,
    status === 'published'
      ? exists(inner.select({ one: sql`1` }).from(versions).where(isPublished))
      : undefined,
  );
}

/** A version's id is what addresses and cases name a workflow by. */
function isCalled(q: string): SQL | undefined {
  const isVersion = and(ofWorkflow, sql`${versions.id}::text = ${q}`);
  return or(
    containsText(q, workflows.name_zh, workflows.name_en, workflows.code),
    sql`${workflows.id}::text = ${q}`,
    exists(inner.select({ one: sql`1` }).from(versions).where(isVersion)),
  );
}
