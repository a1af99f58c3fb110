import { momentIn, wallClock } from '@lets/contract';

const DAY_MS = 86_400_000;

/** Pure: when the clocks of a zone last showed the full hour. */
export function lastHour(now: number, hour: number, zone: string): number {
  const at = onDayOf(now, hour, zone);
  return at <= now ? at : onDayOf(now - DAY_MS, hour, zone);
}

/** Pure: when they show it next. */
export function nextHour(now: number, hour: number, zone: string): number {
  const at = onDayOf(now, hour, zone);
  return at > now ? at : onDayOf(now + DAY_MS, hour, zone);
}

function onDayOf(moment: number, hour: number, zone: string): number {
  const [day = ''] = wallClock(moment, zone).split(' ');
  return momentIn(`${day} ${String(hour).padStart(2, '0')}:00:00`, zone);
}
