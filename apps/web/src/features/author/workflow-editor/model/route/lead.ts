import { type Body, gatesOf, onEdge } from './gates.ts';
import { type Box, fill, gridOf, pointAt, type Spot } from './grid.ts';
import { boxAround, placeLabel, settleLabels } from './labels.ts';
import { type Desk, deskOf, search } from './search.ts';

/** Lines led at right angles around all that stands on a drawing, each label on a stretch of its own line. Pure. */

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
export interface Course extends Led {
  readonly cells: readonly number[];
}

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
