import type { Language } from '@lets/contract';
import { listed } from './listed.ts';

/** Pure: a zone as a document names it, `中国标准时间（UTC+8）`; with both distances if the clocks changed between the moments. */
export function zoneInWords(zone: string, lang: Language, moments: readonly [number, ...number[]]): string {
  const offsets = offsetsAt(zone, moments);
  const far = listed(offsets, lang);
  const name = zonePart(zone, lang, moments[0], offsets.length > 1 ? 'longGeneric' : 'long');
  // Some zones are called by their distance alone.
  return /^(GMT|UTC)/.test(name) ? far : inBrackets(name, far, lang);
}

const HALF_A_YEAR_MS = 182 * 86_400_000;

/** Pure: the head of a column of moments, which says by which clock they are: `开始时间（UTC+8）`, in summer and in winter. */
export function momentHead(title: string, zone: string, lang: Language, now: number): string {
  return inBrackets(title, listed(offsetsAt(zone, [now, now - HALF_A_YEAR_MS]), lang), lang);
}

/** `UTC+8` */
function offsetsAt(zone: string, moments: readonly number[]): string[] {
  const offset = (at: number) => zonePart(zone, 'en', at, 'shortOffset').replace('GMT', 'UTC');
  return [...new Set(moments.map((at) => offset(at).replace(/[+-]0$/, '')))];
}

function inBrackets(words: string, inside: string, lang: Language): string {
  return lang === 'zh' ? `${words}（${inside}）` : `${words} (${inside})`;
}

function zonePart(
  zone: string,
  lang: Language,
  at: number,
  timeZoneName: Intl.DateTimeFormatOptions['timeZoneName'],
): string {
  const locale = lang === 'zh' ? 'zh-CN' : 'en-GB';
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
