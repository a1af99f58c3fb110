import type { RunFilter } from '@lets/contract';
import { COURSE, filterConditions, needsClass, needsProject } from '../../runs/run-filter.ts';

export { COURSE };

export interface Conditions {
  /** `experiments e`, with `projects p` and `classes c` where the filter asks for them: a million events need not be joined to more. */
  readonly from: string;
  /** All three, for what is told of each run. */
  readonly whole: string;
  readonly where: string;
  readonly values: readonly unknown[];
}

const PROJECT = 'JOIN projects p ON p.id = e.project_id';
const CLASS = 'LEFT JOIN classes c ON c.id = e.class_id';

/** SQL: the runs that a filter means. */
export function conditionsOf(filter: RunFilter): Conditions {
  const values: unknown[] = [];
  const conditions = filterConditions(filter, (given) => `$${values.push(given)}`);
  return {
    from: ['experiments e', needsProject(filter) && PROJECT, needsClass(filter) && CLASS]
      .filter(Boolean)
      .join(' '),
    whole: `experiments e ${PROJECT} ${CLASS}`,
    where: conditions.join(' AND ') || 'true',
    values,
  };
}
