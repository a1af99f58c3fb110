import type { Grid } from './grid.ts';

/** Right, down, left, up. */
export type Heading = 0 | 1 | 2 | 3;

/** A point on the grid, headed somewhere, and what it costs to begin or end there. */
export interface Gate {
  readonly cell: number;
  readonly heading: Heading;
  readonly cost: number;
}

const TURN = 6;
const THROUGH = 400;
const ALONG = 14;
const NEXT_TO = 2;
const CROSSING = 3;
/** More than 1: a search goes for its end, and gives up the very cheapest of ways for one found much sooner. */
const EAGER = 1.3;

/** The arrays that all searches on one grid share; `turn` tells what the present one wrote. */
export interface Desk {
  readonly grid: Grid;
  readonly cost: Float64Array;
  readonly from: Int32Array;
  readonly written: Uint32Array;
  turn: number;
  /** How many points may still be looked at; what a huge drawing asks for must end. */
  left: number;
}

export function deskOf(grid: Grid, left: number): Desk {
  const size = grid.columns * grid.rows * 4;
  return {
    grid,
    cost: new Float64Array(size),
    from: new Int32Array(size),
    written: new Uint32Array(size),
    turn: 0,
    left,
  };
}

/** What one step onto a point costs: more where something stands, where a label is, and beside or across other lines. */
function stepCost({ solid, label, across, down, columns }: Grid, cell: number, heading: Heading): number {
  const isDown = heading % 2 === 1;
  const [mine, others] = isDown ? [down, across] : [across, down];
  const beside = isDown ? 1 : columns;
  let cost = 1;
  if (solid[cell]) cost += THROUGH;
  if (label[cell]) cost += THROUGH;
  if (mine[cell]) cost += ALONG;
  else if (mine[cell - beside] || mine[cell + beside]) cost += NEXT_TO;
  if (others[cell]) cost += CROSSING;
  return cost;
}

/** The cheapest way between two sets of gates as points one beside the other; null when the budget is spent. */
export function search(desk: Desk, starts: readonly Gate[], ends: readonly Gate[]): number[] | null {
  const { grid, cost, from, written } = desk;
  const { columns, rows } = grid;
  desk.turn += 1;
  const { turn } = desk;
  const goals = new Map(ends.map((gate) => [gate.cell * 4 + gate.heading, gate.cost]));
  const near = nearness(grid, ends);
  const heap = new Heap();
  const reach = (state: number, value: number, before: number) => {
    if (written[state] === turn && (cost[state] ?? 0) <= value) return;
    written[state] = turn;
    cost[state] = value;
    from[state] = before;
    heap.push(state, value + near(state >> 2));
  };
  for (const { cell, heading, cost: first } of starts) {
    reach(cell * 4 + heading, first + stepCost(grid, cell, heading), -1);
  }
  let best = Number.POSITIVE_INFINITY;
  let end = -1;
  for (;;) {
    const key = heap.least();
    const state = heap.pop();
    if (state < 0 || key >= best) break;
    desk.left -= 1;
    if (desk.left < 0) return null;
    const [cell, heading, value] = [state >> 2, (state & 3) as Heading, cost[state] ?? 0];
    const last = goals.get(state);
    if (last !== undefined && value + last < best) [best, end] = [value + last, state];
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    for (let next = 0 as number; next < 4; next += 1) {
      if ((next + 2) % 4 === heading) continue;
      const [x, y] = [
        column + (next === 0 ? 1 : next === 2 ? -1 : 0),
        row + (next === 1 ? 1 : next === 3 ? -1 : 0),
      ];
      if (x < 0 || y < 0 || x >= columns || y >= rows) continue;
      const to = y * columns + x;
      const turned = next === heading ? 0 : TURN;
      reach(to * 4 + next, value + turned + stepCost(grid, to, next as Heading), state);
    }
  }
  if (end < 0) return null;
  const cells: number[] = [];
  for (let state = end; state >= 0; state = from[state] ?? -1) cells.push(state >> 2);
  return cells.reverse();
}

/** About so much is still to go: the way straight there, and a turn where the two are not in line. */
function nearness({ columns }: Grid, ends: readonly Gate[]): (cell: number) => number {
  const xs = ends.map(({ cell }) => cell % columns);
  const ys = ends.map(({ cell }) => Math.floor(cell / columns));
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return (cell) => {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    const aside = Math.max(left - x, 0, x - right);
    const away = Math.max(top - y, 0, y - bottom);
    return (aside + away) * EAGER + (aside > 0 && away > 0 ? TURN : 0);
  };
}

/** The least first. */
class Heap {
  readonly #items: number[] = [];
  readonly #keys: number[] = [];

  least(): number {
    return this.#keys[0] ?? Number.POSITIVE_INFINITY;
  }

  push(item: number, key: number): void {
    const [items, keys] = [this.#items, this.#keys];
    let at = items.length;
    items.push(item);
    keys.push(key);
    while (at > 0) {
      const up = (at - 1) >> 1;
      if ((keys[up] ?? 0) <= key) break;
      items[at] = items[up] ?? 0;
      keys[at] = keys[up] ?? 0;
      at = up;
    }
    items[at] = item;
    keys[at] = key;
  }

  /** -1 when it is empty. */
  pop(): number {
    const [items, keys] = [this.#items, this.#keys];
    const first = items[0];
    const [item, key] = [items.pop(), keys.pop()];
    if (first === undefined || item === undefined || key === undefined) return -1;
    const size = items.length;
    if (size === 0) return first;
    let at = 0;
    for (;;) {
      let down = at * 2 + 1;
      if (down >= size) break;
      if (down + 1 < size && (keys[down + 1] ?? 0) < (keys[down] ?? 0)) down += 1;
      if ((keys[down] ?? 0) >= key) break;
      items[at] = items[down] ?? 0;
      keys[at] = keys[down] ?? 0;
      at = down;
    }
    items[at] = item;
    keys[at] = key;
    return first;
  }
}
