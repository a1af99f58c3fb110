import type { PrivacyNotice } from '@lets/contract';
import { and, desc, eq, isNull, sql } from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import { privacyConsents, privacyNotices, systemParams, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';
import { CONSENT_DEMANDED_KEY } from '../../http/session-repository.ts';
import { paramsByKeys } from '../../settings-repository.ts';

export async function latestNotice({ db }: Reader): Promise<PrivacyNotice | null> {
  const [row] = await db.select().from(privacyNotices).orderBy(desc(privacyNotices.version)).limit(1);
  if (!row) return null;
  const { version, body_zh, body_en, published_at } = row;
  return { version, body: { zh: body_zh, en: body_en }, published_at: published_at.getTime() };
}

export async function addNotice(
  { db }: Transaction,
  values: Pick<
    typeof privacyNotices.$inferInsert,
    'version' | 'body_zh' | 'body_en' | 'published_by' | 'published_at'
  >,
): Promise<void> {
  await db.insert(privacyNotices).values(values);
}

/** The version that everybody must have agreed to; null where none is demanded. */
export async function demandedVersion(reader: Reader): Promise<number | null> {
  const [row] = await paramsByKeys(reader, [CONSENT_DEMANDED_KEY]);
  return row ? Number(row.value) : null;
}

export async function demand({ db }: Transaction, version: number | null): Promise<void> {
  if (version === null) {
    await db.delete(systemParams).where(eq(systemParams.key, CONSENT_DEMANDED_KEY));
    return;
  }
  const value = String(version);
  await db
    .insert(systemParams)
    .values({ key: CONSENT_DEMANDED_KEY, value })
    .onConflictDoUpdate({ target: systemParams.key, set: { value } });
}

export async function agreedAt({ db }: Reader, userId: number, version: number): Promise<Date | null> {
  const { user_id, agreed_at, withdrawn_at } = privacyConsents;
  const [row] = await db
    .select({ agreed_at })
    .from(privacyConsents)
    .where(and(eq(user_id, userId), eq(privacyConsents.version, version), isNull(withdrawn_at)));
  return row?.agreed_at ?? null;
}

/** Agreed to once more, it counts from then. */
export async function agree({ db }: Transaction, userId: number, version: number, at: Date): Promise<void> {
  await db
    .insert(privacyConsents)
    .values({ user_id: userId, version, agreed_at: at })
    .onConflictDoUpdate({
      target: [privacyConsents.user_id, privacyConsents.version],
      set: { agreed_at: at, withdrawn_at: null },
      setWhere: sql`${privacyConsents.withdrawn_at} is not null`,
    });
}

/** Answers how many consents that was. */
export async function withdraw({ db }: Transaction, userId: number, at: Date): Promise<number> {
  const { user_id, withdrawn_at, version } = privacyConsents;
  const rows = await db
    .update(privacyConsents)
    .set({ withdrawn_at: at })
    .where(and(eq(user_id, userId), isNull(withdrawn_at)))
    .returning({ version });
  return rows.length;
}

export async function countConsents(
  { db }: Reader,
  version: number,
): Promise<{ agreed: number; people: number }> {
  const isPerson = sql`not ${users.automatic} and not ${users.disabled}`;
  const has = sql`exists (select 1 from ${privacyConsents} c
    where c.user_id = ${users.id} and c.version = ${version} and c.withdrawn_at is null)`;
  const [row] = await db
    .select({
      agreed: sql<number>`(count(*) filter (where ${has}))::int`,
      people: sql<number>`count(*)::int`,
    })
    .from(users)
    .where(isPerson);
  return row ?? { agreed: 0, people: 0 };
}
