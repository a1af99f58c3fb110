import { type Box, CELL, cellsIn, fill, type Grid, MARGIN, pointAt, type Spot } from './grid.ts';
import type { Course, Wire } from './lead.ts';

/** Where the words of lines stand. Pure. */

const LABEL_HEIGHT = 24;
/** So far a label keeps from what stands there, if it can: lines that come later must find room. */
const ROOM = 30;

export function boxAround({ x, y }: Spot, width: number): Box {
  return {
    left: x - width / 2,
    right: x + width / 2,
    top: y - LABEL_HEIGHT / 2,
    bottom: y + LABEL_HEIGHT / 2,
  };
}

/** A label that a later line could not get past moves to where nothing is. */
export function settleLabels(grid: Grid, wires: readonly Wire[], courses: Map<string, Course>): void {
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

/** On its own line as near to the middle as nothing else is; else in the nearest free place beside it. */
export function placeLabel(grid: Grid, cells: readonly number[], width: number): Spot {
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
  for (const cell of cellsIn(grid, boxAround(spot, width), keep)) if (grid.solid[cell]) return false;
  for (const cell of cellsIn(grid, boxAround(spot, width), MARGIN)) {
    if (grid.label[cell]) return false;
    const lines = Math.max(grid.across[cell] ?? 0, grid.down[cell] ?? 0);
    if (lines > (own.has(cell) ? 1 : 0)) return false;
  }
  return true;
}
