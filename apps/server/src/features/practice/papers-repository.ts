import { type CasePapers, type CaseProject, casePapers, type Model, type PartnerPaper } from '@lets/contract';
import { asc, eq, sql } from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import { experiments, practicePapers, projects } from '../../db/schema/index.ts';
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

/** Once for each document: a draft begun anew is another one. */
export async function keepPaper(
  { db }: Reader,
  eid: number,
  documentId: string,
  { quality, note }: Pick<Model, 'quality' | 'note'>,
): Promise<void> {
  await db
    .insert(practicePapers)
    .values({ experiment_id: eid, document_id: documentId, quality, note })
    .onConflictDoNothing();
}

export function partnerPapers({ db }: Reader, eid: number): Promise<PartnerPaper[]> {
  const { document_id, quality, note, experiment_id } = practicePapers;
  return db
    .select({ doc_id: document_id, quality, note })
    .from(practicePapers)
    .where(eq(experiment_id, eid))
    .orderBy(asc(document_id));
}
