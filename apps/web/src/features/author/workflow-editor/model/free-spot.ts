import type { Point } from './make.ts';
import type { Box } from './route/grid.ts';

const STEP = 20;
const FARTHEST = 60;

/** Pure: where the upper left corner of something so large stands free of all that is taken, as near as can be to where it is wanted. */
export function freeSpot(
  taken: readonly Box[],
  { width, height }: { readonly width: number; readonly height: number },
  wanted: Point,
  apart: number,
): Point {
  const isFree = ({ x, y }: Point) =>
    !taken.some(
      (box) =>
        x < box.right + apart &&
        box.left < x + width + apart &&
        y < box.bottom + apart &&
        box.top < y + height + apart,
    );
  for (let far = 0; far <= FARTHEST; far += 1) {
    const found = ringOf(far)
      .map(([aside, down]) => ({ x: wanted.x + aside * STEP, y: wanted.y + down * STEP }))
      .find(isFree);
    if (found) return found;
  }
  return wanted;
}

/** All steps that are so far away, aside and down taken together; what is below and at the right first. */
function ringOf(far: number): [aside: number, down: number][] {
  const ring: [number, number][] = [];
  for (let aside = far; aside >= -far; aside -= 1) {
    const down = far - Math.abs(aside);
    ring.push([aside, down]);
    if (down > 0) ring.push([aside, -down]);
  }
  return ring;
}
