import type { CaseDocumentRow } from '@lets/contract';
import type { Reader } from '../../db/reader.ts';
import type { OpenRun } from '../../runs/access.ts';
import { caseDocumentRows, readingInRun } from '../project/service.ts';
import { caseDocumentsOf } from './case-repository.ts';

/** The case documents for these roles of a run, each with whether it may be read now; those for others are not even named. */
export async function caseDocumentsFor(
  reader: Reader,
  { run, relation, flow }: Pick<OpenRun, 'run' | 'relation' | 'flow'>,
  roleIds: readonly string[],
): Promise<CaseDocumentRow[]> {
  const project = await caseDocumentsOf(reader, run.project_id);
  if (!project) return [];
  const { isStaff } = relation;
  // The rows are asked for in the name of the roles given, which the caller has proved to hold.
  const reading = { ...readingInRun(run, flow, { userId: 0, isStaff }), roleIds };
  return caseDocumentRows(project, reading);
}
