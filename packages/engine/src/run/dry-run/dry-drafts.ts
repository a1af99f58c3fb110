import { assignmentOf } from '../../flow/flow-index.ts';
import { type FlowNode, isWritingSection } from '../../flow/model.ts';
import type { Command } from '../command.ts';
import type { AtHand } from './dry-hands.ts';
import type { DryTable } from './dry-table.ts';

interface Drafting {
  readonly table: DryTable;
  readonly isAtHand: AtHand;
  readonly isRefused: boolean;
}

/** Drafts every template of a section, asks for signatures, and signs or refuses. False where something was refused on the way. */
export function draftAll(drafting: Drafting, node: FlowNode): boolean {
  if (!isWritingSection(node)) return true;
  return node.templates.every(({ id, role_ids }) => {
    const author = role_ids.find((role) => assignmentOf(node, role) && drafting.isAtHand(node, role));
    return author === undefined || draftOne(drafting, node, id, author);
  });
}

function draftOne(drafting: Drafting, node: FlowNode, template_id: string, role_id: string): boolean {
  const { table } = drafting;
  if (!table.callIn(node, role_id)) return false;
  const author = table.holder(role_id);
  const document_id = `document${table.steps.length}`;
  const at = { node_id: node.id, role_id };
  const made = { type: 'create_document', ...at, document_id, name: '…', template_id, hash: '#' } as const;
  if (!table.act(author, made)) return false;
  const role_ids = signersOf(drafting, node);
  if (role_ids.length === 0) return true;
  if (!table.act(author, { type: 'request_signature', ...at, document_id, role_ids })) return false;
  return role_ids.every((signer) => sign(drafting, node, signer, document_id));
}

function signersOf({ isAtHand }: Drafting, node: FlowNode): readonly string[] {
  return node.roles
    .filter(({ functions, role_id }) => functions.includes('signature') && isAtHand(node, role_id))
    .map(({ role_id }) => role_id);
}

function sign({ table, isRefused }: Drafting, node: FlowNode, role_id: string, document_id: string): boolean {
  const answer = isRefused
    ? ({ decision: 'refused', reason: '…' } as const)
    : ({ decision: 'signed', reason: null } as const);
  const command: Command = { type: 'sign', node_id: node.id, role_id, document_id, hash: '#', ...answer };
  return table.callIn(node, role_id) && table.act(table.holder(role_id), command);
}
