import type { KEEP_RANGES } from '@lets/contract';
import { and, eq, exists, inArray, isNotNull, lt, ne, notExists, type SQL, sql } from './db/drizzle.ts';
import type { Reader } from './db/reader.ts';
import {
  announcements,
  conversations,
  experiments,
  messages,
  peopleImports,
  presenceSpans,
} from './db/schema/index.ts';

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

/** How many rows would go. */
export function countOld(reader: Reader, what: Keeping, before: Date): Promise<number> {
  const { db } = reader;
  if (what === 'keep_messages_days') return db.$count(messages, oldMessages(before));
  if (what === 'keep_imports_days') return db.$count(peopleImports, oldImports(before));
  return db.$count(presenceSpans, oldAttendance(reader, before));
}

/** Deletes some of it; answers whether there may be more. */
export async function removeOld(reader: Reader, what: Keeping, before: Date): Promise<boolean> {
  if (what === 'keep_messages_days') return removeMessages(reader, before);
  const { db } = reader;
  if (what === 'keep_imports_days') {
    await db.delete(peopleImports).where(oldImports(before));
    return false;
  }
  const { id } = presenceSpans;
  const some = db.select({ id }).from(presenceSpans).where(oldAttendance(reader, before)).limit(TOGETHER);
  const gone = await db.delete(presenceSpans).where(inArray(id, some)).returning({ id });
  return gone.length === TOGETHER;
}

/** The oldest first: a reply is younger than what it answers. */
async function removeMessages({ db }: Reader, before: Date): Promise<boolean> {
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
  return ids.length === TOGETHER;
}
