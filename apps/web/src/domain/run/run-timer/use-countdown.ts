import type { TimerView } from '@lets/contract';
import { useEffect, useState } from 'react';

/** Shortly after a timer has run out, its rooms still say so. */
const SAID_FOR_MS = 5 * 60_000;

/** How a timer stands: `left` in milliseconds, `isOver` since a moment ago, `isPast` when nothing need be said of it any more. */
export interface Countdown {
  readonly left: number;
  readonly isStopped: boolean;
  readonly isOver: boolean;
  readonly isPast: boolean;
}

/** Pure: a timer at a moment of the server's. */
export function countdownAt({ ends_at, stopped_at }: TimerView, at: number): Countdown {
  const left = Math.max(0, ends_at - (stopped_at ?? at));
  const isPast = stopped_at === null && at - ends_at > SAID_FOR_MS;
  return { left, isStopped: stopped_at !== null, isOver: left === 0, isPast };
}

/** The same as it goes on, drawn again every second; `now` is the server's clock. */
export function useCountdown(timer: TimerView, now: () => number): Countdown {
  const [at, setAt] = useState(now);
  useEffect(() => {
    setAt(now());
    const tick = setInterval(() => setAt(now()), 1000);
    return () => clearInterval(tick);
  }, [now]);
  return countdownAt(timer, Math.max(at, 0));
}
