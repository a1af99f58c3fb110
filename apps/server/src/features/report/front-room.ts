/** How much fits on a report's first page, reckoned in lines as they are set there. */

/** Wide letters on a line of the first page; others take about half their room. */
const LETTERS = 46;
const NARROW = 0.53;

/** Lines on the page beside its title and headings. */
export const FRONT_LINES = 35;

/** Pure: how many lines some words take. */
export function linesOn(words: string, letters: number = LETTERS): number {
  return Math.max(1, Math.ceil(widthOf(words) / letters));
}

/** Pure: words cut so that they take no more than so many lines; a word of letters is not cut in two unless it is the only one. */
export function clipped(words: string, lines: number, letters: number = LETTERS): string {
  if (linesOn(words, letters) <= lines) return words;
  const room = lines * letters - 2;
  let taken = 0;
  let kept = '';
  for (const letter of words) {
    taken += widthOf(letter);
    if (taken > room) break;
    kept += letter;
  }
  return `${wholeWords(kept, words).trimEnd()}…`;
}

const PART_OF_WORD = /[\p{L}\p{N}](?<!\p{Script=Han})/u;

function wholeWords(kept: string, words: string): string {
  const next = String.fromCodePoint(words.codePointAt(kept.length) ?? 32);
  if (!PART_OF_WORD.test(next)) return kept;
  const start = kept.search(/(?:(?!\p{Script=Han})[\p{L}\p{N}])+$/u);
  return start > 0 ? kept.slice(0, start) : kept;
}

/** Pure: as many of a list, from its first, as fit; where not all do, one line is kept for saying so. */
export function fitting<T>(list: readonly T[], room: number, linesOf: (one: T) => number): readonly T[] {
  const sum = (some: readonly T[]) => some.reduce((all, one) => all + linesOf(one), 0);
  if (sum(list) <= room) return list;
  const kept = list.findIndex((_, at) => sum(list.slice(0, at + 1)) > room - 1);
  return list.slice(0, Math.max(1, kept));
}

function widthOf(words: string): number {
  let width = 0;
  for (const letter of words)
    width += /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(letter) ? 1 : NARROW;
  return width;
}
