import type { FlowIndex } from '../flow-index.ts';
import { isConditioned, transitionsFrom } from '../flow-index.ts';
import { topologicalOrder } from '../graph.ts';
import { isNeverMet } from './conditions.ts';
import type { Exploration, Reached } from './explore.ts';
import { explore } from './explore.ts';
import { askedOfWalk } from './facts.ts';
import { type Finding, fault } from './finding.ts';
import { missesAnOutcome } from './options.ts';
import { usableTransitions } from './usable-transitions.ts';

/** Side by side there may be many more markings: then the first answer has to do. */
const DIAGNOSIS = 3000;

interface Walked {
  readonly findings: readonly Finding[];
  /** Markings that the proof looked at. */
  readonly explored: number;
}

/**
 * Pure: faults that only playing shows. What conditions ask of votes and visits is followed exactly as far as the bound allows.
 * Beyond it every condition counts as one that may hold, which is right of all that needs no condition.
 */
export function checkWalk(index: FlowIndex, bound: number): Walked {
  const asked = askedOfWalk(index);
  if (!asked) return checkPlain(index, bound);
  const walk = explore(index, { bound, order: branchAfterBranch(index), asked });
  if (!walk.isComplete) {
    const { findings, explored } = checkPlain(index, bound);
    return { findings: [...findings, ...missedOutcomes(index)], explored };
  }
  const failed = faultsIn(index, walk, bound);
  const isMet = failed.some(({ code }) => MET.has(code));
  const nearer = isMet ? (sideBySide(index, bound) ?? []) : [];
  // Where only what was voted or visited makes it go wrong, playing without that finds nothing.
  const findings = nearer.some(({ code }) => MET.has(code)) ? nearer : failed;
  return { findings, explored: walk.reached.length };
}

/** What goes wrong where branches meet, which playing one after the other tells of too late. */
const MET: ReadonlySet<string> = new Set(['token_doubled', 'token_left_behind', 'join_waits']);

/**
 * The proof plays branch after branch, which has the fewest markings; when it fails, the branches are played side by side
 * to say where: there two tokens meet at the section that wants a join, while the first play would have run to the end past it.
 */
function checkPlain(index: FlowIndex, bound: number): Walked {
  const proof = explore(index, { bound, order: branchAfterBranch(index), asked: null });
  const failed = faultsIn(index, proof, bound);
  const explored = proof.reached.length;
  if (failed.length === 0) return { findings: failed, explored };
  return { findings: sideBySide(index, bound) ?? failed, explored };
}

/** Null where it is too large to be played so. */
function sideBySide(index: FlowIndex, bound: number): readonly Finding[] | null {
  const order = new Map(topologicalOrder(index.flow).map((id, i) => [id, i]));
  const nearer = explore(index, { bound: Math.min(bound, DIAGNOSIS), order, asked: null });
  return nearer.isComplete ? faultsIn(index, nearer, bound) : null;
}

function missedOutcomes(index: FlowIndex): readonly Finding[] {
  const held = index.flow.nodes.filter((node) => missesAnOutcome(index, node));
  return held.map(({ id }) => fault('conditions_block', id));
}

/** One finding a place, however many plays lead there. */
function faultsIn(index: FlowIndex, exploration: Exploration, bound: number): readonly Finding[] {
  const found = new Map<string, Finding>();
  const add = (finding: Finding) => {
    const key = `${finding.code} ${finding.node_id}`;
    if (!found.has(key)) found.set(key, finding);
  };
  for (const marking of exploration.reached) for (const finding of faultsAt(index, marking)) add(finding);
  if (exploration.isComplete) for (const id of trapped(exploration)) add(fault('endless_loop', id));
  else if (found.size === 0) add(fault('not_proved', null, { markings: bound }));
  const isWhole = exploration.isComplete && found.size === 0;
  return isWhole ? neverTaken(index, exploration) : [...found.values()];
}

/** Depth first from the start: one branch is played to its join before the next is begun. */
export function branchAfterBranch(index: FlowIndex): ReadonlyMap<string, number> {
  const order = new Map<string, number>();
  const stack = index.flow.nodes.filter(({ kind }) => kind === 'start').map(({ id }) => id);
  for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
    if (order.has(id)) continue;
    order.set(id, order.size);
    for (const { to } of transitionsFrom(index, id).toReversed()) stack.push(to);
  }
  return order;
}

function faultsAt(index: FlowIndex, { open, parked, played, doubled }: Reached): readonly Finding[] {
  if (doubled.length > 0) return doubled.map((id) => fault('token_doubled', id));
  if (played.length > 0) return [];
  const end = open.find((id) => index.nodes.get(id)?.kind === 'experience');
  if (end === undefined) return [...held(index, open), ...waitingJoins(index, parked)];
  const left = [...open.filter((id) => id !== end), ...parked.flatMap((id) => joinOf(index, id))];
  return left.map((id) => fault('token_left_behind', id, { end }));
}

/** Sections whose options each ask for what was voted or visited otherwise. Those that nothing leads out of, or nothing possible, are told about as drawn. */
function held(index: FlowIndex, open: readonly string[]): readonly Finding[] {
  const nodes = open.flatMap((id) => index.nodes.get(id) ?? []);
  const closed = nodes.filter((node) => usableTransitions(index, node).some(isConditioned));
  return closed.map(({ id }) => fault('conditions_block', id));
}

/** What no play comes to take: options and routes whose conditions are not impossible, but never hold where they stand. */
function neverTaken(index: FlowIndex, { reached, fired }: Exploration): readonly Finding[] {
  const been = new Set(reached.flatMap(({ open }) => open));
  return index.flow.transitions.flatMap((one) => {
    const { id, from, kind } = one;
    if (kind !== 'advance' || fired.has(id) || isNeverMet(index, one)) return [];
    if (been.has(from)) return isConditioned(one) ? [fault('conditions_never_met', from, {}, id)] : [];
    const isReached = transitionsFrom(index, from).some((other) => fired.has(other.id));
    const isRoute = index.nodes.get(from)?.kind === 'choice';
    return isRoute && isReached ? [fault('route_never_taken', from, {}, id)] : [];
  });
}

/** A join that waits when nothing can be played any more waits for ever. */
function waitingJoins(index: FlowIndex, parked: readonly string[]): readonly Finding[] {
  const joins = new Set(parked.flatMap((id) => joinOf(index, id)));
  return [...joins].map((join) => {
    const arrived = new Set(
      parked.map((id) => index.transitions.get(id)).flatMap((t) => (t?.to === join ? t.from : [])),
    );
    const missing = [...(index.sources.get(join) ?? [])].filter((id) => !arrived.has(id));
    return fault('join_waits', join, { missing });
  });
}

function joinOf(index: FlowIndex, transitionId: string): string[] {
  const transition = index.transitions.get(transitionId);
  return transition ? [transition.to] : [];
}

/** Sections played in markings from which there is neither an end nor a standstill, only going round. */
function trapped({ reached }: Exploration): ReadonlySet<string> {
  const before: number[][] = reached.map(() => []);
  reached.forEach(({ next }, i) => {
    for (const { to } of next) before[to]?.push(i);
  });
  const queue = reached.flatMap(({ played }, i) => (played.length === 0 ? [i] : []));
  const escapes = new Set(queue);
  for (let i = queue.pop(); i !== undefined; i = queue.pop()) {
    for (const j of before[i] ?? []) {
      if (escapes.has(j)) continue;
      escapes.add(j);
      queue.push(j);
    }
  }
  return new Set(reached.flatMap(({ played }, i) => (escapes.has(i) ? [] : played)));
}
