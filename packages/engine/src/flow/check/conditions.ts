import { type Condition, type ConditionOf, type ConditionType, leastVisits } from '../condition.ts';
import { entitledVoters, type FlowIndex, transitionsFrom } from '../flow-index.ts';
import {
  type FlowNode,
  type FunctionAction,
  isSectionKind,
  isWritingSection,
  type Transition,
} from '../model.ts';

/**
 * What the drawing tells about conditions before anybody plays. It errs on the side of the possible: a condition is called impossible
 * only where no play can meet it.
 */
export interface ConditionFacts {
  /** By option: its conditions that nobody can ever meet. */
  readonly impossible: ReadonlyMap<string, readonly Condition[]>;
  /** Options whose conditions exclude each other. */
  readonly contradictory: ReadonlySet<string>;
}

const NONE: ConditionFacts = { impossible: new Map(), contradictory: new Set() };
const known = new WeakMap<FlowIndex, ConditionFacts>();

/** Pure: remembered for an index, which nobody changes. */
export function conditionFacts(index: FlowIndex): ConditionFacts {
  const found = known.get(index);
  if (found) return found;
  const conditioned = index.flow.transitions.filter(({ conditions }) => conditions?.length);
  const facts = conditioned.length === 0 ? NONE : findFacts(index, conditioned);
  known.set(index, facts);
  return facts;
}

/** Pure: whether an option can never be taken for what it asks. */
export function isNeverMet(index: FlowIndex, { id }: Transition): boolean {
  const { impossible, contradictory } = conditionFacts(index);
  return impossible.has(id) || contradictory.has(id);
}

function findFacts(index: FlowIndex, conditioned: readonly Transition[]): ConditionFacts {
  const before = new Earlier(index);
  const impossible = new Map<string, readonly Condition[]>();
  for (const { id, from, conditions = [] } of conditioned) {
    const source = index.nodes.get(from);
    const isTaken = source && (isSectionKind(source.kind) || source.kind === 'choice');
    const bad = conditions.filter((one) => !isTaken || !isPossible(before, from, one));
    if (bad.length > 0) impossible.set(id, bad);
  }
  const contradictory = conditioned.filter(({ conditions = [] }) => areAtOdds(conditions));
  return { impossible, contradictory: new Set(contradictory.map(({ id }) => id)) };
}

/** The sections that may have been played, or be under way, when a section is. */
class Earlier {
  readonly index: FlowIndex;
  readonly #behind = new Map<string, ReadonlySet<string>>();

  constructor(index: FlowIndex) {
    this.index = index;
  }

  at(nodeId: string): readonly FlowNode[] {
    return this.index.flow.nodes.filter((node) => isSectionKind(node.kind) && this.mayBe(node.id, nodeId));
  }

