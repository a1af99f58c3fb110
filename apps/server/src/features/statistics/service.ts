import {
  EXPERIMENT_TYPES,
  type Flow,
  GRADES,
  INTERVENTIONS,
  type Language,
  type RunFilter,
  type Statistics,
} from '@lets/contract';
import { isSectionKind } from '@lets/engine';
import type { Reader } from '../../db/reader.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { administers } from '../../http/gate.ts';
import type { RunsIn } from '../../runs/run-filter.ts';
import { schoolZone } from '../../settings.ts';
import * as activity from './activity-repository.ts';
import { comparedPeriods } from './periods.ts';
import * as repository from './repository.ts';
import * as sectionRepository from './section-repository.ts';

export function assertReader(caller: Caller): void {
  if (!administers(caller, 'experiment')) refuse('no_authority');
}

const NOTHING = { runs: 0, ended: 0, completed: 0 };
const NO_TOTALS = {
  ...NOTHING,
  waiting: 0,
  in_progress: 0,
  terminated: 0,
  evaluated: 0,
  average_minutes: null,
};

/** Every figure is counted from the runs themselves when it is asked for. */
export async function readStatistics(
  deps: Deps,
  caller: Caller,
  filter: RunFilter,
  lang: Language,
): Promise<Statistics> {
  assertReader(caller);
  return countAll(deps, { ...filter, zone: await schoolZone(deps.database) }, lang);
}

export async function countAll(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  filter: RunsIn,
  lang: Language,
): Promise<Statistics> {
  const periods = comparedPeriods(filter, clock());
  const [
    groups,
    students,
    weeks,
    { average, scores },
    wrongTries,
    consequences,
    sections,
    stepped,
    hours,
    slowest,
    now,
    before,
  ] = await Promise.all([
    repository.groupRuns(database, filter),
    repository.countStudents(database, filter),
    repository.countWeeks(database, filter),
    repository.spreadScores(database, filter),
    sectionRepository.countWrongTries(database, filter),
    sectionRepository.countConsequences(database, filter),
    filter.project_id ? sectionsOf(database, filter, filter.project_id) : null,
    activity.countInterventions(database, filter),
    activity.countActivity(database, filter),
    sectionRepository.slowestRuns(database, filter, lang),
    activity.countPeriod(database, filter, periods.now),
    activity.countPeriod(database, filter, periods.before),
  ]);
  const [all = NO_TOTALS] = groups.get('all') ?? [];
  const { runs, waiting, in_progress, ended, completed, terminated, evaluated, average_minutes } = all;
  return {
    totals: {
      runs,
      waiting,
      in_progress,
      ended,
      completed,
      terminated,
      evaluated,
      students,
      wrong_tries: wrongTries,
      consequences,
      interventions: stepped.times,
      intervened_runs: stepped.runs,
      average_score: average,
      average_minutes,
    },
    by_type: EXPERIMENT_TYPES.map((experiment_type) => ({
      experiment_type,
      ...countsOf(groups.get('type')?.find((row) => row.experiment_type === experiment_type)),
    })),
    by_grade: GRADES.map((grade) => ({
      grade,
      ...countsOf(groups.get('grade')?.find((row) => row.grade === grade)),
    })),
    by_course: await coursesOf(database, groups.get('course') ?? []),
    by_month: (groups.get('month') ?? [])
      .map((row) => ({ month: row.month, from: row.from, until: row.until, ...countsOf(row) }))
      .sort((a, b) => a.month.localeCompare(b.month)),
    by_week: weeks,
    scores,
    comparison: { now, before },
    activity: hours,
    zone: filter.zone,
    by_intervention: INTERVENTIONS.map((kind) => {
      const { times = 0, runs: count = 0 } = stepped.kinds.get(kind) ?? {};
      return { kind, times, runs: count };
    }),
    slowest,
    sections,
  };
}

function countsOf({ runs, ended, completed }: typeof NOTHING = NOTHING): typeof NOTHING {
  return { runs, ended, completed };
}

/** The busiest course first; runs of no course last. */
async function coursesOf(
  database: Reader,
  rows: readonly (typeof NOTHING & { readonly course_id: number | null })[],
): Promise<Statistics['by_course']> {
  const names = await repository.namesOfCourses(
    database,
    rows.flatMap((row) => row.course_id ?? []),
  );
  return rows
    .map((row) => {
      const name = row.course_id === null ? undefined : names.get(row.course_id);
      return {
        course: row.course_id !== null && name ? { id: row.course_id, name } : null,
        ...countsOf(row),
      };
    })
    .sort((a, b) => Number(a.course === null) - Number(b.course === null) || b.runs - a.runs);
}

/** In the order in which the flow lists them; sections of older versions that are gone from it are left out. */
async function sectionsOf(
  database: Reader,
  filter: RunsIn,
  projectId: number,
): Promise<Statistics['sections']> {
  const [flow, figures, consequences] = await Promise.all([
    sectionRepository.flowOfProject(database, projectId),
    sectionRepository.timeSections(database, filter),
    sectionRepository.consequencesBySection(database, filter),
  ]);
  return (
    flow &&
    sectionNodes(flow).map(({ id, name }) => {
      const found = figures.find((row) => row.node_id === id);
      return {
        node_id: id,
        name,
        passes: found?.passes ?? 0,
        median_minutes: found?.median_minutes ?? null,
        slowest_minutes: found?.slowest_minutes ?? null,
        wrong_tries: found?.wrong_tries ?? 0,
        consequences: consequences.get(id) ?? 0,
      };
    })
  );
}

function sectionNodes(flow: Flow) {
  return flow.nodes.filter(({ kind }) => isSectionKind(kind));
}
