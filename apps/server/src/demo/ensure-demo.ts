import { eq, sql } from 'drizzle-orm';
import { systemParams, users } from '../db/schema/index.ts';
import { inTransaction, type Transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { type DemoPasswords, keepPasswords, makePasswords, readPasswords } from './passwords.ts';
import { fillSchool, installMissingCases, MARK } from './school.ts';

/** What the database is at the start: a demo school, a school of somebody's own, or empty. */
export type School =
  | { readonly kind: 'demo'; readonly passwords: DemoPasswords | null }
  | { readonly kind: 'own' }
  | { readonly kind: 'empty' };

/** Any number that nobody else takes: servers that start at once on one empty database take turns. */
const LOCK_KEY = 5_387_202;

/** Fills an empty database with the demo school unless DEMO is off. Passwords are fixed then and stay. */
export async function ensureDemo({
  env,
  database,
  clock,
}: Pick<Deps, 'env' | 'database' | 'clock'>): Promise<School> {
  return inTransaction(database, async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(${LOCK_KEY})`);
    const courseId = await demoCourse(tx);
    if (courseId !== null) {
      if (env.demo) await installMissingCases(tx, courseId, clock());
      return { kind: 'demo', passwords: await readPasswords(env.dataDir) };
    }
    if (!(await isEmpty(tx))) return { kind: 'own' };
    if (!env.demo) return { kind: 'empty' };
    const passwords = makePasswords(env.demoPassword);
    await fillSchool(tx, passwords, clock());
    // Before the commit: accounts whose passwords nobody knows would be worse than a file without accounts.
    await keepPasswords(env.dataDir, passwords);
    return { kind: 'demo', passwords };
  });
}

async function demoCourse({ db }: Transaction): Promise<number | null> {
  const [row] = await db
    .select({ value: systemParams.value })
    .from(systemParams)
    .where(eq(systemParams.key, MARK));
  return row ? Number(row.value) : null;
}

async function isEmpty({ db }: Transaction): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).limit(1);
  return rows.length === 0;
}
