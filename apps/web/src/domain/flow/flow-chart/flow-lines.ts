import type { NodeKind } from '@lets/engine';

/** The lines of a drawing. Pure. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface FlowBox {
  readonly id: string;
  readonly kind: NodeKind;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Direction = 'right' | 'down';

export const centre = (box: FlowBox): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** The same place with the axes exchanged: what is worked out for `right` serves `down` too. */
export const flip = ({ x, y }: Point): Point => ({ x: y, y: x });

const number = (value: number) => Math.round(value * 10) / 10;
const say = ({ x, y }: Point) => `${number(x)} ${number(y)}`;

/** A line through points that leaves and arrives along the way of reading. */
export function smoothPath(points: readonly Point[], direction: Direction): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let path = `M${say(first)}`;
  let from = first;
  for (const to of rest) {
    const half = direction === 'right' ? (from.x + to.x) / 2 : (from.y + to.y) / 2;
    const [a, b] =
      direction === 'right'
        ? [
            { x: half, y: from.y },
            { x: half, y: to.y },
          ]
        : [
            { x: from.x, y: half },
            { x: to.x, y: half },
          ];
    path += ` C${say(a)} ${say(b)} ${say(to)}`;
    from = to;
  }
  return path;
}

/** A line with right angles and rounded corners. */
export function cornerPath(points: readonly Point[], radius = 8): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${say(point)}`;
      if (!after) return `L${say(point)}`;
      const step = (to: Point) => {
        const length = Math.hypot(to.x - point.x, to.y - point.y) || 1;
        const reach = Math.min(radius, length / 2) / length;
        return say({ x: point.x + (to.x - point.x) * reach, y: point.y + (to.y - point.y) * reach });
      };
      return `L${step(before)} Q${say(point)} ${step(after)}`;
    })
    .join(' ');
}

const isBar = (box: FlowBox) => box.kind === 'fork' || box.kind === 'join';
const within = (value: number, low: number, length: number) => Math.min(Math.max(value, low), low + length);

/** Where a line leaves a box or arrives at it; at a bar straight across from where it comes from or goes to. */
export function port(box: FlowBox, toward: Point, side: 'out' | 'in', direction: Direction): Point {
  const middle = centre(box);
  if (direction === 'right') {
    const y = isBar(box) ? within(toward.y, box.y, box.height) : middle.y;
    return { x: side === 'out' ? box.x + box.width : box.x, y };
  }
  const x = isBar(box) ? within(toward.x, box.x, box.width) : middle.x;
  return { x, y: side === 'out' ? box.y + box.height : box.y };
}

/** Onward within a row: the points it swings through. */
export function directPoints(
  from: FlowBox,
  to: FlowBox,
  bends: readonly Point[],
  direction: Direction,
): Point[] {
  const between = bends.length > 2 ? bends.slice(1, -1) : [];
  const start = port(from, between[0] ?? centre(to), 'out', direction);
  const end = port(to, between.at(-1) ?? centre(from), 'in', direction);
  return [start, ...between, end];
}
