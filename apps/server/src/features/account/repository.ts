import type { Identity } from '@lets/contract';
import { takeTurns } from '../../db/advisory-lock.ts';
import { containsIndexed } from '../../db/contains-text.ts';
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import {
  classes,
  enrolments,
  formerPasswords,
  halfSessions,
  loginFailures,
  sessionOrigins,
  sessions,
  users,
} from '../../db/schema/index.ts';
import type { SessionOrigin } from '../../db/session-origin.ts';
import type { Transaction } from '../../db/transaction.ts';

export type UserRecord = Omit<typeof users.$inferSelect, 'identity'> & { readonly identity: Identity };

export async function byAccount({ db }: Reader, account: string): Promise<UserRecord | null> {
  const [row] = await db.select().from(users).where(eq(users.account, account));
  return (row as UserRecord | undefined) ?? null;
}

export async function byId({ db }: Reader, id: number): Promise<UserRecord | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return (row as UserRecord | undefined) ?? null;
}

export async function classNamesOf({ db }: Reader, userId: number): Promise<string[]> {
  const rows = await db
    .select({ name: classes.name })
    .from(enrolments)
    .innerJoin(classes, eq(classes.id, enrolments.class_id))
    .where(eq(enrolments.user_id, userId))
    .orderBy(asc(classes.id));
  return [...new Set(rows.map((row) => row.name))];
}

/** By the person themselves. */
export async function setPassword(
  { db }: Transaction,
  userId: number,
  hash: string,
  at: Date,
): Promise<void> {
  await db
    .update(users)
    .set({ password_hash: hash, password_changed_at: at, password_given: false })
    .where(eq(users.id, userId));
}

/** Hashes of a person's former passwords, the latest first. */
export async function formerPasswordsOf({ db }: Reader, userId: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ hash: formerPasswords.password_hash })
    .from(formerPasswords)
    .where(eq(formerPasswords.user_id, userId))
    .orderBy(desc(formerPasswords.id))
    .limit(limit);
  return rows.map(({ hash }) => hash);
}

/** Keeps so many of a person's former passwords, this one the latest. */
export async function keepFormerPassword(
  { db }: Transaction,
  userId: number,
  hash: string,
  limit: number,
): Promise<void> {
  if (limit > 0) await db.insert(formerPasswords).values({ user_id: userId, password_hash: hash });
  const kept = db
    .select({ id: formerPasswords.id })
    .from(formerPasswords)
    .where(eq(formerPasswords.user_id, userId))
    .orderBy(desc(formerPasswords.id))
    .limit(limit);
  await db
    .delete(formerPasswords)
    .where(and(eq(formerPasswords.user_id, userId), notInArray(formerPasswords.id, kept)));
}

// Sessions ------------------------------------------------------------------------------------------------------------

export async function addSession(
  { db }: Transaction,
  session: { tokenHash: string; userId: number; at: Date; expiresAt: Date },
): Promise<void> {
  await db.insert(sessions).values({
    token_hash: session.tokenHash,
    user_id: session.userId,
    created_at: session.at,
    last_seen_at: session.at,
    expires_at: session.expiresAt,
  });
}

/** Where a session comes from. */
export async function addOrigin(
  { db }: Transaction,
  tokenHash: string,
  origin: SessionOrigin,
): Promise<void> {
  await db.insert(sessionOrigins).values({ token_hash: tokenHash, ...origin });
}

export async function originOf({ db }: Reader, tokenHash: string): Promise<SessionOrigin | null> {
  const [row] = await db.select().from(sessionOrigins).where(eq(sessionOrigins.token_hash, tokenHash));
  return row ?? null;
}

/** Whether another server's word has opened this session, and not before `since`. */
export async function isFromOutside({ db }: Reader, tokenHash: string, since: Date): Promise<boolean> {
  const [row] = await db
    .select({ hash: sessions.token_hash })
    .from(sessions)
    .innerJoin(sessionOrigins, eq(sessionOrigins.token_hash, sessions.token_hash))
    .where(and(eq(sessions.token_hash, tokenHash), gt(sessions.created_at, since)));
  return row !== undefined;
}

/** Whose session it was; null when there is none. */
export async function endSession({ db }: Reader, tokenHash: string): Promise<number | null> {
  const [row] = await db
    .delete(sessions)
    .where(eq(sessions.token_hash, tokenHash))
    .returning({ userId: sessions.user_id });
  return row?.userId ?? null;
}

/** Log-ins that are half done too. */
export async function endSessionsOf({ db }: Transaction, userId: number): Promise<void> {
  await db.delete(halfSessions).where(eq(halfSessions.user_id, userId));
  await db.delete(sessions).where(eq(sessions.user_id, userId));
}

// Failed tries --------------------------------------------------------------------------------------------------------

/** Tries at one account take turns until the transaction ends. */
export async function lockSubject({ db }: Transaction, subject: string): Promise<void> {
  await takeTurns({ db }, subject);
}

export type Tries = Reader;

/** What a try counts against; `account` where an address's share is to be taken back by that account's owner. */
export interface TryRow {
  readonly subject: string;
  readonly account: string | null;
}

export interface CountedTry {
  readonly at: Date;
  /** Nobody knows yet how it ends. */
  readonly isOpen: boolean;
}

