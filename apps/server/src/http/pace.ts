import type { CallDeclaration } from '@lets/contract';
import { refuse } from './errors.ts';

interface Rate {
  /** How many at once, after a while of doing nothing. */
  readonly burst: number;
  readonly perSecond: number;
}

/** A page with many parts, opened in many tabs, stays below this; a program that asks without pause does not. */
const CALLS: Rate = { burst: 300, perSecond: 60 };
/** Nobody says, writes and decides more than this by hand, in all tabs together. */
const ACTS: Rate = { burst: 60, perSecond: 10 };
/** Beyond so many people those who have long been quiet are forgotten. */
const REMEMBERED = 2000;

type Take = (userId: number) => void;

/**
 * Counts what each person sends: what comes too fast is refused before anything of it is read or done, so it may be sent again as it is.
 * In this process alone: with several servers each allows as much.
 */
export function createPace(clock: () => number): (userId: number, call: CallDeclaration) => void {
  const takeCall = bucketsOf(CALLS, clock);
  const takeAct = bucketsOf(ACTS, clock);
  return (userId, call) => {
    if (call.isAct) takeAct(userId);
    takeCall(userId);
  };
}

function bucketsOf({ burst, perSecond }: Rate, clock: () => number): Take {
  const buckets = new Map<number, { left: number; at: number }>();
  const leftNow = ({ left, at }: { left: number; at: number }, now: number) =>
    Math.min(burst, left + (Math.max(0, now - at) / 1000) * perSecond);
  return (userId) => {
    const now = clock();
    const left = leftNow(buckets.get(userId) ?? { left: burst, at: now }, now);
    if (left < 1) refuse('too_fast', { retry_after: Math.ceil((1 - left) / perSecond) });
    buckets.set(userId, { left: left - 1, at: now });
    if (buckets.size <= REMEMBERED) return;
    for (const [id, bucket] of buckets) if (leftNow(bucket, now) >= burst) buckets.delete(id);
  };
}
