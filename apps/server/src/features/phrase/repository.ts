import type { OwnPhrase, PhraseKind, PhraseSuggestion } from '@lets/contract';
import {
  and,
  asc,
  count,
  desc,
  eq,
  isNotNull,
  isNull,
  lt,
  max,
  notInArray,
  or,
  sql,
} from '../../db/drizzle.ts';
import { listOf, unnest } from '../../db/expressions.ts';
import type { Reader } from '../../db/reader.ts';
import { hiddenSuggestions, phrases, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';

/** One person's bank of one kind. */
export interface Bank {
  readonly ownerId: number;
  readonly kind: PhraseKind;
}

const shown = { id: phrases.id, text: phrases.text, used: phrases.used };

function inBank({ ownerId, kind }: Bank) {
  return and(eq(phrases.owner_id, ownerId), eq(phrases.kind, kind), isNull(phrases.removed_at));
}

/** Whoever changes a person's banks holds this until the transaction ends. */
export async function lockBanks({ db }: Transaction, ownerId: number): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update');
}

export function readBank({ db }: Reader, bank: Bank): Promise<OwnPhrase[]> {
  return db.select(shown).from(phrases).where(inBank(bank)).orderBy(asc(phrases.place), asc(phrases.id));
}

export async function countBank({ db }: Reader, bank: Bank): Promise<number> {
  const [row] = await db.select({ count: count() }).from(phrases).where(inBank(bank));
  return row?.count ?? 0;
}

export async function findByText({ db }: Reader, bank: Bank, text: string): Promise<OwnPhrase | null> {
  const [row] = await db
    .select(shown)
    .from(phrases)
    .where(and(inBank(bank), eq(phrases.text, text)))
    .limit(1);
  return row ?? null;
}

/** A new phrase, behind all others. */
export async function addPhrase(tx: Transaction, bank: Bank, text: string): Promise<OwnPhrase> {
  const [last] = await tx.db
    .select({ place: max(phrases.place) })
    .from(phrases)
    .where(inBank(bank));
  const [row] = await tx.db
    .insert(phrases)
    .values({ owner_id: bank.ownerId, kind: bank.kind, text, place: (last?.place ?? 0) + 1 })
    .returning(shown);
  if (!row) throw new Error('the new phrase has no row');
  return row;
}

/** Null where the bank has no such phrase. */
export async function changeText(
  { db }: Reader,
  bank: Bank,
  id: number,
  text: string,
): Promise<OwnPhrase | null> {
  const [row] = await db
    .update(phrases)
    .set({ text })
    .where(and(inBank(bank), eq(phrases.id, id)))
    .returning(shown);
  return row ?? null;
}

/** A person's own phrase, in its bank or taken out of it. */
export async function findOwn({ db }: Reader, ownerId: number, id: number) {
  const [row] = await db
    .select({ kind: phrases.kind, text: phrases.text, removed_at: phrases.removed_at })
    .from(phrases)
    .where(and(eq(phrases.owner_id, ownerId), eq(phrases.id, id)));
  return row ?? null;
}

export async function setRemoved({ db }: Reader, id: number, removed_at: Date | null): Promise<void> {
  await db.update(phrases).set({ removed_at }).where(eq(phrases.id, id));
}

/** What was taken out before then is gone for good, and of the rest all but what was taken out last. */
export async function forgetRemoved(
  { db }: Reader,
  ownerId: number,
  { before, keep }: { readonly before: Date; readonly keep: number },
): Promise<void> {
  const newest = db
    .select({ id: phrases.id })
    .from(phrases)
    .where(and(eq(phrases.owner_id, ownerId), isNotNull(phrases.removed_at)))
    .orderBy(desc(phrases.removed_at), desc(phrases.id))
    .limit(keep);
  await db
    .delete(phrases)
    .where(
      and(
        eq(phrases.owner_id, ownerId),
        or(
          lt(phrases.removed_at, before),
          and(isNotNull(phrases.removed_at), notInArray(phrases.id, newest)),
        ),
      ),
    );
}

/** The first of the ids stands first. */
export async function setOrder({ db }: Reader, ids: readonly number[]): Promise<void> {
  const order = ids.map((_, place) => place + 1);
  const { from, columns } = unnest('next', { id: listOf('bigint', ids), place: listOf('integer', order) });
  await db
    .update(phrases)
    .set({ place: sql`${columns.place}` })
    .from(from)
    .where(eq(phrases.id, columns.id));
}

/** Answers whether there is such a phrase. */
export async function countUse({ db }: Reader, ownerId: number, id: number): Promise<boolean> {
  const found = await db
    .update(phrases)
    .set({ used: sql`least(${phrases.used} + 1, 1000000)` })
    .where(and(eq(phrases.owner_id, ownerId), eq(phrases.id, id)))
    .returning({ id: phrases.id });
  return found.length > 0;
}

export async function readHidden({ db }: Reader, { ownerId, kind }: Bank): Promise<PhraseSuggestion[]> {
  const rows = await db
    .select({ suggestion: hiddenSuggestions.suggestion })
    .from(hiddenSuggestions)
    .where(and(eq(hiddenSuggestions.owner_id, ownerId), eq(hiddenSuggestions.kind, kind)));
  return rows.map(({ suggestion }) => suggestion);
}

export async function setHidden(
  { db }: Reader,
  { ownerId, kind }: Bank,
  suggestion: PhraseSuggestion,
  hidden: boolean,
): Promise<void> {
  if (hidden) {
    await db.insert(hiddenSuggestions).values({ owner_id: ownerId, kind, suggestion }).onConflictDoNothing();
    return;
  }
  const { owner_id } = hiddenSuggestions;
  await db
    .delete(hiddenSuggestions)
    .where(
      and(
        eq(owner_id, ownerId),
        eq(hiddenSuggestions.kind, kind),
        eq(hiddenSuggestions.suggestion, suggestion),
      ),
    );
}
