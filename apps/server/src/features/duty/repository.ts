import { type Duty, IDENTITY } from '@lets/contract';
import { and, asc, eq, isNotNull } from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import { users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';

export interface SuperAdministrator {
  readonly id: number;
  readonly account: string;
  readonly name: string;
  readonly duty: Duty | null;
}

const superAdministrators = and(eq(users.identity, IDENTITY.super_admin), eq(users.disabled, false));

export async function listSuperAdministrators({ db }: Reader): Promise<SuperAdministrator[]> {
  return db
    .select({ id: users.id, account: users.account, name: users.name, duty: users.duty })
    .from(users)
    .where(superAdministrators)
    .orderBy(asc(users.account));
}

/** The administrators below them, with what was granted to each. */
export async function listGrants({ db }: Reader): Promise<{ account: string; modules: string[] }[]> {
  return db
    .select({ account: users.account, modules: users.modules })
    .from(users)
    .where(eq(users.identity, IDENTITY.admin))
    .orderBy(asc(users.account));
}

/** Everybody else's duty ends. */
export async function setDuties(
  { db }: Transaction,
  chosen: Readonly<Partial<Record<Duty, number>>>,
): Promise<void> {
  await db.update(users).set({ duty: null }).where(isNotNull(users.duty));
  for (const [duty, id] of Object.entries(chosen) as [Duty, number][])
    await db.update(users).set({ duty }).where(eq(users.id, id));
}
