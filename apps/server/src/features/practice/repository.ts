import { takeTurns } from '../../db/advisory-lock.ts';
import { alias, and, asc, count, eq, gt, isNull, lt, ne, or, type SQL, sql } from '../../db/drizzle.ts';
import { countWhere, inner } from '../../db/expressions.ts';
import type { Reader } from '../../db/reader.ts';
import { experiments, NEW_SEED, practiceRuns } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';

const { experiment_id, asked_by, lang, pace, patience, may_err, claimed_by, failures, seed } = practiceRuns;

type Row = typeof practiceRuns.$inferSelect;

/** How someone asked the partners to play. */
export type PracticeManner = Pick<Row, 'lang' | 'pace' | 'patience' | 'may_err'>;

export interface Practice extends PracticeManner, Pick<Row, 'experiment_id' | 'failures' | 'seed'> {
  readonly flow_id: number;
  readonly member_ids: readonly number[];
}

/** How many runs are practised now, of everybody and of one person, one run left out. A person who counts next waits. */
export async function countPractice(
  tx: Transaction,
  userId: number,
  eid: number,
): Promise<{ all: number; own: number }> {
  await takeTurns(tx, 'practice');
  const [row] = await tx.db
    .select({ all: count(), own: countWhere(eq(asked_by, userId)) })
    .from(practiceRuns)
    .innerJoin(experiments, eq(experiments.id, experiment_id))
    .where(and(ne(experiments.status, 'ended'), ne(experiments.id, eid)));
  return row ?? { all: 0, own: 0 };
}

export async function keepPractice(
  { db }: Transaction,
  { eid, askedBy, ...asked }: { readonly eid: number; readonly askedBy: number } & PracticeManner,
): Promise<void> {
  await db
    .insert(practiceRuns)
    .values({ experiment_id: eid, asked_by: askedBy, ...asked })
    .onConflictDoUpdate({ target: experiment_id, set: { ...asked, failures: 0 } });
}

export async function isPractised({ db }: Reader, eid: number): Promise<boolean> {
  const rows = await db.select({ experiment_id }).from(practiceRuns).where(eq(experiment_id, eid));
  return rows.length > 0;
}

export async function removePractice({ db }: Reader, eid: number): Promise<void> {
  await db.delete(practiceRuns).where(eq(experiment_id, eid));
}

/** Partners who have come along into a linked case play on there. */
export async function followLinks({ db }: Reader): Promise<void> {
  const linked = db
    .select({
      experiment_id: experiments.id,
      asked_by,
      lang,
      pace,
      patience,
      may_err,
      asked_at: sql<Date>`now()`.as('asked_at'),
      claimed_by: sql<string | null>`null::uuid`.as('claimed_by'),
      claimed_until: sql<Date | null>`null::timestamptz`.as('claimed_until'),
      failures: sql<number>`0`.as('failures'),
      seed: sql<number>`${NEW_SEED}`.as('seed'),
    })
    .from(practiceRuns)
    .innerJoin(experiments, eq(experiments.linked_from, experiment_id))
    .where(ne(experiments.status, 'ended'));
  await db.insert(practiceRuns).select(linked).onConflictDoNothing();
}

/** SQL: so many milliseconds from now, by the database's clock. */
function inMs(ms: number): SQL {
  return sql`now() + ${ms} * interval '1 millisecond'`;
}

/** No claim, and no pause after a failure, is made for longer. */
const LONGEST_CLAIM_MS = 60_000;

const waiting = alias(practiceRuns, 'waiting');

/** Claims running practices that nobody plays, or whose player is gone. */
export async function claimPractice(
  { db }: Reader,
  keeper: string,
  limit: number,
  claimMs: number,
): Promise<Practice[]> {
  const open = inner
    .select({ experiment_id: waiting.experiment_id })
    .from(waiting)
    .innerJoin(experiments, eq(experiments.id, waiting.experiment_id))
    .where(
      and(
        eq(experiments.status, 'in_progress'),
        // One that ends later than any can was made before the database's clock was put back.
        or(
          isNull(waiting.claimed_until),
          lt(waiting.claimed_until, sql`now()`),
          gt(waiting.claimed_until, inMs(LONGEST_CLAIM_MS)),
        ),
      ),
    )
    .orderBy(asc(waiting.asked_at))
    .limit(limit)
    .for('update', { of: waiting, skipLocked: true })
    .as('open');
  return db
    .update(practiceRuns)
    .set({ claimed_by: keeper, claimed_until: inMs(claimMs) })
    .from(open)
    .innerJoin(experiments, eq(experiments.id, open.experiment_id))
    .where(eq(experiment_id, open.experiment_id))
    .returning({
      experiment_id,
      lang,
      pace,
      patience,
      may_err,
      failures,
      seed,
      flow_id: experiments.flow_id,
      member_ids: sql<readonly number[]>`${experiments.state} -> 'member_ids'`,
    });
}

/** Keeps the claims going; answers which still are this keeper's. */
export async function renewClaims({ db }: Reader, keeper: string, claimMs: number): Promise<number[]> {
  const rows = await db
    .update(practiceRuns)
    .set({ claimed_until: inMs(claimMs) })
    .where(eq(claimed_by, keeper))
    .returning({ experiment_id });
  return rows.map((row) => row.experiment_id);
}

export async function releaseClaims({ db }: Reader, keeper: string): Promise<void> {
  await db.update(practiceRuns).set({ claimed_by: null, claimed_until: null }).where(eq(claimed_by, keeper));
}

/** Lets go of a run whose players gave up, until later. */
export async function postpone({ db }: Reader, eid: number, keeper: string, waitMs: number): Promise<void> {
  await db
    .update(practiceRuns)
    .set({ failures: sql`${failures} + 1`, claimed_by: null, claimed_until: inMs(waitMs) })
    .where(and(eq(experiment_id, eid), eq(claimed_by, keeper)));
}
