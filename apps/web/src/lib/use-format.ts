import { type Bilingual, formatDuration } from '@lets/contract';
import { useMemo } from 'react';
import { pick, useLanguage } from '../i18n/index.ts';
import * as format from './format.ts';

/** The formatters and `pick` bound to the language on the screen. */
export function useFormat() {
  const language = useLanguage();
  return useMemo(
    () => ({
      language,
      pick: (text: Bilingual | null | undefined) => pick(text, language),
      date: (time: number) => format.formatDate(time, language),
      span: (from: number, until: number) => format.formatSpan(from, until, language),
      day: (time: number, now = Date.now()) => format.formatDay(time, now, language),
      time: (time: number) => format.formatTime(time, language),
      timeWithSeconds: (time: number) => format.formatTimeWithSeconds(time, language),
      dateTime: (time: number) => format.formatDateTime(time, language),
      moment: (time: number, now = Date.now()) => format.formatMoment(time, now, language),
      weekday: (day: number) => format.formatWeekday(day, language),
      hourOfWeek: (hour: number) => format.formatHourOfWeek(hour, language),
      zone: (zone: string) => format.formatZone(zone, language),
      clock: format.formatClock,
      duration: (milliseconds: number) => formatDuration(milliseconds, language),
      list: (parts: readonly string[]) => format.formatList(parts, language),
      choice: (parts: readonly string[]) => format.formatChoice(parts, language),
      number: (value: number, digits?: number) => format.formatNumber(value, language, digits),
      fileSize: (bytes: number) => format.formatFileSize(bytes, language),
    }),
    [language],
  );
}
