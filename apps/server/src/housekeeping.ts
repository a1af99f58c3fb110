import { CLOCKS_DIFFER_MS } from './clocks.ts';
import type { Deps } from './deps.ts';
import { type Passing, removeDelivered, removeLater, removeOlder } from './housekeeping-repository.ts';
import { removeExpired } from './retention.ts';
import { LONGEST_WINDOW_MS } from './throttle.ts';

const HOUR_MS = 3_600_000;

/** What is of no use after a while: whatever is over, tries beyond their window, answers to retries nobody sends any more. */
const KEPT_MS: Readonly<Record<Passing, number>> = {
  // A clock that runs ahead by hours must not log a school out for good: when it is put right, they hold again.
  sessions: 24 * HOUR_MS,
  half_sessions: 0,
  passkey_challenges: 0,
  login_failures: HOUR_MS,
  rate_hits: LONGEST_WINDOW_MS,
  wechat_states: 0,
  wechat_tickets: 0,
  integration_tickets: 0,
  spent_tokens: 0,
  assistant_streams: 0,
  act_requests: 48 * HOUR_MS,
};

/** Long enough to see on the page of the outbox what became of a statement. How far a run has been told stands elsewhere. */
const DELIVERED_KEPT_MS = 30 * 24 * HOUR_MS;

/**
 * What lies further ahead than this was stored before the clock was put back. It is not looked at now, and must not be when the clock
 * comes there again.
 */
const AHEAD_MS: Readonly<Partial<Record<Passing, number>>> = {
  login_failures: CLOCKS_DIFFER_MS,
  rate_hits: CLOCKS_DIFFER_MS,
  // Longer than any answer's lease.
  assistant_streams: HOUR_MS,
};

/** Sweeps now and every hour; answers how to stop. */
export function startHousekeeping(deps: Pick<Deps, 'database' | 'clock' | 'storage' | 'log'>): () => void {
  void sweep(deps);
  const timer = setInterval(() => void sweep(deps), HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}

export async function sweep({
  database,
  clock,
  storage,
  log,
}: Pick<Deps, 'database' | 'clock' | 'storage' | 'log'>): Promise<void> {
  try {
    for (const [what, keptMs] of Object.entries(KEPT_MS))
      await removeOlder(database, what as Passing, new Date(clock() - keptMs));
    await removeDelivered(database, new Date(clock() - DELIVERED_KEPT_MS));
    await removeExpired({ database, clock, storage });
    for (const [what, aheadMs] of Object.entries(AHEAD_MS))
      await removeLater(database, what as Passing, new Date(clock() + aheadMs));
  } catch (error) {
    log.warn({ err: error }, 'sweeping out old rows failed');
  }
}
