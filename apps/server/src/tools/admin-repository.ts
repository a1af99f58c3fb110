import { IDENTITY } from '@lets/contract';
import { users } from '../db/schema/index.ts';
import type { Transaction } from '../db/transaction.ts';

export async function addSuperAdmin(
  { db }: Transaction,
  admin: { readonly account: string; readonly name: string; readonly password_hash: string },
): Promise<void> {
  await db.insert(users).values({ ...admin, identity: IDENTITY.super_admin });
}
