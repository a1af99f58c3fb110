import type { FlowNode } from '../../flow/model.ts';
import { DOCUMENT_LIMITS, TEXT_LIMITS } from '../limits.ts';
import { mayWriteDocument } from '../queries.ts';
import type { Acts } from './act.ts';
import { authoriseFunction } from './authority.ts';
import { authoriseWriter, documentsToTry, isWriter, writerDocument } from './document-access.ts';
import { submittableItem } from './items.ts';
import type { Checked, Rule, Situation } from './ruling.ts';
import { accept, draft, pass, refuse } from './ruling.ts';
import { isLonger } from './texts.ts';
import { ANY, asRole, has, type Viewpoint } from './viewpoint.ts';

const createDocument: Rule<'create_document'> = (situation, command) => {
  const writer = authoriseWriter(situation, command);
  if (!writer.ok) return writer;
  const { document_id, template_id, hash } = command;
  const chosen = templateChoice(writer.value.node, command.role_id, template_id);
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
const saveDocument: Rule<'save_document'> = (situation, command) => {
  const found = writerDocument(situation, command);
  if (!found.ok) return found;
  const document = found.value;
  if (!mayWriteDocument(situation.index.flow, document, command.role_id))
    return refuse('not_authorised_here');
  if (command.base_version !== document.version) return refuse('changed_meanwhile');
  if (document.frozen && command.revise !== true) return refuse('already_done');
  if (command.hash === '') return refuse('bad_parameter', 'hash');
  const whole = command.is_whole ? { is_whole: true as const } : {};
  const data = { document_id: document.id, version: document.version + 1, hash: command.hash, ...whole };
  return accept(draft(command, { type: 'document_saved', data }));
};

/** Anyone who may write in a document may rename it until it is signed. */
const renameDocument: Rule<'rename_document'> = (situation, command) => {
  const found = writerDocument(situation, command);
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

const deleteDocument: Rule<'delete_document'> = (situation, command) => {
  const found = writerDocument(situation, command);
  if (!found.ok) return found;
  const { id, name, author_role, frozen, submitted } = found.value;
  if (author_role !== command.role_id) return refuse('not_authorised_here');
  if (frozen || submitted) return refuse('already_done');
  return accept(draft(command, { type: 'document_deleted', data: { document_id: id, name } }));
};

/** Where the role has templates one of them must be chosen; where it has none, a report may be written on a blank page. */
function templateChoice(node: FlowNode, roleId: string, templateId: string | null): Checked<string | null> {
  const own = node.templates.filter(({ role_ids }) => role_ids.includes(roleId));
  if (own.length > 0)
    return own.some(({ id }) => id === templateId)
      ? pass(templateId)
      : refuse('bad_parameter', 'template_id');
  return templateId === null && node.kind === 'report' ? pass(null) : refuse('no_templates');
}

const submit: Rule<'submit'> = (situation, command) => {
  const authority = authoriseFunction(situation, command, 'submission');
  if (!authority.ok) return authority;
  const { node_id, role_id, document_id } = command;
  const item = submittableItem(situation, node_id, role_id, document_id, 'document_id');
  if (!item.ok) return item;
  const data = { document_id, name: item.value.name };
  return accept(draft(command, { type: 'document_submitted', data }));
};

/** The role's templates, and null for none. */
function templatesToTry({ node, role_id }: Viewpoint): readonly (string | null)[] {
  const own = node?.templates.filter(({ role_ids }) => role_ids.includes(role_id ?? ANY)) ?? [];
  return [...own.map(({ id }) => id), null];
}

export const documentActs = {
  create_document: {
    judge: createDocument,
    isTheirs: isWriter,
    tries: (from) =>
      templatesToTry(from).map((template_id) => ({
        type: 'create_document',
        ...asRole(from),
        document_id: ANY,
        name: ANY,
        template_id,
        hash: ANY,
      })),
  },
  save_document: {
    judge: saveDocument,
    isTheirs: isWriter,
    tries: (from) =>
      documentsToTry(from).map(({ id, version }) => ({
        type: 'save_document',
        ...asRole(from),
        document_id: id,
        base_version: version,
        hash: ANY,
        revise: true,
      })),
  },
  rename_document: {
    judge: renameDocument,
    isTheirs: isWriter,
    tries: (from) =>
      documentsToTry(from).map(({ id }) => ({
        type: 'rename_document',
        ...asRole(from),
        document_id: id,
        name: ANY,
      })),
  },
  delete_document: {
    judge: deleteDocument,
    isTheirs: isWriter,
    tries: (from) =>
      documentsToTry(from).map(({ id }) => ({ type: 'delete_document', ...asRole(from), document_id: id })),
  },
  submit: {
    judge: submit,
    isTheirs: has('submission'),
    tries: (from) =>
      documentsToTry(from).map(({ id }) => ({ type: 'submit', ...asRole(from), document_id: id })),
  },
} satisfies Acts<'create_document' | 'save_document' | 'rename_document' | 'delete_document' | 'submit'>;
