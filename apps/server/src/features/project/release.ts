import type { CaseDocumentRow, CaseProject, Flow } from '@lets/contract';
import { type RunState, rolesOfUser } from '@lets/engine';

type CaseDocument = CaseProject['documents'][number];

/** How far a reader has come in a case: what decides which of its documents are open to them. */
export interface Reading {
  readonly isStaff: boolean;
  readonly roleIds: readonly string[];
  /** Sections entered on this path, passed or open. */
  readonly enteredNodeIds: readonly string[];
  readonly passedNodeIds: readonly string[];
  readonly isEvaluated: boolean;
}

/** Pure: outside of any run. */
export function readingOfFrontPage(isStaff: boolean): Reading {
  return { isStaff, roleIds: [], enteredNodeIds: [], passedNodeIds: [], isEvaluated: false };
}

/** Pure: inside a run. */
export function readingInRun(
  run: { readonly state: RunState; readonly evaluated: boolean },
  flow: Flow,
  reader: { readonly userId: number; readonly isStaff: boolean },
): Reading {
  const sections = Object.values(run.state.sections);
  return {
    isStaff: reader.isStaff,
    roleIds: rolesOfUser(flow, run.state, reader.userId),
    enteredNodeIds: sections.map((section) => section.node_id),
    passedNodeIds: sections
      .filter((section) => section.status === 'passed')
      .map((section) => section.node_id),
    isEvaluated: run.evaluated,
  };
}

/**
 * Pure: whether a case document is open. One kept for roles opens to who plays them; one that belongs to a section, when that is
 * entered; a reference answer, as the case's release mode says.
 */
export function canReadCaseDocument(
  document: Pick<CaseDocument, 'kind' | 'node_id' | 'role_ids'>,
  mode: CaseProject['reference_release'],
  reading: Reading,
): boolean {
  if (reading.isStaff) return true;
  const { node_id: nodeId, role_ids: roleIds, kind } = document;
  if (roleIds.length > 0 && !roleIds.some((id) => reading.roleIds.includes(id))) return false;
  if (kind !== 'reference') return nodeId === null || reading.enteredNodeIds.includes(nodeId);
  if (mode === 'complete') return true;
  if (mode === 'none') return reading.isEvaluated;
  return reading.isEvaluated || (nodeId !== null && reading.passedNodeIds.includes(nodeId));
}

/** Pure: the case's documents as listed, the locked ones by name only. */
export function caseDocumentRows(
  { documents, reference_release: mode }: Pick<CaseProject, 'documents' | 'reference_release'>,
  reading: Reading,
): CaseDocumentRow[] {
  return documents.map(({ body: _, ...document }) => ({
    ...document,
    readable: canReadCaseDocument(document, mode, reading),
  }));
}
