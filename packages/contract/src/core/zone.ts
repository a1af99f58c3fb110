import type { Language } from './kinds.ts';

/** The zone of a school that has set none: servers often stand in UTC, schools do not. */
export const DEFAULT_ZONE = 'Asia/Shanghai';

const DAY_MS = 86_400_000;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Swedish writes a moment as it can be read again. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  clocks.set(timeZone, made);
  return made;
}

/** Pure: what the clocks of a zone show at a moment, to the second: `2026-03-14 14:42:07`. */
export function wallClock(moment: number, zone: string): string {
  return clockOf(zone).format(moment);
}

/**
 * Pure: when the clocks of a zone show a time, `2026-03-14 14:42:07`, or its day begins, `2026-03-14`. A time that they show twice is
 * the first of the two; one that they skip is as much after the change.
 */
export function momentIn(wall: string, zone: string): number {
  const [day = '', time = '00:00:00'] = wall.split(' ');
  const asUtc = Date.parse(`${day}T${time}Z`);
  const distance = (at: number) => Date.parse(`${wallClock(at, zone).replace(' ', 'T')}Z`) - at;
  const before = asUtc - distance(asUtc - DAY_MS);
  const after = asUtc - distance(asUtc + DAY_MS);
  const shown = [before, after].filter((at) => at + distance(at) === asUtc);
  return shown.length > 0 ? Math.min(...shown) : before;
}

/** Pure: when the day of a moment begins in a zone; `later`: so many days after that one. */
export function startOfDay(moment: number, zone: string, later = 0): number {
  const [day = ''] = wallClock(moment, zone).split(' ');
  const then = new Date(Date.parse(day) + later * DAY_MS).toISOString().slice(0, 10);
  return momentIn(then, zone);
}

/** Pure: a moment's day in a zone as a legal document writes it: `2025年3月8日` · `8 March 2025`. */
export function dayInWords(moment: number, lang: Language, zone: string): string {
  const locale = lang === 'zh' ? 'zh-CN' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: zone }).format(moment);
}
