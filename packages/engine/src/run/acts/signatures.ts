import { TEXT_LIMITS } from '../limits.ts';
import { holderOf } from '../queries.ts';
import type { DocumentState } from '../state.ts';
import type { Acts } from './act.ts';
import { authoriseFunction, authoriseHost, authorisePresent } from './authority.ts';
import { documentsToTry, isWriter, knownDocument } from './document-access.ts';
import type { Checked, Rule, Situation } from './ruling.ts';
import { accept, draft, pass, refuse } from './ruling.ts';
import { optionalText } from './texts.ts';
import { ANY, asHost, asRole, has, isAssigned, type Viewpoint } from './viewpoint.ts';

/**
 * The author asks, or the host of what the host may read: asking opens the document to those who are asked. A role that has
 * been asked about this version already is not asked again.
 */
const requestSignature: Rule<'request_signature'> = (situation, command) => {
  const { node_id, role_id, document_id } = command;
  const host = authoriseHost(situation, command);
  const author = role_id === null ? host : authorisePresent(situation, { node_id, role_id });
  if (!host.ok && !author.ok) return author;
  const document = knownDocument(situation, document_id, host.ok ? host.value.role_id : role_id);
  if (!document) return refuse('no_such_thing', 'document_id');
  if (!host.ok && document.author_role !== role_id) return refuse('not_authorised_here');
  const asked = rolesToAsk(situation, document, command.role_ids);
  if (!asked.ok) return asked;
  const data = { document_id, name: document.name, role_ids: asked.value };
  return accept(draft(host.ok ? host.value : command, { type: 'signature_requested', data }));
};

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
const sign: Rule<'sign'> = (situation, command) => {
  const authority = authoriseFunction(situation, command, 'signature');
  if (!authority.ok) return authority;
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

const isAuthor = ({ state, role_id }: Viewpoint) =>
  Object.values(state.documents).some((one) => one.author_role === role_id && !one.archived);

const heldRoles = ({ index, state }: Viewpoint) =>
  index.flow.roles.map(({ id }) => id).filter((id) => holderOf(state, id) !== undefined);

const documentsToSign = ({ state, role_id }: Viewpoint) =>
  Object.values(state.documents).filter(
    (one) => !one.archived && Object.hasOwn(one.signatures, role_id ?? ANY),
  );

export const signatureActs = {
  request_signature: {
    judge: requestSignature,
    isTheirs: (from) => from.is_host || isWriter(from) || (isAssigned(from) && isAuthor(from)),
    tries: (from) =>
      documentsToTry(from).map(({ id }) => ({
        type: 'request_signature',
        ...asHost(from),
        document_id: id,
        role_ids: heldRoles(from),
      })),
  },
  sign: {
    judge: sign,
    isTheirs: has('signature'),
    tries: (from) =>
      documentsToSign(from).map(({ id, hash }) => ({
        type: 'sign',
        ...asRole(from),
        document_id: id,
        decision: 'signed',
        hash,
        reason: null,
      })),
  },
} satisfies Acts<'request_signature' | 'sign'>;
