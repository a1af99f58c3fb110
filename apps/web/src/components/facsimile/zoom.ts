export const SMALLEST = 1;
export const LARGEST = 8;
const STEP = 1.4;
/** How far the wheel turns, in pixels, to make it larger by the factor e. */
const WHEEL = 500;

const within = (scale: number) => Math.min(LARGEST, Math.max(SMALLEST, scale));

/** Pure: one step larger (1) or smaller (-1). */
export const stepped = (scale: number, steps: 1 | -1) => within(scale * STEP ** steps);

/** Pure: after a turn of the wheel; towards the reader is smaller. */
export const wheeled = (scale: number, turn: number) => within(scale * Math.exp(-turn / WHEEL));

/** Pure: how far to scroll, so that what was at this place of the frame is there again. */
export function scrolledTo(scrolled: number, place: number, factor: number): number {
  return (scrolled + place) * factor - place;
}
