import { takeTurns } from './db/advisory-lock.ts';
import { and, desc, eq, gt, lte } from './db/drizzle.ts';
import type { Reader } from './db/reader.ts';
import { rateHits } from './db/schema/index.ts';
import type { Transaction } from './db/transaction.ts';

/** A hundred at once are a hundred, and take turns. */
export async function lockHits(tx: Transaction, subject: string): Promise<void> {
  await takeTurns(tx, `rate ${subject}`);
}

/** When the hit was that so many came after, if it counts at all: later than `since`, and not after `until`. */
export async function hitBefore(
  { db }: Reader,
  subject: string,
  { since, until, later }: { readonly since: Date; readonly until: Date; readonly later: number },
): Promise<Date | null> {
  const [hit] = await db
    .select({ at: rateHits.at })
    .from(rateHits)
    .where(and(eq(rateHits.subject, subject), gt(rateHits.at, since), lte(rateHits.at, until)))
    .orderBy(desc(rateHits.at))
    .limit(1)
    .offset(later);
  return hit?.at ?? null;
}

export async function addHit({ db }: Transaction, subject: string, at: Date): Promise<void> {
  await db.insert(rateHits).values({ subject, at });
}
