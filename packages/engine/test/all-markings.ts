import {
  type Condition,
  entitledVoters,
  type Firing,
  type Flow,
  type FlowIndex,
  type FunctionAction,
  indexFlow,
  markingAfter,
  moveTokens,
  type Transition,
  transitionsFrom,
  type VoteOutcome,
} from '../src/index.ts';

/** A marking that some play reaches, found the plain way: every open section is played on by every option, in every order. */
interface FullMarking {
  readonly open: readonly string[];
  readonly parked: readonly string[];
  readonly outcomes: Readonly<Record<string, VoteOutcome>>;
  readonly visits: Readonly<Record<string, number>>;
  /** What was said and shown, of what choices ask for. */
  readonly done: readonly string[];
  readonly doubled: boolean;
  readonly next: string[];
}

export interface FullSearch {
  readonly markings: ReadonlyMap<string, FullMarking>;
  /** Options and routes that some play takes. */
  readonly taken: ReadonlySet<string>;
}

const SPEAKING: readonly FunctionAction[] = ['speech', 'request_speech'];
const SHOWING: readonly FunctionAction[] = ['display', 'request_display'];

/** More visits than any condition of these flows asks for. */
const MANY = 4;

/** Every reachable marking by its key, or null when there are more than the bound. */
export function allMarkings(flow: Flow, bound = 4000): FullSearch | null {
  const search = new Search(flow);
  return search.run(bound) ? search : null;
}

class Search implements FullSearch {
  readonly markings = new Map<string, FullMarking>();
  readonly taken = new Set<string>();
  readonly #flow: Flow;
  readonly #index: FlowIndex;
  /** Sections that conditions ask about. */
  readonly #asked: ReadonlySet<string>;
  /** What choices ask of people. The flows ask for no papers. */
  readonly #deeds: readonly Extract<Condition, { type: 'has_spoken' | 'was_shown' }>[];
  readonly #queue: string[] = [];

  constructor(flow: Flow) {
    this.#flow = flow;
    this.#index = indexFlow(flow);
    const conditions = flow.transitions.flatMap((one) => one.conditions ?? []);
    this.#deeds = conditions.filter((one) => one.type === 'has_spoken' || one.type === 'was_shown');
    this.#asked = new Set(conditions.flatMap((one) => ('node_id' in one ? [one.node_id] : [])));
  }

