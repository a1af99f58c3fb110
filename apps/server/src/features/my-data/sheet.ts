import type { Bilingual, Language } from '@lets/contract';
import { CHAPTERS } from './words.ts';

/** A `Date` is a moment; an array is a list of words. */
export type Cell = string | number | boolean | Date | null;
export type ChapterKey = keyof typeof CHAPTERS;

export interface Chapter {
  readonly key: ChapterKey;
  readonly rows: readonly Readonly<Record<string, Cell>>[];
}

/** One page of the copy, and one JSON file. */
export interface DataPage {
  /** In the archive, without an ending: `account`, `experiments/0001`. */
  readonly path: string;
  readonly title: string;
  readonly chapters: readonly Chapter[];
}

/** Rows with every column of a chapter, and no other. */
export function chapter<K extends ChapterKey>(
  key: K,
  rows: readonly Readonly<Record<keyof (typeof CHAPTERS)[K]['columns'], Cell>>[],
): Chapter {
  return { key, rows };
}

export function titleOf(key: ChapterKey, lang: Language): string {
  return CHAPTERS[key].title[lang];
}

export function columnsOf(key: ChapterKey): [name: string, words: Bilingual][] {
  return Object.entries(CHAPTERS[key].columns);
}
