import type { Article, Library } from './library.ts';
import { lookUp, sameText, statuteKey } from './library.ts';
import type { Quotation } from './quotes.ts';

export type Verdict = 'equal' | 'marked extract' | 'differing' | 'not to be had';

export interface Finding {
  readonly verdict: Verdict;
  /** For what differs or is missing: how. */
  readonly how: string;
}

/** Where two texts part, with a little of each. */
function parting(ours: string, theirs: string): string {
  let at = 0;
  while (at < ours.length && ours[at] === theirs[at]) at += 1;
  const from = Math.max(0, at - 8);
  return `quoted "…${ours.slice(from, at + 24)}…", copy "…${theirs.slice(from, at + 24)}…"`;
}

/** Each part stands in the article, in order. */
function isExtract(parts: readonly string[], whole: string): boolean {
  let from = 0;
  for (const part of parts) {
    const at = whole.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return true;
}

function compareWords(quotation: Quotation, article: Article): Finding {
  const whole = sameText(article.join(''));
  const ours = quotation.paragraphs.map(sameText);
  if (ours.join('') === whole) return { verdict: 'equal', how: '' };
  const parts = ours.flatMap((one) => one.split(/…+|\.{3,}/u)).filter((one) => one !== '');
  if (
    isExtract(
      parts.map((one) => one.replace(/[,;。:]$/u, '')),
      whole,
    )
  )
    return quotation.isMarked
      ? { verdict: 'marked extract', how: '' }
      : { verdict: 'differing', how: 'part of the article, not marked as an extract' };
  return { verdict: 'differing', how: parting(ours.join(''), whole) };
}

/** Compares a quotation with the library; a short name is looked up among the case's own. */
export function compare(
  quotation: Quotation,
  library: Library,
  aliases: ReadonlyMap<string, string>,
): Finding {
  const key = statuteKey(quotation.statute);
  const statute = lookUp(aliases.get(key) ?? quotation.statute, library);
  if (!statute) return { verdict: 'not to be had', how: 'no copy of the text' };
  const article = statute.articles.get(quotation.number);
  if (!article) return { verdict: 'differing', how: 'the copy has no such article' };
  return quotation.kind === 'number' ? { verdict: 'equal', how: '' } : compareWords(quotation, article);
}
