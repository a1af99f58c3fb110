import type { Bilingual, Language } from '@lets/contract';

/** The text in the chosen language, or in the other one when that is empty. Pure. */
export function pick(text: Bilingual | null | undefined, language: Language): string {
  if (!text) return '';
  const other = language === 'zh' ? text.en : text.zh;
  return text[language] || other;
}
