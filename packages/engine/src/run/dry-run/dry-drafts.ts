import { assignmentOf } from '../../flow/flow-index.ts';
import { type FlowNode, isWritingSection } from '../../flow/model.ts';
import type { Command } from '../command.ts';
import type { AtHand } from './dry-hands.ts';
import type { DryTable } from './dry-table.ts';

/** Every template of a section is drafted, sent round for signature, and signed or refused. */
export class DryDrafts {
  readonly #table: DryTable;
  readonly #isRefused: boolean;
  readonly #isAtHand: AtHand;

  constructor(table: DryTable, isRefused: boolean, isAtHand: AtHand) {
    this.#table = table;
    this.#isRefused = isRefused;
    this.#isAtHand = isAtHand;
  }

  write(node: FlowNode): boolean {
    if (!isWritingSection(node)) return true;
    return node.templates.every(({ id, role_ids }) => {
      const author = role_ids.find((role) => assignmentOf(node, role) && this.#isAtHand(node, role));
      return author === undefined || this.#writeDocument(node, id, author);
    });
  }

  #writeDocument(node: FlowNode, template_id: string, role_id: string): boolean {
    if (!this.#table.callIn(node, role_id)) return false;
    const author = this.#table.holder(role_id);
    const document_id = `document${this.#table.steps.length}`;
    const at = { node_id: node.id, role_id };
    const made = { type: 'create_document', ...at, document_id, name: '…', template_id, hash: '#' } as const;
    if (!this.#table.act(author, made)) return false;
    const role_ids = this.#signersOf(node);
    if (role_ids.length === 0) return true;
    if (!this.#table.act(author, { type: 'request_signature', ...at, document_id, role_ids })) return false;
    return role_ids.every((signer) => this.#sign(node, signer, document_id));
  }

  #signersOf(node: FlowNode): readonly string[] {
    return node.roles
      .filter(({ functions, role_id }) => functions.includes('signature') && this.#isAtHand(node, role_id))
      .map(({ role_id }) => role_id);
  }

  #sign(node: FlowNode, role_id: string, document_id: string): boolean {
    const answer = this.#isRefused
      ? ({ decision: 'refused', reason: '…' } as const)
      : ({ decision: 'signed', reason: null } as const);
    const command: Command = { type: 'sign', node_id: node.id, role_id, document_id, hash: '#', ...answer };
    return this.#table.callIn(node, role_id) && this.#table.act(this.#table.holder(role_id), command);
  }
}
