import type { CaseFile } from '@lets/contract';
import { desc, eq, sql } from 'drizzle-orm';
import { flows, projects, workflows } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';

export interface Installation {
  readonly courseId: number | null;
  readonly ownerId: number | null;
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
}

/**
 * Puts a whole case in place: its workflow, the flow as a published version, and its project. Doing it again with the same file changes
 * nothing; with a newer one the project moves to the new version, and runs stay on the one they started on.
 */
export async function installCase(
  tx: Transaction,
  file: CaseFile,
  installation: Installation,
): Promise<{ projectId: number; flowId: number }> {
  const workflowId = await ensureWorkflow(tx, file, installation.ownerId);
  const flowId = await ensureFlow(tx, workflowId, file.flow);
  const values = projectOf(file, flowId);
  const [row] = await tx.db
    .insert(projects)
    .values({
      ...values,
      code: file.code,
      course_id: installation.courseId,
      owner_id: installation.ownerId,
      opens_at: installation.opensAt,
      closes_at: installation.closesAt,
    })
    .onConflictDoUpdate({ target: projects.code, set: values })
    .returning({ id: projects.id });
  if (!row) throw new Error(`case ${file.code} was not kept`);
  return { projectId: row.id, flowId };
}

/** What a newer file may change of a project: its hours, course and owner belong to the school. */
function projectOf({ experiment_type, project }: CaseFile, flowId: number) {
  return {
    flow_id: flowId,
    experiment_type,
    grade: project.grade,
    name_zh: project.name.zh,
    name_en: project.name.en,
    opening_mode: project.opening_mode,
    body: project,
  };
}

async function ensureWorkflow({ db }: Transaction, file: CaseFile, ownerId: number | null): Promise<number> {
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

async function ensureFlow({ db }: Transaction, workflowId: number, flow: CaseFile['flow']): Promise<number> {
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
