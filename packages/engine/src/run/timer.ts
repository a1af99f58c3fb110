import type { RunTimer } from './state.ts';

/** Pure: the milliseconds that are left of a timer at a moment; 0 when it has run out. */
export function timerLeft({ ends_at, stopped_at }: RunTimer, at: number): number {
  return Math.max(0, ends_at - (stopped_at ?? at));
}
