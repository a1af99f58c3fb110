import { usableWays } from '../../flow/check/finding.ts';
import { waysFrom } from '../../flow/flow-index.ts';
import type { FlowNode, Transition } from '../../flow/model.ts';
import { unmetConditions } from '../conditions.ts';
import { sectionOf } from '../queries.ts';
import { distance, usableFrom } from './dry-moves.ts';
import type { Covered, DryTable } from './dry-table.ts';

/** Which way a play takes out of a section: what no play has taken yet comes first. */
export class DryWays {
  readonly #table: DryTable;
  readonly #covered: Covered;
  readonly #roll: () => number;

  constructor(table: DryTable, covered: Covered, roll: () => number) {
    this.#table = table;
    this.#covered = covered;
    this.#roll = roll;
  }

  /** One that no play has taken; else the one that leads there soonest; else the shortest to the end. */
  choose(
    node: FlowNode,
    isHurried: boolean,
    isAllowed: (way: Transition) => boolean = () => true,
  ): Transition | undefined {
    const { index } = this.#table;
    const ways = usableWays(index, node).filter((way) => this.isOpen(node, way) && isAllowed(way));
    const fresh = ways.filter(this.#isNew);
    if (fresh.length > 0 && !isHurried) return this.pick(fresh);
    const toNew = isHurried ? [] : this.#nearest(ways, (id) => usableFrom(index, id).some(this.#isNew));
    const isEnd = (id: string) => index.nodes.get(id)?.kind === 'experience';
    return toNew[0] ?? this.#nearest(ways, isEnd)[0] ?? ways[0];
  }

  /** A vote that has been counted leaves its own outcome's ways alone. */
  isOpen({ id }: FlowNode, { outcome }: Transition): boolean {
    const result = sectionOf(this.#table.state, id)?.vote.result;
    return !result || outcome === null || outcome === result.outcome;
  }

  /** Everything that an option asks for is there. */
  readonly isMet = (way: Transition): boolean => unmetConditions(this.#table.state, way).length === 0;

  /** Wrong turns from here that no play has taken. */
  wrongOptions({ id }: FlowNode): readonly Transition[] {
    const { transitions } = this.#table.index.flow;
    const isTried = (way: Transition) => way.kind === 'wrong' && this.#isNew(way) && this.isMet(way);
    return transitions.filter((way) => way.from === id && isTried(way));
  }

  /** Marks transitions as covered, with those behind forks and behind joins that have let the tokens through. */
  cover(ways: readonly Transition[]): void {
    const { index, state } = this.#table;
    const { sections, transitions } = this.#covered;
    const queue = [...ways];
    for (let way = queue.pop(); way !== undefined; way = queue.pop()) {
      const { id, to } = way;
      transitions.add(id);
      const target = index.nodes.get(to);
      if (target?.kind === 'experience') sections.add(to);
      const waits = state.parked.some((parked) => index.transitions.get(parked)?.to === to);
      const isThrough = target?.kind === 'fork' || (target?.kind === 'join' && !waits);
      if (isThrough) queue.push(...waysFrom(index, to).filter(this.#isNew));
    }
  }

  pick<T>(items: readonly T[]): T | undefined {
    return items[Math.floor(this.#roll() * items.length)];
  }

  readonly #isNew = ({ id }: Transition): boolean => !this.#covered.transitions.has(id);

  #nearest(ways: readonly Transition[], isGoal: (nodeId: string) => boolean): readonly Transition[] {
    const far = new Map(ways.map((way) => [way, distance(this.#table.index, way.to, isGoal)]));
    return ways
      .filter((way) => far.get(way) !== Number.POSITIVE_INFINITY)
      .toSorted((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0));
  }
}
