import type { ApprovalKind, ApprovalState, Identity, UserBrief } from '@lets/contract';
import { containsText } from '../../db/contains-text.ts';
import {
  alias,
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  lte,
  notInArray,
  or,
  type SQL,
} from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import { approvals, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';
import { ADMINISTRATORS } from './kinds.ts';

export type ApprovalRow = typeof approvals.$inferSelect;

type Person = UserBrief & { readonly account: string };

export interface ApprovalFound {
  readonly row: ApprovalRow;
  readonly askedBy: Person;
  readonly decidedBy: Person | null;
}

export interface ApprovalFilter {
  /** Whose requests are among them, whatever they are about. */
  readonly callerId: number;
  readonly kinds: readonly ApprovalKind[];
  readonly state?: ApprovalState | undefined;
  readonly q?: string | undefined;
}

const asker = alias(users, 'asker');
const decider = alias(users, 'decider');

export async function listApprovals(
  { db }: Reader,
  filter: ApprovalFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ list: ApprovalFound[]; total: number }> {
  const where = conditionOf(filter);
  const [list, [row]] = await Promise.all([
    select({ db }).where(where).orderBy(desc(approvals.id)).offset(offset).limit(limit),
    db
      .select({ total: count() })
      .from(approvals)
      .innerJoin(asker, eq(asker.id, approvals.asked_by))
      .where(where),
  ]);
  return { list: list.map(found), total: row?.total ?? 0 };
}

export async function approvalById({ db }: Reader, id: number): Promise<ApprovalFound | null> {
  const [row] = await select({ db }).where(eq(approvals.id, id));
  return row ? found(row) : null;
}

function select({ db }: Reader) {
  return db
    .select({ approval: approvals, asker, decider })
    .from(approvals)
    .innerJoin(asker, eq(asker.id, approvals.asked_by))
    .leftJoin(decider, eq(decider.id, approvals.decided_by));
}

function found(row: Awaited<ReturnType<typeof select>>[number]): ApprovalFound {
  return {
    row: row.approval,
    askedBy: briefOf(row.asker),
    decidedBy: row.decider && briefOf(row.decider),
  };
}

function briefOf({ id, name, account, identity }: typeof users.$inferSelect): Person {
  return { id, name, account, identity: identity as Identity };
}

function conditionOf({ callerId, kinds, state, q }: ApprovalFilter): SQL | undefined {
  return and(
    or(eq(approvals.asked_by, callerId), inArray(approvals.kind, [...kinds])),
    state && eq(approvals.state, state),
    q
      ? containsText(
          q,
          approvals.what_zh,
          approvals.what_en,
          approvals.reason,
          approvals.answer,
          asker.name,
          asker.account,
        )
      : undefined,
  );
}

/** How many of these kinds wait that others asked for. */
export async function countWaiting(
  { db }: Reader,
  { kinds, notBy }: { readonly kinds: readonly ApprovalKind[]; readonly notBy: readonly number[] },
): Promise<number> {
  return db.$count(
    approvals,
    and(
      eq(approvals.state, 'waiting'),
      inArray(approvals.kind, [...kinds]),
      notInArray(approvals.asked_by, [...notBy]),
    ),
  );
}

/** Its row, locked: who decides it second finds it decided. */
export async function lockApproval({ db }: Transaction, id: number): Promise<ApprovalRow | null> {
  const [row] = await db.select().from(approvals).where(eq(approvals.id, id)).for('update');
  return row ?? null;
}

/** Null where the same thing waits already. */
export async function addApproval(
  { db }: Transaction,
  values: typeof approvals.$inferInsert,
): Promise<ApprovalRow | null> {
  const [row] = await db.insert(approvals).values(values).onConflictDoNothing().returning();
  return row ?? null;
}

export async function waitingFor(
  { db }: Reader,
  kind: ApprovalKind,
  target: string,
): Promise<ApprovalRow | null> {
  const where = and(eq(approvals.kind, kind), eq(approvals.target, target), eq(approvals.state, 'waiting'));
  const [row] = await db.select().from(approvals).where(where);
  return row ?? null;
}

export async function changeApproval(
  { db }: Transaction,
  id: number,
  values: Partial<typeof approvals.$inferInsert>,
): Promise<void> {
  await db.update(approvals).set(values).where(eq(approvals.id, id));
}

export async function isOverdue({ db }: Reader, now: Date): Promise<boolean> {
  const overdue = and(eq(approvals.state, 'waiting'), lte(approvals.lapses_at, now));
  return (await db.select({ id: approvals.id }).from(approvals).where(overdue).limit(1)).length > 0;
}

/** Those whose time is over, which are `lapsed` from here on. */
export async function lapseOlder({ db }: Transaction, now: Date): Promise<ApprovalRow[]> {
  return db
    .update(approvals)
    .set({ state: 'lapsed', decided_at: now })
    .where(and(eq(approvals.state, 'waiting'), lte(approvals.lapses_at, now)))
    .returning();
}

/** Every administrator who can log in. */
export async function listAdministrators({ db }: Reader): Promise<(typeof users.$inferSelect)[]> {
  return db
    .select()
    .from(users)
    .where(and(inArray(users.identity, [...ADMINISTRATORS]), eq(users.disabled, false)))
    .orderBy(asc(users.id));
}
