import { and, eq, gt, isNotNull, isNull, lt, ne, sql } from '../../../db/drizzle.ts';
import type { Reader } from '../../../db/reader.ts';
import {
  halfSessions,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
  sessions,
  totpFactors,
} from '../../../db/schema/index.ts';
import type { Transaction } from '../../../db/transaction.ts';

export type TotpRecord = typeof totpFactors.$inferSelect;
export type HalfSession = typeof halfSessions.$inferSelect;

/** The app of a person, confirmed or not. */
export async function totpOf({ db }: Reader, userId: number): Promise<TotpRecord | null> {
  const [row] = await db.select().from(totpFactors).where(eq(totpFactors.user_id, userId));
  return row ?? null;
}

/** False when a confirmed app stands already. */
export async function startTotp(
  { db }: Reader,
  { userId, secret, at }: { readonly userId: number; readonly secret: string; readonly at: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .insert(totpFactors)
    .values({ user_id: userId, secret, created_at: at })
    .onConflictDoUpdate({
      target: totpFactors.user_id,
      set: { secret, created_at: at },
      setWhere: isNull(totpFactors.confirmed_at),
    });
  return rowCount === 1;
}

/** False when another call confirmed or replaced it meanwhile. */
export async function confirmTotp(
  { db }: Transaction,
  { user_id, secret }: Pick<TotpRecord, 'user_id' | 'secret'>,
  { step, at }: { readonly step: number; readonly at: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .update(totpFactors)
    .set({ confirmed_at: at, last_step: step })
    .where(
      and(eq(totpFactors.user_id, user_id), eq(totpFactors.secret, secret), isNull(totpFactors.confirmed_at)),
    );
  return rowCount === 1;
}

/** Takes a code's time step; false when a code of this step or a later one was taken before, in another call at the same time too. */
export async function takeStep({ db }: Reader, userId: number, step: number, at: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(totpFactors)
    .set({ last_step: step, last_used_at: at })
    .where(
      and(
        eq(totpFactors.user_id, userId),
        lt(totpFactors.last_step, step),
        isNotNull(totpFactors.confirmed_at),
      ),
    );
  return rowCount === 1;
}

/** False when there was none. */
export async function removeTotp({ db }: Transaction, userId: number): Promise<boolean> {
  const { rowCount } = await db
    .delete(totpFactors)
    .where(and(eq(totpFactors.user_id, userId), isNotNull(totpFactors.confirmed_at)));
  return rowCount === 1;
}

export interface OwnWays {
  readonly totp: boolean;
  /** How many. */
  readonly passkeys: number;
  readonly recovery: number;
}

/** By which a person can take a second step. */
export async function waysOf({ db }: Reader, userId: number): Promise<OwnWays> {
  const [totp, keys, recovery] = await Promise.all([
    db.$count(totpFactors, and(eq(totpFactors.user_id, userId), isNotNull(totpFactors.confirmed_at))),
    db.$count(passkeys, eq(passkeys.user_id, userId)),
    db.$count(recoveryCodes, eq(recoveryCodes.user_id, userId)),
  ]);
  return { totp: totp > 0, passkeys: keys, recovery };
}

/** Pure: recovery codes alone are no second factor, for they stand for one that is lost. */
export function isFactor({ totp, passkeys }: OwnWays): boolean {
  return totp || passkeys > 0;
}

export async function keepRecoveryCodes(
  { db }: Transaction,
  userId: number,
  hashes: readonly string[],
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
  if (hashes.length > 0)
    await db.insert(recoveryCodes).values(hashes.map((code_hash) => ({ user_id: userId, code_hash })));
}

/** True once for each code. */
export async function takeRecoveryCode({ db }: Reader, userId: number, hash: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.user_id, userId), eq(recoveryCodes.code_hash, hash)));
  return rowCount === 1;
}

/** Everything by which a person takes a second step; false when there was nothing. */
export async function removeAllFactors({ db }: Transaction, userId: number): Promise<boolean> {
  const totp = await db.delete(totpFactors).where(eq(totpFactors.user_id, userId));
  const keys = await db.delete(passkeys).where(eq(passkeys.user_id, userId));
  const codes = await db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
  // One that is being made would come after the others have gone.
  await db.delete(passkeyChallenges).where(eq(passkeyChallenges.user_id, userId));
  return [totp, keys, codes].some(({ rowCount }) => (rowCount ?? 0) > 0);
}

export async function addHalfSession({ db }: Reader, row: typeof halfSessions.$inferInsert): Promise<void> {
  await db.insert(halfSessions).values(row);
}

export async function halfSession({ db }: Reader, hash: string, now: Date): Promise<HalfSession | null> {
  const [row] = await db.select().from(halfSessions).where(isAlive(hash, now));
  return row ?? null;
}

/** Takes it: it leads to one session. Null when it is over, or was taken meanwhile. */
export async function takeHalfSession(
  { db }: Transaction,
  hash: string,
  now: Date,
): Promise<HalfSession | null> {
  const [row] = await db.delete(halfSessions).where(isAlive(hash, now)).returning();
  return row ?? null;
}

function isAlive(hash: string, now: Date) {
  return and(eq(halfSessions.token_hash, hash), gt(halfSessions.expires_at, now));
}

/** All but the one that made the change, and log-ins that are half done. */
export async function endOtherSessions({ db }: Transaction, userId: number, own: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.user_id, userId), ne(sessions.token_hash, own)));
  await db.delete(halfSessions).where(eq(halfSessions.user_id, userId));
}

/** How many secrets another key has sealed. */
export async function countForeignSecrets({ db }: Reader, mark: string): Promise<number> {
  return db.$count(totpFactors, sql`not starts_with(${totpFactors.secret}, ${mark})`);
}
