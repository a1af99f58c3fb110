import { assignmentOf, entitledVoters, type FlowIndex, hostOf, waysFrom } from '../../flow/flow-index.ts';
import { type FlowNode, isWritingSection, type Transition, type VoteOutcome } from '../../flow/model.ts';
import type { Command } from '../command.ts';
import { openSections, sectionOf } from '../queries.ts';
import { DryDuties } from './dry-duties.ts';
import { ballotFor, hosting } from './dry-moves.ts';
import { DryRoutes } from './dry-routes.ts';
import { type DryStep, DryTable, STAFF, type Tally } from './dry-table.ts';
import { DryWays } from './dry-ways.ts';

/** What goes wrong in a play. */
export interface Trouble {
  /**
   * A role that does nothing until it is handed over or the mentor moves on in its place. In the first plays that is when the
   * role is needed; in later ones the leader hands it over at once.
   */
  readonly absent_role?: string;
  /** Everybody who is asked to sign refuses; where an option asks for the signature, they sign the version that the author revises. */
  readonly refuse_signatures?: boolean;
  /** In the first plays every vote that can be tied is tied once; later plays explore its other outcomes. */
  readonly tie_votes?: boolean;
}

/** Where a play got stuck, and which refusal it met. */
export interface Stuck {
  readonly node_id: string | null;
  readonly reason: string;
}

export interface PlayOptions extends Tally {
  readonly members: number;
  readonly trouble: Trouble | undefined;
  readonly roll: () => number;
}

/** How many plays keep up a disturbance even where it leaves parts of the flow unreached. */
const STUBBORN_PLAYS = 2;

/** One play of a flow, from its start to its end. */
export class DryPlay {
  readonly #table: DryTable;
  readonly #routes: DryRoutes;
  readonly #ways: DryWays;
  readonly #duties: DryDuties;
  readonly #options: PlayOptions;
  /** The absent role has been handed over; or its player came after all, where a case loops for ever without it. */
  #isReplaced = false;
  readonly #tied = new Set<string>();

  constructor(index: FlowIndex, options: PlayOptions) {
    this.#options = options;
    this.#table = new DryTable(index, options.members, options);
    this.#routes = new DryRoutes(this.#table, options.covered, this.#pick);
    this.#ways = new DryWays(this.#table, options.covered, this.#routes, this.#pick);
    this.#duties = new DryDuties(this.#table, this.#routes, (node, role) => this.#isAtHand(node, role));
  }

  get steps(): readonly DryStep[] {
    return this.#table.steps;
  }

  /** Null when it reached the end; else where it got stuck and why. */
  toEnd(): Stuck | null {
    const { index } = this.#table;
    const { nodes } = index.flow;
    this.#table.act(1, { type: 'start' });
    if (this.#isRunning) this.#ways.cover(this.#starts());
    for (let round = 0; this.#isRunning; round += 1) {
      const section = this.#pick(openSections(this.#table.state));
      const node = section && index.nodes.get(section.node_id);
      if (!node) return { node_id: null, reason: 'nothing_open' };
      // After many rounds, take the shortest way to the end.
      const isHurried = round > 3 * nodes.length + 20;
      if (round > 8 * nodes.length + 40) return { node_id: node.id, reason: 'going_round' };
      if (isHurried) this.#isReplaced = true;
      if (!this.#playSection(node, isHurried)) return this.#stuck(node.id, 'no_way');
    }
    return this.#table.state.status === 'ended' ? null : this.#stuck(null, 'not_started');
  }

  readonly #pick = <T>(items: readonly T[]): T | undefined =>
    items[Math.floor(this.#options.roll() * items.length)];

  get #isRunning(): boolean {
    return this.#table.state.status === 'in_progress';
  }

  #stuck(node_id: string | null, otherwise: string): Stuck {
    return { node_id, reason: this.#table.refused ?? otherwise };
  }

  #starts(): readonly Transition[] {
    const { index } = this.#table;
    return index.flow.nodes.filter(({ kind }) => kind === 'start').flatMap(({ id }) => waysFrom(index, id));
  }

  // A section --------------------------------------------------------------------------------------------------------

  #playSection(node: FlowNode, isHurried: boolean): boolean {
    this.#routes.aim(isHurried);
    const wanted = this.#ways.choose(node, isHurried);
    if (!wanted || !this.#replaceAbsent(node)) return false;
    if (!this.#speak(node) || !this.#writeDocuments(node) || !this.#vote(node, wanted.outcome)) return false;
    const way = this.#fulfil(node, wanted, isHurried);
    const ender = this.#enderOf(node);
    if (ender === undefined || !way) return false;
    return this.#isAbsent(ender) || (this.#isMissed && !this.#ways.isMet(way))
      ? this.#moveOn(node, way)
      : this.#endSection(node, ender, way);
  }

  /** The option that was wanted where all that it asks for can be done; else another. What an absent role owes, another member does. */
  #fulfil(node: FlowNode, wanted: Transition, isHurried: boolean): Transition | undefined {
    const open = this.#ways.isOpen(node, wanted) ? wanted : this.#ways.choose(node, isHurried);
    if (!open) return undefined;
    this.#duties.fulfil(node, open);
    if (this.#ways.isMet(open)) return open;
    const other = this.#ways.choose(node, isHurried, this.#ways.isMet);
    if (other) return other;
    if (this.#isMissed && this.#replace()) this.#duties.fulfil(node, open);
    return open;
  }

  /** Somebody is absent and nobody has stepped in. */
  get #isMissed(): boolean {
    return this.#isAbsent(this.#options.trouble?.absent_role ?? '');
  }

  /** Tries every wrong option that no play has tried, then ends the section. */
  #endSection(node: FlowNode, ender: string, way: Transition): boolean {
    if (!this.#table.callIn(node, ender)) return false;
    for (const wrong of this.#ways.wrongOptions(node)) {
      if (!this.#table.end(node, ender, wrong)) return false;
      this.#options.covered.transitions.add(wrong.id);
    }
    if (!this.#table.end(node, ender, way)) return false;
    this.#ways.cover([way]);
    return true;
  }

  #moveOn(node: FlowNode, way: Transition): boolean {
    const command: Command = { type: 'move_on', node_id: node.id, trans_id: way.id, reason: null };
    if (!this.#table.act(STAFF, command, way.id)) return false;
    this.#ways.cover([way]);
    return true;
  }

  #speak(node: FlowNode): boolean {
    const role_id = node.roles.find(
      (place) =>
        place.functions.includes('speech') &&
        this.#isAtHand(node, place.role_id) &&
        !this.#duties.isToBeSilent(node, place.role_id),
    )?.role_id;
    if (role_id === undefined || node.kind !== 'court') return true;
    if (!this.#table.callIn(node, role_id)) return false;
    const words = { text: '…', file_id: null, meeting_id: null };
    return this.#table.act(this.#table.holder(role_id), {
      type: 'speak',
      node_id: node.id,
      role_id,
      ...words,
    });
  }

  // Who is there -----------------------------------------------------------------------------------------------------

  #enderOf({ roles }: FlowNode): string | undefined {
    const enders = roles.filter(({ processes }) => processes.includes('end')).map(({ role_id }) => role_id);
    return enders.find((id) => !this.#isAbsent(id)) ?? enders[0];
  }

  #isAbsent(roleId: string): boolean {
    return this.#options.trouble?.absent_role === roleId && !this.#isReplaced;
  }

  #isHostAway(node: FlowNode): boolean {
    return this.#isAbsent(hostOf(node)?.role_id ?? '');
  }

  /** Present, and in the room or able to be called in: an absent host calls nobody in. */
  #isAtHand(node: FlowNode, roleId: string): boolean {
    if (this.#isAbsent(roleId)) return false;
    return this.#table.isInside(node, roleId) || !this.#isHostAway(node);
  }

  /** Where the absent role hosts, or alone may end the section, the leader hands it to another member, if there is one. */
  #replaceAbsent(node: FlowNode): boolean {
    const target_role = this.#options.trouble?.absent_role;
    const isNeeded =
      !this.#isStubborn || target_role === hostOf(node)?.role_id || target_role === this.#enderOf(node);
    if (target_role === undefined || !this.#isAbsent(target_role) || !isNeeded) return true;
    return this.#replace();
  }

  /** False only where the leader may not; somebody alone has nobody to hand it to. */
  #replace(): boolean {
    const target_role = this.#options.trouble?.absent_role ?? '';
    const { leader_id, member_ids } = this.#table.state;
    const to_user = member_ids.find((id) => id !== this.#table.holder(target_role));
    if (to_user === undefined) return true;
    const command: Command = { type: 'hand_over', target_role, to_user };
    this.#isReplaced = this.#table.act(leader_id, command, null, [this.#table.holder(target_role)]);
    return this.#isReplaced;
  }

  get #isStubborn(): boolean {
    return this.#options.number <= STUBBORN_PLAYS;
  }

