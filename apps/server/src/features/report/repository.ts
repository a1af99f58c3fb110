import type { Bilingual, IssuedDossier } from '@lets/contract';
import { and, asc, eq } from '../../db/drizzle.ts';
import { isAnyOf } from '../../db/expressions.ts';
import type { Reader } from '../../db/reader.ts';
import { classes, dossiers, experiments, files, teams } from '../../db/schema/index.ts';

/** The names of a run's class and team, empty without one. */
export async function placesOf(
  { db }: Reader,
  eid: number,
): Promise<{ readonly class_name: string; readonly team_name: string }> {
  const [row] = await db
    .select({ class_name: classes.name, team_name: teams.name })
    .from(experiments)
    .leftJoin(classes, eq(classes.id, experiments.class_id))
    .leftJoin(teams, eq(teams.id, experiments.team_id))
    .where(eq(experiments.id, eid));
  return { class_name: row?.class_name ?? '', team_name: row?.team_name ?? '' };
}

/** Of the files put into a run these, oldest first. */
export function uploadsOfRun(
  { db }: Reader,
  eid: number,
  ids: ReadonlySet<string>,
): Promise<{ readonly id: string; readonly name: string }[]> {
  return db
    .select({ id: files.id, name: files.name })
    .from(files)
    .where(and(eq(files.experiment_id, eid), isAnyOf(files.id, [...ids])))
    .orderBy(asc(files.created_at), asc(files.id));
}

export interface HandedOut {
  readonly head: string;
  readonly experiment_id: number;
  readonly name: string;
  readonly project: Bilingual;
  readonly items: number;
  /** Milliseconds since 1970. */
  readonly issued_at: number;
}

/** The same file handed out again was first handed out when it was. */
export async function keepDossier({ db }: Reader, { project, issued_at, ...file }: HandedOut): Promise<void> {
  await db
    .insert(dossiers)
    .values({ ...file, project_zh: project.zh, project_en: project.en, issued_at: new Date(issued_at) })
    .onConflictDoNothing({ target: dossiers.head });
}

export async function dossierByHead({ db }: Reader, head: string): Promise<IssuedDossier | null> {
  const { name, project_zh, project_en, items, issued_at } = dossiers;
  const [row] = await db
    .select({ name, items, project: { zh: project_zh, en: project_en }, issued_at })
    .from(dossiers)
    .where(eq(dossiers.head, head));
  return row ? { ...row, issued_at: row.issued_at.getTime() } : null;
}
