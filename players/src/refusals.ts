/** A player that is refused so often in a row has a fault of its own. */
export const MOST_REFUSALS = 25;
/** Usually another member moved first: at first it looks again almost at once. */
const FIRST_MS = 20;
const LONGEST_MS = 2_000;

/** Pure: how long a player waits after so many refusals in a row: each time longer, so that it neither hammers a server nor gives up at once. */
export function pauseAfter(refusals: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, refusals - 1));
}
