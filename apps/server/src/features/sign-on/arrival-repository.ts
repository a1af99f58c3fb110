import { IDENTITY, type Identity } from '@lets/contract';
import { and, asc, eq, isNull } from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import { classes, identities, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';

export async function userIdOf(
  { db }: Reader,
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
): Promise<number | null> {
  const [row] = await db
    .select({ id: identities.user_id })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return row?.id ?? null;
}

/** False when it is linked already. */
export async function link(
  { db }: Transaction,
  row: Pick<typeof identities.$inferInsert, 'issuer' | 'subject' | 'user_id' | 'label'> & {
    readonly at: Date;
  },
): Promise<boolean> {
  const { at, ...identity } = row;
  const { rowCount } = await db
    .insert(identities)
    .values({ ...identity, first_seen: at, last_seen: at })
    .onConflictDoNothing();
  return rowCount === 1;
}

export async function noteSeen(
  { db }: Reader,
  { issuer, subject, label, at }: { issuer: string; subject: string; label: string; at: Date },
): Promise<void> {
  await db
    .update(identities)
    .set({ label, last_seen: at })
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
}

/** The id of a new account without a password; null when it is taken. */
export async function addAccount(
  { db }: Transaction,
  person: { readonly account: string; readonly name: string; readonly identity: Identity },
): Promise<number | null> {
  const student_id = person.identity === IDENTITY.student ? person.account : '';
  const [row] = await db
    .insert(users)
    .values({ ...person, student_id, password_hash: '' })
    .onConflictDoNothing()
    .returning({ id: users.id });
  return row?.id ?? null;
}

export async function accountRow({ db }: Reader, account: string) {
  const [row] = await db
    .select({ id: users.id, identity: users.identity, disabled: users.disabled })
    .from(users)
    .where(and(eq(users.account, account), eq(users.automatic, false), isNull(users.erased_at)));
  return row ?? null;
}

/** The oldest class of a course that bears this name. */
export async function classOfName({ db }: Reader, courseId: number, name: string): Promise<number | null> {
  const [row] = await db
    .select({ id: classes.id })
    .from(classes)
    .where(and(eq(classes.course_id, courseId), eq(classes.name, name)))
    .orderBy(asc(classes.id))
    .limit(1);
  return row?.id ?? null;
}

export async function hasClass({ db }: Reader, id: number): Promise<boolean> {
  return (await db.$count(classes, eq(classes.id, id))) > 0;
}
