import type { CaseDocument, CaseDocumentRow, ReferenceRelease } from '@lets/contract';
import type pg from 'pg';
import type { OpenRun } from '../../runs/access.ts';
import { caseDocumentRows, readingInRun } from '../project/service.ts';

type Client = Pick<pg.ClientBase, 'query'>;
type Listed = Omit<CaseDocument, 'body'>;

/** Without the texts, which may be long and need not leave the database. */
const LIST = `SELECT p.body ->> 'reference_release' AS reference_release, coalesce(
    (SELECT jsonb_agg(d - 'body') FROM jsonb_array_elements(p.body -> 'documents') AS d), '[]') AS documents
  FROM projects p WHERE p.id = $1`;

/** The case documents for these roles of a run, each with whether it may be read now; those for others are not even named. */
export async function caseDocumentsFor(
  client: Client,
  { run, relation, flow }: Pick<OpenRun, 'run' | 'relation' | 'flow'>,
  roleIds: readonly string[],
): Promise<CaseDocumentRow[]> {
  const { rows } = await client.query<{ reference_release: ReferenceRelease; documents: Listed[] }>({
    name: 'case-documents',
    text: LIST,
    values: [run.project_id],
  });
  const project = rows[0];
  if (!project) return [];
  const { isStaff } = relation;
  // The rows are asked for in the name of the roles given, which the caller has proved to hold.
  const reading = { ...readingInRun(run, flow, { userId: 0, isStaff }), roleIds };
  return caseDocumentRows(project, reading);
}
