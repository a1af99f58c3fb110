import { eq, sql } from '../../db/drizzle.ts';
import { isAnyOf } from '../../db/expressions.ts';
import type { Reader } from '../../db/reader.ts';
import { evaluationScores, projects } from '../../db/schema/index.ts';

/** run id → the scores of the evaluation in force. */
export async function scoresOfRuns({ db }: Reader, eids: readonly number[]) {
  const { experiment_id, score } = evaluationScores;
  const rows = await db
    .select({
      eid: experiment_id,
      mean: sql<number>`round(avg(${score})::numeric, 1)::float`,
      lowest: sql<number>`round(min(${score})::numeric, 1)::float`,
      highest: sql<number>`round(max(${score})::numeric, 1)::float`,
      count: sql<number>`count(*)::int`,
    })
    .from(evaluationScores)
    .where(isAnyOf(experiment_id, eids))
    .groupBy(experiment_id);
  return new Map(rows.map(({ eid, ...scores }) => [eid, scores]));
}

/** A case as it was authored: what it says is nobody's own. */
export async function caseTextOf({ db }: Reader, projectId: number): Promise<unknown> {
  const [row] = await db.select({ body: projects.body }).from(projects).where(eq(projects.id, projectId));
  return row?.body ?? null;
}
