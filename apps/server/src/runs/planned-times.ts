import { refuse } from '../http/errors.ts';

export interface PlannedTimes {
  readonly planned_start: Date | null;
  readonly planned_end: Date | null;
}

/** Pure: the planned times after a change: what is not given stays, 0 takes a time away; none may end before it starts. */
export function plannedTimes(
  given: {
    readonly planned_start?: number | undefined;
    readonly planned_end?: number | undefined;
  },
  kept: PlannedTimes,
): PlannedTimes {
  const planned_start = timeOf(given.planned_start, kept.planned_start);
  const planned_end = timeOf(given.planned_end, kept.planned_end);
  if (planned_start && planned_end && planned_end < planned_start) {
    refuse('bad_parameter', { planned_end: 'before_start' });
  }
  return { planned_start, planned_end };
}

/** Pure: the deadline after a change, by the same rule; it is not before the planned start. */
export function deadlineOf(
  given: number | undefined,
  kept: { readonly planned_start: Date | null; readonly deadline: Date | null },
): Date | null {
  const deadline = timeOf(given, kept.deadline);
  if (deadline && kept.planned_start && deadline < kept.planned_start) {
    refuse('bad_parameter', { deadline: 'before_start' });
  }
  return deadline;
}

/** Pure. */
function timeOf(time: number | undefined, before: Date | null): Date | null {
  if (time === undefined) return before;
  return time === 0 ? null : new Date(time);
}
