import type { RunFilter } from '@lets/contract';

export interface Period {
  readonly from: number;
  readonly until: number;
}

/** Chinese school years begin in September. */
const FIRST_MONTH = 8;

/**
 * The period a filter asks for, else the school year so far, and the same days a year earlier. Both end with a day, where the server stands,
 * so that two weeks into a term are held against two weeks.
 */
export function comparedPeriods(
  { from, until }: Pick<RunFilter, 'from' | 'until'>,
  now: number,
): { readonly now: Period; readonly before: Period } {
  const end = until ?? endOfDay(now);
  const start = from ?? (until === undefined ? startOfSchoolYear(now) : yearBefore(until));
  return {
    now: { from: start, until: end },
    before: { from: yearBefore(start), until: yearBefore(end) },
  };
}

function endOfDay(now: number): number {
  const day = new Date(now);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1).getTime();
}

function startOfSchoolYear(now: number): number {
  const day = new Date(now);
  const year = day.getMonth() < FIRST_MONTH ? day.getFullYear() - 1 : day.getFullYear();
  return new Date(year, FIRST_MONTH, 1).getTime();
}

/** The 29th of February goes back to the 1st of March. */
function yearBefore(at: number): number {
  const day = new Date(at);
  return day.setFullYear(day.getFullYear() - 1);
}
