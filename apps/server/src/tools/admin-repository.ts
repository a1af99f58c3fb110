import { IDENTITY } from '@lets/contract';
import { eq } from '../db/drizzle.ts';
import type { Reader } from '../db/reader.ts';
import { users } from '../db/schema/index.ts';
import type { Transaction } from '../db/transaction.ts';

export async function addSuperAdmin(
  { db }: Transaction,
  admin: { readonly account: string; readonly name: string; readonly password_hash: string },
): Promise<void> {
  await db.insert(users).values({ ...admin, identity: IDENTITY.super_admin });
}

export async function findUser({ db }: Reader, account: string): Promise<number | null> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.account, account));
  return row?.id ?? null;
}
