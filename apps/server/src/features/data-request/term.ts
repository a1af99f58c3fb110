import { DATA_REQUEST_DAYS, startOfDay, wallClock } from '@lets/contract';

const WEEKEND: readonly number[] = [0, 6];

/** Pure: the end of the last of so many working days after a moment. Days off are weekends: the server knows no calendar of holidays. */
export function termOf(askedAt: number, zone: string, days = DATA_REQUEST_DAYS): number {
  let later = 0;
  for (let worked = 0; worked < days; ) {
    later += 1;
    if (!WEEKEND.includes(weekdayOf(startOfDay(askedAt, zone, later), zone))) worked += 1;
  }
  return startOfDay(askedAt, zone, later + 1);
}

function weekdayOf(moment: number, zone: string): number {
  const [day = ''] = wallClock(moment, zone).split(' ');
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
