const SOFT_HYPHEN = '\u00ad';
/** What must stand on each side of a hyphen. */
const LEAST = 3;
const VOWEL = /[aeiouy]/;
/** Endings that are kept whole. */
const SUFFIX = /(?:[st]ions?|tives?|ments?|ness|less|able|ible|ings?|ship|tors?|dant|tance)$/;
/** Two consonants that begin a syllable together; `st`, `sp` and their like are spoken apart. */
const ONSET = /^(?:[bcfgkp]l|[bcdfgkpt]r|ch|ph|sh|th|wh|qu)$/;

/**
 * English words that are longer than a line gain soft hyphens between their syllables, for browsers without a dictionary. Shorter ones
 * stay as they are: a line would rather end before them. Pure.
 */
export function softHyphens(text: string, lettersInLine: number): string {
  return text.replace(/[A-Za-z]{8,}/g, (word) => (word.length > lettersInLine ? hyphenate(word) : word));
}

function hyphenate(word: string): string {
  const lower = word.toLowerCase();
  const suffix = SUFFIX.exec(lower)?.index ?? lower.length;
  const places = [...Array(lower.length).keys()].filter((at) => {
    if (at < LEAST || lower.length - at < LEAST) return false;
    return at === suffix || (suffix - at >= LEAST - 1 && isBetweenSyllables(lower, at));
  });
  return [0, ...places].map((from, index) => word.slice(from, places[index])).join(SOFT_HYPHEN);
}

/** Whether a syllable ends before `at`: the consonants between two vowels go on with the word as far as they can be spoken together. */
function isBetweenSyllables(word: string, at: number): boolean {
  const before = /[^aeiouy]*$/.exec(word.slice(0, at))?.[0] ?? '';
  const after = /^(?:qu|[^aeiouy])*/.exec(word.slice(at))?.[0] ?? '';
  const vowel = word[at - before.length - 1];
  const follows = word.slice(at + after.length);
  if (!vowel || !VOWEL.test(vowel) || !VOWEL.test(follows.replace(/e$/, ''))) return false;
  const between = before + after;
  // “liber-al”, “exper-iment”
  if (between === 'r') return before === 'r';
  const twice = /([^aeiouy])\1/.exec(between);
  if (twice) return before.length === twice.index + 1;
  if (between.length < 2) return before === '' && after !== '';
  return ONSET.test(between.slice(-2)) ? after.length === 2 : after.length === 1;
}
