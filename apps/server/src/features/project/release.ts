import {
  type CaseDocument,
  type CaseDocumentRow,
  type CaseProject,
  type Flow,
  isNamedDocument,
} from '@lets/contract';
import { isReleased, type Milestone, milestonesOf, type RunState } from '@lets/engine';
import { knownRoles } from '../../runs/roles.ts';

type Listed = Omit<CaseDocument, 'body'>;
type Mode = CaseProject['reference_release'];

/** How far a reader has come in a case: what decides which of its documents are open to them. */
export interface Reading {
  readonly isStaff: boolean;
  readonly roleIds: readonly string[];
  /** Sections entered on this path, passed or open. */
  readonly enteredNodeIds: readonly string[];
  readonly passedNodeIds: readonly string[];
  /** What documents with a release rule may wait for. */
  readonly come: readonly Milestone[];
  readonly hasEnded: boolean;
  /** The end was reached by the flow's own ways: nothing is left to decide. */
  readonly isCompleted: boolean;
  readonly isEvaluated: boolean;
}

/** Pure: outside of any run. */
export function readingOfFrontPage(isStaff: boolean): Reading {
  const nothing = { roleIds: [], enteredNodeIds: [], passedNodeIds: [], come: [] };
  return { isStaff, ...nothing, hasEnded: false, isCompleted: false, isEvaluated: false };
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
    roleIds: knownRoles(flow, run.state, reader.userId),
    enteredNodeIds: sections.map((section) => section.node_id),
    passedNodeIds: sections
      .filter((section) => section.status === 'passed')
      .map((section) => section.node_id),
    come: milestonesOf(flow, run.state),
    hasEnded: run.state.status === 'ended',
    isCompleted: run.state.ending?.how === 'completed',
    isEvaluated: run.evaluated,
  };
}

/**
 * Pure: whether a case document is open. One that belongs to a section opens when that is entered; a reference answer, as the case's
 * release mode says. The end of the run opens what the way taken has passed by. A release rule of the document's own stands in place of both, and
 * a termination opens nothing that waits for it: a run that is begun only to read the answers shows none.
 */
export function canReadCaseDocument(document: Listed, mode: Mode, reading: Reading): boolean {
  if (!isForReader(document, reading)) return false;
  if (reading.isStaff) return true;
  const { node_id: nodeId, kind, release } = document;
  if (kind === 'reference' && mode === 'none') return reading.isEvaluated;
  if (release) return reading.isCompleted || reading.isEvaluated || isReleased(release, reading.come);
  if (kind === 'reference' && mode === 'complete') return true;
  if (reading.hasEnded) return true;
  if (kind === 'reference') return nodeId !== null && reading.passedNodeIds.includes(nodeId);
  return nodeId === null || reading.enteredNodeIds.includes(nodeId);
}

/** Pure: a document kept for roles is for who plays them; to others it is not even named. */
function isForReader({ role_ids: roleIds }: Listed, reading: Reading): boolean {
  return reading.isStaff || roleIds.length === 0 || roleIds.some((id) => reading.roleIds.includes(id));
}

/**
 * Pure: the case's documents as listed, locked ones included; reference answers that are never released are not even named. One that its author
 * has only begun, without a name, is listed for staff alone.
 */
export function caseDocumentRows(
  { documents, reference_release: mode }: { documents: readonly Listed[]; reference_release: Mode },
  reading: Reading,
): CaseDocumentRow[] {
  return documents
    .filter((document) => isForReader(document, reading) && (reading.isStaff || isNamedDocument(document)))
    .map((document) => {
      const { id, kind, name, node_id, role_ids } = document;
      const readable = canReadCaseDocument(document, mode, reading);
      const shown = readable ? name : nameOfLocked(kind, name);
      return { id, kind, name: shown, node_id, role_ids, ...opensAfter(document), readable };
    })
    .filter(({ kind, readable }) => readable || kind !== 'reference' || mode !== 'none');
}

/** Without the outcome that a vote must have: it would tell which one has an answer. */
function opensAfter({ release }: Listed): Pick<CaseDocumentRow, 'opens_after'> {
  return release ? { opens_after: [...new Set(release.map(({ node_id }) => node_id))] } : {};
}

/** A reference answer's title may give the answer away. */
function nameOfLocked(kind: Listed['kind'], name: Listed['name']): Listed['name'] {
  return kind === 'reference' ? { zh: '参考答案', en: 'Reference answer' } : name;
}
