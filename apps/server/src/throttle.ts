import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { rateHits } from './db/schema/index.ts';
import { inTransaction } from './db/transaction.ts';
import type { Deps } from './deps.ts';
import { refuse } from './http/errors.ts';

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
  await inTransaction(database, async ({ db }) => {
    // A hundred at once are a hundred, and take turns.
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 1))`);
    const [oldest] = await db
      .select({ at: rateHits.at })
      .from(rateHits)
      .where(and(eq(rateHits.subject, subject), gt(rateHits.at, new Date(now - windowMs))))
      .orderBy(desc(rateHits.at))
      .limit(1)
      .offset(count - 1);
    if (oldest) {
      const retry_after = Math.max(1, Math.ceil((oldest.at.getTime() + windowMs - now) / 1000));
      refuse('too_many_tries', { retry_after });
    }
    await db.insert(rateHits).values({ subject, at: new Date(now) });
  });
}
