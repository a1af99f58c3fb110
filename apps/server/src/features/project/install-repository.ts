import type { AuthoredCase } from '@lets/contract';
import { and, desc, eq, exists, inArray, isNotNull, isNull, ne, or, sql } from '../../db/drizzle.ts';
import { experiments, flowCorrections, flows, projects, workflows } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';

export interface Installation {
  readonly courseId: number | null;
  readonly ownerId: number | null;
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
}

type Columns = Omit<
  typeof projects.$inferInsert,
  'code' | 'course_id' | 'owner_id' | 'opens_at' | 'closes_at'
>;

/** Of a case that stands already only these columns change: its hours, course and owner belong to the school. */
export async function ensureProject(
  { db }: Transaction,
  code: string,
  columns: Columns,
  { courseId, ownerId, opensAt, closesAt }: Installation,
): Promise<number> {
  const [row] = await db
    .insert(projects)
    .values({
      ...columns,
      code,
      course_id: courseId,
      owner_id: ownerId,
      opens_at: opensAt,
      closes_at: closesAt,
    })
    .onConflictDoUpdate({ target: projects.code, set: columns })
    .returning({ id: projects.id });
  if (!row) throw new Error(`case ${code} was not kept`);
  return row.id;
}

export async function ensureWorkflow(
  { db }: Transaction,
  file: AuthoredCase,
  ownerId: number | null,
): Promise<number> {
  const named = {
    name_zh: file.workflow_name.zh,
    name_en: file.workflow_name.en,
    experiment_type: file.experiment_type,
  };
  const [row] = await db
    .insert(workflows)
    .values({ ...named, code: file.code, owner_id: ownerId })
    .onConflictDoUpdate({ target: workflows.code, set: named })
    .returning({ id: workflows.id });
  if (!row) throw new Error(`workflow ${file.code} was not kept`);
  return row.id;
}

/** The version of a flow that is the same already, or a new one. */
export async function ensureFlow(
  { db }: Transaction,
  workflowId: number,
  flow: AuthoredCase['flow'],
): Promise<number> {
  const [latest] = await db
    .select({
      id: flows.id,
      version: flows.version,
      isSame: sql<boolean>`${flows.flow} = ${JSON.stringify(flow)}::jsonb and ${flows.published_at} is not null`,
    })
    .from(flows)
    .where(eq(flows.workflow_id, workflowId))
    .orderBy(desc(flows.version))
    .limit(1);
  if (latest?.isSame) return latest.id;
  const [row] = await db
    .insert(flows)
    .values({ workflow_id: workflowId, version: (latest?.version ?? 0) + 1, flow, published_at: sql`now()` })
    .returning({ id: flows.id });
  if (!row) throw new Error('the flow was not kept');
  return row.id;
}

export type CaseStanding = 'as_installed' | 'changed' | 'in_use';

/** Of the cases in place: whether the school has changed one or draws on its workflow, and whether somebody waits or plays in it. */
export async function standingOfCases(
  { db }: Transaction,
  codes: readonly string[],
): Promise<Map<string, CaseStanding>> {
  const drawnOn = db
    .select({ one: sql`1` })
    .from(flows)
    .where(
      and(eq(flows.workflow_id, workflows.id), or(isNull(flows.published_at), isNotNull(flows.saved_by))),
    );
  const corrected = db
    .select({ one: sql`1` })
    .from(flowCorrections)
    .where(eq(flowCorrections.flow_id, projects.flow_id));
  const played = db
    .select({ one: sql`1` })
    .from(experiments)
    .where(and(eq(experiments.project_id, projects.id), ne(experiments.status, 'ended')));
  const rows = await db
    .select({
      code: projects.code,
      isChanged: sql<boolean>`${projects.revision} > 1 or ${exists(drawnOn)} or ${exists(corrected)}`,
      isPlayed: sql<boolean>`${exists(played)}`,
    })
    .from(projects)
    .leftJoin(workflows, eq(workflows.code, projects.code))
    .where(inArray(projects.code, [...codes]));
  return new Map(
    rows.map(({ code, isChanged, isPlayed }) => [
      code,
      isChanged ? 'changed' : isPlayed ? 'in_use' : 'as_installed',
    ]),
  );
}
