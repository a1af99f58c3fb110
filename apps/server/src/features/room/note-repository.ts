import { and, desc, eq } from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import { experiences, notes, users } from '../../db/schema/index.ts';
import type { Hand } from './act/act.ts';

/** Keeps a person's note on a section, or takes it away when nothing is written on it. Answers whether staff may read it. */
export async function keepNote(
  { tx, run, userId, at }: Hand,
  nodeId: string,
  text: string,
): Promise<boolean> {
  const { experiment_id, user_id, node_id, shared } = notes;
  if (text === '') {
    await tx.db.delete(notes).where(and(eq(experiment_id, run.id), eq(user_id, userId), eq(node_id, nodeId)));
    return false;
  }
  const written = { text, updated_at: new Date(at) };
  const [kept] = await tx.db
    .insert(notes)
    .values({ experiment_id: run.id, user_id: userId, node_id: nodeId, ...written })
    .onConflictDoUpdate({ target: [experiment_id, user_id, node_id], set: written })
    .returning({ shared });
  return kept?.shared ?? false;
}

/** A person's own notes on a run, the one written last first. */
export async function notesOf({ db }: Reader, eid: number, userId: number) {
  const { node_id, text, updated_at, shared } = notes;
  return db
    .select({ node_id, text, updated_at, shared })
    .from(notes)
    .where(and(eq(notes.experiment_id, eid), eq(notes.user_id, userId)))
    .orderBy(desc(updated_at));
}

export async function keepExperience({ tx, run, userId, at }: Hand, content: string): Promise<undefined> {
  const created_at = new Date(at);
  await tx.db.insert(experiences).values({ experiment_id: run.id, user_id: userId, content, created_at });
}

/** What a new note's status is, and the only one that is shown. */
export const SHOWN = 2;

/** What a run's members learnt, oldest first. */
export async function experiencesOf({ db }: Reader, eid: number) {
  const { experiment_id, user_id, content, created_at, status } = experiences;
  return db
    .select({ user_id, content, created_at, status, account: users.account, name: users.name })
    .from(experiences)
    .innerJoin(users, eq(users.id, user_id))
    .where(and(eq(experiment_id, eid), eq(status, SHOWN)))
    .orderBy(created_at, user_id);
}
