import type { DocumentRow, Flow } from '@lets/contract';
import {
  type DocumentState,
  documentOf,
  isOpen,
  mayReadDocument,
  mayWriteDocument,
  type RunState,
  readsDocument,
  rolesOfUser,
} from '@lets/engine';
import type { Caller } from '../../http/caller.ts';
import type { Relation } from '../../runs/policy.ts';

interface FlowAndState {
  readonly flow: Flow;
  readonly state: RunState;
}

/** Pure: a document as listed, for one reader. */
export function documentRow(
  { flow, state }: FlowAndState,
  document: DocumentState,
  caller: Caller,
  updatedAt: number,
): DocumentRow {
  const { id, node_id, name, author_role, template_id, version, hash, frozen, submitted } = document;
  const isWriter = rolesOfUser(flow, state, caller.id).some((role) => mayWriteDocument(flow, document, role));
  const isAtDesk = state.status === 'in_progress' && isOpen(state, node_id) && !document.archived;
  return {
    id,
    node_id,
    name,
    author_role,
    template_id,
    version,
    hash,
    frozen,
    submitted,
    updated_at: updatedAt,
    can_edit: isWriter && isAtDesk && !frozen,
  };
}

/** Pure: the documents that a role may know, in the order they were made. */
export function documentsFor({ flow, state }: FlowAndState, roleId: string): DocumentState[] {
  return Object.keys(state.documents)
    .flatMap((id) => documentOf(state, id) ?? [])
    .filter((document) => mayReadDocument(flow, state, document, roleId));
}

/** Pure: whether a person may read a document: staff all, those that were cleared too. */
export function canRead(
  { flow, state }: FlowAndState,
  document: DocumentState,
  caller: Caller,
  { isStaff }: Pick<Relation, 'isStaff'>,
): boolean {
  return isStaff || readsDocument(flow, state, document, caller.id);
}

/** Pure: whether a person may look through a document's earlier versions: its writers and staff may. */
export function canSeeVersions(
  { flow, state }: FlowAndState,
  document: DocumentState,
  caller: Caller,
  { isStaff }: Pick<Relation, 'isStaff'>,
): boolean {
  return (
    isStaff || rolesOfUser(flow, state, caller.id).some((role) => mayWriteDocument(flow, document, role))
  );
}
