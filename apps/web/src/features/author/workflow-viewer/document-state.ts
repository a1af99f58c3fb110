import type { CaseDocumentRow } from '@lets/contract';

/** Whether a document can be read now; if not, what opens it. Pure. */
export type DocumentState = 'readable' | 'for_roles' | 'after_section' | 'in_run' | 'after_end';

export function documentState({ readable, kind, role_ids, node_id }: CaseDocumentRow): DocumentState {
  if (readable) return 'readable';
  if (kind === 'reference') return 'after_end';
  if (role_ids.length > 0) return 'for_roles';
  return node_id === null ? 'in_run' : 'after_section';
}
