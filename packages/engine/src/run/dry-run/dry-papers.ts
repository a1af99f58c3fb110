import { assignmentOf } from '../../flow/flow-index.ts';
import { type FlowNode, isWritingSection } from '../../flow/model.ts';
import { mayReadDocument } from '../queries.ts';
import type { DocumentState } from '../state.ts';
import { type AtHand, mayDo } from './dry-hands.ts';
import { hosting } from './dry-moves.ts';
import type { DryRoom } from './dry-room.ts';
import type { DryTable } from './dry-table.ts';

/** What is drafted, signed and handed in. */
export class DryPapers {
  readonly #table: DryTable;
  readonly #room: DryRoom;
  readonly #isAtHand: AtHand;

  constructor(table: DryTable, room: DryRoom, isAtHand: AtHand) {
    this.#table = table;
    this.#room = room;
    this.#isAtHand = isAtHand;
  }

  /** The documents drafted from a template. */
  of(templateId: string): readonly DocumentState[] {
    const all = Object.values(this.#table.state.documents);
    return all.filter((one) => !one.archived && one.template_id === templateId);
  }

  /** The document's id, where it could be drafted here. */
  draft(node: FlowNode, template_id: string): string | undefined {
    const template = node.templates.find(({ id }) => id === template_id);
    const role_id = template?.role_ids.find((id) => assignmentOf(node, id) && this.#isAtHand(node, id));
    if (role_id === undefined || !isWritingSection(node) || !this.#table.callIn(node, role_id))
      return undefined;
    const document_id = `paper${this.#table.steps.length}`;
    const made = { document_id, name: '…', template_id, hash: '#' };
    const at = { node_id: node.id, role_id };
    const isDone = this.#table.act(this.#table.holder(role_id), { type: 'create_document', ...at, ...made });
    return isDone ? document_id : undefined;
  }

  /** If a signer's answer to this version is not the one wanted now, the document is revised and everybody is asked again. */
  sign(node: FlowNode, id: string, signers: readonly string[], refusing: ReadonlySet<string>): void {
    const here = signers.filter((role) => mayDo(node, role, 'signature', this.#isAtHand));
    const other = (role: string) => (refusing.has(role) ? 'signed' : 'refused');
    const status = (role: string) => this.#table.state.documents[id]?.signatures[role]?.status;
    if (here.some((role) => status(role) === other(role))) this.revise(node, id);
    this.#ask(
      node,
      id,
      here.filter((role) => status(role) === undefined),
    );
    for (const role_id of here) {
      if (status(role_id) !== 'asked' || !this.#table.callIn(node, role_id)) continue;
      const hash = this.#table.state.documents[id]?.hash ?? '';
      const answer = refusing.has(role_id)
        ? ({ decision: 'refused', reason: '…' } as const)
        : ({ decision: 'signed', reason: null } as const);
      const signing = { node_id: node.id, role_id, document_id: id, hash, ...answer };
      this.#table.act(this.#table.holder(role_id), { type: 'sign', ...signing });
    }
  }

  revise(node: FlowNode, document_id: string): void {
    const document = this.#table.state.documents[document_id];
    if (!document || document.node_id !== node.id || !this.#isAtHand(node, document.author_role)) return;
    const { author_role: role_id, version: base_version } = document;
    const saved = { document_id, base_version, hash: `#${base_version}`, revise: true };
    this.#table.act(this.#table.holder(role_id), {
      type: 'save_document',
      node_id: node.id,
      role_id,
      ...saved,
    });
  }

  /** By the author, or the host of what the host may read. */
  #ask(node: FlowNode, document_id: string, role_ids: readonly string[]): void {
    const author = this.#table.state.documents[document_id]?.author_role;
    if (role_ids.length === 0 || author === undefined) return;
    const asking = { type: 'request_signature', document_id, role_ids } as const;
    const isAuthorHere = assignmentOf(node, author) && this.#isAtHand(node, author);
    const asAuthor = { ...asking, node_id: node.id, role_id: author };
    if (isAuthorHere && this.#table.act(this.#table.holder(author), asAuthor)) return;
    this.#table.act(this.#table.host(node), { ...asking, ...hosting(node) });
  }

  /** One of these, unless one has been. */
  handIn(node: FlowNode, documents: readonly DocumentState[]): void {
    if (documents.some(({ submitted }) => submitted)) return;
    for (const document of documents) if (this.#submit(node, document)) break;
  }

  #submit(node: FlowNode, document: DocumentState): boolean {
    const { flow } = this.#table.index;
    const readers = node.roles
      .map(({ role_id }) => role_id)
      .filter((role) => mayReadDocument(flow, this.#table.state, document, role));
    const at = (role_id: string) => ({ node_id: node.id, role_id });
    return readers.some((role_id) => {
      const holder = this.#table.holder(role_id);
      if (mayDo(node, role_id, 'submission', this.#isAtHand) && this.#table.callIn(node, role_id))
        return this.#table.act(holder, { type: 'submit', ...at(role_id), document_id: document.id });
      const item = { kind: 'document', id: document.id, name: document.name } as const;
      return (
        mayDo(node, role_id, 'request_submission', this.#isAtHand) &&
        this.#room.request(node, role_id, 'submission', item)
      );
    });
  }
}
