/**
 * By how much the clocks of two server processes may differ. What is stored with a time further in the future was stored before the clock
 * was put back: it must neither count against anybody nor speak for them.
 */
export const CLOCKS_DIFFER_MS = 60_000;

/** The latest time that something stored can have, if the clock was not put back since. */
export function latestMoment(now: number): Date {
  return new Date(now + CLOCKS_DIFFER_MS);
}
