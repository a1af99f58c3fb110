import type { FlowNodeView } from '@lets/contract';
import type { DocumentState, RunState } from '@lets/engine';

/** Whether a role writes a document: its author, or, but for reports, whoever may draft from the same template here. Pure. */
export function canWrite(document: DocumentState, node: FlowNodeView, roleId: string | null): boolean {
  if (roleId === null || document.node_id !== node.id) return false;
  if (document.author_role === roleId) return true;
  const template = node.templates.find((one) => one.id === document.template_id);
  return node.kind !== 'report' && (template?.role_ids.includes(roleId) ?? false);
}

/** The documents of a section that a role has on its desk: its own to write, the others once they are handed in. Pure. */
export function documentsOnDesk(
  state: RunState,
  node: FlowNodeView,
  roleId: string | null,
  roleIds: readonly string[],
): DocumentState[] {
  return Object.values(state.documents).filter((document) => {
    if (document.node_id !== node.id || document.archived) return false;
    const isAsked = roleIds.some((role) => document.signatures[role]);
    return document.submitted || isAsked || roleId === null || canWrite(document, node, roleId);
  });
}

/** The role of mine that a document waits for to sign. Pure. */
export function awaitedSigner(document: DocumentState, roleIds: readonly string[]): string | null {
  return roleIds.find((role) => document.signatures[role]?.status === 'asked') ?? null;
}

/** Changes whenever what the server tells of a document does. */
export function revisionOf(document: DocumentState): string {
  const signed = Object.values(document.signatures).map((signature) => signature.role_id + signature.status);
  return [document.version, document.frozen, document.submitted, ...signed].join('/');
}
