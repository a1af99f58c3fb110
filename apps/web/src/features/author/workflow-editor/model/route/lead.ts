import { type Box, CELL, cellsIn, fill, type Grid, gridOf, MARGIN, pointAt } from './grid.ts';
import { type Desk, deskOf, type Gate, type Heading, search } from './search.ts';

/** Lines led at right angles around all that stands on a drawing, each label on a stretch of its own line. Pure. */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What a line may begin or end at; a bar is met from above and below alone, wherever the other end stands. */
export interface Body extends Box {
  readonly isBar: boolean;
}

export interface Wire {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** How wide its label is; 0: it has none. */
  readonly label: number;
}

export interface Drawing {
  readonly bodies: ReadonlyMap<string, Body>;
  /** What else no line may cross: stubs of wrong options, names beside signs, notes. */
  readonly solids: readonly Box[];
  readonly wires: readonly Wire[];
}

export interface Led {
  readonly points: readonly Spot[];
  /** The middle of its label; null if it has none. */
  readonly label: Spot | null;
}

/** With the points of the grid that it goes over. */
interface Course extends Led {
  readonly cells: readonly number[];
}

export const LABEL_HEIGHT = 24;
const ROOM = 30;
const BUDGET = 6_000_000;

/** By line; one that cannot be led (a drawing too large) is left out. */
export function leadWires({ bodies, solids, wires }: Drawing): ReadonlyMap<string, Led> {
  const grid = gridOf([...bodies.values(), ...solids]);
  if (!grid) return new Map();
  const desk = deskOf(grid, BUDGET);
  // The near ones first: they go straight, and the far ones around them.
  const ordered = wires
    .flatMap((wire) => {
      const [from, to] = [bodies.get(wire.from), bodies.get(wire.to)];
      return from && to ? [{ wire, from, to, far: distance(from, to) }] : [];
    })
    .sort((a, b) => a.far - b.far);
  const courses = new Map<string, Course>();
  for (const { wire, from, to } of ordered) {
    const one = leadOne(desk, wire, from, to);
    if (one) courses.set(wire.id, one);
  }
  settleLabels(grid, wires, courses);
  return courses;
}

/** A label that a later line could not get past moves to where nothing is. */
function settleLabels(grid: Grid, wires: readonly Wire[], courses: Map<string, Course>): void {
  for (const wire of wires) {
    const course = courses.get(wire.id);
    if (!course?.label) continue;
    fill(grid, grid.label, boxAround(course.label, wire.label), 0);
    const label = isFreeAt(grid, course, course.label, wire.label)
      ? course.label
      : placeLabel(grid, course.cells, wire.label);
    fill(grid, grid.label, boxAround(label, wire.label), 1);
    courses.set(wire.id, { ...course, label });
  }
}

function distance(from: Body, to: Body): number {
  const aside = Math.abs(from.left + from.right - to.left - to.right) / 2;
  const below = to.top - from.bottom;
  return aside + (below >= 0 ? below : 1000 - below);
}

function leadOne(desk: Desk, wire: Wire, from: Body, to: Body): Course | null {
  const { grid } = desk;
  const starts = gatesOf(grid, from, to, true);
  const ends = gatesOf(grid, to, from, false);
  const cells = search(desk, starts, ends);
  const [first, last] = [cells?.[0], cells?.at(-1)];
  if (!cells || first === undefined || last === undefined) return null;
  for (const [at, cell] of cells.entries()) {
    const steps = [cells[at - 1], cells[at + 1]]
      .flatMap((other) => other ?? [])
      .map((other) => Math.abs(other - cell));
    if (steps.includes(1)) grid.across[cell] = (grid.across[cell] ?? 0) + 1;
    if (steps.length === 0 || steps.includes(grid.columns)) grid.down[cell] = (grid.down[cell] ?? 0) + 1;
  }
  const label = wire.label > 0 ? placeLabel(grid, cells, wire.label) : null;
  if (label) fill(grid, grid.label, boxAround(label, wire.label));
  const [begin, end] = [onEdge(from, pointAt(grid, first)), onEdge(to, pointAt(grid, last))];
  return { points: corners([begin, ...cells.map((cell) => pointAt(grid, cell)), end]), label, cells };
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
function gatesOf(grid: Grid, body: Body, other: Body, isStart: boolean): Gate[] {
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
function onEdge(body: Body, { x, y }: Spot): Spot {
  return { x: clamp(x, body.left, body.right), y: clamp(y, body.top, body.bottom) };
}

/** The points at which a line turns, and its ends. */
function corners(points: readonly Spot[]): Spot[] {
  return points.filter((point, at) => {
    const [before, after] = [points[at - 1], points[at + 1]];
    if (!before || !after) return true;
    const isStraight =
      (before.x === point.x && point.x === after.x) || (before.y === point.y && point.y === after.y);
    return !isStraight;
  });
}

export function boxAround({ x, y }: Spot, width: number): Box {
  return {
    left: x - width / 2,
    right: x + width / 2,
    top: y - LABEL_HEIGHT / 2,
    bottom: y + LABEL_HEIGHT / 2,
  };
}

/** On its own line as near to the middle as nothing else is; else in the nearest free place beside it. */
function placeLabel(grid: Grid, cells: readonly number[], width: number): Spot {
  const own = new Set(cells);
  const isFree = (spot: Spot, keep: number) => isFreeFor(grid, own, spot, width, keep);
  const middle = (cells.length - 1) / 2;
  const order = cells.map((cell, at) => ({ cell, off: Math.abs(at - middle) })).sort((a, b) => a.off - b.off);
  const onLine = order.map(({ cell }) => pointAt(grid, cell)).find((spot) => isFree(spot, ROOM));
  const tight = onLine ?? order.map(({ cell }) => pointAt(grid, cell)).find((spot) => isFree(spot, MARGIN));
  if (tight) return tight;
  const at = pointAt(grid, cells[Math.floor(middle)] ?? 0);
  for (let ring = 1; ring < 120; ring += 1) {
    for (const [x, y] of ringOf(ring)) {
      const spot = { x: at.x + x * CELL, y: at.y + y * CELL };
      if (isFree(spot, MARGIN)) return spot;
    }
  }
  return at;
}

function ringOf(ring: number): [number, number][] {
  const spots: [number, number][] = [];
  for (let by = -ring; by <= ring; by += 1) spots.push([-ring, by], [ring, by], [by, -ring], [by, ring]);
  return spots.sort((a, b) => Math.abs(a[0]) + Math.abs(a[1]) - Math.abs(b[0]) - Math.abs(b[1]));
}

function isFreeAt(grid: Grid, { cells }: Course, spot: Spot, width: number): boolean {
  return isFreeFor(grid, new Set(cells), spot, width, MARGIN);
}

/** Whether a label can stand there: on nothing but its own line, and so far from whatever stands. */
function isFreeFor(grid: Grid, own: ReadonlySet<number>, spot: Spot, width: number, keep: number): boolean {
  // Before the sides of what stands there, lines that come later must find room.
  for (const cell of cellsIn(grid, boxAround(spot, width), keep)) if (grid.solid[cell]) return false;
  for (const cell of cellsIn(grid, boxAround(spot, width), MARGIN)) {
    if (grid.label[cell]) return false;
    const lines = Math.max(grid.across[cell] ?? 0, grid.down[cell] ?? 0);
    if (lines > (own.has(cell) ? 1 : 0)) return false;
  }
  return true;
}
