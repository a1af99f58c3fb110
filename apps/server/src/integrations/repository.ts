import type { Bilingual, IntegrationKind } from '@lets/contract';
import { and, asc, eq, gt, inArray, isNotNull, ne, notInArray, sql } from '../db/drizzle.ts';
import type { Reader } from '../db/reader.ts';
import { classes, identities, integrations, integrationTickets, spentTokens } from '../db/schema/index.ts';
import type { Transaction } from '../db/transaction.ts';

export type IntegrationRow = typeof integrations.$inferSelect;
export type TicketRow = typeof integrationTickets.$inferSelect;

export async function rowsOf({ db }: Reader, kinds: readonly IntegrationKind[]): Promise<IntegrationRow[]> {
  return db
    .select()
    .from(integrations)
    .where(inArray(integrations.kind, [...kinds]))
    .orderBy(asc(integrations.id));
}

/** Whether one of these kinds is switched on. */
export async function isAnyOn({ db }: Reader, kinds: readonly IntegrationKind[]): Promise<boolean> {
  const [row] = await db
    .select({ id: integrations.id })
    .from(integrations)
    .where(and(integrations.is_on, inArray(integrations.kind, [...kinds])))
    .limit(1);
  return row !== undefined;
}

export async function rowById({ db }: Reader, id: number): Promise<IntegrationRow | null> {
  const [row] = await db.select().from(integrations).where(eq(integrations.id, id));
  return row ?? null;
}

export interface Kept {
  readonly kind: IntegrationKind;
  readonly name: Bilingual;
  readonly is_on: boolean;
  readonly settings: Record<string, unknown>;
  readonly secrets: string;
  readonly changed_at: Date;
}

export async function addRow(
  { db }: Transaction,
  kept: Kept,
  envKey: string | null,
): Promise<IntegrationRow> {
  const [row] = await db
    .insert(integrations)
    .values({ ...kept, env_key: envKey })
    .returning();
  return row as IntegrationRow;
}

export async function changeRow(
  { db }: Transaction,
  id: number,
  kept: Partial<Kept> & { readonly env_key?: null },
): Promise<void> {
  await db.update(integrations).set(kept).where(eq(integrations.id, id));
}

export async function removeRow({ db }: Transaction, id: number): Promise<void> {
  await db.delete(integrations).where(eq(integrations.id, id));
}

export async function lockRow({ db }: Transaction, id: number): Promise<IntegrationRow | null> {
  const [row] = await db.select().from(integrations).where(eq(integrations.id, id)).for('update');
  return row ?? null;
}

/** Those of the environment. */
export async function environmentRows({ db }: Reader): Promise<IntegrationRow[]> {
  return db.select().from(integrations).where(isNotNull(integrations.env_key));
}

/** How many have secrets that were not sealed with the key of this mark. */
export async function countForeignSecrets({ db }: Reader, mark: string): Promise<number> {
  const { secrets } = integrations;
  return db.$count(integrations, and(ne(secrets, ''), sql`not starts_with(${secrets}, ${mark})`));
}

/** Those that the environment names no more are switched off: what they were linked with stays. */
export async function switchOffOthers({ db }: Reader, envKeys: readonly string[]): Promise<void> {
  const others = envKeys.length > 0 ? notInArray(integrations.env_key, [...envKeys]) : undefined;
  await db
    .update(integrations)
    .set({ is_on: false })
    .where(and(isNotNull(integrations.env_key), others));
}

export async function addTicket({ db }: Reader, row: TicketRow): Promise<void> {
  await db.insert(integrationTickets).values(row);
}

export async function ticketBy(
  { db }: Reader,
  { hash, purpose, now }: { readonly hash: string; readonly purpose: string; readonly now: Date },
): Promise<TicketRow | null> {
  const [row] = await db
    .select()
    .from(integrationTickets)
    .where(isAlive(hash, purpose, now));
  return row ?? null;
}

/** Nobody can take it again. */
export async function takeTicket(
  { db }: Reader,
  { hash, purpose, now }: { readonly hash: string; readonly purpose: string; readonly now: Date },
): Promise<TicketRow | null> {
  const [row] = await db
    .delete(integrationTickets)
    .where(isAlive(hash, purpose, now))
    .returning();
  return row ?? null;
}

function isAlive(hash: string, purpose: string, now: Date) {
  return and(
    eq(integrationTickets.ticket_hash, hash),
    eq(integrationTickets.purpose, purpose),
    gt(integrationTickets.expires_at, now),
  );
}

/** False when it has been spent before. */
export async function spend({ db }: Reader, hash: string, expiresAt: Date): Promise<boolean> {
  const { rowCount } = await db
    .insert(spentTokens)
    .values({ token_hash: hash, expires_at: expiresAt })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** How many people come in by each issuer. */
export async function countPeople({ db }: Reader): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ issuer: identities.issuer, count: sql<number>`count(*)::int` })
    .from(identities)
    .groupBy(identities.issuer);
  return new Map(rows.map(({ issuer, count }) => [issuer, count]));
}

/** The classes of these ids that are there. */
export async function classesOf(
  { db }: Reader,
  ids: readonly number[],
): Promise<{ id: number; name: string; course_id: number }[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: classes.id, name: classes.name, course_id: classes.course_id })
    .from(classes)
    .where(inArray(classes.id, [...ids]));
}
