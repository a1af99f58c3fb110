import type { Bilingual, Flow, Side } from '@lets/contract';
import { type DocumentState, documentOf, type RunState, rolesOfUser, rulingOn } from '@lets/engine';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { Refusal } from '../../../http/errors.ts';
import { findRun } from '../../../runs/access.ts';
import { canSeeVersions } from '../documents.ts';

/** What a person may do in a shared document now, and as whom the others see them; null when they may not know it. */
export interface DocumentAccess {
  readonly mayWrite: boolean;
  /** The version with which its present text began. */
  readonly rootVersion: number;
  /** Null for staff, who are not shown. */
  readonly role: { readonly id: string; readonly name: Bilingual; readonly side: Side | null } | null;
}

/** Judged anew each time, by what the database says. */
export async function accessTo(
  deps: Pick<Deps, 'database' | 'flowCache' | 'clock'>,
  caller: Caller,
  eid: number,
  documentId: string,
): Promise<DocumentAccess | null> {
  const found = await findRun(deps, caller, eid);
  if (found instanceof Refusal) return null;
  const { run, relation, flow } = found;
  const document = documentOf(run.state, documentId);
  const inRun = { flow, state: run.state };
  if (!document || !canSeeVersions(inRun, document, caller, relation)) return null;
  const writesAs = writingRole(inRun, document, caller.id, deps.clock());
  const shown = writesAs ?? rolesOfUser(flow, run.state, caller.id)[0];
  const role = flow.roles.find(({ id }) => id === shown);
  return {
    mayWrite: writesAs !== null,
    rootVersion: document.root_version ?? 1,
    role: role ? { id: role.id, name: role.name, side: role.side ?? null } : null,
  };
}

/** Pure: the role in which a person may save a document just now, as the same rule says that judges a save. */
export function writingRole(
  { flow, state }: { readonly flow: Flow; readonly state: RunState },
  document: DocumentState,
  userId: number,
  at: number,
): string | null {
  const { id: document_id, node_id, version: base_version } = document;
  const may = (role_id: string) =>
    rulingOn(
      flow,
      state,
      { type: 'save_document', node_id, role_id, document_id, base_version, hash: 'any', revise: false },
      { actor: { user_id: userId, is_staff: false }, at },
    ).ok;
  return rolesOfUser(flow, state, userId).find(may) ?? null;
}
