/** Pure: the same passages in texts of different teams, beside what a template, or the case, gave to all of them. */

export interface Text {
  /** Texts of one owner are not compared with each other. */
  readonly owner: number;
  readonly text: string;
}

/** From one letter until before another, in the text as it was given. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export interface Passage {
  readonly left: Range;
  readonly right: Range;
  /** Letters of it that stand in no template. */
  readonly letters: number;
}

/** Two texts by their places, the lower first, with their longest passages first. */
export interface Pair {
  readonly left: number;
  readonly right: number;
  readonly letters: number;
  readonly passages: readonly Passage[];
}

/** Letters of a shingle, and own letters of a passage that is told: a line of Chinese says as much as three lines of Latin letters. */
const SIZES = { han: { shingle: 14, passage: 30 }, other: { shingle: 36, passage: 80 } } as const;
/** A shingle that stands more often than this in one text is a form, a row of dots or a refrain. */
const MOST_PLACES = 3;
const MOST_PASSAGES = 3;
/** Texts that are held against each other for one shingle, in all and of one owner: of what more have in common, pairs enough are told. */
const MOST_HOLDERS = { all: 40, owner: 2 } as const;

type Sizes = (typeof SIZES)[keyof typeof SIZES];

/** Letters and digits alone, in one form, each with its place in the text. */
interface Letters {
  readonly letters: string;
  readonly places: readonly number[];
  readonly sizes: Sizes;
}

const LETTER = /[\p{L}\p{N}]/u;

/** No more letters than the text has: one sign may stand for eighteen. */
function lettersOf(text: string): Letters {
  const places: number[] = [];
  let letters = '';
  let han = 0;
  let at = 0;
  for (const one of text) {
    if (letters.length >= text.length) break;
    for (const letter of one.normalize('NFKC').toLowerCase()) {
      if (!LETTER.test(letter)) continue;
      // One place for each unit, so that a letter of two units has two.
      for (const unit of letter.split('')) {
        letters += unit;
        places.push(at);
      }
      if (/\p{Script=Han}/u.test(letter)) han += 1;
    }
    at += one.length;
  }
  return { letters, places, sizes: han * 3 > letters.length ? SIZES.han : SIZES.other };
}

/** shingle → where it begins; of a refrain nothing. */
function shinglesOf({ letters, sizes }: Letters): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (let at = 0; at + sizes.shingle <= letters.length; at += 1) {
    const shingle = letters.slice(at, at + sizes.shingle);
    const places = found.get(shingle);
    if (places) places.push(at);
    else found.set(shingle, [at]);
  }
  for (const [shingle, places] of found) if (places.length > MOST_PLACES) found.delete(shingle);
  return found;
}

/** Of each letter whether it stands in one of the templates. */
function givenLetters(own: Letters, templates: ReadonlySet<string>): Uint8Array {
  const given = new Uint8Array(own.letters.length);
  const { shingle } = own.sizes;
  for (let at = 0; at + shingle <= own.letters.length; at += 1)
    if (templates.has(own.letters.slice(at, at + shingle))) given.fill(1, at, at + shingle);
  return given;
}

/** Every shingle of the templates, of both sizes. */
function shinglesOfAll(templates: readonly string[]): ReadonlySet<string> {
  const all = new Set<string>();
  for (const text of templates) {
    const { letters } = lettersOf(text);
    for (const { shingle } of Object.values(SIZES))
      for (let at = 0; at + shingle <= letters.length; at += 1) all.add(letters.slice(at, at + shingle));
  }
  return all;
}

interface Read {
  readonly own: Letters;
  readonly given: Uint8Array;
  readonly shingles: Map<string, number[]>;
}

