const FIRST_MS = 1000;
const LONGEST_MS = 15_000;

/** Milliseconds to wait before the next try, after so many that nobody answered. */
export function backoff(failures: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1));
}
