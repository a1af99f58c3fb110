import type { HeldDuty } from '@lets/contract';
import { and, eq, gt, sql } from '../db/drizzle.ts';
import { isAnyOf } from '../db/expressions.ts';
import type { Reader } from '../db/reader.ts';
import { sessions, systemParams, users } from '../db/schema/index.ts';

const CLOSED_KEY = 'SYSTEM_CLOSED';

/** The sessions that these tokens stand for now, with whose they are. */
export async function sessionRows({ db }: Reader, tokenHashes: readonly string[], now: Date) {
  const { id, identity, account, name, modules, automatic } = users;
  const separate = db
    .select({ value: systemParams.value })
    .from(systemParams)
    .where(eq(systemParams.key, 'SEPARATE_DUTIES'));
  const dutyInForce = sql<HeldDuty | null>`case when ${identity} = 4 and (${separate}) = '1' then coalesce(${users.duty}, 'none') end`;
  const closed = db
    .select({ value: systemParams.value })
    .from(systemParams)
    .where(eq(systemParams.key, CLOSED_KEY));
  return db
    .select({
      session: sessions.token_hash,
      person: { id, identity, account, name, modules, duty: dutyInForce },
      isAutomatic: automatic,
      closed: sql<string | null>`(${closed})`,
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
