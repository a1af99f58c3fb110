/**
 * The replay's own clock. A run may lie idle overnight: silences longer than `LONG_PAUSE` count as one minute, so that the
 * rest of it keeps its proportions. Pure.
 */
export interface Clock {
  readonly duration: number;
  readonly pauses: { readonly count: number; readonly total: number };
  toClock(wall: number): number;
  toWall(clock: number): number;
}

const LONG_PAUSE = 30 * 60_000;
const SHORTENED = 60_000;

/** Pure: the clock of a run whose events happened at these times, in order. */
export function makeClock(times: readonly number[]): Clock {
  const walls: number[] = [];
  const clocks: number[] = [];
  let [count, total] = [0, 0];
  for (const time of times) {
    const before = walls.at(-1) ?? time;
    const gap = Math.max(0, time - before);
    const isLong = gap > LONG_PAUSE;
    if (isLong) {
      count++;
      total += gap - SHORTENED;
    }
    walls.push(Math.max(time, before));
    clocks.push((clocks.at(-1) ?? 0) + (isLong ? SHORTENED : gap));
  }
  return {
    duration: clocks.at(-1) ?? 0,
    pauses: { count, total },
    toClock: (wall) => interpolate(walls, clocks, wall),
    toWall: (clock) => interpolate(clocks, walls, clock),
  };
}

/** Where `value` lies on `to`, as it lies on `from`; both rise, and it stays within them. */
function interpolate(from: readonly number[], to: readonly number[], value: number): number {
  const after = countUpTo(from, value);
  const [low, high] = [from[after - 1], from[after]];
  const [start, end] = [to[after - 1], to[after]];
  if (low === undefined || start === undefined) return to[0] ?? 0;
  if (high === undefined || end === undefined || high === low) return start;
  return start + ((value - low) / (high - low)) * (end - start);
}

/** Pure: how many of the rising numbers are not above `value`. */
export function countUpTo(rising: readonly number[], value: number): number {
  let [low, high] = [0, rising.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}
