import type { Facsimile } from '@lets/contract';

const urls: Record<string, string> = import.meta.glob('./facsimiles/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The address of a drawn paper, whose words are in this language. */
export function facsimileUrl(drawing: Facsimile, language: 'zh' | 'en'): string {
  return urls[`./facsimiles/${drawing}.${language}.svg`] ?? '';
}
