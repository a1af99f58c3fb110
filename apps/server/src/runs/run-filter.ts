import type { RunFilter, RunsBehind } from '@lets/contract';
import { and, type Column, eq, exists, gte, isNull, lt, type SQL, sql } from '../db/drizzle.ts';
import { inner } from '../db/expressions.ts';
import { classes, evaluationScores, experimentEvents, experiments, projects } from '../db/schema/index.ts';
import { isNoRehearsal } from './rehearsal-filter.ts';
import { ACTS, hourOfWeek, INTERVENED } from './run-acts.ts';
import { STRUCK, TAKEN_BY_PLAYERS, taken } from './struck.ts';

/** SQL: the course of a run is its class's, or, played outside a class, its case's. */
export const COURSE: SQL<number | null> = sql`coalesce(${classes.course_id}, ${projects.course_id})`;

/** A filter with the zone of the clocks by which its hours are. */
export type RunsIn = RunFilter & { readonly zone: string };
type Filter = RunFilter & RunsBehind;

/** SQL: the runs that a filter means; with `projects` and `classes` joined where it `needsProject` and `needsClass`. */
export function filterCondition(filter: Filter & RunsIn): SQL | undefined {
  return and(
    isNoRehearsal,
    within(experiments.created_at, filter.from, filter.until),
    within(experiments.started_at, filter.started_from, filter.started_until),
    within(experiments.ended_at, filter.ended_from, filter.ended_until),
    filter.course_id ? eq(COURSE, filter.course_id) : undefined,
    filter.no_course ? isNull(COURSE) : undefined,
    filter.class_id ? eq(experiments.class_id, filter.class_id) : undefined,
    filter.project_id ? eq(experiments.project_id, filter.project_id) : undefined,
    filter.experiment_type ? eq(projects.experiment_type, filter.experiment_type) : undefined,
    filter.grade ? eq(projects.grade, filter.grade) : undefined,
    filter.status ? eq(experiments.status, filter.status) : undefined,
    filter.ending ? eq(experiments.ending, filter.ending) : undefined,
    filter.evaluated === undefined ? undefined : eq(experiments.evaluated, filter.evaluated),
    ...behindCondition(filter),
  );
}

/** The runs behind a figure: by what is told about them in scores and events. */
function behindCondition(filter: Filter & RunsIn): (SQL | undefined)[] {
  const { score, score_below, passed, wrong_in, costly_in, active_in, intervention } = filter;
  return [
    score === undefined
      ? undefined
      : hasScore(sql`least(floor(${evaluationScores.score} / 10), 9) * 10 = ${score}`),
    score_below ? hasScore(lt(evaluationScores.score, score_below)) : undefined,
    passed ? hasMove('section_ended', passed) : undefined,
    wrong_in ? hasMove('wrong_option_tried', wrong_in) : undefined,
    costly_in ? hasConsequenceIn(costly_in) : undefined,
    active_in === undefined ? undefined : hasEvent(and(ACTS, eq(hourOfWeek(filter.zone), active_in))),
    intervention === undefined
      ? undefined
      : hasEvent(
          and(INTERVENED, intervention === 'any' ? undefined : eq(experimentEvents.type, intervention)),
        ),
  ];
}

/** Whether a filter asks for more than the run's own row. */
function needsProject(filter: Filter): boolean {
  return Boolean(filter.course_id || filter.no_course || filter.experiment_type || filter.grade);
}

function needsClass(filter: Filter): boolean {
  return Boolean(filter.course_id || filter.no_course);
}

/** Statements that select from `experiments`; a join changes them in place. */
interface JoinsProjects {
  innerJoin(table: typeof projects, on: SQL): unknown;
}
interface JoinsClasses {
  leftJoin(table: typeof classes, on: SQL): unknown;
}

/** Joins the tables that a filter asks about, and no other: a million events need not be joined to more. */
export function joinFiltered<Q extends JoinsProjects & JoinsClasses>(query: Q, filter: Filter): Q {
  if (needsClass(filter)) query.leftJoin(classes, eq(classes.id, experiments.class_id));
  return joinProject(query, filter);
}

/** The same for a statement that has `classes` anyway. */
export function joinProject<Q extends JoinsProjects>(query: Q, filter: Filter): Q {
  if (needsProject(filter)) query.innerJoin(projects, eq(projects.id, experiments.project_id));
  return query;
}

function within(column: Column, from: number | undefined, until: number | undefined): SQL | undefined {
  return and(
    from === undefined ? undefined : gte(column, new Date(from)),
    until === undefined ? undefined : lt(column, new Date(until)),
  );
}

function hasScore(condition: SQL): SQL {
  return exists(
    inner
      .select({ one: sql`1` })
      .from(evaluationScores)
      .where(and(eq(evaluationScores.experiment_id, experiments.id), condition)),
  );
}

/** Named in the list of the partial index, so that it is the one that is read. */
function hasMove(type: 'section_ended' | 'wrong_option_tried', nodeId: string): SQL {
  const column =
    type === 'section_ended'
      ? sql`${experimentEvents.data} -> 'firing' ->> 'closes'`
      : experimentEvents.node_id;
  return hasEvent(sql`${experimentEvents.type} = ${sql.raw(`'${type}'`)} and ${column} = ${nodeId}`);
}

/** That an option taken in a section has had its consequence. */
function hasConsequenceIn(nodeId: string): SQL {
  return exists(
    inner
      .select({ one: sql`1` })
      .from(experimentEvents)
      .innerJoin(taken, TAKEN_BY_PLAYERS)
      .where(and(eq(experimentEvents.experiment_id, experiments.id), STRUCK, eq(taken.node_id, nodeId))),
  );
}

function hasEvent(condition: SQL | undefined): SQL {
  return exists(
    inner
      .select({ one: sql`1` })
      .from(experimentEvents)
      .where(and(eq(experimentEvents.experiment_id, experiments.id), condition)),
  );
}
