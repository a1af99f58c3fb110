import { type CaseDocument, type Exhibit, LIMITS } from '@lets/contract';
import { desc, eq, sql } from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import { flows, projects } from '../../db/schema/index.ts';

type Listed = Pick<Exhibit, 'id' | 'name'> & Pick<CaseDocument, 'kind'>;

/** What a case has to show, in its order and without the texts. Reference answers are nothing to show. */
const listed = sql<Listed[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', one -> 'id', 'kind', one -> 'kind', 'name', one -> 'name') order by place)
  from jsonb_array_elements(${projects.body} -> 'documents') with ordinality as documents (one, place)
  where one ->> 'kind' <> 'reference'), '[]')`;

/** The documents of the cases of a workflow; of several with one id that of the case worked on last. */
export async function exhibitsOf({ db }: Reader, workflowId: number): Promise<Exhibit[]> {
  const cases = await db
    .select({ id: projects.id, name: { zh: projects.name_zh, en: projects.name_en }, listed })
    .from(projects)
    .innerJoin(flows, eq(flows.id, projects.flow_id))
    .where(eq(flows.workflow_id, workflowId))
    .orderBy(desc(projects.updated_at), desc(projects.id))
    .limit(LIMITS.exhibit_cases);
  const found = new Map<string, Exhibit>();
  for (const { listed: documents, ...project } of cases)
    for (const document of documents)
      if (!found.has(document.id)) found.set(document.id, { ...document, project } as Exhibit);
  return [...found.values()];
}
