import { type CasePapers, type CaseProject, casePapers } from '@lets/contract';
import { eq, sql } from 'drizzle-orm';
import type { Reader } from '../../db/reader.ts';
import { experiments, projects } from '../../db/schema/index.ts';
import type { FlowCache } from '../../runs/flow-cache.ts';

/** What partners write a run's papers from: the models of its flow, and the facts of its case. */
export async function readPapers(
  reader: Reader,
  flowCache: Pick<FlowCache, 'read'>,
  eid: number,
): Promise<CasePapers | null> {
  const fields = sql<CaseProject['fields']>`coalesce(${projects.body} -> 'fields', '[]')`;
  const templates = sql<CaseProject['templates'] & {}>`coalesce(${projects.body} -> 'templates', '[]')`;
  const [run] = await reader.db
    .select({ flow_id: experiments.flow_id, fields, templates })
    .from(experiments)
    .innerJoin(projects, eq(projects.id, experiments.project_id))
    .where(eq(experiments.id, eid));
  return run ? casePapers(await flowCache.read(run.flow_id), run) : null;
}
