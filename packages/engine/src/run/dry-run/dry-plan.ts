import { type Deed, keyOf } from '../../flow/check/deeds.ts';
import { type Exploration, explore, type Reached, type Step } from '../../flow/check/explore.ts';
import { type Asked, askedOfWalk, type Facts } from '../../flow/check/facts.ts';
import { branchAfterBranch } from '../../flow/check/walk.ts';
import { type FlowIndex, isConditioned } from '../../flow/flow-index.ts';
import { isMet, visitsOf } from '../conditions.ts';
import { openSections, sectionOf } from '../queries.ts';
import type { RunState } from '../state.ts';
import type { Covered, DryTable } from './dry-table.ts';

/** The whole walk of a flow with choices: what each marking leads to, and what must be remembered to know a marking. */
export interface Chart {
  readonly asked: Asked;
  readonly walk: Exploration;
}

/** As many as the flow check follows. */
const MARKINGS = 20_000;
const known = new WeakMap<FlowIndex, Chart | null>();

/** Pure: null where nothing is taken by itself, or the walk is too large to be followed; remembered for an index, which nobody changes. */
export function chartOf(index: FlowIndex): Chart | null {
  const found = known.get(index);
  if (found !== undefined) return found;
  const made = makeChart(index);
  known.set(index, made);
  return made;
}

function makeChart(index: FlowIndex): Chart | null {
  const isRoute = ({ from }: { readonly from: string }) => index.nodes.get(from)?.kind === 'choice';
  const asked = askedOfWalk(index);
  if (!asked || !index.flow.transitions.some((one) => isRoute(one) && isConditioned(one))) return null;
  const walk = explore(index, { bound: MARKINGS, order: branchAfterBranch(index), asked });
  return walk.isComplete ? { asked, walk } : null;
}

/** What a play does next so that it comes to what no play has reached, and then to the end. Found in the walk that the flow check follows. */
export class DryPlan {
  readonly #table: DryTable;
  readonly #covered: Covered;
  readonly #chart: Chart;
  /** Steps that could not be taken. */
  readonly #blocked = new Set<Step>();
  #path: Step[] = [];
  #at: number | undefined;

  constructor(table: DryTable, covered: Covered, chart: Chart) {
    this.#table = table;
    this.#covered = covered;
    this.#chart = chart;
  }

  get deeds(): ReadonlyMap<string, Deed> {
    return this.#chart.asked.deeds;
  }

  /** Undefined where the play stands outside the walk, or nothing leads on. */
  next(isHurried: boolean): Step | undefined {
    const here = this.#chart.walk.find({ ...tokensOf(this.#table), facts: this.#facts() });
    if (here === undefined) return undefined;
    if (here !== this.#at || isHurried) this.#path = [...this.#pathFrom(here, isHurried)];
    const step = this.#path.shift();
    this.#at = this.#path.length > 0 ? step?.to : undefined;
    return step;
  }

  block(step: Step): void {
    this.#blocked.add(step);
    this.#at = undefined;
  }

  /** The shortest to something new; where nothing new is left, or in a hurry, to the end. */
  #pathFrom(start: number, isHurried: boolean): readonly Step[] {
    const cameBy = new Map<number, { readonly from: number; readonly step: Step } | null>([[start, null]]);
    const pathBy = (last: Step | null, at: number): Step[] => {
      const steps = last ? [last] : [];
      for (let by = cameBy.get(at); by; by = cameBy.get(by.from)) steps.unshift(by.step);
      return steps;
    };
    let toEnd: readonly Step[] | undefined;
    for (const at of cameBy.keys()) {
      const marking = this.#chart.walk.reached[at];
      if (!marking) continue;
      if (this.#isEnd(marking)) {
        toEnd ??= pathBy(null, at);
        if (isHurried) return toEnd;
      }
      for (const step of marking.next) {
        if (!this.#isTakeable(marking, step)) continue;
        if (!isHurried && this.#isNew(step)) return pathBy(step, at);
        if (!cameBy.has(step.to)) cameBy.set(step.to, { from: at, step });
      }
    }
    return toEnd ?? [];
  }

  #isEnd({ open }: Reached): boolean {
    return open.some((id) => this.#table.index.nodes.get(id)?.kind === 'experience');
  }

  /** What an option asks for that choices ask for too has its turn before. */
  #isTakeable({ facts }: Reached, step: Step): boolean {
    if (this.#blocked.has(step)) return false;
    const { act } = step;
    return (
      act.is !== 'transition' ||
      (act.transition.conditions ?? []).every((one) => facts.done[keyOf(one)] !== false)
    );
  }

  #isNew({ act }: Step): boolean {
    if (act.is !== 'transition') return false;
    return [act.transition.id, ...act.routes].some((id) => !this.#covered.transitions.has(id));
  }

  #facts(): Facts {
    const { state } = this.#table;
    const { votes, visits, deeds } = this.#chart.asked;
    const outcomes = [...votes].flatMap((id) => {
      const outcome = sectionOf(state, id)?.vote.result?.outcome;
      return outcome ? [[id, outcome] as const] : [];
    });
    return {
      outcomes: Object.fromEntries(outcomes),
      visits: Object.fromEntries([...visits].map(([id, most]) => [id, Math.min(visitsOf(state, id), most)])),
      done: Object.fromEntries([...deeds].map(([key, deed]) => [key, isMet(state, deed)])),
    };
  }
}

function tokensOf({ state }: { readonly state: RunState }) {
  return { open: openSections(state).map(({ node_id }) => node_id), parked: state.parked };
}
