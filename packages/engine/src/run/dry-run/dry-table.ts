import type { FlowIndex } from '../../flow/flow-index.ts';
import { seatRoles } from '../../flow/incompatible.ts';
import type { FlowNode, Transition } from '../../flow/model.ts';
import type { Command, CommandType } from '../command.ts';
import { decide, decideUndisclosed } from '../decide.ts';
import type { RunEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import { initialState } from '../initial-state.ts';
import { hostUser, openSections, sectionOf } from '../queries.ts';
import type { RunState } from '../state.ts';
import { hosting } from './dry-moves.ts';

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

export interface Happened {
  readonly refused_signatures: number;
  readonly tied_votes: number;
  readonly replaced_roles: number;
}

/** What the plays of a flow have reached so far. */
export interface Covered {
  readonly sections: Set<string>;
  readonly transitions: Set<string>;
}

/** The number of a play, and the counts that all plays share. */
export interface Tally {
  readonly number: number;
  readonly covered: Covered;
  readonly happened: { -readonly [K in keyof Happened]: number };
}

/** The mentor, who plays nothing. */
export const STAFF = -1;

const casts = new WeakMap<FlowIndex, Map<number, RunState['holders']>>();

/** The same in every play of a flow with so many members. */
function holdersFor(index: FlowIndex, memberIds: readonly number[]): RunState['holders'] {
  const bySize = casts.get(index) ?? new Map<number, RunState['holders']>();
  casts.set(index, bySize);
  const holders = bySize.get(memberIds.length) ?? seatRoles(index.flow, memberIds);
  bySize.set(memberIds.length, holders);
  return holders;
}

/** Who plays a run, and what. */
export type Cast = Pick<RunState, 'leader_id' | 'member_ids' | 'holders'>;

/** Pure: so many members, who share the roles. */
export function castOf(index: FlowIndex, members: number): Cast {
  const member_ids = Array.from({ length: members }, (_, i) => i + 1);
  return { leader_id: 1, member_ids, holders: holdersFor(index, member_ids) };
}

/** The run of one play: every act goes through the engine and is logged. */
export class DryTable {
  readonly index: FlowIndex;
  readonly steps: DryStep[] = [];
  /** Of a play that is kept, with what members are told; of others none. */
  readonly events: RunEvent[] = [];
  readonly #isKept: boolean;
  readonly #tally: Tally;
  #state: RunState;
  #refused: string | null = null;

  constructor(index: FlowIndex, cast: Cast, tally: Tally, isKept = false) {
    this.index = index;
    this.#tally = tally;
    this.#isKept = isKept;
    this.#state = initialState(cast);
  }

  get state(): RunState {
    return this.#state;
  }

  /** The refusal that was met last. */
  get refused(): string | null {
    return this.#refused;
  }

  holder(roleId: string): number {
    return this.#state.holders[roleId] ?? 0;
  }

  host(node: FlowNode): number {
    return hostUser(this.#state, node);
  }

  isInside(node: FlowNode, roleId: string): boolean {
    return sectionOf(this.#state, node.id)?.inside.includes(roleId) === true;
  }

  callIn(node: FlowNode, target_role: string): boolean {
    if (this.isInside(node, target_role)) return true;
    return this.act(this.host(node), { type: 'call_in', ...hosting(node), target_role });
  }

  end(node: FlowNode, role_id: string, { id }: Transition): boolean {
    const command: Command = { type: 'end_section', node_id: node.id, role_id, trans_id: id };
    return this.act(this.holder(role_id), command, id);
  }

  act(
    userId: number,
    command: Command,
    transitionId: string | null = null,
    absent_ids: readonly number[] = [],
  ): boolean {
    const actor = { user_id: userId, is_staff: userId === STAFF };
    const context = { actor, at: this.steps.length, absent_ids };
    const judge = this.#isKept ? decide : decideUndisclosed;
    const decision = judge(this.index.flow, this.#state, command, context);
    if (!decision.ok) {
      this.#refused = decision.refusal.reason;
      return false;
    }
    const before = this.#openIds();
    this.#state = decision.events.reduce(evolve, this.#state);
    if (this.#isKept) this.events.push(...decision.events);
    this.#count(decision.events);
    this.#note(command, transitionId, before);
    return true;
  }

  #openIds(): string[] {
    return openSections(this.#state).map(({ node_id }) => node_id);
  }

  #note(command: Command, transition_id: string | null, before: readonly string[]): void {
    const now = this.#openIds();
    const opened = now.filter((id) => !before.includes(id));
    for (const id of opened) this.#tally.covered.sections.add(id);
    this.steps.push({
      play: this.#tally.number,
      node_id: 'node_id' in command ? command.node_id : null,
      role_id: 'role_id' in command ? command.role_id : null,
      act: command.type,
      transition_id,
      opened,
      closed: before.filter((id) => !now.includes(id)),
    });
  }

  #count(events: readonly RunEvent[]): void {
    const { happened } = this.#tally;
    for (const { type, data } of events) {
      if (type === 'document_signed' && data.decision === 'refused') happened.refused_signatures += 1;
      if (type === 'vote_ended' && data.result.outcome === 'tied') happened.tied_votes += 1;
      if (type === 'handed_over') happened.replaced_roles += 1;
    }
  }
}
