import { latestMoment } from './clocks.ts';
import { inTransaction } from './db/transaction.ts';
import type { Deps } from './deps.ts';
import { refuse } from './http/errors.ts';
import { addHit, hitBefore, lockHits } from './throttle-repository.ts';

/** So many in such a time, by whom `subject` names. */
export interface Limit {
  readonly count: number;
  readonly windowMs: number;
}

/** The longest window there may be: what is older is swept out. */
export const LONGEST_WINDOW_MS = 3_600_000;

/** Counts one and lets it through; over the limit it refuses, saying when to come again, and counts nothing. */
export async function throttle(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  subject: string,
  { count, windowMs }: Limit,
): Promise<void> {
  const now = clock();
  await inTransaction(database, async (tx) => {
    await lockHits(tx, subject);
    const window = { since: new Date(now - windowMs), until: latestMoment(now) };
    const oldest = await hitBefore(tx, subject, { ...window, later: count - 1 });
    if (oldest) {
      const retry_after = Math.max(1, Math.ceil((oldest.getTime() + windowMs - now) / 1000));
      refuse('too_many_tries', { retry_after });
    }
    await addHit(tx, subject, new Date(now));
  });
}
