import { and, eq, sql } from '../db/drizzle.ts';
import type { Reader } from '../db/reader.ts';
import { actRequests } from '../db/schema/index.ts';

/** `T` is what the calls with this kind of request keep. */
export async function storedAnswer<T>(
  { db }: Reader,
  userId: number,
  requestId: string,
): Promise<{ readonly fingerprint: string; readonly answer: T } | null> {
  const answer = sql<T>`${actRequests.answer}`;
  const [row] = await db
    .select({ fingerprint: actRequests.fingerprint, answer })
    .from(actRequests)
    .where(and(eq(actRequests.user_id, userId), eq(actRequests.request_id, requestId)));
  return row ?? null;
}

export async function storeAnswer(
  { db }: Reader,
  request: { readonly userId: number; readonly requestId: string; readonly fingerprint: string },
  answer: unknown,
): Promise<void> {
  const { userId: user_id, requestId: request_id, fingerprint } = request;
  await db.insert(actRequests).values({ user_id, request_id, fingerprint, answer });
}
