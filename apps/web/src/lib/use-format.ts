import { type Bilingual, formatDuration } from '@lets/contract';
import { useMemo } from 'react';
import { pick, useLanguage } from '../i18n/index.ts';
import { useSchoolZone } from './brand.ts';
import * as format from './format.ts';

/** The formatters and `pick` bound to the language on the screen and to the clocks of the school, wherever it is read. */
export function useFormat() {
  const language = useLanguage();
  const zone = useSchoolZone();
  return useMemo(
    () => ({
      language,
      /** The school's. */
      schoolZone: zone,
      pick: (text: Bilingual | null | undefined) => pick(text, language),
      date: (time: number) => format.formatDate(time, language, zone),
      span: (from: number, until: number) => format.formatSpan(from, until, language, zone),
      day: (time: number, now = Date.now()) => format.formatDay(time, now, language, zone),
      time: (time: number) => format.formatTime(time, language, zone),
      timeWithSeconds: (time: number) => format.formatTimeWithSeconds(time, language, zone),
      dateTime: (time: number) => format.formatDateTime(time, language, zone),
      moment: (time: number, now = Date.now()) => format.formatMoment(time, now, language, zone),
      weekday: (day: number) => format.formatWeekday(day, language),
      hourOfWeek: (hour: number) => format.formatHourOfWeek(hour, language),
      zone: (name: string) => format.formatZone(name, language),
      clock: format.formatClock,
      duration: (milliseconds: number) => formatDuration(milliseconds, language),
      list: (parts: readonly string[]) => format.formatList(parts, language),
      choice: (parts: readonly string[]) => format.formatChoice(parts, language),
      number: (value: number, digits?: number) => format.formatNumber(value, language, digits),
      fileSize: (bytes: number) => format.formatFileSize(bytes, language),
    }),
    [language, zone],
  );
}
