import type { HeldDuty } from '@lets/contract';
import { and, eq, gt, inArray, lt, or, sql } from '../db/drizzle.ts';
import { isAnyOf } from '../db/expressions.ts';
import { hasFactor } from '../db/has-factor.ts';
import type { Reader } from '../db/reader.ts';
import { privacyConsents, sessions, systemParams, users } from '../db/schema/index.ts';
import { SEPARATE_DUTIES_KEY } from '../duties.ts';
import { SIGN_IN_KEY } from '../settings.ts';

const CLOSED_KEY = 'SYSTEM_CLOSED';
/** The version of the privacy notice that everybody must have agreed to, where one is demanded. */
export const CONSENT_DEMANDED_KEY = 'CONSENT_DEMANDED';

/** The sessions that these tokens stand for now, with whose they are. */
export async function sessionRows({ db }: Reader, tokenHashes: readonly string[], now: Date) {
  const { id, identity, account, name, modules, automatic, password_changed_at, password_given } = users;
  const param = (key: string) =>
    db.select({ value: systemParams.value }).from(systemParams).where(eq(systemParams.key, key));
  const owes = sql<boolean>`exists (select 1 from ${systemParams} p where p.key = ${CONSENT_DEMANDED_KEY}
    and not exists (select 1 from ${privacyConsents} c
      where c.user_id = ${id} and c.version >= p.value::int and c.withdrawn_at is null))`;
  const duty = sql<HeldDuty | null>`case when ${identity} = 4 and (${param(SEPARATE_DUTIES_KEY)}) = '1' then coalesce(${users.duty}, 'none') end`;
  return db
    .select({
      session: sessions.token_hash,
      person: { id, identity, account, name, modules, duty },
      lastSeenAt: sessions.last_seen_at,
      facts: {
        automatic,
        password_changed_at,
        password_given,
        has_password: sql<boolean>`${users.password_hash} <> ''`,
        has_factor: hasFactor(),
        owes_consent: owes,
      },
      closed: sql<string | null>`(${param(CLOSED_KEY)})`,
      signIn: sql<string | null>`(${param(SIGN_IN_KEY)})`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(isAnyOf(sessions.token_hash, tokenHashes), gt(sessions.expires_at, now), eq(users.disabled, false)),
    );
}

/** Forward only, for calls of several pages arrive in any order; back only from a moment that cannot have been. */
export async function touchSession(
  { db }: Reader,
  tokenHash: string,
  { at, latest }: { readonly at: Date; readonly latest: Date },
): Promise<void> {
  const isBefore = or(lt(sessions.last_seen_at, at), gt(sessions.last_seen_at, latest));
  await db
    .update(sessions)
    .set({ last_seen_at: at })
    .where(and(eq(sessions.token_hash, tokenHash), isBefore));
}

/** Ends the sessions of people that were not seen since; answers whose they were. */
export async function endUnseen({ db }: Reader, since: Date): Promise<number[]> {
  const people = db.select({ id: users.id }).from(users).where(eq(users.automatic, false));
  const rows = await db
    .delete(sessions)
    .where(and(lt(sessions.last_seen_at, since), inArray(sessions.user_id, people)))
    .returning({ id: sessions.user_id });
  return [...new Set(rows.map(({ id }) => id))];
}

/** The setting SYSTEM_CLOSED, where it was ever set. */
export async function closedSetting({ db }: Reader): Promise<string | null> {
  const [row] = await db
    .select({ value: systemParams.value })
    .from(systemParams)
    .where(eq(systemParams.key, CLOSED_KEY));
  return row?.value ?? null;
}
