import { KEEP_RANGES } from '@lets/contract';
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

/** Deletes what the settings keep no longer. */
export async function removeExpired({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const { settings } = await readKept(database);
  for (const what of KEEPINGS) {
    const days = settings[what];
    if (days === 0) continue;
    const until = before(clock(), days);
    while (await inTransaction(database, (tx) => removeOld(tx, what, until)));
  }
}

const before = (now: number, days: number) => new Date(now - days * DAY_MS);
