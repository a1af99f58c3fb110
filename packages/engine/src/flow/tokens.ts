import type { FlowIndex } from './flow-index.ts';
import { transitionsFrom } from './flow-index.ts';
import type { Transition } from './model.ts';

/** Where the tokens go when transitions fire, once every fork, join and choice on the way has done its part. */
export interface Arrivals {
  /** Sections opened, in the flow's order of branches. */
  readonly opens: readonly string[];
  /** Transitions whose token now waits at a join. */
  readonly parks: readonly string[];
  /** Transitions whose waiting token a completed join took away. */
  readonly unparks: readonly string[];
  /** Routes that choices took on the way. */
  readonly routes: readonly string[];
  /** Nodes where a token met another: never in a flow that the check passes. The second one is absorbed. */
  readonly doubled: readonly string[];
}

/** Which route a choice takes. */
export type Choose = (choiceId: string) => Transition | undefined;

/**
 * Pure: one step of the marking. Forks send a token down each branch; a join waits for one token from each node that leads
 * into it (so two options of one section may lead into the same join). A choice sends its token down one route. Sections are
 * entered, routing nodes never.
 */
export function moveTokens(
  index: FlowIndex,
  fired: readonly Transition[],
  parked: readonly string[],
  isOpen: (nodeId: string) => boolean,
  choose: Choose,
): Arrivals {
  const walk = new TokenWalk(index, parked, isOpen, choose);
  walk.send(fired);
  return walk.arrivals();
}

/** Pure: the step in every way that the choices on it can go, given the routes that each may take. */
export function everyMove(
  index: FlowIndex,
  fired: readonly Transition[],
  parked: readonly string[],
  isOpen: (nodeId: string) => boolean,
  routesOf: (choiceId: string) => readonly Transition[],
): readonly Arrivals[] {
  const found: Arrivals[] = [];
  const unplayed: ReadonlyMap<string, Transition>[] = [new Map()];
  for (let taken = unplayed.pop(); taken !== undefined; taken = unplayed.pop()) {
    const known = taken;
    const undecided: string[] = [];
    const arrivals = moveTokens(index, fired, parked, isOpen, (id) => {
      const route = known.get(id);
      if (!route && routesOf(id).length > 0) undecided.push(id);
      return route;
    });
    const [choice] = undecided;
    if (choice === undefined) found.push(arrivals);
    else unplayed.push(...routesOf(choice).map((route) => new Map(known).set(choice, route)));
  }
  return found;
}

class TokenWalk {
  readonly #index: FlowIndex;
  readonly #parkedBefore: readonly string[];
  readonly #isOpen: (nodeId: string) => boolean;
  readonly #choose: Choose;
  readonly #waiting: Set<string>;
  readonly #opens: string[] = [];
  readonly #doubled: string[] = [];
  readonly #routes: string[] = [];
  readonly #routed = new Set<string>();

  constructor(
    index: FlowIndex,
    parked: readonly string[],
    isOpen: (nodeId: string) => boolean,
    choose: Choose,
  ) {
    this.#index = index;
    this.#parkedBefore = parked;
    this.#isOpen = isOpen;
    this.#choose = choose;
    this.#waiting = new Set(parked);
  }

  send(transitions: readonly Transition[]): void {
    for (const transition of transitions) this.#arrive(transition);
  }

  arrivals(): Arrivals {
    const before = new Set(this.#parkedBefore);
    return {
      opens: this.#opens,
      parks: [...this.#waiting].filter((id) => !before.has(id)),
      unparks: this.#parkedBefore.filter((id) => !this.#waiting.has(id)),
      routes: this.#routes,
      doubled: this.#doubled,
    };
  }

  #arrive(transition: Transition): void {
    const node = this.#index.nodes.get(transition.to);
    if (node === undefined || node.kind === 'start') return;
    if (node.kind === 'fork') this.#route(node.id, transitionsFrom(this.#index, node.id));
    else if (node.kind === 'choice') this.#follow(node.id);
    else if (node.kind === 'join') this.#park(transition);
    else if (this.#isOpen(node.id) || this.#opens.includes(node.id)) this.#doubled.push(node.id);
    else this.#opens.push(node.id);
  }

  #park(transition: Transition): void {
    const here = [...this.#waiting].filter((id) => this.#index.transitions.get(id)?.to === transition.to);
    const arrived = new Set(here.map((id) => this.#index.transitions.get(id)?.from));
    if (arrived.has(transition.from)) {
      this.#doubled.push(transition.to);
      return;
    }
    arrived.add(transition.from);
    this.#waiting.add(transition.id);
    const sources = this.#index.sources.get(transition.to) ?? new Set();
    if (arrived.size < sources.size) return;
    for (const id of [...here, transition.id]) this.#waiting.delete(id);
    this.#route(transition.to, transitionsFrom(this.#index, transition.to));
  }

  #follow(choiceId: string): void {
    const route = this.#choose(choiceId);
    if (route && !this.#routed.has(choiceId)) this.#routes.push(route.id);
    this.#route(choiceId, route ? [route] : []);
  }

  #route(nodeId: string, onward: readonly Transition[]): void {
    // A ring of routing nodes with no section in it would go round for ever.
    if (this.#routed.has(nodeId)) {
      this.#doubled.push(nodeId);
      return;
    }
    this.#routed.add(nodeId);
    this.send(onward);
  }
}
