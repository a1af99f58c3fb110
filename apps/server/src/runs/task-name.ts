import { LIMITS } from '@lets/contract';

/** Pure: a case's name as a task's, whose limit is shorter. */
export function cutName(name: string): string {
  return [...name].slice(0, LIMITS.task_name).join('');
}
