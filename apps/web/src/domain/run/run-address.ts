import {
  EXPERIMENT_STATUS,
  EXPERIMENT_TYPES,
  GRADES,
  INTERVENTIONS,
  type RunFilter,
  type RunsBehind,
} from '@lets/contract';
import { oneOf, positive } from '../../lib/use-list-params.ts';

export type RunQuestion = Partial<RunFilter & RunsBehind>;

const NUMBERS = [
  'from',
  'until',
  'course_id',
  'class_id',
  'project_id',
  'started_from',
  'started_until',
  'ended_from',
  'ended_until',
  'score_below',
] as const;
const SECTIONS = ['passed', 'wrong_in', 'costly_in'] as const;

/** Pure: which runs an address means; what is no filter is passed over. */
export function readRunFilter(get: (key: string) => string | null): RunQuestion {
  const numbers = NUMBERS.map((key) => [key, positive(get(key), 0) || undefined]);
  const sections = SECTIONS.map((key) => [key, get(key)?.slice(0, 64) || undefined]);
  const score = get('score');
  const hour = get('active_in');
  const evaluated = get('evaluated');
  const all = {
    ...Object.fromEntries([...numbers, ...sections]),
    experiment_type: oneOf(get('type'), EXPERIMENT_TYPES) ?? undefined,
    grade: oneOf(get('grade'), GRADES) ?? undefined,
    status: oneOf(get('status'), EXPERIMENT_STATUS) ?? undefined,
    ending: oneOf(get('ending'), ['completed', 'terminated']) ?? undefined,
    evaluated: evaluated === '1' || evaluated === '0' ? evaluated === '1' : undefined,
    no_course: get('no_course') === '1' || undefined,
    score: score !== null && /^[0-9]?0$/.test(score) ? Number(score) : undefined,
    active_in: hour !== null && /^\d{1,3}$/.test(hour) && Number(hour) < 168 ? Number(hour) : undefined,
    intervention: oneOf(get('intervention'), ['any', ...INTERVENTIONS]) ?? undefined,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** Pure: the query of an address that means these runs. */
export function writeRunFilter({ experiment_type: type, ...rest }: RunQuestion): string {
  const fields = Object.entries({ type, ...rest }).filter(([, value]) => value !== undefined);
  return new URLSearchParams(
    fields.map(([key, value]) => [key, typeof value === 'boolean' ? String(Number(value)) : String(value)]),
  ).toString();
}

/** Where administrators read these runs. */
export function runsPath(filter: RunQuestion): string {
  const query = writeRunFilter(filter);
  return `/manager/experiment/manager${query && `?${query}`}`;
}
