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
 * Pure: plays the flow in every way that matters. In each marking only one open section is played on, by each of its
 * options; the order between sections that are open side by side is left out, and with it the explosion.
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
export function explore(index: FlowIndex, bound: number): Exploration {
  const order = playingOrder(index);
  const reached: Reached[] = [];
  const numbers = new Map<string, number>();
  let isComplete = true;

  const enter = (open: readonly string[], parked: readonly string[], doubled: readonly string[]): number => {
    const sorted = [...open].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
    const tokens = parked.map((id) => representative(index, id)).sort();
    const key = `${sorted.join(' ')}|${tokens.join(' ')}|${doubled.join(' ')}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const hasEnded = sorted.some((id) => index.nodes.get(id)?.kind === 'experience');
    const played =
      hasEnded || doubled.length > 0 ? null : (sorted.find((id) => isPlayable(index, id)) ?? null);
    reached.push({ open: sorted, parked: tokens, played, doubled, next: [] });
    numbers.set(key, reached.length - 1);
    return reached.length - 1;
  };

  const start = index.flow.nodes.find(({ kind }) => kind === 'start');
  const first = moveTokens(index, start ? waysFrom(index, start.id) : [], [], () => false);
  enter(first.opens, first.parks, first.doubled);
  for (let i = 0; i < reached.length; i += 1) {
    const marking = reached[i];
    if (!marking || marking.played === null) continue;
    if (reached.length > bound) {
      isComplete = false;
      break;
    }
    for (const way of waysOf(index, marking.played)) marking.next.push(step(index, marking, way, enter));
  }
  return { reached, isComplete };
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
  return enter([...others, ...opens], [...parked.filter((id) => !gone.has(id)), ...parks], doubled);
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

/** Depth first from the start: one branch is played to its join before the next is begun. */
function playingOrder(index: FlowIndex): ReadonlyMap<string, number> {
  const order = new Map<string, number>();
  const stack = index.flow.nodes.filter(({ kind }) => kind === 'start').map(({ id }) => id);
  for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
    if (order.has(id)) continue;
    order.set(id, order.size);
    for (const { to } of waysFrom(index, id).toReversed()) stack.push(to);
  }
  return order;
}
