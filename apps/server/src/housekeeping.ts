import type { Deps } from './deps.ts';
import { LONGEST_WINDOW_MS } from './throttle.ts';

const HOUR_MS = 3_600_000;

/** What is of no use after a while: whatever is over, tries beyond their window, answers to retries nobody sends any more. */
const SWEEPS: readonly { readonly text: string; readonly keptMs: number }[] = [
  { text: 'delete from sessions where expires_at < $1', keptMs: 0 },
  { text: 'delete from login_failures where at < $1', keptMs: HOUR_MS },
  { text: 'delete from rate_hits where at < $1', keptMs: LONGEST_WINDOW_MS },
  { text: 'delete from wechat_states where expires_at < $1', keptMs: 0 },
  { text: 'delete from wechat_tickets where expires_at < $1', keptMs: 0 },
  { text: 'delete from assistant_streams where until < $1', keptMs: 0 },
  { text: 'delete from act_requests where created_at < $1', keptMs: 48 * HOUR_MS },
];

/** Sweeps now and every hour; answers how to stop. */
export function startHousekeeping(deps: Pick<Deps, 'database' | 'clock' | 'log'>): () => void {
  void sweep(deps);
  const timer = setInterval(() => void sweep(deps), HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}

export async function sweep({
  database,
  clock,
  log,
}: Pick<Deps, 'database' | 'clock' | 'log'>): Promise<void> {
  try {
    for (const { text, keptMs } of SWEEPS) await database.pool.query(text, [new Date(clock() - keptMs)]);
  } catch (error) {
    log.warn({ err: error }, 'sweeping out old rows failed');
  }
}
