import { type Bilingual, formatDuration, type Language, wallClock } from '@lets/contract';
import { listed } from '../listed.ts';
import { REPORT_TEXTS } from './report-texts.ts';

/** Times and names in one language; times are those of one zone, the school's. */
export interface Localizer {
  readonly lang: Language;
  readonly zone: string;
  word(key: keyof typeof REPORT_TEXTS): string;
  pick(text: Bilingual | null | undefined): string;
  dateTime(at: number | null): string;
  /** In digits, for a narrow column. */
  stamp(at: number | null): string;
  clock(at: number): string;
  length(ms: number): string;
  list(words: readonly string[]): string;
}

export function createLocalizer(lang: Language, timeZone: string): Localizer {
  const locale = lang === 'zh' ? 'zh-CN' : 'en-GB';
  const dateTime = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'medium',
    hourCycle: 'h23',
    timeZone,
  });
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'medium', hourCycle: 'h23', timeZone });
  return {
    lang,
    zone: timeZone,
    word: (key) => REPORT_TEXTS[key][lang],
    pick: (words) => words?.[lang] || words?.zh || words?.en || '',
    dateTime: (at) => (at === null ? '' : dateTime.format(at)),
    stamp: (at) => (at === null ? '' : wallClock(at, timeZone)),
    clock: (at) => clock.format(at),
    length: (ms) => formatDuration(ms, lang),
    list: (words) => listed(words, lang),
  };
}
