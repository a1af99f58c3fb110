import { and, desc, eq, gt, lte, max } from '../db/drizzle.ts';
import { isForeignKeyViolation } from '../db/errors.ts';
import type { Reader } from '../db/reader.ts';
import { experimentEvents, presenceSpans } from '../db/schema/index.ts';

export interface Span {
  readonly eid: number;
  readonly userId: number;
  readonly from: Date;
  readonly until: Date;
}

/** Answers the new row's id; null where the run is gone by now. */
export async function beginSpan({ db }: Reader, { eid, userId, from, until }: Span): Promise<number | null> {
  try {
    const [row] = await db
      .insert(presenceSpans)
      .values({ experiment_id: eid, user_id: userId, from_at: from, until_at: until })
      .returning({ id: presenceSpans.id });
    return row?.id ?? null;
  } catch (error) {
    if (isForeignKeyViolation(error)) return null;
    throw error;
  }
}

export async function extendSpan({ db }: Reader, id: number, until: Date): Promise<void> {
  await db.update(presenceSpans).set({ until_at: until }).where(eq(presenceSpans.id, id));
}

/** A person's latest span among those that end by then. */
export async function latestSpan(
  { db }: Reader,
  eid: number,
  userId: number,
  until: Date,
): Promise<{ readonly id: number; readonly until_at: Date } | null> {
  const [row] = await db
    .select({ id: presenceSpans.id, until_at: presenceSpans.until_at })
    .from(presenceSpans)
    .where(
      and(
        eq(presenceSpans.experiment_id, eid),
        eq(presenceSpans.user_id, userId),
        lte(presenceSpans.until_at, until),
      ),
    )
    .orderBy(desc(presenceSpans.from_at))
    .limit(1);
  return row ?? null;
}

/** The last events of a run tell who is at work in it. */
const LATEST_EVENTS = 500;

/** When each member of a run was last there, or did one of its last things; without those who never came. Milliseconds since 1970. */
export async function lastSeenIn({ db }: Reader, eid: number): Promise<ReadonlyMap<number, number>> {
  const latest = db
    .select({ user_id: experimentEvents.actor_id, at: experimentEvents.at })
    .from(experimentEvents)
    .where(eq(experimentEvents.experiment_id, eid))
    .orderBy(desc(experimentEvents.seq))
    .limit(LATEST_EVENTS);
  const present = db
    .select({ user_id: presenceSpans.user_id, until: max(presenceSpans.until_at) })
    .from(presenceSpans)
    .where(eq(presenceSpans.experiment_id, eid))
    .groupBy(presenceSpans.user_id);
  const [acts, spans] = await Promise.all([latest, present]);
  const seen = new Map<number, number>();
  const note = (id: number, at: number) => seen.set(id, Math.max(at, seen.get(id) ?? 0));
  for (const { user_id, at } of acts) if (user_id !== null) note(user_id, at);
  for (const { user_id, until } of spans) if (until) note(user_id, until.getTime());
  return seen;
}

/** Who was in a run, or did something in it, from `since` to `until`. */
export async function seenSince(
  { db }: Reader,
  eid: number,
  { since, until }: { readonly since: Date; readonly until: Date },
): Promise<ReadonlySet<number>> {
  const latest = db
    .select({ user_id: experimentEvents.actor_id, at: experimentEvents.at })
    .from(experimentEvents)
    .where(eq(experimentEvents.experiment_id, eid))
    .orderBy(desc(experimentEvents.seq))
    .limit(LATEST_EVENTS)
    .as('latest');
  const present = db
    .select({ user_id: presenceSpans.user_id })
    .from(presenceSpans)
    .where(
      and(
        eq(presenceSpans.experiment_id, eid),
        gt(presenceSpans.until_at, since),
        lte(presenceSpans.until_at, until),
      ),
    );
  const acted = db
    .select({ user_id: latest.user_id })
    .from(latest)
    .where(and(gt(latest.at, since.getTime()), lte(latest.at, until.getTime())));
  const rows = await Promise.all([present, acted]);
  return new Set(rows.flat().flatMap(({ user_id }) => user_id ?? []));
}