  // A vote -----------------------------------------------------------------------------------------------------------

  #vote(node: FlowNode, wanted: VoteOutcome | null): boolean {
    if (node.kind !== 'vote' || !node.vote || sectionOf(this.#table.state, node.id)?.vote.ended) return true;
    const voters = entitledVoters(node).filter((role_id) => this.#isAtHand(node, role_id));
    const usual = wanted ?? this.#routes.outcomeFor(node) ?? 'passed';
    const outcome = this.#isToTie(node, voters) ? 'tied' : usual;
    for (const [i, role_id] of voters.entries()) {
      const option_id = ballotFor(node, outcome, i);
      if (option_id === undefined) continue;
      if (!this.#table.callIn(node, role_id)) return false;
      const command: Command = { type: 'vote', node_id: node.id, role_id, option_id };
      if (!this.#table.act(this.#table.holder(role_id), command)) return false;
    }
    const isHostAway = this.#isHostAway(node);
    const by = isHostAway ? { node_id: node.id, role_id: null } : hosting(node);
    return this.#table.act(isHostAway ? STAFF : this.#table.host(node), { type: 'end_vote', ...by });
  }

  #isToTie({ id }: FlowNode, voters: readonly string[]): boolean {
    const isWanted = this.#options.trouble?.tie_votes === true && this.#isStubborn;
    if (!isWanted || voters.length < 2 || this.#tied.has(id)) return false;
    this.#tied.add(id);
    return true;
  }

  // Documents --------------------------------------------------------------------------------------------------------

  /** Every template is drafted, sent round for signature, and signed or refused. */
  #writeDocuments(node: FlowNode): boolean {
    if (!this.#options.trouble || !isWritingSection(node)) return true;
    return node.templates.every(({ id, role_ids }) => {
      const author = role_ids.find((role) => assignmentOf(node, role) && this.#isAtHand(node, role));
      return author === undefined || this.#writeDocument(node, id, author);
    });
  }

  #writeDocument(node: FlowNode, template_id: string, role_id: string): boolean {
    if (!this.#table.callIn(node, role_id)) return false;
    const author = this.#table.holder(role_id);
    const document_id = `document${this.steps.length}`;
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
    const answer = this.#options.trouble?.refuse_signatures
      ? ({ decision: 'refused', reason: '…' } as const)
      : ({ decision: 'signed', reason: null } as const);
    const command: Command = { type: 'sign', node_id: node.id, role_id, document_id, hash: '#', ...answer };
    return this.#table.callIn(node, role_id) && this.#table.act(this.#table.holder(role_id), command);
  }
}
