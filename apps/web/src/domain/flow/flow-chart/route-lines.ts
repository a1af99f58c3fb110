import { cornerPath, type Direction, type FlowBox, type Point, smoothPath } from './flow-lines.ts';
import type { Transition } from './flow-shape.ts';
import { shortestPath } from './shortest-path.ts';

/** Lines that would pass behind a box that is not theirs are led around it. Pure. */

/** A way with the points it was first meant to pass. */
export interface Course {
  readonly transition: Transition;
  readonly points: readonly Point[];
  readonly isBack: boolean;
  /** Swings from point to point along the way of reading; else it turns at right angles. */
  readonly isSmooth: boolean;
}

export interface Line extends Transition {
  /** An SVG path. */
  readonly d: string;
  readonly isBack: boolean;
}

/** How near a box another's line may come before it is led around. */
const TOUCH = 2;
/** How far from boxes a line is led, and a second one beside it. */
const LANES = [7, 12] as const;
/** What a line that is led around keeps clear of. */
const KEEP = 5;
/** Beyond this a drawing is no longer read line by line, and the search would be felt. */
const MOST_BOXES = 150;
const STEPS = 24;

export function routeLines(
  courses: readonly Course[],
  boxes: readonly FlowBox[],
  frame: { readonly width: number; readonly height: number; readonly direction: Direction },
): Line[] {
  const used = new Set<string>();
  return courses.map((course): Line => {
    const { transition, points, isBack, isSmooth } = course;
    const plain = isSmooth ? smoothPath(points, frame.direction) : cornerPath(points);
    const around = boxes.length <= MOST_BOXES && isBlocked(course, boxes, frame.direction);
    const led = around ? leadAround(course, boxes, frame, used) : null;
    return { ...transition, d: led ? cornerPath(led) : plain, isBack };
  });
}

function isBlocked(
  { transition, points, isSmooth }: Course,
  boxes: readonly FlowBox[],
  direction: Direction,
) {
  const others = boxes.filter(({ id }) => id !== transition.from && id !== transition.to);
  const path = isSmooth ? swing(points, direction) : points;
  return path.some((to, index) => {
    const from = path[index - 1];
    return from !== undefined && others.some((box) => meets(from, to, box, TOUCH));
  });
}

/** The curve that `smoothPath` draws, as short straight pieces. */
function swing(points: readonly Point[], direction: Direction): Point[] {
  const isRight = direction === 'right';
  return points.flatMap((to, index) => {
    const from = points[index - 1];
    if (!from) return [to];
    return Array.from({ length: STEPS }, (_, step) => {
      const t = (step + 1) / STEPS;
      // With both handles half way along: once eased across, and nearly even along.
      const across = 3 * t ** 2 - 2 * t ** 3;
      const along = 1.5 * t * (1 - t) + t ** 3;
      const [u, v] = isRight ? [along, across] : [across, along];
      return { x: from.x + (to.x - from.x) * u, y: from.y + (to.y - from.y) * v };
    });
  });
}

/** Whether a short or an upright line comes within `keep` of a box. */
function meets(from: Point, to: Point, box: FlowBox, keep: number): boolean {
  return (
    Math.max(from.x, to.x) > box.x - keep &&
    Math.min(from.x, to.x) < box.x + box.width + keep &&
    Math.max(from.y, to.y) > box.y - keep &&
    Math.min(from.y, to.y) < box.y + box.height + keep
  );
}

/** The first piece leaves the box and the last one arrives as they were meant to; between them the way is free. */
function leadAround(
  { points, isSmooth }: Course,
  boxes: readonly FlowBox[],
  { width, height, direction }: Parameters<typeof routeLines>[2],
  used: Set<string>,
): Point[] | null {
  const [first, last] = [points[0], points.at(-1)];
  const [second, before] = [points[1], points.at(-2)];
  if (!first || !last || !second || !before) return null;
  const onward = direction === 'right' ? { x: 1, y: 0 } : { x: 0, y: 1 };
  const out = isSmooth ? onward : unit(first, second);
  const into = isSmooth ? onward : unit(before, last);
  const start = { x: first.x + out.x * LANES[0], y: first.y + out.y * LANES[0] };
  const end = { x: last.x - into.x * LANES[0], y: last.y - into.y * LANES[0] };
  const lines = (low: (box: FlowBox) => number, size: (box: FlowBox) => number, most: number) =>
    boxes
      .flatMap((box) => LANES.flatMap((lane) => [low(box) - lane, low(box) + size(box) + lane]))
      .filter((at) => at >= 2 && at <= most - 2);
  const between = shortestPath({
    xs: [
      start.x,
      end.x,
      ...lines(
        ({ x }) => x,
        (box) => box.width,
        width,
      ),
    ],
    ys: [
      start.y,
      end.y,
      ...lines(
        ({ y }) => y,
        (box) => box.height,
        height,
      ),
    ],
    start,
    startsUpright: out.x === 0,
    end,
    endsUpright: into.x === 0,
    isFree: (from, to) => !boxes.some((box) => meets(from, to, box, KEEP)),
    used,
  });
  return between && [first, ...between, last];
}

function unit(from: Point, to: Point): Point {
  const isUpright = Math.abs(to.y - from.y) > Math.abs(to.x - from.x);
  return isUpright ? { x: 0, y: Math.sign(to.y - from.y) } : { x: Math.sign(to.x - from.x), y: 0 };
}
