import { type Bilingual, formatDuration, type Language } from '@lets/contract';
import { listed } from '../listed.ts';
import { ZONE } from '../zone.ts';
import { REPORT_TEXTS } from './report-texts.ts';

/** Times and names in one language; times are those of one zone. */
export interface Localizer {
  readonly lang: Language;
  word(key: keyof typeof REPORT_TEXTS): string;
  pick(text: Bilingual | null | undefined): string;
  dateTime(at: number | null): string;
  /** In digits, for a narrow column. */
  stamp(at: number | null): string;
  clock(at: number): string;
  length(ms: number): string;
  list(words: readonly string[]): string;
}

export function createLocalizer(lang: Language, timeZone = ZONE): Localizer {
  const locale = lang === 'zh' ? 'zh-CN' : 'en-GB';
  const dateTime = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'medium',
    hourCycle: 'h23',
    timeZone,
  });
  // Swedish writes a date as everybody can read it, in both languages alike.
  const stamp = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'medium', hourCycle: 'h23', timeZone });
  return {
    lang,
    word: (key) => REPORT_TEXTS[key][lang],
    pick: (words) => words?.[lang] || words?.zh || words?.en || '',
    dateTime: (at) => (at === null ? '' : dateTime.format(at)),
    stamp: (at) => (at === null ? '' : stamp.format(at)),
    clock: (at) => clock.format(at),
    length: (ms) => formatDuration(ms, lang),
    list: (words) => listed(words, lang),
  };
}