/** What is counted: from when on and until when, by a clock that says `now`. */
interface Window {
  readonly since: Date;
  readonly now: Date;
  readonly until: Date;
}

const within = ({ since, until }: Omit<Window, 'now'>) =>
  and(gt(loginFailures.at, since), lte(loginFailures.at, until));

/** Failures and open tries, the newest first. */
export async function latestTries(
  { db }: Reader,
  subject: string,
  { limit, ...window }: Window & { readonly limit: number },
): Promise<CountedTry[]> {
  const counts = or(isNull(loginFailures.lapses_at), gt(loginFailures.lapses_at, window.now));
  const rows = await db
    .select({ at: loginFailures.at, lapsesAt: loginFailures.lapses_at })
    .from(loginFailures)
    .where(and(eq(loginFailures.subject, subject), within(window), counts))
    .orderBy(desc(loginFailures.at))
    .limit(limit);
  return rows.map(({ at, lapsesAt }) => ({ at, isOpen: lapsesAt !== null }));
}

/** How many people got in from an address. */
export async function countEntered(
  { db }: Reader,
  subject: string,
  window: Omit<Window, 'now'>,
): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(distinct ${loginFailures.account})::int` })
    .from(loginFailures)
    .where(and(eq(loginFailures.subject, subject), within(window)));
  return row?.count ?? 0;
}

export async function addTry(
  { db }: Transaction,
  rows: readonly TryRow[],
  { id, at, lapsesAt }: { readonly id: string; readonly at: Date; readonly lapsesAt: Date },
): Promise<void> {
  await db.insert(loginFailures).values(rows.map((row) => ({ ...row, at, try_id: id, lapses_at: lapsesAt })));
}

/** Written anew: a person's getting in meanwhile may have taken the open try away, and it was wrong all the same. */
export async function failTry({ db }: Reader, id: string, rows: readonly TryRow[], at: Date): Promise<void> {
  const closed = db
    .$with('closed')
    .as(db.delete(loginFailures).where(eq(loginFailures.try_id, id)).returning({ at: loginFailures.at }));
  await db
    .with(closed)
    .insert(loginFailures)
    .values(rows.map((row) => ({ ...row, at })));
}

export async function forgetTry({ db }: Reader, id: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.try_id, id));
}

/** Those of an account, and of what an address has against it the ones that trying this account made; who got in is kept instead. */
export async function forgetFailures(
  { db }: Reader,
  { own, shared, entered, account }: Readonly<Record<'own' | 'shared' | 'entered' | 'account', string>>,
  at: Date,
): Promise<void> {
  const ofAddress = and(
    inArray(loginFailures.subject, [shared, entered]),
    eq(loginFailures.account, account),
  );
  const gone = db.$with('gone').as(
    db
      .delete(loginFailures)
      .where(or(eq(loginFailures.subject, own), ofAddress))
      .returning({ at: loginFailures.at }),
  );
  await db.with(gone).insert(loginFailures).values({ subject: entered, at, account });
}

/** Those of a second step, which stand at the address under the same subject. */
export async function forgetOwnFailures(
  { db }: Reader,
  { own, shared }: Readonly<Record<'own' | 'shared', string>>,
): Promise<void> {
  const ofAddress = and(eq(loginFailures.subject, shared), eq(loginFailures.account, own));
  await db.delete(loginFailures).where(or(eq(loginFailures.subject, own), ofAddress));
}

// People --------------------------------------------------------------------------------------------------------------

export interface PeopleFilter {
  /** Only people enrolled in these; null for everybody. */
  readonly classIds: readonly number[] | null;
  readonly identity?: Identity | undefined;
  readonly text?: string | undefined;
}

export async function findPeople(
  { db }: Reader,
  filter: PeopleFilter,
  page: { offset: number; limit: number },
) {
  const where = and(...conditionsOf(db, filter));
  const [list, [count]] = await Promise.all([
    db
      .select({
        id: users.id,
        name: users.name,
        identity: users.identity,
        account: users.account,
        student_id: users.student_id,
      })
      .from(users)
      .where(where)
      .orderBy(asc(users.identity), asc(users.account))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ total: sql<number>`count(*)::int` }).from(users).where(where),
  ]);
  return { list, total: count?.total ?? 0 };
}

function conditionsOf(db: Reader['db'], { classIds, identity, text }: PeopleFilter): (SQL | undefined)[] {
  const enrolled =
    classIds &&
    inArray(
      users.id,
      db
        .select({ id: enrolments.user_id })
        .from(enrolments)
        .where(inArray(enrolments.class_id, [...classIds])),
    );
  return [
    sql`not ${users.disabled} and not ${users.automatic}`,
    enrolled ?? undefined,
    identity && eq(users.identity, identity),
    text ? containsIndexed('users', text, users.name, users.account, users.student_id) : undefined,
  ];
}

/** user id → the classes each is enrolled in. */
export async function classIdsOf({ db }: Reader, userIds: readonly number[]): Promise<Map<number, number[]>> {
  const rows = await db
    .select()
    .from(enrolments)
    .where(inArray(enrolments.user_id, [...userIds]))
    .orderBy(asc(enrolments.class_id));
  const groups = Map.groupBy(rows, (row) => row.user_id);
  return new Map([...groups].map(([id, own]) => [id, own.map((row) => row.class_id)]));
}
