import type { Passage } from '@lets/contract';
import { Fragment, type ReactNode } from 'react';
import styles from './rich-text.module.css';

/** What of a document's words is spoken of, and what a press on it does. */
export interface Passages {
  readonly marked: readonly (Passage & { readonly id: string })[];
  /** The one that is looked at. */
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
}

interface RunProps {
  /** How many characters of the document stand before. */
  at: number;
  words: string;
  /** Drawn in place of its words, and marked as a whole: a citation or a field. */
  whole: ReactNode;
  passages: Passages;
}

/** Words that stand together, cut where a passage begins or ends; `data-at` tells selections where they are. */
export function Run({ at, words, whole, passages }: RunProps) {
  const pieces = whole === null ? cut(at, words, passages.marked) : [{ from: at, words }];
  return (
    <span data-at={at}>
      {pieces.map((piece) => {
        const shown = whole ?? piece.words;
        const over = passages.marked.filter(
          ({ from, to }) => from < piece.from + piece.words.length && to > piece.from,
        );
        const top = over.find(({ id }) => id === passages.openId) ?? over.at(-1);
        if (!top) return <Fragment key={piece.from}>{shown}</Fragment>;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the card beside is reached by keyboard and says the same
          <mark
            key={piece.from}
            className={styles.passage}
            data-passage={top.id}
            data-open={top.id === passages.openId || undefined}
            onClick={() => passages.onOpen(top.id)}
          >
            {shown}
          </mark>
        );
      })}
    </span>
  );
}

/** Pure: words cut at every end of a passage within them. */
function cut(at: number, words: string, marked: readonly Passage[]): { from: number; words: string }[] {
  const ends = marked
    .flatMap(({ from, to }) => [from - at, to - at])
    .filter((end) => end > 0 && end < words.length);
  const cuts = [...new Set([0, ...ends, words.length])].sort((a, b) => a - b);
  return cuts.slice(0, -1).map((from, i) => ({ from: at + from, words: words.slice(from, cuts[i + 1]) }));
}

/** Where in a document's words a selection on the page is; null when it touches none of them. */
export function passageOf(root: Element, range: Range): Passage | null {
  const hits: Passage[] = [];
  for (const run of root.querySelectorAll<HTMLElement>('[data-at]')) {
    if (!range.intersectsNode(run)) continue;
    const at = Number(run.dataset.at);
    const length = run.textContent.length;
    const from = at + (run.contains(range.startContainer) ? lengthTo(run, range, 'start') : 0);
    const to = at + (run.contains(range.endContainer) ? lengthTo(run, range, 'end') : length);
    if (to > from) hits.push({ from, to });
  }
  const [first, last] = [hits[0], hits.at(-1)];
  return first && last ? { from: first.from, to: last.to } : null;
}

/** Characters of a run before one end of a range within it. */
function lengthTo(run: Element, range: Range, end: 'start' | 'end'): number {
  const before = run.ownerDocument.createRange();
  before.setStart(run, 0);
  if (end === 'start') before.setEnd(range.startContainer, range.startOffset);
  else before.setEnd(range.endContainer, range.endOffset);
  return before.toString().length;
}
