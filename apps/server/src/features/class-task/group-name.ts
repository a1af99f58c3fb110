import type { Language } from '@lets/contract';

/** Pure: what the group of a number, from 0, is called unless the teacher names it. */
export function groupName(i: number, lang: Language): string {
  return lang === 'en' ? `Group ${i + 1}` : `第 ${i + 1} 组`;
}
