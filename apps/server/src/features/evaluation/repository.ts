import { and, desc, eq, getTableColumns, sql } from '../../db/drizzle.ts';
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
type NewVersion = Pick<VersionRow, 'version' | 'content' | 'reason' | 'published_by' | 'published_at'>;
type Withdrawn = Pick<VersionRow, 'withdrawn_by' | 'withdrawal_reason'> & { readonly withdrawn_at: Date };

/** The newest first. The newest is in force unless it was withdrawn. */
export function readVersions({ db }: Reader, eid: number): Promise<VersionRow[]> {
  const { experiment_id, ...columns } = getTableColumns(evaluationVersions);
  return db
    .select(columns)
    .from(evaluationVersions)
    .where(eq(experiment_id, eid))
    .orderBy(desc(evaluationVersions.version));
}

export interface MemberScore {
  readonly user_id: number;
  readonly score: number;
}

/** Adds the version, puts its scores in force, and marks the run. Under the run's lock. */
export async function addVersion(
  { db }: Transaction,
  eid: number,
  row: NewVersion,
  scores: readonly MemberScore[],
): Promise<void> {
  await db.insert(evaluationVersions).values({ experiment_id: eid, ...row });
  await db.delete(evaluationScores).where(eq(evaluationScores.experiment_id, eid));
  if (scores.length > 0)
    await db
      .insert(evaluationScores)
      .values(scores.map(({ user_id, score }) => ({ experiment_id: eid, user_id, score })));
  await markEvaluated({ db }, eid, true);
}

/** Takes a version and its scores out of force: the run is one that is still to be evaluated. Under the run's lock. */
export async function withdrawVersion(
  { db }: Transaction,
  eid: number,
  version: number,
  withdrawn: Withdrawn,
): Promise<void> {
  await db
    .update(evaluationVersions)
    .set(withdrawn)
    .where(and(eq(evaluationVersions.experiment_id, eid), eq(evaluationVersions.version, version)));
  await db.delete(evaluationScores).where(eq(evaluationScores.experiment_id, eid));
  await markEvaluated({ db }, eid, false);
}

async function markEvaluated({ db }: Reader, eid: number, evaluated: boolean): Promise<void> {
  await db
    .update(experiments)
    .set({ evaluated, revision: sql`${experiments.revision} + 1` })
    .where(eq(experiments.id, eid));
}

/** What is beside a run: its class's and its team's names, empty without one, and the class task that gave it. */
export async function readPlaces(
  { db }: Reader,
  eid: number,
): Promise<{ class_name: string; team_name: string; class_task_id: number | null }> {
  const [row] = await db
    .select({ class_name: classes.name, team_name: teams.name, class_task_id: teams.class_task_id })
    .from(experiments)
    .leftJoin(classes, eq(classes.id, experiments.class_id))
    .leftJoin(teams, eq(teams.id, experiments.team_id))
    .where(eq(experiments.id, eid));
  const { class_name, team_name, class_task_id } = row ?? {};
  return {
    class_name: class_name ?? '',
    team_name: team_name ?? '',
    class_task_id: class_task_id ?? null,
  };
}
