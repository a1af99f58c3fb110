import type { RunFilter } from '@lets/contract';
import { COURSE, filterConditions } from '../../runs/run-filter.ts';

export { COURSE };

export interface Conditions {
  /** `experiments e`, `projects p` and `classes c` in one line. */
  readonly from: string;
  readonly where: string;
  readonly values: readonly unknown[];
}

/** SQL: the runs that a filter means. */
export function conditionsOf(filter: RunFilter): Conditions {
  const values: unknown[] = [];
  const conditions = filterConditions(filter, (given) => `$${values.push(given)}`);
  return {
    from: 'experiments e JOIN projects p ON p.id = e.project_id LEFT JOIN classes c ON c.id = e.class_id',
    where: conditions.join(' AND ') || 'true',
    values,
  };
}
