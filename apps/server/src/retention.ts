import { KEEP_RANGES } from '@lets/contract';
import { recordAudit } from './audit.ts';
import { inTransaction } from './db/transaction.ts';
import type { Deps } from './deps.ts';
import { countOld, type Keeping, removeOld } from './retention-repository.ts';
import { readKept } from './settings.ts';

const DAY_MS = 24 * 3_600_000;
const KEEPINGS = Object.keys(KEEP_RANGES) as Keeping[];

/** What would be deleted by now if each kind were kept for so many days; nothing where it is kept for good. */
export async function countExpired(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  days: Readonly<Record<Keeping, number>>,
): Promise<Record<Keeping, number>> {
  const counted = KEEPINGS.map(async (what) => {
    const count = days[what] === 0 ? 0 : await countOld(database, what, before(clock(), days[what]));
    return [what, count] as const;
  });
  return Object.fromEntries(await Promise.all(counted)) as Record<Keeping, number>;
}

/** Deletes what the settings keep no longer; the audit log keeps how much of each kind it was. */
export async function removeExpired({
  database,
  clock,
  storage,
}: Pick<Deps, 'database' | 'clock' | 'storage'>): Promise<void> {
  const { settings } = await readKept(database);
  for (const what of KEEPINGS) {
    const days = settings[what];
    if (days === 0) continue;
    const until = before(clock(), days);
    let mayBeMore = true;
    while (mayBeMore)
      mayBeMore = await inTransaction(database, async (tx) => {
        const removed = await removeOld(tx, what, until);
        tx.afterCommit(async () => {
          await Promise.all(removed.files.map((key) => storage.remove(key)));
        });
        if (removed.count > 0)
          await recordAudit(tx, {
            action: 'retention_applied',
            actorId: null,
            target: what,
            detail: String(removed.count),
          });
        return removed.mayBeMore;
      });
  }
}

const before = (now: number, days: number) => new Date(now - days * DAY_MS);
