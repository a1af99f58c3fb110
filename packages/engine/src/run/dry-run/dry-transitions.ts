import { usableTransitions } from '../../flow/check/usable-transitions.ts';
import { transitionsFrom } from '../../flow/flow-index.ts';
import type { FlowNode, Transition } from '../../flow/model.ts';
import { unmetConditions } from '../conditions.ts';
import { sectionOf } from '../queries.ts';
import { distance, usableFrom } from './dry-moves.ts';
import type { DryRoutes } from './dry-routes.ts';
import type { Covered, DryTable } from './dry-table.ts';

/** Which way a play takes out of a section: what no play has taken yet comes first. */
export class DryTransitions {
  readonly #table: DryTable;
  readonly #covered: Covered;
  readonly #routes: DryRoutes;
  readonly #pick: <T>(items: readonly T[]) => T | undefined;

  constructor(
    table: DryTable,
    covered: Covered,
    routes: DryRoutes,
    pick: <T>(items: readonly T[]) => T | undefined,
  ) {
    this.#table = table;
    this.#covered = covered;
    this.#routes = routes;
    this.#pick = pick;
  }

  /** One that no play has taken; else the one that leads there soonest; else the shortest to the end. */
  choose(
    node: FlowNode,
    isHurried: boolean,
    isAllowed: (transition: Transition) => boolean = () => true,
  ): Transition | undefined {
    const { index } = this.#table;
    const transitions = usableTransitions(index, node).filter(
      (transition) => this.isOpen(node, transition) && isAllowed(transition),
    );
    const fresh = transitions.filter(this.#isNew);
    if (fresh.length > 0 && !isHurried) return this.#pick(fresh);
    const toNew = isHurried ? [] : this.#nearest(transitions, this.#leadsToNew());
    return toNew[0] ?? this.#nearest(transitions, this.#leadsToEnd())[0] ?? transitions[0];
  }

  /** A vote that has been counted leaves its own outcome's ways alone. */
  isOpen({ id }: FlowNode, { outcome }: Transition): boolean {
    const result = sectionOf(this.#table.state, id)?.vote.result;
    return !result || outcome === null || outcome === result.outcome;
  }

  /** Everything that an option asks for is there. */
  readonly isMet = (transition: Transition): boolean =>
    unmetConditions(this.#table.state, transition).length === 0;

  /** Wrong turns from here that no play has taken. */
  wrongOptions({ id }: FlowNode): readonly Transition[] {
    const { transitions } = this.#table.index.flow;
    const isTried = (transition: Transition) =>
      transition.kind === 'wrong' && this.#isNew(transition) && this.isMet(transition);
    return transitions.filter((transition) => transition.from === id && isTried(transition));
  }

  /** Marks transitions as covered, with those behind forks, behind joins that have let the tokens through, and the routes that were taken. */
  cover(taken: readonly Transition[]): void {
    const { index, state } = this.#table;
    const { sections, transitions } = this.#covered;
    const routes = (state.firings.at(-1)?.routes ?? []).flatMap((id) => index.transitions.get(id) ?? []);
    const queue = [...taken, ...routes];
    for (let transition = queue.pop(); transition !== undefined; transition = queue.pop()) {
      const { id, to } = transition;
      transitions.add(id);
      const target = index.nodes.get(to);
      if (target?.kind === 'experience') sections.add(to);
      const waits = state.parked.some((parked) => index.transitions.get(parked)?.to === to);
      const isThrough = target?.kind === 'fork' || (target?.kind === 'join' && !waits);
      if (isThrough) queue.push(...transitionsFrom(index, to).filter(this.#isNew));
    }
  }

  /** Past choices that would go elsewhere only once what they ask for has been seen to. */
  #leadsToEnd(): (nodeId: string) => boolean {
    const { index } = this.#table;
    const detours = this.#routes.detours('all');
    return (id) => detours.has(id) || index.nodes.get(id)?.kind === 'experience';
  }

  /** A choice leads to what is new where it would go that way now; a section where something can be done about that does too. */
  #leadsToNew(): (nodeId: string) => boolean {
    const { index } = this.#table;
    const detours = this.#routes.detours('new');
    const isOption = ({ from }: Transition) => index.nodes.get(from)?.kind !== 'choice';
    const leads = (transition: Transition) =>
      this.#isNew(transition) && (isOption(transition) || this.#routes.isComing(transition));
    return (id) => detours.has(id) || usableFrom(index, id).some(leads);
  }

  readonly #isNew = ({ id }: Transition): boolean => !this.#covered.transitions.has(id);

  #nearest(transitions: readonly Transition[], isGoal: (nodeId: string) => boolean): readonly Transition[] {
    const far = new Map(
      transitions.map((transition) => [transition, distance(this.#table.index, transition.to, isGoal)]),
    );
    return transitions
      .filter((transition) => far.get(transition) !== Number.POSITIVE_INFINITY)
      .toSorted((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0));
  }
}
