import type { RunFilter, RunsBehind } from '@lets/contract';
import { ZONE } from '../zone.ts';
import { ACTS, hourOfWeek, INTERVENED } from './run-acts.ts';

/** SQL: the course of a run is its class's, or, played outside a class, its case's. */
export const COURSE = 'coalesce(c.course_id, p.course_id)';

type Filter = RunFilter & RunsBehind;
type Value = (given: unknown) => string;

/** SQL: the runs `e`, of projects `p` and classes `c`, that a filter means. */
export function filterConditions(filter: Filter, value: Value): string[] {
  const { evaluated } = filter;
  return [
    ...between('e.created_at', filter.from, filter.until, value),
    ...between('e.started_at', filter.started_from, filter.started_until, value),
    ...between('e.ended_at', filter.ended_from, filter.ended_until, value),
    filter.course_id && `${COURSE} = ${value(filter.course_id)}`,
    filter.no_course && `${COURSE} IS NULL`,
    filter.class_id && `e.class_id = ${value(filter.class_id)}`,
    filter.project_id && `e.project_id = ${value(filter.project_id)}`,
    filter.experiment_type && `p.experiment_type = ${value(filter.experiment_type)}`,
    filter.grade && `p.grade = ${value(filter.grade)}`,
    filter.status && `e.status = ${value(filter.status)}`,
    filter.ending && `e.ending = ${value(filter.ending)}`,
    evaluated !== undefined && `e.evaluated = ${value(evaluated)}`,
    filter.score !== undefined && hasScore(`least(floor(s.score / 10), 9) * 10 = ${value(filter.score)}`),
    filter.score_below && hasScore(`s.score < ${value(filter.score_below)}`),
    filter.passed && hasMove('section_ended', filter.passed, value),
    filter.wrong_in && hasMove('wrong_option_tried', filter.wrong_in, value),
    filter.active_in !== undefined &&
      hasEvent(`${ACTS} AND ${hourOfWeek(value(filter.zone ?? ZONE))} = ${value(filter.active_in)}`),
    filter.intervention === 'any' && hasEvent(INTERVENED),
    filter.intervention &&
      filter.intervention !== 'any' &&
      hasEvent(`${INTERVENED} AND v.type = ${value(filter.intervention)}`),
  ].filter((condition) => typeof condition === 'string');
}

/** Whether a filter asks for more than the run's own row. */
export function needsProject(filter: Filter): boolean {
  return Boolean(filter.course_id || filter.no_course || filter.experiment_type || filter.grade);
}

export function needsClass(filter: Filter): boolean {
  return Boolean(filter.course_id || filter.no_course);
}

function between(column: string, from: number | undefined, until: number | undefined, value: Value) {
  return [
    from !== undefined && `${column} >= ${value(new Date(from))}`,
    until !== undefined && `${column} < ${value(new Date(until))}`,
  ];
}

function hasScore(condition: string): string {
  return `EXISTS (SELECT 1 FROM evaluation_scores s WHERE s.experiment_id = e.id AND ${condition})`;
}

/** Named in the list of the partial index, so that it is the one that is read. */
function hasMove(type: 'section_ended' | 'wrong_option_tried', nodeId: string, value: Value): string {
  const column = type === 'section_ended' ? `v.data->'firing'->>'closes'` : 'v.node_id';
  return hasEvent(`v.type = '${type}' AND ${column} = ${value(nodeId)}`);
}

function hasEvent(condition: string): string {
  return `EXISTS (SELECT 1 FROM experiment_events v WHERE v.experiment_id = e.id AND ${condition})`;
}
