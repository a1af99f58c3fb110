/** What lines are led over: points ten apart, as the hand's own grid, and what stands or runs at each of them. */

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const CELL = 10;
/** Lines keep so far from whatever they pass. */
export const MARGIN = 9;
/** Free on all sides of the drawing, for lines that lead around it. */
const RIM = 220;
/** A drawing larger than this is not led line by line. */
const MOST_CELLS = 1_200_000;

export interface Grid {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  /** By point: something stands there; a label does; a line runs across or down there. */
  readonly solid: Uint8Array;
  readonly label: Uint8Array;
  readonly across: Uint8Array;
  readonly down: Uint8Array;
}

/** A grid around the boxes, with them on it; null where it would be too large. */
export function gridOf(boxes: readonly Box[]): Grid | null {
  if (boxes.length === 0) return null;
  const low = (values: number[]) => Math.floor((values.reduce((a, b) => Math.min(a, b)) - RIM) / CELL) * CELL;
  const high = (values: number[]) => values.reduce((a, b) => Math.max(a, b)) + RIM;
  const left = low(boxes.map((box) => box.left));
  const top = low(boxes.map((box) => box.top));
  const columns = Math.ceil((high(boxes.map((box) => box.right)) - left) / CELL) + 1;
  const rows = Math.ceil((high(boxes.map((box) => box.bottom)) - top) / CELL) + 1;
  const size = columns * rows;
  if (!(size <= MOST_CELLS)) return null;
  const [solid, label] = [new Uint8Array(size), new Uint8Array(size)];
  const grid = {
    left,
    top,
    columns,
    rows,
    solid,
    label,
    across: new Uint8Array(size),
    down: new Uint8Array(size),
  };
  for (const box of boxes) fill(grid, solid, box);
  return grid;
}

/** Marks the points inside a box and nearer to it than a line may come. */
export function fill(grid: Grid, layer: Uint8Array, box: Box, value = 1): void {
  for (const cell of cellsIn(grid, box, MARGIN)) layer[cell] = value;
}

/** The points inside a box widened by `by`. */
export function* cellsIn({ left, top, columns, rows }: Grid, box: Box, by: number): Generator<number> {
  const first = Math.max(0, Math.ceil((box.left - by - left) / CELL));
  const last = Math.min(columns - 1, Math.floor((box.right + by - left) / CELL));
  const upper = Math.max(0, Math.ceil((box.top - by - top) / CELL));
  const lower = Math.min(rows - 1, Math.floor((box.bottom + by - top) / CELL));
  for (let row = upper; row <= lower; row += 1) {
    for (let column = first; column <= last; column += 1) yield row * columns + column;
  }
}

export function pointAt({ left, top, columns }: Grid, cell: number): Spot {
  return { x: left + (cell % columns) * CELL, y: top + Math.floor(cell / columns) * CELL };
}
