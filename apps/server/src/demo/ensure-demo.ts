import { takeTurns } from '../db/advisory-lock.ts';
import { inTransaction, type Transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { type DemoPasswords, keepPasswords, makePasswords, readPasswords } from './passwords.ts';
import { hasPeople, paramValue } from './repository.ts';
import { bringCasesUpToDate, fillSchool, MARK } from './school.ts';

/** What the database is at the start: a demo school, a school of a person's own, or empty. */
export type School =
  | { readonly kind: 'demo'; readonly passwords: DemoPasswords | null }
  | { readonly kind: 'own' }
  | { readonly kind: 'empty' };

/** Fills an empty database with the demo school unless DEMO is off. Passwords are fixed then and stay. */
export async function ensureDemo({
  env,
  database,
  clock,
}: Pick<Deps, 'env' | 'database' | 'clock'>): Promise<School> {
  return inTransaction(database, async (tx) => {
    // Servers that start at once on one empty database take turns.
    await takeTurns(tx, 'demo school');
    const courseId = await demoCourse(tx);
    if (courseId !== null) {
      if (env.demo) await bringCasesUpToDate(tx, courseId, clock());
      return { kind: 'demo', passwords: await readPasswords(env.dataDir) };
    }
    if (await hasPeople(tx)) return { kind: 'own' };
    if (!env.demo) return { kind: 'empty' };
    const passwords = makePasswords(env.demoPassword);
    await fillSchool(tx, passwords, clock());
    // Before the commit: accounts whose passwords nobody knows would be worse than a file without accounts.
    await keepPasswords(env.dataDir, passwords);
    return { kind: 'demo', passwords };
  });
}

async function demoCourse(tx: Transaction): Promise<number | null> {
  const value = await paramValue(tx, MARK);
  return value === null ? null : Number(value);
}
