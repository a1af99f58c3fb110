import type { Bilingual, BilingualDocument, RichNode } from '@lets/contract';

/** Walks over everything that a case says, for its tests. */

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function collect<T>(
  value: unknown,
  pick: (value: unknown) => T | null,
  path = '',
): { found: T; path: string }[] {
  const found = pick(value);
  if (found !== null) return [{ found, path }];
  return entriesOf(value).flatMap(([key, inner]) => collect(inner, pick, `${path}/${key}`));
}

function hasBothLanguages(value: unknown): value is { zh: unknown; en: unknown } {
  return isRecord(value) && Object.keys(value).sort().join() === 'en,zh';
}

function asBilingual(value: unknown): Bilingual | null {
  if (!hasBothLanguages(value) || typeof value.zh !== 'string') return null;
  return value as Bilingual;
}

function asDocument(value: unknown): BilingualDocument | null {
  if (!hasBothLanguages(value) || !isRecord(value.zh)) return null;
  return value as BilingualDocument;
}

/** Every short text with where it stands. */
export function bilingualsOf(file: object): { text: Bilingual; path: string }[] {
  return collect(file, asBilingual).map(({ found, path }) => ({ text: found, path }));
}

/** Every document: templates, material, evidence, law and reference answers. */
export function documentsOf(file: object): { body: BilingualDocument; path: string }[] {
  return collect(file, asDocument).map(({ found, path }) => ({ body: found, path }));
}

/** Every node of every document inside a value. */
export function nodesOf(value: unknown): RichNode[] {
  const own = isRecord(value) && typeof value.type === 'string' ? [value as RichNode] : [];
  return [...own, ...entriesOf(value).flatMap(([, inner]) => nodesOf(inner))];
}
