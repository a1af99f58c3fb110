import type { FlowIndex } from '../flow-index.ts';
import { transitionsFrom } from '../flow-index.ts';
import type { Transition, VoteOutcome } from '../model.ts';
import { type Arrivals, everyMove } from '../tokens.ts';
import { openRoutes } from './choices.ts';
import { type Asked, afterOpening, deedsIn, type Facts, factsAtFirst, factsKey, mayBeMet } from './facts.ts';
import { possibleOutcomes } from './outcomes.ts';
import { usableTransitions } from './usable-transitions.ts';

/** What takes the walk from one marking to another: something done or undone in a section, its vote counted, or its end. */
export interface Step {
  readonly node_id: string;
  readonly act:
    | { readonly is: 'deed'; readonly key: string }
    | { readonly is: 'vote'; readonly outcome: VoteOutcome }
    | { readonly is: 'transition'; readonly transition: Transition; readonly routes: readonly string[] };
  /** Index into the exploration's list. */
  readonly to: number;
}

/** Where a walk stands. */
interface Marking {
  readonly open: readonly string[];
  readonly parked: readonly string[];
  readonly facts: Facts;
}

/** A reachable marking: what is open, what waits at joins, and where playing on from here leads. */
export interface Reached extends Marking {
  /** The sections played on here; none where nothing more can be played. */
  readonly played: readonly string[];
  /** Places where a token met another; such a marking is not played on. */
  readonly doubled: readonly string[];
  readonly next: Step[];
}

export interface Exploration {
  readonly reached: readonly Reached[];
  /** Transitions that some play fires; those behind forks and joins are left out. */
  readonly fired: ReadonlySet<string>;
  /** False when the bound was hit first. */
  readonly isComplete: boolean;
  /** The index of a marking, if the walk comes to it. */
  readonly find: (marking: Marking) => number | undefined;
}

export interface How {
  readonly bound: number;
  /** Which of the open sections is played on first. */
  readonly order: ReadonlyMap<string, number>;
  /** What to remember of a walk for the conditions that it decides; null: they are taken to be open, whatever was voted or visited. */
  readonly asked: Asked | null;
}

/**
 * Pure: plays the flow in every way that matters. In each marking only one open section is played on (the first in the
 * order given), by each of its options; the order between sections that are open side by side is left out, and with it the explosion.
 *
 * Nothing is lost by that: these nets are free-choice (options need their own section's token and no other, a join's
 * tokens serve that join alone), so an open section stays open until it is itself played, whatever the others do. Hence
 *  - every marking where nothing can be played is found;
 *  - if from every marking found the end can be reached, then from every marking there is: take any play σ; where the
 *    section chosen here is played in σ, that step may be moved to the front; where it is not, it is still open
 *    after σ and may be added, by the option that leads nearer to the end. Either way one follows a path of this
 *    graph, until σ is used up and the end stands alone;
 *  - a free-choice net of which that holds never has two tokens in one place (sound, hence live and safe when closed).
 * A choice takes nothing away from that: its routes are options that nobody needs to be asked for.
 *
 * Where conditions ask what was voted or how often a section was opened, a branch may open and close options of another, and the net
 * is no longer free-choice; nor is it where a choice asks for what was done and left behind. Then these facts belong to the marking, and only a section that has nothing to do with them is played
 * on alone; where there is none, every open section is.
 * The test compares the verdict with a full search, marking by marking, on thousands of small flows.
 */
export function explore(index: FlowIndex, how: How): Exploration {
  return new Explorer(index, how).explore();
}

class Explorer {
  readonly #index: FlowIndex;
  readonly #how: How;
  readonly #reached: Reached[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #unplayed: number[] = [];
  readonly #fired = new Set<string>();

  constructor(index: FlowIndex, how: How) {
    this.#index = index;
    this.#how = how;
  }

