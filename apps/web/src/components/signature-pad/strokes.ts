/** A drawn signature as points in the 240 × 80 box that its SVG path is shown in. */
export type Stroke = readonly { readonly x: number; readonly y: number }[];

export const SIGNATURE_BOX = { width: 240, height: 80 } as const;

/** Closer than this to the last point a new one adds nothing to see, only bytes. */
const NEAR = 0.8;

export function isNearLast(stroke: Stroke, x: number, y: number): boolean {
  const last = stroke.at(-1);
  return last !== undefined && Math.hypot(x - last.x, y - last.y) < NEAR;
}

/** SVG path data of M, L and numbers only: the one form the contract lets through. */
export function toPath(strokes: readonly Stroke[]): string {
  return strokes
    .filter((stroke) => stroke.length > 0)
    .map((stroke) => {
      const points = stroke.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
      // A lone tap is a dot: a line of no length draws it with the round cap.
      const rest = points.length > 1 ? points.slice(1) : points;
      return `M${points[0]}L${rest.join(' ')}`;
    })
    .join('');
}

/** Long enough to be meant: a slip of the pen does not sign. */
export function isSignature(strokes: readonly Stroke[]): boolean {
  let length = 0;
  for (const stroke of strokes) {
    stroke.forEach((point, index) => {
      const before = stroke[index - 1];
      if (before) length += Math.hypot(point.x - before.x, point.y - before.y);
    });
  }
  return length >= 40;
}