/** The pairs of texts that have passages in common, those with most letters first, at most so many. */
export function likenessOf(
  texts: readonly Text[],
  templates: readonly string[],
  most: number,
): readonly Pair[] {
  const common = shinglesOfAll(templates);
  const read = texts.map(({ text }): Read => {
    const own = lettersOf(text);
    return { own, given: givenLetters(own, common), shingles: shinglesOf(own) };
  });
  const pairs: Pair[] = [];
  for (const [left, right] of candidates(texts, read, common)) {
    const passages = passagesOf(read[left] as Read, read[right] as Read);
    const letters = passages.reduce((sum, one) => sum + one.letters, 0);
    if (letters > 0) pairs.push({ left, right, letters, passages: passages.slice(0, MOST_PASSAGES) });
  }
  return pairs.sort((a, b) => b.letters - a.letters || a.left - b.left || a.right - b.right).slice(0, most);
}

/** Pairs of different owners that have a shingle in common which no template gave: a passage of their own holds one. */
function candidates(
  texts: readonly Text[],
  read: readonly Read[],
  given: ReadonlySet<string>,
): [number, number][] {
  const holders = new Map<string, number[]>();
  const found = new Set<number>();
  read.forEach(({ shingles }, right) => {
    for (const shingle of shingles.keys()) {
      if (given.has(shingle)) continue;
      const before = holders.get(shingle);
      if (!before) {
        holders.set(shingle, [right]);
        continue;
      }
      const others = before.filter((left) => texts[left]?.owner !== texts[right]?.owner);
      // Copies of one owner's text must not crowd out those of others.
      if (before.length >= MOST_HOLDERS.all || before.length - others.length >= MOST_HOLDERS.owner) continue;
      for (const left of others) found.add(left * texts.length + right);
      before.push(right);
    }
  });
  return [...found].map((pair) => [Math.floor(pair / texts.length), pair % texts.length]);
}

/** Runs of common shingles, the longest first. The same whichever text is the left one. */
function passagesOf(left: Read, right: Read): Passage[] {
  const size = left.own.sizes.shingle;
  if (size !== right.own.sizes.shingle) return [];
  /** How far the one lies behind the other → where common shingles begin on the left. */
  const diagonals = new Map<number, number[]>();
  for (const [shingle, places] of left.shingles)
    for (const there of right.shingles.get(shingle) ?? [])
      for (const here of places) {
        const starts = diagonals.get(here - there);
        if (starts) starts.push(here);
        else diagonals.set(here - there, [here]);
      }
  const passages: Passage[] = [];
  for (const [behind, starts] of diagonals)
    for (const { from, to } of runsOf(starts, size)) {
      const own = ownIn(left, right, { from, to, behind });
      if (!own || own.letters < left.own.sizes.passage) continue;
      passages.push({
        letters: own.letters,
        left: placed(left.own, own),
        right: placed(right.own, { from: own.from - behind, to: own.to - behind }),
      });
    }
  const sum = ({ left: a, right: b }: Passage) => a.from + b.from;
  return passages.sort((a, b) => b.letters - a.letters || sum(a) - sum(b));
}

/** Shingles that touch or overlap, as one. */
function runsOf(starts: number[], size: number): Range[] {
  const runs: { from: number; to: number }[] = [];
  for (const from of starts.sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && from <= last.to) last.to = from + size;
    else runs.push({ from, to: from + size });
  }
  return runs;
}

/** What remains of a run when it is cut down to its first and its last letter that no template gave, and how many of it are such. */
function ownIn(
  left: Read,
  right: Read,
  { from, to, behind }: Range & { readonly behind: number },
): (Range & { readonly letters: number }) | null {
  let letters = 0;
  let [first, last] = [-1, -1];
  for (let at = from; at < to; at += 1) {
    if (left.given[at] === 1 || right.given[at - behind] === 1) continue;
    letters += 1;
    if (first < 0) first = at;
    last = at;
  }
  return first < 0 ? null : { from: first, to: last + 1, letters };
}

function placed({ places }: Letters, { from, to }: Range): Range {
  return { from: places[from] ?? 0, to: (places[to - 1] ?? 0) + 1 };
}
