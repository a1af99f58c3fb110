import { momentIn, type RunFilter, startOfDay, wallClock } from '@lets/contract';
import type { RunsIn } from '../../runs/run-filter.ts';

export interface Period {
  readonly from: number;
  readonly until: number;
}

/** When Chinese school years begin. */
const FIRST_DAY = '09-01';

/**
 * Pure: the period a filter asks for, else the school year so far, and the same days a year earlier. Both end with a day by the
 * school's clocks, so that two weeks into a term are held against two weeks.
 */
export function comparedPeriods(
  { from, until, zone }: Pick<RunFilter, 'from' | 'until'> & Pick<RunsIn, 'zone'>,
  now: number,
): { readonly now: Period; readonly before: Period } {
  const end = until ?? startOfDay(now, zone, 1);
  const start = from ?? (until === undefined ? startOfSchoolYear(now, zone) : yearBefore(until, zone));
  return {
    now: { from: start, until: end },
    before: { from: yearBefore(start, zone), until: yearBefore(end, zone) },
  };
}

function startOfSchoolYear(now: number, zone: string): number {
  const today = wallClock(now, zone);
  const year = Number(today.slice(0, 4)) - (today.slice(5, 10) < FIRST_DAY ? 1 : 0);
  return momentIn(`${year}-${FIRST_DAY}`, zone);
}

/** The 29th of February goes back to the 1st of March. */
function yearBefore(at: number, zone: string): number {
  const then = new Date(`${wallClock(at, zone).replace(' ', 'T')}Z`);
  then.setUTCFullYear(then.getUTCFullYear() - 1);
  return momentIn(then.toISOString().slice(0, 19).replace('T', ' '), zone);
}
