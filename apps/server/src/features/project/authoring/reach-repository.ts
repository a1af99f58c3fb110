import type { Language, OutputOf, projectReach, ReachedRun } from '@lets/contract';
import { and, asc, desc, eq, ne } from '../../../db/drizzle.ts';
import type { Reader } from '../../../db/reader.ts';
import { classes, experiments, flows, teams } from '../../../db/schema/index.ts';
import { runNameIn } from '../../../runs/task-name.ts';

/** So many are named; the rest is counted. */
const NAMED = 20;

function isRunning(projectId: number) {
  return and(eq(experiments.project_id, projectId), ne(experiments.status, 'ended'));
}

/** Experiments of a case that wait or are in progress. */
export async function runningOf({ db }: Reader, projectId: number): Promise<number[]> {
  const rows = await db
    .select({ id: experiments.id })
    .from(experiments)
    .where(isRunning(projectId))
    .orderBy(asc(experiments.id));
  return rows.map(({ id }) => id);
}

/** The same by name, the latest first, with how many there are in all. */
export async function reachOf(
  { db }: Reader,
  projectId: number,
  lang: Language,
): Promise<OutputOf<typeof projectReach>> {
  const [runs, total] = await Promise.all([
    db
      .select({
        eid: experiments.id,
        name: runNameIn(lang),
        status: experiments.status,
        team_name: teams.name,
        class_name: classes.name,
        version: flows.version,
      })
      .from(experiments)
      .innerJoin(flows, eq(flows.id, experiments.flow_id))
      .leftJoin(teams, eq(teams.id, experiments.team_id))
      .leftJoin(classes, eq(classes.id, experiments.class_id))
      .where(isRunning(projectId))
      .orderBy(desc(experiments.id))
      .limit(NAMED),
    db.$count(experiments, isRunning(projectId)),
  ]);
  return { runs: runs as ReachedRun[], total };
}