  mayBe(id: string, at: string): boolean {
    if (id === at || this.#reached(id).has(at)) return true;
    // What comes behind is not beside.
    if (this.#reached(at).has(id)) return false;
    const forks = this.index.flow.nodes.filter(({ kind }) => kind === 'fork');
    return forks.some((fork) => this.#reached(fork.id).has(id) && this.#reached(fork.id).has(at));
  }

  isInLoop(id: string): boolean {
    return this.#reached(id).has(id);
  }

  #reached(from: string): ReadonlySet<string> {
    const found = this.#behind.get(from);
    if (found) return found;
    const reached = new Set<string>();
    const queue = [from];
    for (const id of queue) {
      for (const { to } of transitionsFrom(this.index, id)) {
        if (reached.has(to)) continue;
        reached.add(to);
        queue.push(to);
      }
    }
    this.#behind.set(from, reached);
    return reached;
  }
}

type Test<T extends ConditionType> = (earlier: Earlier, at: string, condition: ConditionOf<T>) => boolean;

const TESTS: { readonly [T in ConditionType]: Test<T> } = {
  handed_in: (earlier, at, { template_id }) =>
    isDrafted(earlier, at, template_id) &&
    earlier.at(at).some((node) => someoneHas(node, 'submission', 'request_submission')),
  signed_by: (earlier, at, { template_id, role_ids }) =>
    isDrafted(earlier, at, template_id) && role_ids.every((role) => signs(earlier, at, role)),
  refused_by: (earlier, at, { template_id, role_ids }) =>
    isDrafted(earlier, at, template_id) && role_ids.some((role) => signs(earlier, at, role)),
  voted: (earlier, at, { node_id, outcome }) => {
    const node = sectionAt(earlier, at, node_id);
    if (node?.kind !== 'vote' || !node.vote) return false;
    return outcome !== 'tied' || entitledVoters(node).length > 1;
  },
  record_signed: (earlier, at, { node_id }) => {
    const node = sectionAt(earlier, at, node_id);
    return node?.kind === 'court' && someoneHas(node, 'speech', 'request_speech');
  },
  has_spoken: (earlier, at, { node_id, role_id }) => {
    const node = sectionAt(earlier, at, node_id);
    return node !== undefined && roleHas(node, role_id, 'speech', 'request_speech');
  },
  was_shown: (earlier, at, { node_id }) => {
    const node = sectionAt(earlier, at, node_id);
    return node !== undefined && someoneHas(node, 'display', 'request_display');
  },
  visited: (earlier, at, condition) => {
    const { node_id, at_most } = condition;
    const at_least = leastVisits(condition);
    if (at_most !== undefined && (at_most < at_least || (at_most === 0 && node_id === at))) return false;
    if (at_least === 0) return earlier.index.nodes.has(node_id);
    return sectionAt(earlier, at, node_id) !== undefined && (at_least === 1 || earlier.isInLoop(node_id));
  },
};

function isPossible<T extends ConditionType>(
  earlier: Earlier,
  at: string,
  condition: ConditionOf<T>,
): boolean {
  return TESTS[condition.type](earlier, at, condition);
}

function sectionAt(earlier: Earlier, at: string, id: string): FlowNode | undefined {
  const node = earlier.index.nodes.get(id);
  return node && isSectionKind(node.kind) && earlier.mayBe(id, at) ? node : undefined;
}

/** Documents are written in edit and report sections only. */
function isDrafted(earlier: Earlier, at: string, templateId: string): boolean {
  return earlier
    .at(at)
    .some((node) => isWritingSection(node) && node.templates.some(({ id }) => id === templateId));
}

function signs(earlier: Earlier, at: string, roleId: string): boolean {
  return earlier.at(at).some((node) => roleHas(node, roleId, 'signature'));
}

export function roleHas(node: FlowNode, roleId: string, ...wanted: readonly FunctionAction[]): boolean {
  return node.roles.some(
    ({ role_id, functions }) => role_id === roleId && wanted.some((one) => functions.includes(one)),
  );
}

export function someoneHas(node: FlowNode, ...wanted: readonly FunctionAction[]): boolean {
  return node.roles.some(({ functions }) => wanted.some((one) => functions.includes(one)));
}

/** A vote comes out one way, and a count of visits is one number. A role may have signed one document of a template and refused another. */
function areAtOdds(conditions: readonly Condition[]): boolean {
  return conditions.some((one, i) => conditions.slice(i + 1).some((other) => excludes(one, other)));
}

function excludes(one: Condition, other: Condition): boolean {
  if (one.type === 'voted' && other.type === 'voted')
    return one.node_id === other.node_id && one.outcome !== other.outcome;
  if (one.type !== 'visited' || other.type !== 'visited' || one.node_id !== other.node_id) return false;
  const least = Math.max(leastVisits(one), leastVisits(other));
  return least > Math.min(one.at_most ?? least, other.at_most ?? least);
}

/** Pure: whether an option's consequence can ever be told: it can be chosen, and leads to the section where the consequence strikes. */
export function mayStrike(index: FlowIndex, { kind, from, to, cost }: Transition): boolean {
  const source = index.nodes.get(from);
  if (!cost || kind === 'wrong' || !source || !isSectionKind(source.kind)) return false;
  const node = index.nodes.get(cost.strikes_at);
  if (!node || !isSectionKind(node.kind)) return false;
  const reached = new Set([to]);
  for (const id of reached) for (const transition of transitionsFrom(index, id)) reached.add(transition.to);
  return reached.has(cost.strikes_at);
}
