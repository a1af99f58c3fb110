import { keyOf } from '../../flow/check/deeds.ts';
import type { Step } from '../../flow/check/explore.ts';
import { entitledVoters, type FlowIndex, hostOf, transitionsFrom } from '../../flow/flow-index.ts';
import { mayHold } from '../../flow/incompatible.ts';
import type { FlowNode, Transition, VoteOutcome } from '../../flow/model.ts';
import type { Command } from '../command.ts';
import type { RunEvent } from '../event.ts';
import { isOpen, openSections, rolesOfUser, sectionOf } from '../queries.ts';
import { DryDeeds } from './dry-deeds.ts';
import { draftAll } from './dry-drafts.ts';
import { askedByOptions, DryDuties } from './dry-duties.ts';
import type { AtHand } from './dry-hands.ts';
import { ballotFor, hosting } from './dry-moves.ts';
import { DryPapers } from './dry-papers.ts';
import { type Chart, chartOf, DryPlan } from './dry-plan.ts';
import { DryRoom } from './dry-room.ts';
import { DryRoutes } from './dry-routes.ts';
import { type Cast, castOf, type DryStep, DryTable, STAFF, type Tally } from './dry-table.ts';
import { DryTransitions } from './dry-transitions.ts';

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

/** A play that is kept: by these people, and no further than until a section is open. */
export interface Wanted {
  readonly cast: Cast;
  readonly node_id: string;
}

export interface PlayOptions extends Tally {
  readonly members: number;
  readonly wanted?: Wanted;
  readonly trouble: Trouble | undefined;
  readonly roll: () => number;
}

/** How many plays keep up a disturbance even where it leaves parts of the flow unreached. */
const STUBBORN_PLAYS = 2;

interface Planned {
  readonly plan: DryPlan;
  readonly deeds: DryDeeds;
  readonly duties: DryDuties;
}

/** One play of a flow, from its start to its end. */
export class DryPlay {
  readonly #table: DryTable;
  readonly #routes: DryRoutes;
  readonly #transitions: DryTransitions;
  readonly #room: DryRoom;
  readonly #duties: DryDuties;
  /** Where choices are made: the plan of what to do, and what is done beside it. */
  readonly #planned: Planned | null;
  readonly #options: PlayOptions;
  /** The absent role has been handed over; or its player came after all, where a case loops for ever without it. */
  #isReplaced = false;
  readonly #tied = new Set<string>();
  /** Of each section, the visit that the plan has begun. */
  readonly #begun = new Map<string, number>();

