import {
  entitledVoters,
  type Firing,
  type Flow,
  indexFlow,
  markingAfter,
  moveTokens,
  waysFrom,
} from '../src/index.ts';

/** A marking that some play reaches, found the plain way: every open section is played on by every option, in every order. */
export interface FullMarking {
  readonly open: readonly string[];
  readonly parked: readonly string[];
  readonly doubled: boolean;
  readonly next: string[];
}

/** Every reachable marking by its key, or null when there are more than the bound. */
export function allMarkings(flow: Flow, bound = 4000): ReadonlyMap<string, FullMarking> | null {
  const index = indexFlow(flow);
  const found = new Map<string, FullMarking>();
  const queue: string[] = [];
  const enter = (open: readonly string[], parked: readonly string[], doubled: boolean) => {
    const key = markingKey(flow, open, parked) + (doubled ? '!' : '');
    if (!found.has(key)) {
      found.set(key, { open, parked, doubled, next: [] });
      queue.push(key);
    }
    return key;
  };
  const start = flow.nodes.find(({ kind }) => kind === 'start');
  const first = moveTokens(index, start ? waysFrom(index, start.id) : [], [], () => false);
  enter(first.opens, first.parks, first.doubled.length > 0);
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (found.size > bound) return null;
    const marking = found.get(key);
    if (!marking || marking.doubled || hasEnd(flow, marking.open)) continue;
    for (const played of marking.open) {
      const node = index.nodes.get(played);
      const others = marking.open.filter((id) => id !== played);
      for (const way of waysFrom(index, played)) {
        if (way.outcome !== null && node?.kind !== 'vote') continue;
        if (way.outcome === 'tied' && node && entitledVoters(node).length < 2) continue;
        const moved = moveTokens(index, [way], marking.parked, (id) => others.includes(id));
        const parked = marking.parked.filter((id) => !moved.unparks.includes(id)).concat(moved.parks);
        marking.next.push(enter([...others, ...moved.opens], parked, moved.doubled.length > 0));
      }
    }
  }
  return found;
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
export function isSoundByDefinition(flow: Flow, markings: ReadonlyMap<string, FullMarking>): boolean {
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
