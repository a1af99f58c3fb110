import type { Spot } from './grid.ts';

const ROUND = 8;

/** A line through the points with rounded corners, as the `d` of a path. */
export function roundedPath(points: readonly Spot[]): string {
  return points
    .map((point, at) => {
      const [before, after] = [points[at - 1], points[at + 1]];
      if (!before) return `M${point.x} ${point.y}`;
      if (!after) return `L${point.x} ${point.y}`;
      const [into, out] = [towards(point, before), towards(point, after)];
      return `L${into.x} ${into.y}Q${point.x} ${point.y} ${out.x} ${out.y}`;
    })
    .join('');
}

function towards(from: Spot, to: Spot): Spot {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const part = far === 0 ? 0 : Math.min(ROUND, far / 2) / far;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** The middle of the longest stretch. */
export function middleOf(points: readonly Spot[]): Spot {
  let best = { x: points[0]?.x ?? 0, y: points[0]?.y ?? 0, far: -1 };
  for (const [at, point] of points.entries()) {
    const next = points[at + 1];
    if (!next) break;
    const far = Math.hypot(next.x - point.x, next.y - point.y);
    if (far > best.far) best = { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2, far };
  }
  return best;
}
