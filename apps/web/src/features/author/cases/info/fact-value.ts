import type { Bilingual, CaseFieldKind } from '@lets/contract';

const DAY = /^(\d{4})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日$/u;

/** Pure: a sum or a day in English, as its Chinese says it; null where that is none. */
function inEnglish(kind: CaseFieldKind, zh: string): string | null {
  const text = zh.trim();
  if (kind === 'money') return /^[\d,.，\s]*$/u.test(text) ? text.replaceAll('，', ',') : null;
  const [, year, month, day] = DAY.exec(text) ?? [];
  if (kind !== 'date' || !year) return null;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** Pure: what is written into a fact; of a sum and a day the English follows the Chinese, unless it has words of its own. */
export function withEnglish(kind: CaseFieldKind, before: Bilingual, after: Bilingual): Bilingual {
  if (after.en !== before.en) return after;
  const isOwn = before.en !== '' && before.en !== inEnglish(kind, before.zh);
  const en = inEnglish(kind, after.zh);
  if (isOwn) return after;
  if (en !== null) return { ...after, en };
  // While a day is still being typed, nothing stands beside it.
  return kind === 'text' ? after : { ...after, en: '' };
}
