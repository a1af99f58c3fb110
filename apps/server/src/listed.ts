import type { Language } from '@lets/contract';

/** Pure: words one after another, as the language lists them. */
export function listed(words: readonly string[], lang: Language): string {
  return words.join(lang === 'zh' ? '、' : ', ');
}
