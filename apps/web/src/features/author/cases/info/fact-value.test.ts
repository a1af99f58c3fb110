import type { CaseFieldKind } from '@lets/contract';
import { expect, test } from 'vitest';
import { withEnglish } from './fact-value.ts';

const bi = (zh: string, en = '') => ({ zh, en });
/** The English once this Chinese is typed over what was there. */
const english = (kind: CaseFieldKind, before: { zh: string; en: string }, zh: string) =>
  withEnglish(kind, before, { ...before, zh }).en;

test('the English of a day and of a sum follows the Chinese', () => {
  expect(english('date', bi('2025 年 7 月 1'), '2025 年 7 月 1 日')).toBe('1 July 2025');
  expect(english('date', bi('2025年7月1日', '1 July 2025'), '2025年7月1')).toBe('');
  expect(english('money', bi('36', '36'), '36，000')).toBe('36,000');
  expect(english('money', bi('36', '36'), '36 万元')).toBe('');
});

test('words of its own stay, and texts are let be', () => {
  expect(english('date', bi('2025年7月', 'in July'), '2025年7月1日')).toBe('in July');
  expect(english('text', bi('陈', 'Chen'), '陈晓岚')).toBe('Chen');
  expect(withEnglish('money', bi('36', '36'), bi('36', 'thirty-six')).en).toBe('thirty-six');
});
