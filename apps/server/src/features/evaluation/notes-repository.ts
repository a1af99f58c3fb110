import { eq, sql } from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import { evaluationNotes } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';

export type NotesRow = Pick<
  typeof evaluationNotes.$inferSelect,
  'notes' | 'revision' | 'saved_by' | 'saved_at'
>;

export async function readNotes({ db }: Reader, eid: number): Promise<NotesRow | null> {
  const { notes, revision, saved_by, saved_at } = evaluationNotes;
  const [row] = await db
    .select({ notes, revision, saved_by, saved_at })
    .from(evaluationNotes)
    .where(eq(evaluationNotes.experiment_id, eid));
  return row ?? null;
}

/** Under the run's lock. Answers the new revision. */
export async function keepNotes(
  { db }: Transaction,
  eid: number,
  row: Omit<NotesRow, 'revision'>,
): Promise<number> {
  const [kept] = await db
    .insert(evaluationNotes)
    .values({ experiment_id: eid, revision: 1, ...row })
    .onConflictDoUpdate({
      target: evaluationNotes.experiment_id,
      set: { ...row, revision: sql`${evaluationNotes.revision} + 1` },
    })
    .returning({ revision: evaluationNotes.revision });
  return kept?.revision ?? 0;
}
