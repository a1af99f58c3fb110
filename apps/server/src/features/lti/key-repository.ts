import { and, desc, eq, inArray, isNull } from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import { ltiKeys } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';

export type KeyRow = typeof ltiKeys.$inferSelect;

/** The newest first. */
export async function keys({ db }: Reader): Promise<KeyRow[]> {
  return db.select().from(ltiKeys).orderBy(desc(ltiKeys.created_at), desc(ltiKeys.kid));
}

export async function addKey({ db }: Transaction, row: typeof ltiKeys.$inferInsert): Promise<void> {
  await db.insert(ltiKeys).values(row);
}

export async function retire({ db }: Transaction, kid: string, at: Date): Promise<void> {
  await db
    .update(ltiKeys)
    .set({ retired_at: at })
    .where(and(eq(ltiKeys.kid, kid), isNull(ltiKeys.retired_at)));
}

export async function removeKeys({ db }: Transaction, kids: readonly string[]): Promise<void> {
  if (kids.length > 0) await db.delete(ltiKeys).where(inArray(ltiKeys.kid, [...kids]));
}
