import { checkDrawing } from '../flow/check/drawing.ts';
import { usableWays } from '../flow/check/finding.ts';
import {
  assignmentOf,
  entitledVoters,
  type FlowIndex,
  hostOf,
  indexFlow,
  waysFrom,
} from '../flow/flow-index.ts';
import { type Flow, type FlowNode, isSectionKind, type Transition, type VoteOutcome } from '../flow/model.ts';
import type { Command, CommandType } from './command.ts';
import { decide } from './decide.ts';
import { ballotFor, diceOf, distance, hosting, usableFrom } from './dry-moves.ts';
import type { RunEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { initialState } from './initial-state.ts';
import { hostUser, openSections, sectionOf } from './queries.ts';
import { isDesk } from './rules/documents.ts';
import type { RunState } from './state.ts';

/** One act of an automatic player. */
export interface DryStep {
  /** Which play, from 1. */
  readonly play: number;
  readonly node_id: string | null;
  readonly role_id: string | null;
  readonly act: CommandType;
  /** The option taken, right or wrong. */
  readonly transition_id: string | null;
  readonly opened: readonly string[];
  readonly closed: readonly string[];
}

export interface DryRun {
  readonly steps: readonly DryStep[];
  readonly plays: number;
  readonly coverage: {
    readonly sections: readonly string[];
    readonly transitions: readonly string[];
    readonly missed: { readonly sections: readonly string[]; readonly transitions: readonly string[] };
  };
  /** Every play came to its end. */
  readonly ended: boolean;
  /** How often what a play is disturbed by came about. */
  readonly happened: Happened;
  /** Where a play came to a stand, and which refusal it met. */
  readonly stuck: { readonly node_id: string | null; readonly reason: string } | null;
}

interface Happened {
  readonly refused_signatures: number;
  readonly tied_votes: number;
  readonly replaced_roles: number;
}

/** What goes wrong in a play. */
export interface Trouble {
  /**
   * A role that does nothing until it is handed to somebody else, or the mentor moves on in its place. In the first plays that is when
   * the role is needed; later the leader, who has learnt from it, hands it over at once.
   */
  readonly absent_role?: string;
  /** Everybody who is asked to sign refuses. */
  readonly refuse_signatures?: boolean;
  /** Every vote that can be tied is, the first time in each of the first plays; later ones look for what is behind its other outcomes. */
  readonly tie_votes?: boolean;
}

export interface DryRunOptions {
  readonly seed: number;
  /** People who share the roles; those beyond the number of roles look on. */
  readonly members: number;
  readonly plays: number;
  /** Given, documents are written and signed too. */
  readonly trouble?: Trouble;
}

/**
 * Pure: automatic players play a flow to its end, again and again as long as that reaches sections or options that no play
 * before has reached. The same seed plays the same.
 */
export function dryRun(flow: Flow, { seed, members, plays, trouble }: DryRunOptions): DryRun {
  const covered = { sections: new Set<string>(), transitions: new Set<string>() };
  const index = indexFlow(flow);
  const broken = checkDrawing(index).find(({ code }) => UNPLAYABLE.has(code));
  const steps: DryStep[] = [];
  const happened = { refused_signatures: 0, tied_votes: 0, replaced_roles: 0 };
  const wanted = flow.transitions.length;
  let stuck: DryRun['stuck'] = broken ? { node_id: broken.node_id, reason: broken.code } : null;
  let played = 0;
  for (let fruitless = 0; played < plays && fruitless < 2 && stuck === null; ) {
    played += 1;
    const before = covered.transitions.size;
    const play = new DryPlay(index, covered, {
      number: played,
      members,
      trouble,
      happened,
      roll: diceOf(seed + played),
    });
    stuck = play.toEnd();
    steps.push(...play.steps);
    if (covered.transitions.size >= wanted) break;
    fruitless = covered.transitions.size > before ? 0 : fruitless + 1;
  }
  const sections = flow.nodes.filter(({ kind }) => isSectionKind(kind)).map(({ id }) => id);
  const transitions = flow.transitions.map(({ id }) => id);
  return {
    steps,
    plays: played,
    coverage: {
      sections: sections.filter((id) => covered.sections.has(id)),
      transitions: transitions.filter((id) => covered.transitions.has(id)),
      missed: {
        sections: sections.filter((id) => !covered.sections.has(id)),
        transitions: transitions.filter((id) => !covered.transitions.has(id)),
      },
    },
    ended: stuck === null,
    happened,
    stuck,
  };
}

/** The mentor, who plays nothing. */
const STAFF = -1;

/** Faults of the drawing that leave nothing to play. */
const UNPLAYABLE = new Set<string>(['no_start', 'many_starts', 'duplicate_id', 'bad_id', 'unknown_node']);

interface Covered {
  readonly sections: Set<string>;
  readonly transitions: Set<string>;
}

/** So many plays leave a disturbance alone, however much stays unreached by it. */
const STUBBORN_PLAYS = 2;

interface About {
  readonly number: number;
  readonly members: number;
  readonly trouble: Trouble | undefined;
  readonly happened: { -readonly [K in keyof Happened]: number };
  readonly roll: () => number;
}

class DryPlay {
  readonly steps: DryStep[] = [];
  readonly #index: FlowIndex;
  readonly #covered: Covered;
  readonly #about: About;
  #state: RunState;
  #refused: string | null = null;
  /** Somebody else plays the absent role; or, where a case goes round and round without it, they came after all. */
  #isReplaced = false;
  readonly #tied = new Set<string>();

  constructor(index: FlowIndex, covered: Covered, about: About) {
    this.#index = index;
    this.#covered = covered;
    this.#about = about;
    const member_ids = Array.from({ length: about.members }, (_, i) => i + 1);
    const holders = Object.fromEntries(
      index.flow.roles.map(({ id }, i) => [id, (i % about.members) + 1] as const),
    );
    this.#state = initialState({ leader_id: 1, member_ids, holders });
  }

  /** Null at the end; else where it stands and why. */
  toEnd(): DryRun['stuck'] {
    const { nodes } = this.#index.flow;
    this.#act(1, { type: 'start' }, null);
    if (this.#state.status === 'in_progress') this.#coverWays(this.#starts());
    for (let round = 0; this.#state.status === 'in_progress'; round += 1) {
      const section = this.#pick(openSections(this.#state));
      const node = section && this.#index.nodes.get(section.node_id);
      if (!node) return { node_id: null, reason: 'nothing_open' };
      // Whoever has gone round for long takes the shortest way out.
      const isHurried = round > 3 * nodes.length + 20;
      if (round > 8 * nodes.length + 40) return { node_id: node.id, reason: 'going_round' };
      if (isHurried) this.#isReplaced = true;
      if (!this.#playSection(node, isHurried)) return { node_id: node.id, reason: this.#refused ?? 'no_way' };
    }
    return this.#state.status === 'ended' ? null : { node_id: null, reason: this.#refused ?? 'not_started' };
  }

  #starts(): readonly Transition[] {
    return this.#index.flow.nodes
      .filter(({ kind }) => kind === 'start')
      .flatMap(({ id }) => waysFrom(this.#index, id));
  }

  #playSection(node: FlowNode, isHurried: boolean): boolean {
    const wanted = this.#chooseWay(node, isHurried);
    if (!wanted || !this.#replaceAbsent(node)) return false;
    if (!this.#speak(node) || !this.#writeDocuments(node) || !this.#vote(node, wanted.outcome)) return false;
    const way = this.#isOpen(node, wanted) ? wanted : this.#chooseWay(node, isHurried);
    const ender = this.#enderOf(node);
    if (ender === undefined || !way) return false;
    if (this.#isAbsent(ender)) return this.#moveOn(node, way);
    if (!this.#callIn(node, ender)) return false;
    for (const wrong of this.#wrongOptions(node)) {
      if (!this.#end(node, ender, wrong)) return false;
      this.#covered.transitions.add(wrong.id);
    }
    if (!this.#end(node, ender, way)) return false;
    this.#coverWays([way]);
    return true;
  }

  #enderOf({ roles }: FlowNode): string | undefined {
    const enders = roles.filter(({ processes }) => processes.includes('end')).map(({ role_id }) => role_id);
    return enders.find((id) => !this.#isAbsent(id)) ?? enders[0];
  }

  #isAbsent(roleId: string): boolean {
    return this.#about.trouble?.absent_role === roleId && !this.#isReplaced;
  }

  /** Where the absent role leads, or alone may end: the leader hands it to another member, if there is one. */
  #replaceAbsent(node: FlowNode): boolean {
    const target_role = this.#about.trouble?.absent_role;
    const isNeeded =
      !this.#isStubborn || target_role === hostOf(node)?.role_id || target_role === this.#enderOf(node);
    if (target_role === undefined || !this.#isAbsent(target_role) || !isNeeded) return true;
    const to_user = this.#state.member_ids.find((id) => id !== this.#holder(target_role));
    if (to_user === undefined) return true;
    const command: Command = { type: 'hand_over', target_role, to_user };
    this.#isReplaced = this.#act(this.#state.leader_id, command, null);
    return this.#isReplaced;
  }

  get #isStubborn(): boolean {
    return this.#about.number <= STUBBORN_PLAYS;
  }

  #moveOn(node: FlowNode, { id }: Transition): boolean {
    const command: Command = { type: 'move_on', node_id: node.id, trans_id: id, reason: null };
    if (!this.#act(STAFF, command, id)) return false;
    this.#coverWays(this.#index.flow.transitions.filter((way) => way.id === id));
    return true;
  }

  #end(node: FlowNode, role_id: string, { id }: Transition): boolean {
    const command: Command = { type: 'end_section', node_id: node.id, role_id, trans_id: id };
    return this.#act(this.#holder(role_id), command, id);
  }

  #wrongOptions({ id }: FlowNode): readonly Transition[] {
    const { transitions } = this.#index.flow;
    return transitions.filter(
      (t) => t.from === id && t.kind === 'wrong' && !this.#covered.transitions.has(t.id),
    );
  }

  #speak(node: FlowNode): boolean {
    const speaker = node.roles.find(
      ({ functions, role_id }) => functions.includes('speech') && this.#isAtHand(node, role_id),
    )?.role_id;
    if (speaker === undefined || node.kind !== 'court') return true;
    const words = { text: '…', file_id: null, meeting_id: null };
    if (!this.#callIn(node, speaker)) return false;
    return this.#act(
      this.#holder(speaker),
      { type: 'speak', node_id: node.id, role_id: speaker, ...words },
      null,
    );
  }

  #vote(node: FlowNode, wanted: VoteOutcome | null): boolean {
    if (node.kind !== 'vote' || !node.vote || sectionOf(this.#state, node.id)?.vote.ended) return true;
    const voters = entitledVoters(node).filter((role_id) => this.#isAtHand(node, role_id));
    const isToTie =
      this.#about.trouble?.tie_votes === true &&
      this.#isStubborn &&
      voters.length > 1 &&
      !this.#tied.has(node.id);
    if (isToTie) this.#tied.add(node.id);
    for (const [i, role_id] of voters.entries()) {
      const option_id = ballotFor(node, isToTie ? 'tied' : (wanted ?? 'passed'), i);
      if (option_id === undefined) continue;
      if (!this.#callIn(node, role_id)) return false;
      const command: Command = { type: 'vote', node_id: node.id, role_id, option_id };
      if (!this.#act(this.#holder(role_id), command, null)) return false;
    }
    const isHostAway = this.#isAbsent(hostOf(node)?.role_id ?? '');
    const by = isHostAway ? { node_id: node.id, role_id: null } : hosting(node);
    return this.#act(isHostAway ? STAFF : hostUser(this.#state, node), { type: 'end_vote', ...by }, null);
  }

  /** Every template is drafted, sent round for signature, and signed or refused. */
  #writeDocuments(node: FlowNode): boolean {
    if (!this.#about.trouble || !isDesk(node)) return true;
    return node.templates.every(({ id, role_ids }) => {
      const author = role_ids.find((role) => assignmentOf(node, role) && this.#isAtHand(node, role));
      return author === undefined || this.#writeDocument(node, id, author);
    });
  }

  #writeDocument(node: FlowNode, template_id: string, role_id: string): boolean {
    if (!this.#callIn(node, role_id)) return false;
    const author = this.#holder(role_id);
    const document_id = `document${this.steps.length}`;
    const at = { node_id: node.id, role_id };
    const made = { type: 'create_document', ...at, document_id, name: '…', template_id, hash: '#' } as const;
    if (!this.#act(author, made, null)) return false;
    const signers = node.roles
      .filter(({ functions, role_id: role }) => functions.includes('signature') && this.#isAtHand(node, role))
      .map((place) => place.role_id);
    if (signers.length === 0) return true;
    const asked = { type: 'request_signature', ...at, document_id, role_ids: signers } as const;
    if (!this.#act(author, asked, null)) return false;
    return signers.every((signer) => this.#sign(node, signer, document_id));
  }

  #sign(node: FlowNode, role_id: string, document_id: string): boolean {
    const isRefused = this.#about.trouble?.refuse_signatures === true;
    const answer = isRefused
      ? ({ decision: 'refused', reason: '…' } as const)
      : ({ decision: 'signed', reason: null } as const);
    const command: Command = { type: 'sign', node_id: node.id, role_id, document_id, hash: '#', ...answer };
    return this.#callIn(node, role_id) && this.#act(this.#holder(role_id), command, null);
  }

  /** Here and willing: an absent host calls nobody in. */
  #isAtHand(node: FlowNode, roleId: string): boolean {
    if (this.#isAbsent(roleId)) return false;
    const isInside = sectionOf(this.#state, node.id)?.inside.includes(roleId) === true;
    return isInside || !this.#isAbsent(hostOf(node)?.role_id ?? '');
  }

  #callIn(node: FlowNode, target_role: string): boolean {
    if (sectionOf(this.#state, node.id)?.inside.includes(target_role)) return true;
    const command: Command = { type: 'call_in', ...hosting(node), target_role };
    return this.#act(hostUser(this.#state, node), command, null);
  }

  #holder(roleId: string): number {
    return this.#state.holders[roleId] ?? 0;
  }

  #act(userId: number, command: Command, transitionId: string | null): boolean {
    const actor = { user_id: userId, is_staff: userId === STAFF };
    const context = { actor, at: this.steps.length };
    const decision = decide(this.#index.flow, this.#state, command, context);
    if (!decision.ok) {
      this.#refused = decision.refusal.reason;
      return false;
    }
    const before = new Set(openSections(this.#state).map(({ node_id }) => node_id));
    this.#state = decision.events.reduce(evolve, this.#state);
    this.#count(decision.events);
    const now = openSections(this.#state).map(({ node_id }) => node_id);
    const opened = now.filter((id) => !before.has(id));
    for (const id of opened) this.#covered.sections.add(id);
    this.steps.push({
      play: this.#about.number,
      node_id: 'node_id' in command ? command.node_id : null,
      role_id: 'role_id' in command ? command.role_id : null,
      act: command.type,
      transition_id: transitionId,
      opened,
      closed: [...before].filter((id) => !now.includes(id)),
    });
    return true;
  }

  #count(events: readonly RunEvent[]): void {
    const { happened } = this.#about;
    for (const { type, data } of events) {
      if (type === 'document_signed' && data.decision === 'refused') happened.refused_signatures += 1;
      if (type === 'vote_ended' && data.result.outcome === 'tied') happened.tied_votes += 1;
      if (type === 'handed_over') happened.replaced_roles += 1;
    }
  }

  /** Also the drawn lines behind forks, and behind joins that have let through. */
  #coverWays(ways: readonly Transition[]): void {
    const queue = [...ways];
    for (let way = queue.pop(); way !== undefined; way = queue.pop()) {
      const { id, to } = way;
      this.#covered.transitions.add(id);
      const target = this.#index.nodes.get(to);
      if (target?.kind === 'experience') this.#covered.sections.add(to);
      const waits = this.#state.parked.some((parked) => this.#index.transitions.get(parked)?.to === to);
      const isThrough = target?.kind === 'fork' || (target?.kind === 'join' && !waits);
      if (isThrough) {
        queue.push(...waysFrom(this.#index, to).filter((next) => !this.#covered.transitions.has(next.id)));
      }
    }
  }

  /** One that no play has taken; else the one that leads there soonest; else the shortest to the end. */
  #chooseWay(node: FlowNode, isHurried: boolean): Transition | undefined {
    const ways = usableWays(this.#index, node).filter((way) => this.#isOpen(node, way));
    const fresh = ways.filter(({ id }) => !this.#covered.transitions.has(id));
    if (fresh.length > 0 && !isHurried) return this.#pick(fresh);
    const isNew = ({ id }: Transition) => !this.#covered.transitions.has(id);
    const toNew = isHurried ? [] : this.#nearest(ways, (id) => usableFrom(this.#index, id).some(isNew));
    const isEnd = (id: string) => this.#index.nodes.get(id)?.kind === 'experience';
    return toNew[0] ?? this.#nearest(ways, isEnd)[0] ?? ways[0];
  }

  /** A vote that has been counted leaves its own outcome's ways alone. */
  #isOpen({ id }: FlowNode, { outcome }: Transition): boolean {
    const result = sectionOf(this.#state, id)?.vote.result;
    return !result || outcome === null || outcome === result.outcome;
  }

  #nearest(ways: readonly Transition[], isGoal: (nodeId: string) => boolean): readonly Transition[] {
    const far = new Map(ways.map((way) => [way, distance(this.#index, way.to, isGoal)]));
    return ways
      .filter((way) => far.get(way) !== Number.POSITIVE_INFINITY)
      .toSorted((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0));
  }

  #pick<T>(items: readonly T[]): T | undefined {
    return items[Math.floor(this.#about.roll() * items.length)];
  }
}
