import { centre, type FlowBox, flip, type Point } from './flow-lines.ts';
import type { Row } from './flow-row.ts';
import type { Transition } from './flow-shape.ts';
import type { Course } from './route-lines.ts';

/**
 * Ways back to an earlier section go around the row: over it from the upper nodes of a column, under it from the lower
 * ones. All that lead to the same section share a lane. Worked out for reading to the right. Pure.
 */
export interface Lanes {
  /** Where this way runs: above or below, and in which lane from the row outward. */
  laneOf(transition: Transition): { readonly isAbove: boolean; readonly lane: number };
  roomAbove(row: number): number;
  roomBelow(row: number): number;
}

const FIRST = 14;
const APART = 9;

export function lanesOf(
  back: readonly Transition[],
  boxes: ReadonlyMap<string, FlowBox>,
  rowOf: (id: string) => number,
): Lanes {
  const lanes = new Map<string, string[]>();
  const sideOf = (transition: Transition) => isUpper(transition, boxes);
  const keyOf = (row: number, isAbove: boolean) => `${row} ${isAbove}`;
  for (const transition of back) {
    const key = keyOf(rowOf(transition.from), sideOf(transition));
    const known = lanes.get(key) ?? [];
    if (!known.includes(transition.to)) lanes.set(key, [...known, transition.to]);
  }
  const room = (row: number, isAbove: boolean) => {
    const count = lanes.get(keyOf(row, isAbove))?.length ?? 0;
    return count === 0 ? 0 : FIRST + count * APART;
  };
  return {
    laneOf: (transition) => {
      const isAbove = sideOf(transition);
      return {
        isAbove,
        lane: lanes.get(keyOf(rowOf(transition.from), isAbove))?.indexOf(transition.to) ?? 0,
      };
    },
    roomAbove: (row) => room(row, true),
    roomBelow: (row) => room(row, false),
  };
}

/** Whether a node is the uppermost of those in its column. */
function isUpper({ from }: Transition, boxes: ReadonlyMap<string, FlowBox>): boolean {
  const box = boxes.get(from);
  if (!box) return true;
  const column = [...boxes.values()].filter((other) => Math.abs(centre(other).x - centre(box).x) < 2);
  return column.every((other) => other.y >= box.y);
}

interface Drawn {
  readonly boxes: ReadonlyMap<string, FlowBox>;
  readonly rows: readonly Row[];
  readonly rowOf: (id: string) => number;
  readonly lanes: Lanes;
}

export function backLines(back: readonly Transition[], drawn: Drawn, isFlipped = false): Course[] {
  return back.flatMap((transition) => {
    const points = backPoints(transition, drawn);
    if (!points) return [];
    return [{ transition, points: isFlipped ? points.map(flip) : points, isBack: true, isSmooth: false }];
  });
}

function backPoints(transition: Transition, { boxes, rows, rowOf, lanes }: Drawn): readonly Point[] | null {
  const [from, to] = [boxes.get(transition.from), boxes.get(transition.to)];
  const [row, target] = [rows[rowOf(transition.from)], rows[rowOf(transition.to)]];
  if (!from || !to || !row || !target) return null;
  const { isAbove, lane } = lanes.laneOf(transition);
  const level = isAbove ? row.top - FIRST - lane * APART : row.bottom + FIRST + lane * APART;
  const edge = (box: FlowBox, above: boolean): Point => ({
    x: centre(box).x,
    y: above ? box.y : box.y + box.height,
  });
  const start = edge(from, isAbove);
  if (row === target) {
    const end = edge(to, isAbove);
    return [start, { x: start.x, y: level }, { x: end.x, y: level }, end];
  }
  // To a row above: along the left edge, and in from below.
  const end = edge(to, false);
  const left = FIRST / 2;
  const under = target.bottom + FIRST;
  return [
    start,
    { x: start.x, y: level },
    { x: left, y: level },
    { x: left, y: under },
    { x: end.x, y: under },
    end,
  ];
}