  run(bound: number): boolean {
    const start = this.#flow.nodes.find(({ kind }) => kind === 'start');
    const nowhere = { open: [], parked: [], outcomes: {}, visits: {}, done: [], doubled: false, next: [] };
    this.#fire(nowhere, start ? transitionsFrom(this.#index, start.id) : [], null);
    for (let key = this.#queue.pop(); key !== undefined; key = this.#queue.pop()) {
      if (this.markings.size > bound) return false;
      const marking = this.markings.get(key);
      if (!marking || marking.doubled || hasEnd(this.#flow, marking.open)) continue;
      for (const played of marking.open) this.#play(marking, played);
    }
    return true;
  }

  #play(marking: FullMarking, played: string): void {
    const node = this.#index.nodes.get(played);
    for (const one of this.#deeds) {
      const [key, actions] = [JSON.stringify(one), one.type === 'was_shown' ? SHOWING : SPEAKING];
      if (one.node_id !== played || marking.done.includes(key)) continue;
      const who = node?.roles.filter(({ role_id }) => one.type === 'was_shown' || role_id === one.role_id);
      if (who?.some(({ functions }) => functions.some((action) => actions.includes(action))))
        marking.next.push(this.#enter({ ...marking, done: [...marking.done, key].sort(), next: [] }));
    }
    const votes: VoteOutcome[] = ['passed', 'rejected'];
    if (node && entitledVoters(node).length > 1) votes.push('tied');
    if (node?.kind === 'vote' && node.vote && marking.outcomes[played] === undefined) {
      for (const outcome of votes) {
        const outcomes = { ...marking.outcomes, [played]: outcome };
        marking.next.push(this.#enter({ ...marking, outcomes, next: [] }));
      }
      return;
    }
    for (const transition of transitionsFrom(this.#index, played)) {
      const came = marking.outcomes[played];
      if (transition.outcome !== null && (node?.kind !== 'vote' || !votes.includes(transition.outcome)))
        continue;
      if (transition.outcome !== null && came !== undefined && came !== transition.outcome) continue;
      if (!(transition.conditions ?? []).every((one) => holds(one, marking, 'option'))) continue;
      this.taken.add(transition.id);
      this.#fire(marking, [transition], played);
    }
  }

  #fire(marking: FullMarking, fired: readonly Transition[], closes: string | null): void {
    const open = marking.open.filter((id) => id !== closes);
    const isOpen = (id: string) => open.includes(id);
    const choose = (id: string) => this.#route(id, marking);
    const moved = moveTokens(this.#index, fired, marking.parked, isOpen, choose);
    for (const route of moved.routes) this.taken.add(route);
    const visits = { ...marking.visits };
    for (const id of moved.opens.filter((one) => this.#asked.has(one)))
      visits[id] = Math.min((visits[id] ?? 0) + 1, MANY);
    const outcomes = Object.fromEntries(
      Object.entries(marking.outcomes).filter(
        ([id]) => !moved.opens.includes(id) && (this.#asked.has(id) || id !== closes),
      ),
    );
    const done = marking.done.filter((key) => !moved.opens.includes(JSON.parse(key).node_id));
    const parked = marking.parked.filter((id) => !moved.unparks.includes(id)).concat(moved.parks);
    const doubled = moved.doubled.length > 0;
    marking.next.push(
      this.#enter({ open: [...open, ...moved.opens], parked, visits, outcomes, done, doubled, next: [] }),
    );
  }

  #route(choiceId: string, marking: FullMarking): Transition | undefined {
    const routes = transitionsFrom(this.#index, choiceId);
    for (const route of routes) {
      const { conditions = [] } = route;
      if (conditions.length > 0 && conditions.every((one) => holds(one, marking, 'choice'))) return route;
    }
    return routes.find(({ conditions = [] }) => conditions.length === 0) ?? routes.at(-1);
  }

  #enter(marking: FullMarking): string {
    const facts = `|${JSON.stringify([marking.outcomes, marking.visits, marking.done].map(sorted))}`;
    const key = markingKey(this.#flow, marking.open, marking.parked) + facts + (marking.doubled ? '!' : '');
    if (!this.markings.has(key)) {
      this.markings.set(key, marking);
      this.#queue.push(key);
    }
    return key;
  }
}

const sorted = (record: object) => Object.entries(record).sort();

/** Who chooses can do what an option asks of people; a choice takes it as it is. */
function holds(
  condition: Condition,
  { outcomes, visits, done }: FullMarking,
  asker: 'option' | 'choice',
): boolean {
  if (condition.type === 'voted') return outcomes[condition.node_id] === condition.outcome;
  if (condition.type !== 'visited') return asker === 'option' || done.includes(JSON.stringify(condition));
  const { at_least = 0, at_most = MANY } = condition;
  const times = visits[condition.node_id] ?? 0;
  return times >= at_least && times <= at_most;
}

function hasEnd(flow: Flow, open: readonly string[]): boolean {
  const { nodes } = indexFlow(flow);
  return open.some((id) => nodes.get(id)?.kind === 'experience');
}

/** Tokens at a join are told apart by where they come from, not by the option taken. */
export function markingKey(flow: Flow, open: Iterable<string>, parked: Iterable<string>): string {
  const { transitions } = indexFlow(flow);
  const tokens = [...parked].map((id) => `${transitions.get(id)?.from}>${transitions.get(id)?.to}`);
  return `${[...open].sort().join(' ')}|${tokens.sort().join(' ')}`;
}

export function keyAfter(flow: Flow, firings: readonly Firing[]): string {
  const { open, parked } = markingAfter(firings);
  return markingKey(flow, open, parked);
}

/** The verdict by definition: nothing doubled, and from everywhere an end is reached that stands alone. */
export function isSoundByDefinition(flow: Flow, { markings }: FullSearch): boolean {
  const before = new Map<string, string[]>();
  const queue: string[] = [];
  for (const [key, { open, parked, doubled, next }] of markings) {
    if (doubled) return false;
    for (const to of next) before.set(to, [...(before.get(to) ?? []), key]);
    if (!hasEnd(flow, open)) continue;
    if (open.length > 1 || parked.length > 0) return false;
    queue.push(key);
  }
  const saved = new Set(queue);
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    for (const earlier of before.get(key) ?? []) {
      if (saved.has(earlier)) continue;
      saved.add(earlier);
      queue.push(earlier);
    }
  }
  return saved.size === markings.size;
}
