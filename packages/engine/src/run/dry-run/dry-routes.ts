import { possibleRoutes } from '../../flow/check/choices.ts';
import { possibleOutcomes } from '../../flow/check/outcomes.ts';
import { type Condition, type ConditionType, leastVisits } from '../../flow/condition.ts';
import { transitionsFrom } from '../../flow/flow-index.ts';
import type { FlowNode, Transition, VoteOutcome } from '../../flow/model.ts';
import { isMet, visitsOf } from '../conditions.ts';
import { isOpen } from '../queries.ts';
import type { Of, Wishes } from './dry-duties.ts';
import { distance, usableFrom } from './dry-moves.ts';
import type { Covered, DryTable } from './dry-table.ts';

/**
 * Which route a play is after at each choice: one that no play has taken, or that leads sooner to what none has reached; in a hurry, or
 * where nothing new is left, to the end.
 */
export class DryRoutes implements Wishes {
  readonly #table: DryTable;
  readonly #covered: Covered;
  readonly #pick: <T>(items: readonly T[]) => T | undefined;
  #targets: readonly Transition[] = [];
  /** Of each target, the routes before it that must not be taken. */
  #before: ReadonlyMap<string, readonly Transition[]> = new Map();

  constructor(table: DryTable, covered: Covered, pick: <T>(items: readonly T[]) => T | undefined) {
    this.#table = table;
    this.#covered = covered;
    this.#pick = pick;
    this.aim(false);
  }

  /** Before each section: a route that has been taken need not be taken again. */
  aim(isHurried: boolean): void {
    const choices = this.#table.index.flow.nodes.filter(({ kind }) => kind === 'choice');
    const before = new Map(this.#targets.map((target) => [target.from, target]));
    this.#targets = choices.flatMap(({ id }) => {
      const last = before.get(id);
      const isKept = last !== undefined && this.#isNew(last) && !isHurried;
      return (isKept ? last : this.#pick(this.#wantedOf(id, isHurried))) ?? [];
    });
    this.#before = new Map(this.#targets.map((target) => [target.id, this.#passedBy(target)]));
  }

  /** What is to be done for the routes that the play is after. */
  get wanted(): readonly Condition[] {
    return this.#targets.flatMap(({ conditions = [] }) => conditions);
  }

  /** What would lead to a route before them. */
  avoided<T extends ConditionType>(type: T): readonly Of<T>[] {
    const all = [...this.#before.values()].flat().flatMap(({ conditions = [] }) => conditions);
    return all.filter((one): one is Of<T> => one.type === type);
  }

  isKept(): boolean {
    return false;
  }

  /** How a vote should come out for what no play has reached; undefined where that makes no difference. */
  outcomeFor(node: FlowNode): VoteOutcome | undefined {
    const { transitions } = this.#table.index.flow;
    const isAbout = (one: Condition) => one.type === 'voted' && one.node_id === node.id;
    const options = transitions.filter(
      (transition) =>
        this.#table.index.nodes.get(transition.from)?.kind !== 'choice' && this.#isNew(transition),
    );
    const asked = [...this.#targets.filter(this.#isNew), ...options, ...this.#targets];
    for (const transition of asked) {
      for (const one of transition.conditions ?? [])
        if (isAbout(one) && one.type === 'voted') return one.outcome;
      const others = this.#votesBefore(transition, node.id);
      const free = possibleOutcomes(node).find((outcome) => !others.includes(outcome));
      if (others.length > 0 && free) return free;
    }
    return undefined;
  }

  /** Whether the choice would go this way now. */
  isComing(route: Transition): boolean {
    const isNow = (one: Transition) => (one.conditions ?? []).every((condition) => this.#isMet(condition));
    const before = this.#before.get(route.id);
    return before !== undefined && isNow(route) && !before.some(isNow);
  }

  /** Sections to go to so that the routes that the play is after come to be taken. */
  detours(which: 'new' | 'all'): ReadonlySet<string> {
    const missing = this.#targets.filter(
      (one) => (which === 'all' || this.#isNew(one)) && !this.isComing(one),
    );
    return new Set(missing.flatMap((target) => this.#detoursTo(target)));
  }

  #detoursTo(target: Transition): readonly string[] {
    const unmet = (target.conditions ?? []).filter((one) => !this.#isMet(one));
    const counted = unmet.filter((one) => one.type === 'visited');
    // What was visited too often stays so.
    if (counted.some((one) => visitsOf(this.#table.state, one.node_id) >= leastVisits(one))) return [];
    const before = (this.#before.get(target.id) ?? []).flatMap(({ conditions = [] }) => conditions);
    const inWay = before.filter(
      (one) => one.type === 'voted' || (one.type === 'visited' && one.at_most !== undefined),
    );
    const wanted = [...unmet, ...inWay.filter((one) => this.#isMet(one))];
    // What is open is where it is about to be seen to.
    const isAway = (one: Condition & { readonly node_id: string }) =>
      one.type === 'visited' || !isOpen(this.#table.state, one.node_id);
    return wanted.flatMap((one) => ('node_id' in one && isAway(one) ? [one.node_id] : []));
  }

  #wantedOf(choiceId: string, isHurried: boolean): readonly Transition[] {
    const { index } = this.#table;
    const routes = possibleRoutes(index, choiceId);
    const fresh = routes.filter(this.#isNew);
    if (fresh.length > 0 && !isHurried) return fresh;
    const toNew = isHurried ? [] : this.#nearest(routes, (id) => usableFrom(index, id).some(this.#isNew));
    if (toNew.length > 0) return toNew;
    return this.#nearest(routes, (id) => index.nodes.get(id)?.kind === 'experience');
  }

  /** Empty where none is nearer than the others. */
  #nearest(routes: readonly Transition[], isGoal: (nodeId: string) => boolean): readonly Transition[] {
    const far = routes.map(({ to }) => distance(this.#table.index, to, isGoal));
    const nearest = routes.filter((_, i) => far[i] === Math.min(...far));
    return nearest.length < routes.length ? nearest : [];
  }

  #passedBy(target: Transition): readonly Transition[] {
    const routes = transitionsFrom(this.#table.index, target.from).filter(
      ({ conditions = [] }) => conditions.length > 0,
    );
    const isDefault = (target.conditions ?? []).length === 0;
    return isDefault ? routes : routes.slice(0, routes.indexOf(target));
  }

  #votesBefore({ id }: Transition, nodeId: string): readonly VoteOutcome[] {
    const before = (this.#before.get(id) ?? []).flatMap(({ conditions = [] }) => conditions);
    return before.flatMap((one) => (one.type === 'voted' && one.node_id === nodeId ? [one.outcome] : []));
  }

  #isMet(condition: Condition): boolean {
    return isMet(this.#table.state, condition);
  }

  readonly #isNew = ({ id }: Transition): boolean => !this.#covered.transitions.has(id);
}