  constructor(index: FlowIndex, options: PlayOptions) {
    this.#options = options;
    const { members, wanted } = options;
    this.#table = new DryTable(index, wanted?.cast ?? castOf(index, members), options, wanted !== undefined);
    this.#routes = new DryRoutes(this.#table, options.covered, this.#pick);
    this.#transitions = new DryTransitions(this.#table, options.covered, this.#routes, this.#pick);
    const isAtHand: AtHand = (node, role) => this.#isAtHand(node, role);
    this.#room = new DryRoom(this.#table, isAtHand);
    const papers = new DryPapers(this.#table, this.#room, isAtHand);
    const asked = askedByOptions(index);
    this.#duties = new DryDuties(this.#room, papers, this.#routes, asked, isAtHand);
    const chart = chartOf(index);
    this.#planned = chart && this.#plannedBy(chart, papers, isAtHand);
  }

  #plannedBy(chart: Chart, papers: DryPapers, isAtHand: AtHand): Planned {
    const { deeds: all } = chart.asked;
    const deeds = new DryDeeds(this.#table, this.#room, papers, all, isAtHand);
    const others = askedByOptions(this.#table.index).filter((one) => !all.has(keyOf(one)));
    const duties = new DryDuties(this.#room, papers, deeds, others, isAtHand);
    return { plan: new DryPlan(this.#table, this.#options.covered, chart), deeds, duties };
  }

  get steps(): readonly DryStep[] {
    return this.#table.steps;
  }

  get events(): readonly RunEvent[] {
    return this.#table.events;
  }

  /** Whether the section that it was played for is open. */
  get isThere(): boolean {
    const { wanted } = this.#options;
    return wanted !== undefined && isOpen(this.#table.state, wanted.node_id);
  }

  /** Null when it reached the end, or where it was to come; else where it got stuck and why. */
  toEnd(): Stuck | null {
    const { nodes } = this.#table.index.flow;
    this.#table.act(this.#table.state.leader_id, { type: 'start' });
    if (this.#isRunning) this.#transitions.cover(this.#starts());
    const rounds = nodes.length * (1 + (this.#planned?.plan.deeds.size ?? 0));
    for (let round = 0; this.#isRunning; round += 1) {
      if (this.isThere) return null;
      // After many rounds, take the shortest way to the end.
      const isHurried = round > 3 * rounds + 20;
      const step = this.#planned?.plan.next(isHurried);
      const open = step ?? this.#pick(openSections(this.#table.state));
      const node = open && this.#table.index.nodes.get(open.node_id);
      if (!node) return { node_id: null, reason: 'nothing_open' };
      if (round > 8 * rounds + 40) return { node_id: node.id, reason: 'going_round' };
      if (isHurried) this.#isReplaced = true;
      const isPlayed =
        step && this.#planned ? this.#take(node, step, this.#planned) : this.#playSection(node, isHurried);
      if (!isPlayed) return this.#stuck(node.id, 'no_way');
    }
    return this.#table.state.status === 'ended' ? null : this.#stuck(null, 'not_started');
  }

  readonly #pick = <T>(items: readonly T[]): T | undefined =>
    items[Math.floor(this.#options.roll() * items.length)];

  get #isRunning(): boolean {
    return this.#table.state.status === 'in_progress';
  }

  #stuck(nodeId: string | null, otherwise: string): Stuck {
    return { node_id: nodeId, reason: this.#table.refused ?? otherwise };
  }

  #starts(): readonly Transition[] {
    const { index } = this.#table;
    const starts = index.flow.nodes.filter(({ kind }) => kind === 'start');
    return starts.flatMap(({ id }) => transitionsFrom(index, id));
  }

  // A section --------------------------------------------------------------------------------------------------------

  #playSection(node: FlowNode, isHurried: boolean): boolean {
    this.#routes.aim(isHurried);
    const wanted = this.#transitions.choose(node, isHurried);
    if (!wanted || !this.#replaceAbsent(node)) return false;
    if (!this.#begin(node, this.#duties)) return false;
    return this.#leave(node, wanted, this.#duties, isHurried);
  }

  #begin(node: FlowNode, duties: DryDuties): boolean {
    return this.#speak(node, duties) && this.#draft(node);
  }

  /** A play without trouble drafts only what the options ask for. */
  #draft(node: FlowNode): boolean {
    const { trouble } = this.#options;
    const drafting = { table: this.#table, isRefused: trouble?.refuse_signatures ?? false };
    return !trouble || draftAll({ ...drafting, isAtHand: (at, role) => this.#isAtHand(at, role) }, node);
  }

  #leave(node: FlowNode, wanted: Transition, duties: DryDuties, isHurried: boolean): boolean {
    if (!this.#vote(node, wanted.outcome)) return false;
    const transition = this.#fulfil(node, wanted, duties, isHurried);
    const ender = this.#enderOf(node);
    if (ender === undefined || !transition) return false;
    return this.#isAbsent(ender) || (this.#isMissed && !this.#transitions.isMet(transition))
      ? this.#moveOn(node, transition)
      : this.#endSection(node, ender, transition);
  }

  /** What is done in every visit changes where the play stands: it comes first, and the plan is made anew. */
  #take(node: FlowNode, step: Step, { plan, deeds, duties }: Planned): boolean {
    if (!this.#replaceAbsent(node)) return false;
    const visit = sectionOf(this.#table.state, node.id)?.opened_seq ?? 0;
    if (this.#begun.get(node.id) !== visit) {
      this.#begun.set(node.id, visit);
      deeds.prepare(node);
      if (!this.#begin(node, duties)) return false;
      duties.fulfil(node, {});
      return true;
    }
    const { act } = step;
    if (act.is === 'vote') return this.#vote(node, act.outcome);
    if (act.is === 'transition') return this.#leave(node, act.transition, duties, false);
    if (!deeds.turn(node, act.key)) plan.block(step);
    return true;
  }

  /** The option that was wanted where all that it asks for can be done; else another. What an absent role owes, another member does. */
  #fulfil(node: FlowNode, wanted: Transition, duties: DryDuties, isHurried: boolean): Transition | undefined {
    const open = this.#transitions.isOpen(node, wanted) ? wanted : this.#transitions.choose(node, isHurried);
    if (!open) return undefined;
    duties.fulfil(node, open);
    if (this.#transitions.isMet(open)) return open;
    const other = this.#transitions.choose(node, isHurried, this.#transitions.isMet);
    if (other) return other;
    if (this.#isMissed && this.#replace()) duties.fulfil(node, open);
    return open;
  }

  /** A role is absent and has not been handed over. */
  get #isMissed(): boolean {
    return this.#isAbsent(this.#options.trouble?.absent_role ?? '');
  }

  /** Tries every wrong option that no play has tried, then ends the section. */
  #endSection(node: FlowNode, ender: string, transition: Transition): boolean {
    if (!this.#table.callIn(node, ender)) return false;
    for (const wrong of this.#transitions.wrongOptions(node)) {
      if (!this.#table.end(node, ender, wrong)) return false;
      this.#options.covered.transitions.add(wrong.id);
    }
    if (!this.#table.end(node, ender, transition)) return false;
    this.#transitions.cover([transition]);
    return true;
  }

  #moveOn(node: FlowNode, transition: Transition): boolean {
    const command: Command = { type: 'move_on', node_id: node.id, trans_id: transition.id, reason: null };
    if (!this.#table.act(STAFF, command, transition.id)) return false;
    this.#transitions.cover([transition]);
    return true;
  }

  #speak(node: FlowNode, duties: DryDuties): boolean {
    const role_id = node.roles.find(
      (place) =>
        place.functions.includes('speech') &&
        this.#isAtHand(node, place.role_id) &&
        !duties.isToBeSilent(node, place.role_id),
    )?.role_id;
    if (role_id === undefined || node.kind !== 'court') return true;
    return this.#table.callIn(node, role_id) && this.#room.say(node, role_id);
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

  /** False only where the leader may not hand it over; a single member has nobody to hand it to. */
  #replace(): boolean {
    const target_role = this.#options.trouble?.absent_role ?? '';
    const { state, index } = this.#table;
    const others = state.member_ids.filter((id) => id !== this.#table.holder(target_role));
    const held = (id: number) => rolesOfUser(index.flow, state, id);
    const lawful = others.find((id) => mayHold(index.flow, held(id), target_role));
    const to_user = lawful ?? others[0];
    if (to_user === undefined) return true;
    const { leader_id } = state;
    const despite = lawful === undefined ? { exception: true, reason: 'nobody else' } : {};
    const command: Command = { type: 'hand_over', target_role, to_user, ...despite };
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
}
