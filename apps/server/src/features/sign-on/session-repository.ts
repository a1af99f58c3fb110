import { and, eq, inArray, sql } from '../../db/drizzle.ts';
import { halfSessions, sessionOrigins, sessions, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';

/** Sessions of an issuer: those of one name over there, or of one person. */
export type Which = { readonly key_hash: string } | { readonly subject: string };

export async function endSessions(
  { db }: Transaction,
  issuer: string,
  which: Which,
): Promise<{ readonly id: number; readonly account: string; readonly count: number }[]> {
  const isIt =
    'key_hash' in which
      ? eq(sessionOrigins.key_hash, which.key_hash)
      : eq(sessionOrigins.subject, which.subject);
  const begun = db
    .select({ hash: sessionOrigins.token_hash })
    .from(sessionOrigins)
    .where(and(eq(sessionOrigins.issuer, issuer), isIt));
  const gone = db
    .$with('gone')
    .as(
      db.delete(sessions).where(inArray(sessions.token_hash, begun)).returning({ user_id: sessions.user_id }),
    );
  return db
    .with(gone)
    .select({ id: users.id, account: users.account, count: sql<number>`count(*)::int` })
    .from(gone)
    .innerJoin(users, eq(users.id, gone.user_id))
    .groupBy(users.id, users.account);
}

export async function endHalfSessions({ db }: Transaction, issuer: string, which: Which): Promise<void> {
  const told = { issuer, ...which };
  await db.delete(halfSessions).where(sql`${halfSessions.origin} @> ${JSON.stringify(told)}::jsonb`);
}
