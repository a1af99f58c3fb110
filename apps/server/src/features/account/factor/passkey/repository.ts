import { and, asc, eq, lt } from '../../../../db/drizzle.ts';
import type { Reader } from '../../../../db/reader.ts';
import { passkeyChallenges, passkeys, users } from '../../../../db/schema/index.ts';
import type { Transaction } from '../../../../db/transaction.ts';

export type PasskeyRecord = typeof passkeys.$inferSelect;
type Challenge = typeof passkeyChallenges.$inferInsert;

/** In place of the one before: a session asks for one thing at a time. */
export async function keepChallenge({ db }: Reader, row: Challenge): Promise<void> {
  const { user_id, challenge, expires_at } = row;
  await db
    .insert(passkeyChallenges)
    .values(row)
    .onConflictDoUpdate({
      target: [passkeyChallenges.bound_to, passkeyChallenges.purpose],
      set: { user_id, challenge, expires_at },
    });
}

/** Answers it once; null when there is none, it is over, or it was taken. */
export async function takeChallenge(
  { db }: Reader,
  { bound_to, purpose, user_id }: Pick<Challenge, 'bound_to' | 'purpose' | 'user_id'>,
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.bound_to, bound_to),
        eq(passkeyChallenges.purpose, purpose),
        eq(passkeyChallenges.user_id, user_id),
      ),
    )
    .returning();
  return row && row.expires_at > now ? row.challenge : null;
}

export async function passkeysOf({ db }: Reader, userId: number): Promise<PasskeyRecord[]> {
  return db.select().from(passkeys).where(eq(passkeys.user_id, userId)).orderBy(asc(passkeys.id));
}

/** Two changes of one person's factors at the same time come one after the other. */
export async function lockFactors({ db }: Transaction, userId: number): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

export async function addPasskey({ db }: Transaction, row: typeof passkeys.$inferInsert): Promise<void> {
  await db.insert(passkeys).values(row);
}

/** False when there was none of theirs. */
export async function removePasskey({ db }: Transaction, userId: number, id: number): Promise<boolean> {
  const { rowCount } = await db
    .delete(passkeys)
    .where(and(eq(passkeys.user_id, userId), eq(passkeys.id, id)));
  return rowCount === 1;
}

/** Keeps what the device counted. False when it had counted as far before, in another call at the same time too. */
export async function takeCounter(
  { db }: Reader,
  id: number,
  { counter, at }: { readonly counter: number; readonly at: Date },
): Promise<boolean> {
  const isFurther = lt(passkeys.counter, counter);
  const countsNothing = eq(passkeys.counter, 0);
  const { rowCount } = await db
    .update(passkeys)
    .set({ counter, last_used_at: at })
    .where(and(eq(passkeys.id, id), counter === 0 ? countsNothing : isFurther));
  return rowCount === 1;
}
