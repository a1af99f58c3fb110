import type { Point } from './flow-lines.ts';

/** Where a line may run: along these uprights and levels, where it is free. */
export interface Streets {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly start: Point;
  readonly startsUpright: boolean;
  readonly end: Point;
  readonly endsUpright: boolean;
  readonly isFree: (from: Point, to: Point) => boolean;
  /** Pieces that other lines run along already, which this one had better leave to them; its own are added. */
  readonly used: Set<string>;
}

/** What a corner costs, in pixels: few corners are worth a detour. */
const CORNER = 30;
/** A pixel beside another line's is dearer by this. */
const SHARED = 0.7;

interface Reached {
  readonly cost: number;
  readonly from: number;
}

/** Pure but for `used`: the corners of the cheapest way from start to end, null when there is none. */
export function shortestPath(streets: Streets): Point[] | null {
  const xs = sorted(streets.xs);
  const ys = sorted(streets.ys);
  const { start, end, isFree, used } = streets;
  // A place is met along a level (even) or along an upright (odd).
  const stateOf = (i: number, j: number, isUpright: boolean) => (i * ys.length + j) * 2 + Number(isUpright);
  const pointOf = (state: number): Point => {
    const place = state >> 1;
    return { x: xs[Math.floor(place / ys.length)] ?? 0, y: ys[place % ys.length] ?? 0 };
  };
  const first = stateOf(xs.indexOf(start.x), ys.indexOf(start.y), streets.startsUpright);
  const goal = stateOf(xs.indexOf(end.x), ys.indexOf(end.y), streets.endsUpright);
  const reached = new Map<number, Reached>([[first, { cost: 0, from: -1 }]]);
  const settled = new Set<number>();
  const heap: [number, number][] = [[0, first]];
  for (let next = pop(heap); next; next = pop(heap)) {
    const [cost, state] = next;
    if (settled.has(state)) continue;
    settled.add(state);
    if (state === goal) break;
    const place = state >> 1;
    const [i, j] = [Math.floor(place / ys.length), place % ys.length];
    const isUpright = (state & 1) === 1;
    const offer = (to: number, more: number) => {
      const total = cost + more;
      if (total >= (reached.get(to)?.cost ?? Number.POSITIVE_INFINITY)) return;
      reached.set(to, { cost: total, from: state });
      push(heap, [total, to]);
    };
    offer(state ^ 1, CORNER);
    for (const step of [-1, 1]) {
      const [ni, nj] = isUpright ? [i, j + step] : [i + step, j];
      if (ni < 0 || nj < 0 || ni >= xs.length || nj >= ys.length) continue;
      const to = stateOf(ni, nj, isUpright);
      const [a, b] = [pointOf(state), pointOf(to)];
      if (settled.has(to) || !isFree(a, b)) continue;
      const length = Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
      offer(to, used.has(pieceOf(a, b)) ? length * (1 + SHARED) : length);
    }
  }
  if (!settled.has(goal)) return null;
  const path: Point[] = [];
  for (let state = goal; state !== -1; state = reached.get(state)?.from ?? -1) path.unshift(pointOf(state));
  for (const [index, to] of path.entries()) {
    const from = path[index - 1];
    if (from) used.add(pieceOf(from, to));
  }
  return cornersOf(path);
}

function sorted(values: readonly number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}

function pieceOf(a: Point, b: Point): string {
  const isForward = a.x < b.x || (a.x === b.x && a.y <= b.y);
  const [from, to] = isForward ? [a, b] : [b, a];
  return `${from.x} ${from.y} ${to.x} ${to.y}`;
}

/** Only where it turns, with both ends; a corner is met twice, once each way. */
function cornersOf(met: readonly Point[]): Point[] {
  const path = met.filter(({ x, y }, index) => x !== met[index - 1]?.x || y !== met[index - 1]?.y);
  return path.filter(({ x, y }, index) => {
    const [before, after] = [path[index - 1], path[index + 1]];
    if (!before || !after) return true;
    return !((before.x === x && x === after.x) || (before.y === y && y === after.y));
  });
}

/** A heap by the first of each pair, the least on top. */
function push(heap: [number, number][], item: [number, number]): void {
  let at = heap.push(item) - 1;
  while (at > 0) {
    const above = (at - 1) >> 1;
    const [one, other] = [heap[above], heap[at]];
    if (!one || !other || one[0] <= other[0]) break;
    [heap[above], heap[at]] = [other, one];
    at = above;
  }
}

function pop(heap: [number, number][]): [number, number] | undefined {
  const top = heap[0];
  const last = heap.pop();
  if (!top || !last || heap.length === 0) return top;
  heap[0] = last;
  for (let at = 0; ; ) {
    const [left, right] = [2 * at + 1, 2 * at + 2];
    const cost = (index: number) => heap[index]?.[0] ?? Number.POSITIVE_INFINITY;
    const least = cost(right) < cost(left) ? right : left;
    const [one, other] = [heap[at], heap[least]];
    if (!one || !other || other[0] >= one[0]) return top;
    [heap[at], heap[least]] = [other, one];
    at = least;
  }
}
