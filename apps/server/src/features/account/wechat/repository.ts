import { and, eq, gt } from '../../../db/drizzle.ts';
import type { Reader } from '../../../db/reader.ts';
import { wechatBindings, wechatStates, wechatTickets } from '../../../db/schema/index.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { WechatIdentity } from './exchange.ts';

/** False when the state has come back before. */
export async function spendState({ db }: Reader, hash: string, expiresAt: Date): Promise<boolean> {
  const { rowCount } = await db
    .insert(wechatStates)
    .values({ state_hash: hash, expires_at: expiresAt })
    .onConflictDoNothing();
  return rowCount === 1;
}

export async function userIdOf({ db }: Reader, openid: string): Promise<number | null> {
  const [row] = await db
    .select({ id: wechatBindings.user_id })
    .from(wechatBindings)
    .where(eq(wechatBindings.openid, openid));
  return row?.id ?? null;
}

export async function nicknameOf({ db }: Reader, userId: number): Promise<string | null> {
  const [row] = await db
    .select({ nickname: wechatBindings.nickname })
    .from(wechatBindings)
    .where(eq(wechatBindings.user_id, userId));
  return row?.nickname ?? null;
}

export async function addTicket(
  { db }: Reader,
  hash: string,
  identity: WechatIdentity & { readonly expiresAt: Date },
): Promise<void> {
  const { openid, nickname, expiresAt } = identity;
  await db.insert(wechatTickets).values({ ticket_hash: hash, openid, nickname, expires_at: expiresAt });
}

export async function hasTicket({ db }: Reader, hash: string, now: Date): Promise<boolean> {
  return (await db.$count(wechatTickets, isAlive(hash, now))) > 0;
}

/** Whose ticket it was; nobody can take it again. */
export async function takeTicket(
  { db }: Transaction,
  hash: string,
  now: Date,
): Promise<WechatIdentity | null> {
  const [row] = await db.delete(wechatTickets).where(isAlive(hash, now)).returning();
  return row ?? null;
}

export async function bind(
  { db }: Transaction,
  userId: number,
  { openid, nickname }: WechatIdentity,
  at: Date,
): Promise<void> {
  await db.insert(wechatBindings).values({ openid, nickname, user_id: userId, bound_at: at });
}

/** False when there was no binding. */
export async function unbind({ db }: Transaction, userId: number): Promise<boolean> {
  const { rowCount } = await db.delete(wechatBindings).where(eq(wechatBindings.user_id, userId));
  return rowCount === 1;
}

function isAlive(hash: string, now: Date) {
  return and(eq(wechatTickets.ticket_hash, hash), gt(wechatTickets.expires_at, now));
}
