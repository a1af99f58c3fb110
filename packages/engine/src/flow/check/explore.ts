import type { FlowIndex } from '../flow-index.ts';
import { waysFrom } from '../flow-index.ts';
import type { FlowNode, Transition } from '../model.ts';
import { moveTokens } from '../tokens.ts';
import { usableWays } from './finding.ts';

/** A reachable marking: what is open, what waits at joins, and where playing on from here leads. */
export interface Reached {
  readonly open: readonly string[];
  readonly parked: readonly string[];
  /** The section played on here; null where nothing more can be played. */
  readonly played: string | null;
  /** Places where a token met another; such a marking is not played on. */
  readonly doubled: readonly string[];
  /** Indices into the exploration's list. */
  readonly next: number[];
}

export interface Exploration {
  readonly reached: readonly Reached[];
  /** False when the bound was hit first. */
  readonly isComplete: boolean;
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
 * The test compares the verdict with a full search, marking by marking, on thousands of small flows.
 */
export function explore(index: FlowIndex, bound: number, order: ReadonlyMap<string, number>): Exploration {
  const reached: Reached[] = [];
  const numbers = new Map<string, number>();
  const unplayed: number[] = [];

  const enter = (open: readonly string[], parked: readonly string[], doubled: readonly string[]): number => {
    const sorted = [...open].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
    const tokens = [...parked].sort();
    const key = `${sorted.join(' ')}|${tokens.join(' ')}|${doubled.join(' ')}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const hasEnded = sorted.some((id) => index.nodes.get(id)?.kind === 'experience');
    const played =
      hasEnded || doubled.length > 0 ? null : (sorted.find((id) => isPlayable(index, id)) ?? null);
    reached.push({ open: sorted, parked: tokens, played, doubled, next: [] });
    numbers.set(key, reached.length - 1);
    if (played !== null) unplayed.push(reached.length - 1);
    return reached.length - 1;
  };

  const start = index.flow.nodes.find(({ kind }) => kind === 'start');
  const first = moveTokens(index, start ? waysFrom(index, start.id) : [], [], () => false);
  enter(
    first.opens,
    first.parks.map((id) => representative(index, id)),
    first.doubled,
  );
  // The newest first, so that a play is followed to its end early, and a fault is met before the bound.
  for (let i = unplayed.pop(); i !== undefined; i = unplayed.pop()) {
    const marking = reached[i];
    if (!marking || marking.played === null) continue;
    if (reached.length > bound) return { reached, isComplete: false };
    for (const way of waysOf(index, marking.played)) marking.next.push(step(index, marking, way, enter));
  }
  return { reached, isComplete: true };
}

function step(
  index: FlowIndex,
  { open, parked, played }: Reached,
  way: Transition,
  enter: (open: readonly string[], parked: readonly string[], doubled: readonly string[]) => number,
): number {
  const others = open.filter((id) => id !== played);
  const { opens, parks, unparks, doubled } = moveTokens(index, [way], parked, (id) => others.includes(id));
  const gone = new Set(unparks);
  const stay = parked.filter((id) => !gone.has(id));
  return enter([...others, ...opens], [...stay, ...parks.map((id) => representative(index, id))], doubled);
}

function waysOf(index: FlowIndex, nodeId: string): readonly Transition[] {
  const node: FlowNode | undefined = index.nodes.get(nodeId);
  return node ? usableWays(index, node) : [];
}

function isPlayable(index: FlowIndex, nodeId: string): boolean {
  return waysOf(index, nodeId).length > 0;
}

/** Two options of one section into one join leave the same token there. */
function representative(index: FlowIndex, transitionId: string): string {
  const transition = index.transitions.get(transitionId);
  if (!transition) return transitionId;
  return waysFrom(index, transition.from).find(({ to }) => to === transition.to)?.id ?? transitionId;
}
