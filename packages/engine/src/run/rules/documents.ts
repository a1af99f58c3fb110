import type { FlowNode } from '../../flow/model.ts';
import { DOCUMENT_LIMITS, TEXT_LIMITS } from '../limits.ts';
import { documentOf, holderOf, mayReadDocument, mayWriteDocument, readsDocument } from '../queries.ts';
import type { DocumentState } from '../state.ts';
import type { Checked, Rule, Situation } from './ruling.ts';
import { accept, draft, pass, refuse } from './ruling.ts';
import type { Standing } from './standing.ts';
import { functionStanding, hostStanding, insideStanding } from './standing.ts';
import { isLonger, optionalText } from './texts.ts';

export const createDocument: Rule<'create_document'> = (situation, command) => {
  const desk = deskStanding(situation, command);
  if (!desk.ok) return desk;
  const { document_id, template_id, hash } = command;
  const chosen = templateChoice(desk.value.node, command.role_id, template_id);
  if (!chosen.ok) return chosen;
  const named = documentName(command.name);
  if (!named.ok) return named;
  const name = named.value;
  if (hash === '') return refuse('bad_parameter', 'hash');
  // `in`, so that names every object inherits are refused as ids too.
  const isTaken = document_id === '' || document_id in situation.state.documents;
  if (isTaken) return refuse('bad_parameter', 'document_id');
  if (!hasRoomFor(situation, command.role_id)) return refuse('too_many_documents');
  return accept(draft(command, { type: 'document_created', data: { document_id, name, template_id, hash } }));
};

function hasRoomFor({ state }: Situation, roleId: string): boolean {
  const made = Object.values(state.documents);
  const inRole = made.filter(({ author_role }) => author_role === roleId).length;
  return made.length < DOCUMENT_LIMITS.run && inRole < DOCUMENT_LIMITS.role;
}

/**
 * A signed document is frozen. Changing it is an act of its own (`revise`), so that an autosave still on its way when
 * the signature arrives cannot wipe it off.
 */
export const saveDocument: Rule<'save_document'> = (situation, command) => {
  const found = documentAtDesk(situation, command);
  if (!found.ok) return found;
  const document = found.value;
  if (!mayWriteDocument(situation.index.flow, document, command.role_id))
    return refuse('not_authorised_here');
  if (command.base_version !== document.version) return refuse('changed_meanwhile');
  if (document.frozen && command.revise !== true) return refuse('already_done');
  if (command.hash === '') return refuse('bad_parameter', 'hash');
  const data = { document_id: document.id, version: document.version + 1, hash: command.hash };
  return accept(draft(command, { type: 'document_saved', data }));
};

/** Whoever writes in a document may name it, until it is signed under its name. */
export const renameDocument: Rule<'rename_document'> = (situation, command) => {
  const found = documentAtDesk(situation, command);
  if (!found.ok) return found;
  const document = found.value;
  if (!mayWriteDocument(situation.index.flow, document, command.role_id))
    return refuse('not_authorised_here');
  const named = documentName(command.name);
  if (!named.ok) return named;
  if (document.frozen || named.value === document.name) return refuse('already_done');
  const data = { document_id: document.id, name: named.value, before: document.name };
  return accept(draft(command, { type: 'document_renamed', data }));
};

function documentName(given: string): Checked<string> {
  const name = given.trim();
  if (name === '') return refuse('file_name_missing', 'name');
  return isLonger(name, TEXT_LIMITS.document_name) ? refuse('bad_parameter', 'name') : pass(name);
}

export const deleteDocument: Rule<'delete_document'> = (situation, command) => {
  const found = documentAtDesk(situation, command);
  if (!found.ok) return found;
  const { id, name, author_role, frozen, submitted } = found.value;
  if (author_role !== command.role_id) return refuse('not_authorised_here');
  if (frozen || submitted) return refuse('already_done');
  return accept(draft(command, { type: 'document_deleted', data: { document_id: id, name } }));
};

/**
 * The author asks, or the host of what the host may read: asking opens the document to those who are asked. A role that has
 * been asked about this version already is not asked again.
 */
