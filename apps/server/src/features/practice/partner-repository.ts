import { IDENTITY } from '@lets/contract';
import { and, asc, eq, not, sql } from '../../db/drizzle.ts';
import { isAnyOf } from '../../db/expressions.ts';
import type { Reader } from '../../db/reader.ts';
import { sessions, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';

/** Makes these practice partners where they are missing, and answers the ids of those that may play, by account. */
export async function ensurePartners(
  { db }: Transaction,
  partners: readonly { readonly account: string; readonly name: string }[],
): Promise<number[]> {
  if (partners.length === 0) return [];
  await db
    .insert(users)
    .values(
      partners.map((one) => ({ ...one, identity: IDENTITY.student, password_hash: '', automatic: true })),
    )
    .onConflictDoNothing();
  const accounts = partners.map(({ account }) => account);
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isAnyOf(users.account, accounts), sql`${users.automatic}`, not(users.disabled)))
    .orderBy(asc(users.account));
  return rows.map(({ id }) => id);
}

/** Of a partner's only: anybody else gets none this way. */
export async function addSession(
  { db }: Reader,
  session: { readonly token_hash: string; readonly userId: number; readonly at: Date; readonly until: Date },
): Promise<void> {
  const { token_hash, userId, at, until } = session;
  const partner = db
    .select({
      token_hash: sql<string>`${token_hash}::text`.as('token_hash'),
      user_id: users.id,
      created_at: sql<Date>`${at.toISOString()}::timestamptz`.as('created_at'),
      last_seen_at: sql<Date>`${at.toISOString()}::timestamptz`.as('last_seen_at'),
      expires_at: sql<Date>`${until.toISOString()}::timestamptz`.as('expires_at'),
    })
    .from(users)
    .where(and(eq(users.id, userId), sql`${users.automatic}`));
  await db.insert(sessions).select(partner);
}

export async function removeSessions({ db }: Reader, tokenHashes: readonly string[]): Promise<void> {
  await db.delete(sessions).where(isAnyOf(sessions.token_hash, tokenHashes));
}
