import { and, eq, gt, sql } from '../db/drizzle.ts';
import { isAnyOf } from '../db/expressions.ts';
import type { Reader } from '../db/reader.ts';
import { privacyConsents, sessions, systemParams, users } from '../db/schema/index.ts';

const CLOSED_KEY = 'SYSTEM_CLOSED';
/** The version of the privacy notice that everybody must have agreed to, where one is demanded. */
export const CONSENT_DEMANDED_KEY = 'CONSENT_DEMANDED';

/** The sessions that these tokens stand for now, with whose they are. */
export async function sessionRows({ db }: Reader, tokenHashes: readonly string[], now: Date) {
  const { id, identity, account, name, modules, automatic } = users;
  const closed = db
    .select({ value: systemParams.value })
    .from(systemParams)
    .where(eq(systemParams.key, CLOSED_KEY));
  const owes = sql<boolean>`(not ${automatic} and exists (select 1 from ${systemParams} p where p.key = ${CONSENT_DEMANDED_KEY}
    and not exists (select 1 from ${privacyConsents} c
      where c.user_id = ${id} and c.version >= p.value::int and c.withdrawn_at is null)))`;
  return db
    .select({
      session: sessions.token_hash,
      person: { id, identity, account, name, modules },
      isAutomatic: automatic,
      closed: sql<string | null>`(${closed})`,
      owesConsent: owes,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(isAnyOf(sessions.token_hash, tokenHashes), gt(sessions.expires_at, now), eq(users.disabled, false)),
    );
}

export async function touchSession({ db }: Reader, tokenHash: string, now: Date): Promise<void> {
  await db.update(sessions).set({ last_seen_at: now }).where(eq(sessions.token_hash, tokenHash));
}

/** The setting SYSTEM_CLOSED, where it was ever set. */
export async function closedSetting({ db }: Reader): Promise<string | null> {
  const [row] = await db
    .select({ value: systemParams.value })
    .from(systemParams)
    .where(eq(systemParams.key, CLOSED_KEY));
  return row?.value ?? null;
}
