import { type Box, CELL, type Grid, MARGIN, type Spot } from './grid.ts';
import type { Gate, Heading } from './search.ts';

/** Where lines leave and enter what stands on a drawing. Pure. */

/** What a line may begin or end at; a bar is met from above and below alone, wherever the other end stands. */
export interface Body extends Box {
  readonly isBar: boolean;
}

type Side = 't' | 'b' | 'l' | 'r';
const OUT: Readonly<Record<Side, Heading>> = { r: 0, b: 1, l: 2, t: 3 };

/** Back to where it began: out at one side, in at the top. */
function selfCost(side: Side, isStart: boolean): number {
  if (!isStart) return side === 't' ? 0 : Number.POSITIVE_INFINITY;
  return { r: 0, l: 4, b: 30, t: Number.POSITIVE_INFINITY }[side];
}

/** How much a side is out of the way: lines leave below and arrive above where the drawing reads downwards. */
function sideCost(side: Side, body: Body, other: Body, isStart: boolean): number {
  const isSelf = body === other;
  if (isSelf) return selfCost(side, isStart);
  const isDown = isStart ? other.top >= body.bottom : other.bottom <= body.top;
  const isUp = isStart ? other.bottom <= body.top : other.top >= body.bottom;
  const front = isStart ? 'b' : 't';
  const back = isStart ? 't' : 'b';
  if (isDown) return side === front ? 0 : side === back ? 40 : 8;
  if (body.isBar) return side === front ? 0 : 10;
  if (isUp) return side === 'l' || side === 'r' ? 0 : side === front ? 10 : 20;
  return side === 'l' || side === 'r' ? 0 : 8;
}

/** Where a line may leave a body, or arrive at it. */
export function gatesOf(grid: Grid, body: Body, other: Body, isStart: boolean): Gate[] {
  const sides: readonly Side[] = body.isBar ? ['t', 'b'] : ['t', 'b', 'l', 'r'];
  const middle = { x: (body.left + body.right) / 2, y: (body.top + body.bottom) / 2 };
  const wanted = body.isBar
    ? clamp((other.left + other.right) / 2, body.left + CELL, body.right - CELL)
    : middle.x;
  return sides.flatMap((side) => {
    const cost = sideCost(side, body, other, isStart);
    if (!Number.isFinite(cost)) return [];
    const heading = (isStart ? OUT[side] : (OUT[side] + 2) % 4) as Heading;
    const isUpright = side === 't' || side === 'b';
    const [low, high] = isUpright ? [body.left, body.right] : [body.top, body.bottom];
    const inset = Math.min(12, (high - low) / 3);
    return stops(isUpright ? grid.left : grid.top, low + inset, high - inset).map((at): Gate => {
      const outer = outside(grid, body, side);
      const [x, y] = isUpright ? [at, outer] : [outer, at];
      const cell = ((y - grid.top) / CELL) * grid.columns + (x - grid.left) / CELL;
      const off = Math.abs(at - (isUpright ? wanted : middle.y)) / CELL;
      return { cell, heading, cost: cost + off * (body.isBar ? 0.3 : 0.8) };
    });
  });
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

function stops(origin: number, low: number, high: number): number[] {
  const first = origin + Math.ceil((low - origin) / CELL) * CELL;
  const found: number[] = [];
  for (let at = first; at <= high; at += CELL) found.push(at);
  return found.length > 0 ? found : [origin + Math.round(((low + high) / 2 - origin) / CELL) * CELL];
}

/** The first line of points beyond a side that keeps its distance. */
function outside({ left, top }: Grid, body: Body, side: Side): number {
  const beyond = (edge: number, origin: number) =>
    origin + (Math.floor((edge + MARGIN - origin) / CELL) + 1) * CELL;
  const before = (edge: number, origin: number) =>
    origin + (Math.ceil((edge - MARGIN - origin) / CELL) - 1) * CELL;
  if (side === 'b') return beyond(body.bottom, top);
  if (side === 'r') return beyond(body.right, left);
  return side === 't' ? before(body.top, top) : before(body.left, left);
}

/** Where the line meets the body that its outermost point is in front of. */
export function onEdge(body: Body, { x, y }: Spot): Spot {
  return { x: clamp(x, body.left, body.right), y: clamp(y, body.top, body.bottom) };
}
