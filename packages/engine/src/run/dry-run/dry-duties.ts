import type { Condition, ConditionType } from '../../flow/condition.ts';
import type { FlowIndex } from '../../flow/flow-index.ts';
import type { FlowNode, Transition } from '../../flow/model.ts';
import type { DocumentState } from '../state.ts';
import { type AtHand, mayDo } from './dry-hands.ts';
import type { DryPapers } from './dry-papers.ts';
import type { DryRoom } from './dry-room.ts';

export type Of<T extends ConditionType> = Extract<Condition, { type: T }>;

/** What a play wants done beside what options ask for. */
export interface Wishes {
  readonly wanted: readonly Condition[];
  /** What would lead elsewhere. */
  avoided<T extends ConditionType>(type: T): readonly Of<T>[];
  /** Papers that something else is done with. */
  isKept(document: DocumentState): boolean;
}

/** What options anywhere in the flow ask to be done, and what the play is after, as far as it can be done in the section at hand. */
export class DryDuties {
  readonly #room: DryRoom;
  readonly #papers: DryPapers;
  readonly #wishes: Wishes;
  readonly #isAtHand: AtHand;
  readonly #byOptions: readonly Condition[];

  constructor(
    room: DryRoom,
    papers: DryPapers,
    wishes: Wishes,
    byOptions: readonly Condition[],
    isAtHand: AtHand,
  ) {
    this.#room = room;
    this.#papers = papers;
    this.#wishes = wishes;
    this.#isAtHand = isAtHand;
    this.#byOptions = byOptions;
  }

  get #asked(): readonly Condition[] {
    return [...this.#byOptions, ...this.#wishes.wanted];
  }

  /** Whether speaking here would lead to another route than the play is after, and nothing asks for it. */
  isToBeSilent(node: FlowNode, roleId: string): boolean {
    const isThis = (one: { readonly node_id: string; readonly role_id: string }) =>
      one.node_id === node.id && one.role_id === roleId;
    return this.#wishes.avoided('has_spoken').some(isThis) && !this.#of('has_spoken').some(isThis);
  }

  /** Everything for the option that is wanted; of later ones what stands in its way comes second. */
  fulfil(node: FlowNode, { conditions = [] }: Pick<Transition, 'conditions'>): void {
    this.#clearRefusals(node);
    if (this.#asked.length === 0) return;
    this.#writeAndSign(node, [...conditions, ...this.#wishes.wanted]);
    for (const { template_id } of this.#of('handed_in'))
      this.#papers.handIn(node, this.#documents(template_id));
    for (const { node_id, role_id } of this.#of('has_spoken'))
      if (node_id === node.id) this.#room.speak(node, role_id);
    for (const { node_id, item_id } of this.#of('was_shown'))
      if (node_id === node.id) this.#room.show(node, item_id, this.#documents(item_id)[0]);
    if (this.#of('record_signed').some(({ node_id }) => node_id === node.id)) this.#room.closeRecord(node);
  }

  #of<T extends ConditionType>(type: T, list = this.#asked): readonly Of<T>[] {
    return list.filter((one): one is Of<T> => one.type === type);
  }

  #documents(templateId: string): readonly DocumentState[] {
    return this.#papers.of(templateId).filter((one) => !this.#wishes.isKept(one));
  }

  #writeAndSign(node: FlowNode, wanted: readonly Condition[]): void {
    for (const id of this.#templates()) {
      if (this.#documents(id).length === 0) this.#papers.draft(node, id);
      const refusers = this.#of('refused_by', wanted).filter((one) => one.template_id === id);
      const refusing = new Set(refusers.flatMap(({ role_ids }) => this.#firstHere(node, role_ids)));
      for (const { id: documentId } of this.#documents(id))
        this.#papers.sign(node, documentId, this.#signers(id), refusing);
    }
  }

  /** A refusal that leads to another route than the play is after is gone with the version that was refused. */
  #clearRefusals(node: FlowNode): void {
    for (const { template_id, role_ids } of this.#wishes.avoided('refused_by')) {
      const isRefused = ({ signatures }: DocumentState) =>
        role_ids.some((role) => signatures[role]?.status === 'refused');
      for (const { id } of this.#documents(template_id).filter(isRefused)) this.#papers.revise(node, id);
    }
  }

  #templates(): ReadonlySet<string> {
    const named = this.#asked.flatMap((one) => {
      if ('template_id' in one) return [one.template_id];
      return one.type === 'was_shown' ? [one.item_id] : [];
    });
    return new Set(named);
  }

  #signers(templateId: string): readonly string[] {
    const all = this.#asked.flatMap((one) => {
      const isOfTemplate =
        (one.type === 'signed_by' || one.type === 'refused_by') && one.template_id === templateId;
      return isOfTemplate ? one.role_ids : [];
    });
    return [...new Set(all)];
  }

  #firstHere(node: FlowNode, roleIds: readonly string[]): readonly string[] {
    return roleIds.filter((role) => mayDo(node, role, 'signature', this.#isAtHand)).slice(0, 1);
  }
}

/** Pure: what options anywhere in the flow ask for. */
export function askedByOptions({ flow, nodes }: FlowIndex): readonly Condition[] {
  const options = flow.transitions.filter(({ from }) => nodes.get(from)?.kind !== 'choice');
  return options.flatMap(({ conditions = [] }) => conditions);
}
