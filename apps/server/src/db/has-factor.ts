import { and, eq, exists, isNotNull, QueryBuilder, sql } from './drizzle.ts';
import { passkeys, totpFactors, users } from './schema/index.ts';

/** SQL, beside `users`: whether a person has a second factor. The statement that finds sessions asks the same (`hot-statements.ts`). */
export function hasFactor() {
  const totp = new QueryBuilder()
    .select({ one: sql`1` })
    .from(totpFactors)
    .where(and(eq(totpFactors.user_id, users.id), isNotNull(totpFactors.confirmed_at)));
  const passkey = new QueryBuilder()
    .select({ one: sql`1` })
    .from(passkeys)
    .where(eq(passkeys.user_id, users.id));
  return sql<boolean>`(${exists(totp)} or ${exists(passkey)})`;
}
