import { sql } from './drizzle.ts';
import type { Transaction } from './transaction.ts';

/** Everybody who names the same subject takes turns: the next goes on when this transaction is over. */
export async function takeTurns({ db }: Pick<Transaction, 'db'>, subject: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
}
