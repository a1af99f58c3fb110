/** How much two texts are about the same: Chinese by pairs of letters, other words by their stems. */

const HAN = /\p{Script=Han}+/gu;
const WORD = /[a-z]+/gi;
/** Words that say nothing of what a sentence is about. */
const EMPTY = new Set(
  'the a an of to in on at is are was were be been it that this these those and or not no i you he she they we my your his her their our what who when where why how do did does has have had will would can could may please for by with as from some them yet'.split(
    ' ',
  ),
);
const EMPTY_PAIRS = new Set([
  '请问',
  '是否',
  '什么',
  '我们',
  '你们',
  '他们',
  '这个',
  '那个',
  '怎么',
  '现在',
  '可以',
  '没有',
  '是不',
  '不是',
  '一个',
  '一下',
  '的是',
  '有没',
]);
const ENDING = /(ing|ed|ly|ment|ation)?s?$/;

/** notes, noted and noting are about a note. */
function stemOf(word: string): string {
  const stem = word.replace(ENDING, '').replace(/e$/, '');
  return stem.length > 2 ? stem : word;
}

/** Pure: what a text is about, as a set. */
export function gistOf(text: string): ReadonlySet<string> {
  const gist = new Set<string>();
  for (const [run] of text.matchAll(HAN)) {
    for (let at = 0; at + 1 < run.length; at += 1) {
      const pair = run.slice(at, at + 2);
      if (!EMPTY_PAIRS.has(pair)) gist.add(pair);
    }
  }
  for (const [word] of text.toLowerCase().matchAll(WORD)) {
    if (word.length > 2 && !EMPTY.has(word)) gist.add(stemOf(word));
  }
  return gist;
}

/** Pure: the share of what is asked that an answer speaks of, from 0 to 1. */
export function likeness(asked: string, answer: string): number {
  const wanted = gistOf(asked);
  if (wanted.size === 0) return 0;
  const given = gistOf(answer);
  return [...wanted].filter((one) => given.has(one)).length / wanted.size;
}

/** Pure: the text that fits best, if any fits well enough. */
export function bestFit<T>(
  asked: string,
  answers: readonly T[],
  textOf: (answer: T) => string,
  enough: number,
): T | undefined {
  const rated = answers.map((answer) => ({ answer, fit: likeness(asked, textOf(answer)) }));
  return rated.filter(({ fit }) => fit >= enough).sort((a, b) => b.fit - a.fit)[0]?.answer;
}
