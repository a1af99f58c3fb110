import { desc, eq, sql } from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import {
  classes,
  evaluationScores,
  evaluations,
  evaluationVersions,
  experiments,
  teams,
} from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';

export type DraftRow = Pick<typeof evaluations.$inferSelect, 'draft' | 'revision' | 'saved_by' | 'saved_at'>;

export async function readDraft({ db }: Reader, eid: number): Promise<DraftRow | null> {
  const { draft, revision, saved_by, saved_at } = evaluations;
  const [row] = await db
    .select({ draft, revision, saved_by, saved_at })
    .from(evaluations)
    .where(eq(evaluations.experiment_id, eid));
  return row ?? null;
}

/** Under the run's lock. Answers the new revision. */
export async function keepDraft(
  { db }: Transaction,
  eid: number,
  draft: Omit<DraftRow, 'revision'>,
): Promise<number> {
  const [row] = await db
    .insert(evaluations)
    .values({ experiment_id: eid, revision: 1, ...draft })
    .onConflictDoUpdate({
      target: evaluations.experiment_id,
      set: { ...draft, revision: sql`${evaluations.revision} + 1` },
    })
    .returning({ revision: evaluations.revision });
  return row?.revision ?? 0;
}

export type VersionRow = Omit<typeof evaluationVersions.$inferSelect, 'experiment_id'>;

/** The newest first. */
export function readVersions({ db }: Reader, eid: number): Promise<VersionRow[]> {
  const { version, content, reason, published_by, published_at } = evaluationVersions;
  return db
    .select({ version, content, reason, published_by, published_at })
    .from(evaluationVersions)
    .where(eq(evaluationVersions.experiment_id, eid))
    .orderBy(desc(version));
}

export interface MemberScore {
  readonly user_id: number;
  readonly score: number;
}

/** Adds the version, puts its scores in force, and marks the run. Under the run's lock. */
export async function addVersion(
  { db }: Transaction,
  eid: number,
  row: VersionRow,
  scores: readonly MemberScore[],
): Promise<void> {
  await db.insert(evaluationVersions).values({ experiment_id: eid, ...row });
  await db.delete(evaluationScores).where(eq(evaluationScores.experiment_id, eid));
  if (scores.length > 0)
    await db
      .insert(evaluationScores)
      .values(scores.map(({ user_id, score }) => ({ experiment_id: eid, user_id, score })));
  await db
    .update(experiments)
    .set({ evaluated: true, revision: sql`${experiments.revision} + 1` })
    .where(eq(experiments.id, eid));
}

/** Names beside a run, its class's and its team's: empty without one. */
export async function readPlaces(
  { db }: Reader,
  eid: number,
): Promise<{ class_name: string; team_name: string }> {
  const [row] = await db
    .select({ class_name: classes.name, team_name: teams.name })
    .from(experiments)
    .leftJoin(classes, eq(classes.id, experiments.class_id))
    .leftJoin(teams, eq(teams.id, experiments.team_id))
    .where(eq(experiments.id, eid));
  return { class_name: row?.class_name ?? '', team_name: row?.team_name ?? '' };
}
