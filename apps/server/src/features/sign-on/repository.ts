import { and, desc, eq } from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import { identities, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';

export type IdentityRow = typeof identities.$inferSelect;

export async function identitiesOf({ db }: Reader, userId: number): Promise<IdentityRow[]> {
  return db
    .select()
    .from(identities)
    .where(eq(identities.user_id, userId))
    .orderBy(desc(identities.last_seen));
}

export async function hasPassword({ db }: Reader, userId: number): Promise<boolean> {
  const [row] = await db.select({ hash: users.password_hash }).from(users).where(eq(users.id, userId));
  return (row?.hash ?? '') !== '';
}

/** Locks the person's account, so that of two who take the last ways away one stays. */
export async function lockUser({ db }: Transaction, userId: number): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** What it was; null when it is not theirs. */
export async function unlink({ db }: Transaction, userId: number, id: number): Promise<IdentityRow | null> {
  const [row] = await db
    .delete(identities)
    .where(and(eq(identities.id, id), eq(identities.user_id, userId)))
    .returning();
  return row ?? null;
}
