import { latestMoment } from '../../clocks.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { addHit, hitBefore, lockHits } from '../../throttle-repository.ts';

/** Nobody is reminded of the same run again before this. */
export const NUDGE_MS = 60_000;

export interface Pace {
  /** Those who may be reminded now, and count as reminded from here on. */
  readonly fresh: readonly number[];
  /** Milliseconds until all of them may be reminded again. */
  readonly wait: number;
}

/** Who of the members may be reminded now, whichever server process is asked. */
export async function paceNudges(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  eid: number,
  userIds: readonly number[],
): Promise<Pace> {
  if (userIds.length === 0) return { fresh: [], wait: 0 };
  const now = clock();
  // In one order, so that two who remind the same people do not wait for each other.
  const ordered = [...userIds].sort((a, b) => a - b);
  return inTransaction(database, async (tx) => {
    const fresh: number[] = [];
    let latest = 0;
    for (const id of ordered) {
      const subject = `turn:${eid}:${id}`;
      await lockHits(tx, subject);
      const window = { since: new Date(now - NUDGE_MS), until: latestMoment(now) };
      const last = await hitBefore(tx, subject, { ...window, later: 0 });
      if (!last) {
        await addHit(tx, subject, new Date(now));
        fresh.push(id);
      }
      latest = Math.max(latest, last?.getTime() ?? now);
    }
    return { fresh, wait: Math.max(0, latest + NUDGE_MS - now) };
  });
}
