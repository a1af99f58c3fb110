import type { Condition } from '@lets/contract';
import { and, eq } from '../db/drizzle.ts';
import type { Reader } from '../db/reader.ts';
import { refusedEndings } from '../db/schema/index.ts';

interface RefusedEnding {
  readonly eid: number;
  readonly userId: number;
  readonly transId: string;
  readonly visit: number;
  readonly conditions: readonly Condition[];
}

/** The newest refusal of an option stands for the earlier ones. */
export async function keepRefusedEnding(
  { db }: Reader,
  { eid, userId, transId, visit, conditions }: RefusedEnding,
): Promise<void> {
  const { experiment_id, user_id, trans_id } = refusedEndings;
  await db
    .insert(refusedEndings)
    .values({ experiment_id: eid, user_id: userId, trans_id: transId, visit, conditions })
    .onConflictDoUpdate({ target: [experiment_id, user_id, trans_id], set: { visit, conditions } });
}

/** What someone has been told in this visit that options still ask for. */
export async function conditionsTold(
  { db }: Reader,
  { eid, userId, visit }: Pick<RefusedEnding, 'eid' | 'userId' | 'visit'>,
): Promise<readonly Condition[]> {
  const { experiment_id, user_id, conditions } = refusedEndings;
  const rows = await db
    .select({ conditions })
    .from(refusedEndings)
    .where(and(eq(experiment_id, eid), eq(user_id, userId), eq(refusedEndings.visit, visit)));
  return rows.flatMap((row) => row.conditions);
}