export const requestSignature: Rule<'request_signature'> = (situation, command) => {
  const { node_id, role_id, document_id } = command;
  const asHost = hostStanding(situation, command);
  const asAuthor = role_id === null ? asHost : insideStanding(situation, { node_id, role_id });
  if (!asHost.ok && !asAuthor.ok) return asAuthor;
  const document = knownDocument(situation, document_id, asHost.ok ? asHost.value.role_id : role_id);
  if (!document) return refuse('no_such_thing', 'document_id');
  if (!asHost.ok && document.author_role !== role_id) return refuse('not_authorised_here');
  const asked = rolesToAsk(situation, document, command.role_ids);
  if (!asked.ok) return asked;
  const data = { document_id, name: document.name, role_ids: asked.value };
  return accept(draft(asHost.ok ? asHost.value : command, { type: 'signature_requested', data }));
};

/** A document that a role may know, or the actor where they act in no role's name. Of any other it is not even told that it is there. */
function knownDocument(
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

function rolesToAsk(
  { index, state }: Situation,
  document: DocumentState,
  roleIds: readonly string[],
): Checked<readonly string[]> {
  const wanted = [...new Set(roleIds)];
  const isKnown = (id: string) => index.flow.roles.some((role) => role.id === id) && holderOf(state, id);
  if (wanted.length === 0 || !wanted.every(isKnown)) return refuse('bad_parameter', 'role_ids');
  const fresh = wanted.filter((id) => !Object.hasOwn(document.signatures, id));
  return fresh.length === 0 ? refuse('already_done') : pass(fresh);
}

/** The hash proves that what is signed is what the signer saw. */
export const sign: Rule<'sign'> = (situation, command) => {
  const standing = functionStanding(situation, command, 'signature');
  if (!standing.ok) return standing;
  const document = knownDocument(situation, command.document_id, command.role_id);
  if (!document) return refuse('no_such_thing', 'document_id');
  const asked = Object.hasOwn(document.signatures, command.role_id)
    ? document.signatures[command.role_id]
    : undefined;
  if (!asked) return refuse('not_authorised_here');
  if (asked.status !== 'asked') return refuse('already_done');
  if (command.hash !== document.hash) return refuse('changed_meanwhile');
  const reason = optionalText(command.reason, TEXT_LIMITS.reason, 'reason');
  if (!reason.ok) return reason;
  if (command.decision === 'refused' && reason.value === null) return refuse('bad_parameter', 'reason');
  const { document_id, decision, hash } = command;
  const data = { document_id, name: document.name, decision, hash, reason: reason.value };
  return accept(draft(command, { type: 'document_signed', data }));
};

/** Documents are written in edit and report sections only. */
function deskStanding(
  situation: Situation,
  command: { readonly node_id: string; readonly role_id: string },
): Checked<Standing> {
  const standing = insideStanding(situation, command);
  if (!standing.ok) return standing;
  return isDesk(standing.value.node) ? standing : refuse('not_authorised_here');
}

/** A document is changed in its own section, while that is open. */
function documentAtDesk(
  situation: Situation,
  command: { readonly node_id: string; readonly role_id: string; readonly document_id: string },
): Checked<DocumentState> {
  const desk = deskStanding(situation, command);
  if (!desk.ok) return desk;
  const document = knownDocument(situation, command.document_id, command.role_id);
  return document?.node_id === command.node_id ? pass(document) : refuse('no_such_thing', 'document_id');
}

/** Pure: whether documents are written in a section. */
export function isDesk(node: FlowNode): boolean {
  return node.kind === 'edit' || node.kind === 'report';
}

/** Where the role has templates one of them must be chosen; where it has none, a report may be written on a blank page. */
function templateChoice(node: FlowNode, roleId: string, templateId: string | null): Checked<string | null> {
  const own = node.templates.filter(({ role_ids }) => role_ids.includes(roleId));
  if (own.length > 0)
    return own.some(({ id }) => id === templateId)
      ? pass(templateId)
      : refuse('bad_parameter', 'template_id');
  return templateId === null && node.kind === 'report' ? pass(null) : refuse('no_templates');
}