  explore(): Exploration {
    const { nodes } = this.#index.flow;
    const start = nodes.find(({ kind }) => kind === 'start');
    const first = start ? transitionsFrom(this.#index, start.id) : [];
    const before = { open: [], parked: [], facts: factsAtFirst(this.#how.asked) };
    for (const arrivals of this.#move(first, before)) this.#arrive(before, arrivals);
    // The newest first, so that a play is followed to its end early, and a fault is met before the bound.
    for (let i = this.#unplayed.pop(); i !== undefined; i = this.#unplayed.pop()) {
      if (this.#reached.length > this.#how.bound) return this.#found(false);
      const marking = this.#reached[i];
      if (marking) for (const id of marking.played) marking.next.push(...this.#play(marking, id));
    }
    return this.#found(true);
  }

  #found(isComplete: boolean): Exploration {
    const find = (marking: Marking) => {
      const parked = marking.parked.map((id) => representative(this.#index, id));
      return this.#numbers.get(this.#keyOf({ ...marking, parked }, []));
    };
    return { reached: this.#reached, fired: this.#fired, isComplete, find };
  }

  /** A vote that conditions ask for is counted before its section is left: beside it, its outcome is known by then. */
  #play(marking: Marking, nodeId: string): readonly Step[] {
    const outcomes = this.#toCount(nodeId, marking.facts);
    const done = this.#actsIn(nodeId, marking.facts).map(({ key, facts }): Step => {
      return { node_id: nodeId, act: { is: 'deed', key }, to: this.#enter({ ...marking, facts }, []) };
    });
    const counted = outcomes.map((outcome): Step => {
      return { node_id: nodeId, act: { is: 'vote', outcome }, to: this.#count(marking, nodeId, outcome) };
    });
    return [...done, ...(outcomes.length > 0 ? counted : this.#leave(marking, nodeId))];
  }

  #leave(marking: Marking, nodeId: string): readonly Step[] {
    const left = { ...marking, open: marking.open.filter((id) => id !== nodeId) };
    return this.#transitionsOf(nodeId, marking.facts).flatMap((transition) => {
      this.#fired.add(transition.id);
      return this.#move([transition], left).map((arrivals): Step => {
        const { routes } = arrivals;
        return {
          node_id: nodeId,
          act: { is: 'transition', transition, routes },
          to: this.#arrive(left, arrivals),
        };
      });
    });
  }

  #actsIn(nodeId: string, facts: Facts): ReturnType<typeof deedsIn> {
    const node = this.#index.nodes.get(nodeId);
    return node && this.#how.asked ? deedsIn(facts, this.#how.asked, node) : [];
  }

  #count(marking: Marking, nodeId: string, outcome: VoteOutcome): number {
    const outcomes = { ...marking.facts.outcomes, [nodeId]: outcome };
    return this.#enter({ ...marking, facts: { ...marking.facts, outcomes } }, []);
  }

  #move(fired: readonly Transition[], { open, parked, facts }: Marking): readonly Arrivals[] {
    const known = this.#how.asked && facts;
    const isOpen = (id: string) => open.includes(id);
    return everyMove(this.#index, fired, parked, isOpen, (id) => openRoutes(this.#index, id, known));
  }

  #arrive({ open, parked, facts }: Marking, arrivals: Arrivals): number {
    const { opens, parks, unparks, routes, doubled } = arrivals;
    for (const route of routes) this.#fired.add(route);
    const stay = parked.filter((id) => !unparks.includes(id));
    const moved = {
      open: [...open, ...opens],
      parked: [...stay, ...parks.map((id) => representative(this.#index, id))],
      facts: this.#how.asked ? afterOpening(facts, this.#how.asked, opens) : facts,
    };
    return this.#enter(moved, doubled);
  }

  #enter({ open, parked, facts }: Marking, doubled: readonly string[]): number {
    const sorted = this.#sorted(open);
    const tokens = [...parked].sort();
    const key = this.#keyOf({ open, parked, facts }, doubled);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#reached.length;
    const played = doubled.length > 0 ? [] : this.#playedOn(sorted, facts);
    this.#reached.push({ open: sorted, parked: tokens, facts, played, doubled, next: [] });
    this.#numbers.set(key, number);
    if (played.length > 0) this.#unplayed.push(number);
    return number;
  }

  #keyOf({ open, parked, facts }: Marking, doubled: readonly string[]): string {
    const lists = [this.#sorted(open), [...parked].sort(), doubled].map((ids) => ids.join(' '));
    return [...lists, factsKey(facts)].join('|');
  }

  #sorted(open: readonly string[]): readonly string[] {
    const { order } = this.#how;
    return [...open].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
  }

  #playedOn(open: readonly string[], facts: Facts): readonly string[] {
    if (open.some((id) => this.#index.nodes.get(id)?.kind === 'experience')) return [];
    const playable = open.filter(
      (id) => this.#toCount(id, facts).length > 0 || this.#transitionsOf(id, facts).length > 0,
    );
    const { asked } = this.#how;
    const alone = asked ? playable.filter((id) => asked.apart.has(id)) : playable;
    return alone.length > 0 ? alone.slice(0, 1) : playable;
  }

  #toCount(nodeId: string, { outcomes }: Facts): readonly VoteOutcome[] {
    const node = this.#index.nodes.get(nodeId);
    const isAsked = this.#how.asked?.votes.has(nodeId) === true && outcomes[nodeId] === undefined;
    return node && isAsked ? possibleOutcomes(node) : [];
  }

  #transitionsOf(nodeId: string, facts: Facts): readonly Transition[] {
    const node = this.#index.nodes.get(nodeId);
    const transitions = node ? usableTransitions(this.#index, node) : [];
    const came = facts.outcomes[nodeId];
    const isOpen = (transition: Transition) =>
      came === undefined || transition.outcome === null || transition.outcome === came;
    return this.#how.asked
      ? transitions.filter((transition) => isOpen(transition) && mayBeMet(transition, facts))
      : transitions;
  }
}

/** Two options of one section, or routes of one choice, into one join leave the same token there. */
function representative(index: FlowIndex, transitionId: string): string {
  const transition = index.transitions.get(transitionId);
  if (!transition) return transitionId;
  return transitionsFrom(index, transition.from).find(({ to }) => to === transition.to)?.id ?? transitionId;
}
