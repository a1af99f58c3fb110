import { type Language, wallClock } from '@lets/contract';

/** How dates, by the clocks of a zone, lengths of time, numbers and sizes are written in each language. Pure. */

const LOCALE = { zh: 'zh-CN', en: 'en-GB' } as const;
const formats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(LOCALE[language], options);
  formats.set(key, made);
  return made;
}

/** `2026年3月14日` / `14 March 2026` */
export function formatDate(time: number, language: Language, timeZone: string): string {
  return dateFormat(language, { year: 'numeric', month: 'long', day: 'numeric', timeZone }).format(time);
}

/** With the year when it is another year than that of `now`: `3月14日`, `2026年3月14日` / `14 Mar`, `14 Mar 2026` */
export function formatDay(time: number, now: number, language: Language, timeZone: string): string {
  const month = language === 'zh' ? 'long' : 'short';
  const year = (at: number) => wallClock(at, timeZone).slice(0, 4);
  const isThisYear = year(time) === year(now);
  return dateFormat(language, {
    ...(!isThisYear && { year: 'numeric' }),
    month,
    day: 'numeric',
    timeZone,
  }).format(time);
}

/** `2026年9月1日至11月21日` / `1 Sept – 21 Nov 2026` */
export function formatSpan(from: number, until: number, language: Language, timeZone: string): string {
  return dateFormat(language, { year: 'numeric', month: 'short', day: 'numeric', timeZone }).formatRange(
    from,
    until,
  );
}

/** `14:42` */
export function formatTime(time: number, language: Language, timeZone: string): string {
  return dateFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(
    time,
  );
}

/** `14:42:07` */
export function formatTimeWithSeconds(time: number, language: Language, timeZone: string): string {
  return dateFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(time);
}

/** `2026年3月14日 14:42` / `14 March 2026, 14:42` */
export function formatDateTime(time: number, language: Language, timeZone: string): string {
  return `${formatDate(time, language, timeZone)}${language === 'zh' ? ' ' : ', '}${formatTime(time, language, timeZone)}`;
}

/** The day when it is another day than `now`, with the time: `14:42`, `3月14日 14:42`, `14 Mar 2025, 14:42`. */
export function formatMoment(time: number, now: number, language: Language, timeZone: string): string {
  const clock = formatTime(time, language, timeZone);
  if (formatDate(time, language, timeZone) === formatDate(now, language, timeZone)) return clock;
  return `${formatDay(time, now, language, timeZone)}${language === 'zh' ? ' ' : ', '}${clock}`;
}

/** 0 is Monday: `周一` / `Mon` */
export function formatWeekday(day: number, language: Language): string {
  const monday = Date.UTC(2024, 0, 1 + day);
  return dateFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(monday);
}

/** 0 is the first hour of Monday: `周一 09:00–10:00` / `Mon 09:00–10:00` */
export function formatHourOfWeek(hour: number, language: Language): string {
  const clock = (of: number) => `${String(of).padStart(2, '0')}:00`;
  const start = hour % 24;
  return `${formatWeekday(Math.floor(hour / 24), language)} ${clock(start)}–${clock(start + 1)}`;
}

/** `中国标准时间` / `China Standard Time` */
export function formatZone(
  zone: string,
  language: Language,
  timeZoneName: 'long' | 'shortOffset' | 'shortGeneric' = 'long',
): string {
  const parts = dateFormat(language, { timeZone: zone, timeZoneName }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** A running clock: `18:42`, `1:05:09`. */
export function formatClock(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

/** `12,480`, `0.5` */
export function formatNumber(value: number, language: Language, digits = 2): string {
  return new Intl.NumberFormat(LOCALE[language], { maximumFractionDigits: digits }).format(value);
}

/** `26.4 MB` */
export function formatFileSize(bytes: number, language: Language): string {
  const units = ['B', 'KB', 'MB', 'GB'];
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)));
  return `${formatNumber(bytes / 1024 ** step, language, step === 0 ? 0 : 1)} ${units[step]}`;
}

/** Names one after another: 甲、乙、丙 · A, B, C. */
export function formatList(parts: readonly string[], language: Language): string {
  return new Intl.ListFormat(LOCALE[language], { type: 'conjunction', style: 'narrow' }).format(parts);
}

/** Names of which any one will do: 甲、乙或丙 · A, B, or C. */
export function formatChoice(parts: readonly string[], language: Language): string {
  return new Intl.ListFormat(LOCALE[language], { type: 'disjunction', style: 'narrow' }).format(parts);
}
