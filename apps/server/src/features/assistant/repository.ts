import { and, eq, lt } from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import { assistantStreams } from '../../db/schema/index.ts';

/** One answer on its way to someone. */
export interface Stream {
  readonly userId: number;
  readonly id: string;
}

/** False while another one is on its way to the same person. */
export async function claim(
  { db }: Reader,
  { userId, id }: Stream,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .insert(assistantStreams)
    .values({ user_id: userId, stream: id, until })
    .onConflictDoUpdate({
      target: assistantStreams.user_id,
      set: { stream: id, until },
      setWhere: lt(assistantStreams.until, now),
    });
  return rowCount === 1;
}

export async function renew({ db }: Reader, { userId, id }: Stream, until: Date): Promise<void> {
  await db
    .update(assistantStreams)
    .set({ until })
    .where(and(eq(assistantStreams.user_id, userId), eq(assistantStreams.stream, id)));
}

export async function release({ db }: Reader, { userId, id }: Stream): Promise<void> {
  await db
    .delete(assistantStreams)
    .where(and(eq(assistantStreams.user_id, userId), eq(assistantStreams.stream, id)));
}
