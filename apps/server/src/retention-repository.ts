import type { KEEP_RANGES } from '@lets/contract';
import {
  and,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from './db/drizzle.ts';
import type { Reader } from './db/reader.ts';
import {
  announcements,
  conversations,
  experiments,
  messages,
  notices,
  peopleImports,
  presenceSpans,
} from './db/schema/index.ts';
import { removeRuns } from './runs/run-repository.ts';

export type Keeping = keyof typeof KEEP_RANGES;

/** Rows that one statement deletes: what else the school does goes on in between. */
const TOGETHER = 2000;

function oldMessages(before: Date): SQL | undefined {
  return lt(messages.sent_at, before);
}

function oldImports(before: Date): SQL | undefined {
  return and(ne(peopleImports.state, 'running'), lt(peopleImports.begun_at, before));
}

/** Of runs that ended so long ago. */
function oldAttendance({ db }: Reader, before: Date): SQL | undefined {
  return exists(
    db
      .select({ one: sql`1` })
      .from(experiments)
      .where(
        and(
          eq(experiments.id, presenceSpans.experiment_id),
          eq(experiments.status, 'ended'),
          isNotNull(experiments.ended_at),
          lt(experiments.ended_at, before),
        ),
      ),
  );
}

/** Nobody began them, and no day on which somebody meant to is still to come. */
function oldWaiting(before: Date): SQL | undefined {
  const { created_at, planned_start, planned_end, deadline, status, rehearsal } = experiments;
  const latest = sql`greatest(${created_at}, ${planned_start}, ${planned_end}, ${deadline})`;
  return and(eq(status, 'waiting'), isNull(rehearsal), sql`${latest} < ${before.toISOString()}`);
}

function oldNotices(before: Date): SQL | undefined {
  const { withdrawn_at, published_at, pinned } = notices;
  return or(lt(withdrawn_at, before), and(lt(published_at, before), eq(pinned, false)));
}

/** How many rows would go. */
export function countOld(reader: Reader, what: Keeping, before: Date): Promise<number> {
  const { db } = reader;
  switch (what) {
    case 'keep_messages_days':
      return db.$count(messages, oldMessages(before));
    case 'keep_imports_days':
      return db.$count(peopleImports, oldImports(before));
    case 'keep_attendance_days':
      return db.$count(presenceSpans, oldAttendance(reader, before));
    case 'keep_waiting_days':
      return db.$count(experiments, oldWaiting(before));
    case 'keep_notices_days':
      return db.$count(notices, oldNotices(before));
  }
}

/** What one statement deleted: how many, whether there may be more, and the files that go from the store with it. */
export interface Removed {
  readonly count: number;
  readonly mayBeMore: boolean;
  readonly files: readonly string[];
}

/** Deletes some of it. */
export async function removeOld(reader: Reader, what: Keeping, before: Date): Promise<Removed> {
  const { db } = reader;
  switch (what) {
    case 'keep_messages_days':
      return removedOf(await removeMessages(reader, before));
    case 'keep_imports_days':
      return all(
        await db.delete(peopleImports).where(oldImports(before)).returning({ id: peopleImports.id }),
      );
    case 'keep_attendance_days': {
      const { id } = presenceSpans;
      const some = db.select({ id }).from(presenceSpans).where(oldAttendance(reader, before)).limit(TOGETHER);
      return removedOf(await db.delete(presenceSpans).where(inArray(id, some)).returning({ id }));
    }
    case 'keep_waiting_days':
      return removeWaiting(reader, before);
    case 'keep_notices_days':
      return all(await db.delete(notices).where(oldNotices(before)).returning({ id: notices.id }));
  }
}

const removedOf = (rows: readonly unknown[]): Removed => ({
  count: rows.length,
  mayBeMore: rows.length === TOGETHER,
  files: [],
});
const all = (rows: readonly unknown[]): Removed => ({ ...removedOf(rows), mayBeMore: false });

/** Each row held: an experiment that is started at this moment stays. */
async function removeWaiting(reader: Reader, before: Date): Promise<Removed> {
  const { id } = experiments;
  const held = await reader.db
    .select({ id })
    .from(experiments)
    .where(oldWaiting(before))
    .limit(TOGETHER)
    .for('update', { skipLocked: true });
  if (held.length === 0) return removedOf([]);
  const files = await removeRuns(
    reader,
    held.map((run) => run.id),
  );
  return { ...removedOf(held), files };
}

/** The oldest first: a reply is younger than what it answers. */
async function removeMessages({ db }: Reader, before: Date): Promise<readonly number[]> {
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .where(oldMessages(before))
    .orderBy(messages.id)
    .limit(TOGETHER);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) {
    await db.delete(conversations).where(inArray(conversations.last_id, ids));
    await db.update(messages).set({ parent_id: null }).where(inArray(messages.parent_id, ids));
    await db.delete(messages).where(inArray(messages.id, ids));
  }
  const isTold = db
    .select({ one: sql`1` })
    .from(messages)
    .where(eq(messages.announcement_id, announcements.id));
  await db.delete(announcements).where(and(lt(announcements.sent_at, before), notExists(isTold)));
  return ids;
}
