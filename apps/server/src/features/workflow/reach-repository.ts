import type { ReachedCase } from '@lets/contract';
import { and, count, desc, eq, ne } from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import { experiments, flows, projects } from '../../db/schema/index.ts';

/** So many are named; the rest is counted. */
const NAMED = 20;

/** The cases that play any version of a workflow, those worked on last first, and how many there are in all. */
export async function casesOf(
  { db }: Reader,
  workflowId: number,
): Promise<{ readonly cases: ReachedCase[]; readonly case_count: number }> {
  const isRunning = and(eq(experiments.project_id, projects.id), ne(experiments.status, 'ended'));
  const [cases, [counted]] = await Promise.all([
    db
      .select({
        id: projects.id,
        name: { zh: projects.name_zh, en: projects.name_en },
        version: flows.version,
        ready: projects.ready,
        running_count: db.$count(experiments, isRunning),
      })
      .from(projects)
      .innerJoin(flows, eq(flows.id, projects.flow_id))
      .where(eq(flows.workflow_id, workflowId))
      .orderBy(desc(projects.updated_at), desc(projects.id))
      .limit(NAMED),
    db
      .select({ total: count() })
      .from(projects)
      .innerJoin(flows, eq(flows.id, projects.flow_id))
      .where(eq(flows.workflow_id, workflowId)),
  ]);
  return { cases, case_count: counted?.total ?? 0 };
}
