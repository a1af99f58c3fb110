import type { FlowIndex } from '../flow-index.ts';
import { waysFrom } from '../flow-index.ts';
import { topologicalOrder } from '../graph.ts';
import type { Exploration, Reached } from './explore.ts';
import { explore } from './explore.ts';
import type { Finding } from './finding.ts';
import { fault } from './finding.ts';

/** Side by side there may be many more markings: then the first answer has to do. */
const DIAGNOSIS = 3000;

/**
 * Pure: faults that only playing shows. The proof plays branch after branch, which has the fewest markings; when it fails,
 * the branches are played side by side to say where: there two tokens meet at the section that wants a join, while the
 * first play would have run to the end past it.
 */
export function checkWalk(index: FlowIndex, bound: number): Walked {
  const proof = explore(index, bound, branchAfterBranch(index));
  const failed = faultsIn(index, proof, bound);
  const explored = proof.reached.length;
  if (failed.length === 0) return { findings: failed, explored };
  const nearer = explore(
    index,
    Math.min(bound, DIAGNOSIS),
    new Map(topologicalOrder(index.flow).map((id, i) => [id, i])),
  );
  return { findings: nearer.isComplete ? faultsIn(index, nearer, bound) : failed, explored };
}

interface Walked {
  readonly findings: readonly Finding[];
  /** Markings that the proof looked at. */
  readonly explored: number;
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
  return [...found.values()];
}

/** Depth first from the start: one branch is played to its join before the next is begun. */
function branchAfterBranch(index: FlowIndex): ReadonlyMap<string, number> {
  const order = new Map<string, number>();
  const stack = index.flow.nodes.filter(({ kind }) => kind === 'start').map(({ id }) => id);
  for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
    if (order.has(id)) continue;
    order.set(id, order.size);
    for (const { to } of waysFrom(index, id).toReversed()) stack.push(to);
  }
  return order;
}

function faultsAt(index: FlowIndex, { open, parked, played, doubled }: Reached): readonly Finding[] {
  if (doubled.length > 0) return doubled.map((id) => fault('token_doubled', id));
  if (played !== null) return [];
  const end = open.find((id) => index.nodes.get(id)?.kind === 'experience');
  if (end === undefined) return waitingJoins(index, parked);
  const left = [...open.filter((id) => id !== end), ...parked.flatMap((id) => joinOf(index, id))];
  return left.map((id) => fault('token_left_behind', id, { end }));
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
    for (const j of next) before[j]?.push(i);
  });
  const queue = reached.flatMap(({ played }, i) => (played === null ? [i] : []));
  const escapes = new Set(queue);
  for (let i = queue.pop(); i !== undefined; i = queue.pop()) {
    for (const j of before[i] ?? []) {
      if (escapes.has(j)) continue;
      escapes.add(j);
      queue.push(j);
    }
  }
  return new Set(reached.flatMap(({ played }, i) => (escapes.has(i) ? [] : (played ?? []))));
}
