import type { Language } from './kinds.ts';

const MINUTE = 60_000;

/** Pure: the minutes that have passed, of milliseconds: the one way in which a number of minutes is rounded. */
export function wholeMinutes(milliseconds: number): number {
  return Math.floor(Math.max(0, milliseconds) / MINUTE);
}

/**
 * Pure: how long something took, in whole minutes that have passed: `1 小时 45 分` · `1 h 45 min`; under a minute in seconds. Screens,
 * sheets and reports all say it so.
 */
export function formatDuration(milliseconds: number, language: Language): string {
  const time = Math.max(0, milliseconds);
  const minutes = wholeMinutes(time);
  const parts: readonly (readonly [count: number, zh: string, en: string])[] =
    minutes === 0
      ? [[Math.floor(time / 1000), '秒', 's']]
      : [
          [Math.floor(minutes / 1440), '天', 'd'],
          [Math.floor(minutes / 60) % 24, '小时', 'h'],
          [minutes % 60, '分', 'min'],
        ];
  return parts
    .filter(([count]) => count > 0 || minutes === 0)
    .map(([count, zh, en]) => `${count} ${language === 'zh' ? zh : en}`)
    .join(' ');
}
