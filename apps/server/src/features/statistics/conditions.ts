import type { RunFilter } from '@lets/contract';

export interface Conditions {
  /** `experiments e`, `projects p` and `classes c` in one line. */
  readonly from: string;
  readonly where: string;
  readonly values: readonly unknown[];
}

/** The course of a run is its class's, or, played outside a class, its case's. */
export const COURSE = 'coalesce(c.course_id, p.course_id)';

/** SQL: the runs that a filter means. */
export function conditionsOf(filter: RunFilter): Conditions {
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const conditions = [
    filter.from !== undefined && `e.created_at >= ${value(new Date(filter.from))}`,
    filter.until !== undefined && `e.created_at < ${value(new Date(filter.until))}`,
    filter.course_id && `${COURSE} = ${value(filter.course_id)}`,
    filter.class_id && `e.class_id = ${value(filter.class_id)}`,
    filter.project_id && `e.project_id = ${value(filter.project_id)}`,
    filter.experiment_type && `p.experiment_type = ${value(filter.experiment_type)}`,
    filter.grade && `p.grade = ${value(filter.grade)}`,
    filter.status && `e.status = ${value(filter.status)}`,
  ].filter((condition) => typeof condition === 'string');
  return {
    from: 'experiments e JOIN projects p ON p.id = e.project_id LEFT JOIN classes c ON c.id = e.class_id',
    where: conditions.join(' AND ') || 'true',
    values,
  };
}
