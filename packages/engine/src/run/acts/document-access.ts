import { isWritingSection } from '../../flow/model.ts';
import type { AsRole } from '../command.ts';
import { documentOf, mayReadDocument, readsDocument } from '../queries.ts';
import type { DocumentState } from '../state.ts';
import type { RoleAuthority } from './authority.ts';
import { authorisePresent } from './authority.ts';
import type { Checked, Situation } from './ruling.ts';
import { pass, refuse } from './ruling.ts';
import { ANY, isAssigned, type Viewpoint } from './viewpoint.ts';

/** Documents are written in edit and report sections only. */
export function authoriseWriter(situation: Situation, command: AsRole): Checked<RoleAuthority> {
  const authority = authorisePresent(situation, command);
  if (!authority.ok) return authority;
  return isWritingSection(authority.value.node) ? authority : refuse('not_authorised_here');
}

/** A document is changed in its own section, while that is open. */
export function writerDocument(
  situation: Situation,
  command: AsRole & { readonly document_id: string },
): Checked<DocumentState> {
  const writer = authoriseWriter(situation, command);
  if (!writer.ok) return writer;
  const document = knownDocument(situation, command.document_id, command.role_id);
  return document?.node_id === command.node_id ? pass(document) : refuse('no_such_thing', 'document_id');
}

/** A document that the role, or without a role the actor, may know. Any other is treated as missing, so that its existence stays hidden. */
export function knownDocument(
  { index: { flow }, state, context }: Situation,
  id: string,
  roleId: string | null,
): DocumentState | undefined {
  const document = documentOf(state, id);
  if (!document) return undefined;
  const isKnown =
    roleId === null
      ? readsDocument(flow, state, document, context.actor.user_id)
      : mayReadDocument(flow, state, document, roleId);
  return isKnown ? document : undefined;
}

/** Whether the section writes documents and the role has a place in it. */
export const isWriter = (from: Viewpoint): boolean =>
  isAssigned(from) && !!from.node && isWritingSection(from.node);

/** The documents that the actor may know; without any, one that does not exist, so that the first reason for the refusal is found. */
export function documentsToTry({
  index,
  state,
  user_id,
}: Viewpoint): readonly Pick<DocumentState, 'id' | 'version'>[] {
  const found = Object.values(state.documents).filter((one) =>
    readsDocument(index.flow, state, one, user_id),
  );
  return found.length > 0 ? found : [{ id: ANY, version: 1 }];
}
