import type { AuthoredCase } from '@lets/contract';
import { desc, eq, sql } from '../../db/drizzle.ts';
import { flows, projects, workflows } from '../../db/schema/index.ts';
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

/** Whether a case of this code is in place. */
export async function isInstalled({ db }: Transaction, code: string): Promise<boolean> {
  const rows = await db.select({ id: projects.id }).from(projects).where(eq(projects.code, code));
  return rows.length > 0;
}
