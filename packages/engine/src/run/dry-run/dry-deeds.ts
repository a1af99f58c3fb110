import { type Deed, keyOf, paperOf } from '../../flow/check/deeds.ts';
import type { Condition, ConditionType } from '../../flow/condition.ts';
import type { FlowNode } from '../../flow/model.ts';
import { isMet } from '../conditions.ts';
import type { DocumentState } from '../state.ts';
import type { Of, Wishes } from './dry-duties.ts';
import { type AtHand, mayDo } from './dry-hands.ts';
import type { DryPapers } from './dry-papers.ts';
import type { DryRoom } from './dry-room.ts';
import type { DryTable } from './dry-table.ts';

/** What choices ask of people, done and undone one by one. Each has a paper of its own, so that a refusal of one is no answer to another. */
export class DryDeeds implements Wishes {
  readonly wanted: readonly Condition[] = [];
  readonly #table: DryTable;
  readonly #room: DryRoom;
  readonly #papers: DryPapers;
  readonly #isAtHand: AtHand;
  readonly #deeds: ReadonlyMap<string, Deed>;
  /** Deed → document. */
  readonly #own = new Map<string, string>();

  constructor(
    table: DryTable,
    room: DryRoom,
    papers: DryPapers,
    deeds: ReadonlyMap<string, Deed>,
    isAtHand: AtHand,
  ) {
    this.#table = table;
    this.#room = room;
    this.#papers = papers;
    this.#deeds = deeds;
    this.#isAtHand = isAtHand;
  }

  /** Each of these is done when its turn comes, and not by the way. */
  avoided<T extends ConditionType>(type: T): readonly Of<T>[] {
    const all: readonly Condition[] = type === 'has_spoken' ? [...this.#deeds.values()] : [];
    return all.filter((one): one is Of<T> => one.type === type);
  }

  isKept({ id }: DocumentState): boolean {
    return [...this.#own.values()].includes(id);
  }

  /** Drafts what later sections do something with; by itself a draft is nothing that a choice asks for. */
  prepare(node: FlowNode): void {
    for (const [key, deed] of this.#deeds) {
      const template = paperOf(deed);
      if (this.#own.has(key) || template === null) continue;
      const id = this.#papers.draft(node, template);
      if (id !== undefined) this.#own.set(key, id);
    }
  }

  /** Does what is not done, or undoes what is; whether that succeeded. */
  turn(node: FlowNode, key: string): boolean {
    const deed = this.#deeds.get(key);
    if (!deed) return false;
    const was = isMet(this.#table.state, deed);
    if (was) this.#undo(node, deed);
    else this.#do(node, deed);
    return isMet(this.#table.state, deed) !== was;
  }

  #do(node: FlowNode, deed: Deed): void {
    if (deed.type === 'handed_in') this.#papers.handIn(node, this.#ownOf(deed));
    else if (deed.type === 'record_signed') this.#room.closeRecord(node);
    else if (deed.type === 'has_spoken') this.#room.speak(node, deed.role_id);
    else if (deed.type === 'was_shown') this.#room.show(node, deed.item_id, this.#ownOf(deed)[0]);
    else this.#answer(node, deed);
  }

  #answer(node: FlowNode, deed: Of<'signed_by'> | Of<'refused_by'>): void {
    const here = deed.role_ids.filter((role) => mayDo(node, role, 'signature', this.#isAtHand));
    const answering = deed.type === 'refused_by' ? here.slice(0, 1) : here;
    const refusing = new Set(deed.type === 'refused_by' ? answering : []);
    for (const { id } of this.#ownOf(deed)) this.#papers.sign(node, id, answering, refusing);
  }

  /** What has been said, shown and handed in stays so. */
  #undo(node: FlowNode, deed: Deed): void {
    if (deed.type === 'record_signed') this.#room.reopenRecord(node);
    if (deed.type !== 'signed_by' && deed.type !== 'refused_by') return;
    const status = deed.type === 'signed_by' ? 'signed' : 'refused';
    const isAnswered = ({ signatures }: DocumentState) =>
      deed.role_ids.some((role) => signatures[role]?.status === status);
    for (const { id } of this.#papers.of(deed.template_id).filter(isAnswered)) this.#papers.revise(node, id);
  }

  #ownOf(deed: Deed): readonly DocumentState[] {
    const id = this.#own.get(keyOf(deed));
    return this.#papers.of(paperOf(deed) ?? '').filter((one) => one.id === id);
  }
}
