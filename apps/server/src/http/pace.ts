import type { CallDeclaration } from '@lets/contract';
import { SERVER_LIMITS } from '../limits.ts';
import { refuse } from './errors.ts';

interface Rate {
  /** How many at once, after a while of doing nothing. */
  readonly burst: number;
  readonly per_second: number;
}

/** Beyond so many people those who have long been quiet are forgotten. */
const REMEMBERED = 2000;

type Take = (userId: number) => void;

/**
 * Counts what each person sends: what comes too fast is refused before anything of it is read or done, so it may be sent again as it is.
 * In this process alone: with several servers each allows as much.
 */
export function createPace(clock: () => number): (userId: number, call: CallDeclaration) => void {
  const takeCall = bucketsOf(SERVER_LIMITS.rates.calls, clock);
  const takeAct = bucketsOf(SERVER_LIMITS.rates.acts, clock);
  return (userId, call) => {
    if (call.isAct) takeAct(userId);
    takeCall(userId);
  };
}

function bucketsOf({ burst, per_second }: Rate, clock: () => number): Take {
  const buckets = new Map<number, { left: number; at: number }>();
  const leftNow = ({ left, at }: { left: number; at: number }, now: number) =>
    Math.min(burst, left + (Math.max(0, now - at) / 1000) * per_second);
  return (userId) => {
    const now = clock();
    const left = leftNow(buckets.get(userId) ?? { left: burst, at: now }, now);
    if (left < 1) refuse('too_fast', { retry_after: Math.ceil((1 - left) / per_second) });
    buckets.set(userId, { left: left - 1, at: now });
    if (buckets.size <= REMEMBERED) return;
    for (const [id, bucket] of buckets) if (leftNow(bucket, now) >= burst) buckets.delete(id);
  };
}
