import type { CaseDocumentRow, ProjectDetail } from '@lets/contract';

/** Why a case document cannot be read yet; null when it can. Pure. */
export type DocumentLock =
  | { readonly why: 'role'; readonly roleIds: readonly string[] }
  | { readonly why: 'released'; readonly nodeIds: readonly string[] }
  | { readonly why: 'entered' | 'passed'; readonly nodeId: string }
  | { readonly why: 'evaluated' | 'in_run' };

export function documentLock(
  document: CaseDocumentRow,
  release: ProjectDetail['reference_release'],
): DocumentLock | null {
  const { readable, kind, node_id: nodeId, role_ids: roleIds, opens_after: nodeIds } = document;
  if (readable) return null;
  if (kind === 'reference' && release === 'none') return { why: 'evaluated' };
  if (nodeIds) return { why: 'released', nodeIds };
  if (kind === 'reference') {
    return nodeId ? { why: 'passed', nodeId } : { why: 'evaluated' };
  }
  if (roleIds.length > 0) return { why: 'role', roleIds };
  return nodeId ? { why: 'entered', nodeId } : { why: 'in_run' };
}
