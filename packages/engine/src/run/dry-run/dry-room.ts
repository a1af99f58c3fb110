import type { FlowNode } from '../../flow/model.ts';
import { courtOf, isRecordSettled } from '../court-state.ts';
import { sectionOf } from '../queries.ts';
import type { DisplayItem, DocumentState } from '../state.ts';
import { type AtHand, mayDo } from './dry-hands.ts';
import { hosting } from './dry-moves.ts';
import type { DryTable } from './dry-table.ts';

/** What is said, shown and recorded in a room. */
export class DryRoom {
  readonly #table: DryTable;
  readonly #isAtHand: AtHand;

  constructor(table: DryTable, isAtHand: AtHand) {
    this.#table = table;
    this.#isAtHand = isAtHand;
  }

  speak(node: FlowNode, role_id: string): void {
    if (Object.hasOwn(this.#court(node).spoken, role_id)) return;
    if (!this.#isAtHand(node, role_id) || !this.#table.callIn(node, role_id)) return;
    if (this.#court(node).record?.status === 'checking') this.reopenRecord(node);
    const isFree = mayDo(node, role_id, 'speech', this.#isAtHand);
    if (!isFree && !this.request(node, role_id, 'speech', null)) return;
    this.say(node, role_id);
  }

  say(node: FlowNode, role_id: string): boolean {
    const words = { text: '…', file_id: null, meeting_id: null };
    const speaking = { type: 'speak', node_id: node.id, role_id, ...words } as const;
    return this.#table.act(this.#table.holder(role_id), speaking);
  }

  /** A document of the template of this id, if there is one, else an exhibit. */
  show(node: FlowNode, item_id: string, document: DocumentState | undefined): void {
    if (sectionOf(this.#table.state, node.id)?.shown?.includes(item_id)) return;
    const item: DisplayItem = document
      ? { kind: 'document', id: document.id, name: document.name }
      : { kind: 'material', id: item_id, name: '…' };
    node.roles.some(({ role_id }) => {
      if (!this.#isAtHand(node, role_id) || !this.#table.callIn(node, role_id)) return false;
      const showing = { type: 'display', node_id: node.id, role_id, item } as const;
      if (mayDo(node, role_id, 'display', this.#isAtHand))
        return this.#table.act(this.#table.holder(role_id), showing);
      const mayAsk = mayDo(node, role_id, 'request_display', this.#isAtHand);
      return mayAsk && this.request(node, role_id, 'display', item);
    });
  }

  /** Asks, and the host agrees. */
  request(
    node: FlowNode,
    role_id: string,
    about: 'speech' | 'submission' | 'display',
    item: DisplayItem | null,
  ): boolean {
    const asking = { type: 'request', node_id: node.id, role_id, about, text: null, item } as const;
    if (!this.#table.act(this.#table.holder(role_id), asking)) return false;
    const asked = sectionOf(this.#table.state, node.id)?.requests.findLast((one) => one.role_id === role_id);
    const agreeing = { type: 'answer', agree: true, reason: null, ...hosting(node) } as const;
    return (
      asked !== undefined && this.#table.act(this.#table.host(node), { ...agreeing, request_id: asked.id })
    );
  }

  closeRecord(node: FlowNode): void {
    const record = () => this.#court(node).record;
    if (record()?.status !== 'checking') {
      const closing = { lines: [this.#table.state.seq], hash: '#' };
      this.#table.act(this.#table.host(node), { type: 'close_record', ...hosting(node), ...closing });
    }
    const { signers = [], hash = '#' } = record() ?? {};
    const answer = { decision: 'signed', hash, reason: null, image: null } as const;
    for (const role_id of signers) {
      const open = record();
      if (!open || isRecordSettled(open) || !this.#isAtHand(node, role_id)) continue;
      const signing = { type: 'sign_record', node_id: node.id, role_id, ...answer } as const;
      this.#table.act(this.#table.holder(role_id), signing);
    }
  }

  reopenRecord(node: FlowNode): void {
    this.#table.act(this.#table.host(node), { type: 'reopen_record', ...hosting(node) });
  }

  #court({ id }: FlowNode) {
    return courtOf(sectionOf(this.#table.state, id));
  }
}
