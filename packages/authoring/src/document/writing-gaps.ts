import { plainText, type RichNode } from '@lets/contract';

/** A place in a document that was left open to write on. */
export interface WritingGap {
  /** The way to the paragraph or heading it is in: which child of the document, which child of that, and so on. */
  readonly path: readonly number[];
  /** Where it is among the signs of that block; what is no text counts as one sign. */
  readonly from: number;
  readonly to: number;
  /** What asks for something: the words before it, or in the cell to the left. */
  readonly label: string;
  /** The words on either side, for whoever decides what belongs here. */
  readonly before: string;
  readonly after: string;
  /** Words say so and no blank: 【原告姓名】, or a line that ends with a colon. */
  readonly isNamed: boolean;
}

/** More would be no template but a form to be scanned, and nobody would look through them. */
export const MOST_GAPS = 300;

/** Stands for what is no text: a field, a citation. */
const OTHER = '\ufffc';
const BLANK = '[_＿ \\t\\u3000]';

/** Each pattern has the gap as its group `gap`, or is it as a whole. */
const PATTERNS: readonly RegExp[] = [
  // ____年__月__日 is one date.
  new RegExp(`(?<gap>(?:${BLANK}+|[×xX]{2,4})年(?:${BLANK}|[×xX])*月(?:${BLANK}|[×xX])*日)`, 'gu'),
  /(?<gap>_{2,}|＿+|[×＊]{2,})/gu,
  /(?<gap>【[\s_＿…]*】|\[[\s_]*\])/gu,
  // The brackets of （　）民初（　）号 belong to what is written.
  /[（〔(](?<gap>[\s_＿]*)[）〕)]/gu,
  /[：:](?<gap>[ \t\u3000]{2,})/gu,
];
const NAMED = /(?<gap>【[^【】\ufffc]{1,20}】)/gu;
const OPEN_END = /[：:](?<gap>)[ \t\u3000]?$/gu;

interface Found {
  readonly from: number;
  readonly to: number;
  readonly isNamed: boolean;
  readonly inside: string;
}

/** Pure: the gaps of a document, in the order in which they are read. */
export function writingGaps(document: RichNode): WritingGap[] {
  const gaps: WritingGap[] = [];
  visit(document, [], gaps);
  return gaps.slice(0, MOST_GAPS);
}

function visit(node: RichNode, path: readonly number[], gaps: WritingGap[]): void {
  for (const [at, child] of (node.content ?? []).entries()) {
    if (gaps.length >= MOST_GAPS) return;
    const here = [...path, at];
    if (child.type === 'paragraph' || child.type === 'heading') {
      const next = node.content?.[at + 1]?.type ?? '';
      gaps.push(...gapsOfBlock(child, here, !/List|table/.test(next)));
    } else if (child.type === 'tableRow') visitRow(child, here, gaps);
    else visit(child, here, gaps);
  }
}

/** An empty cell right of one with words is what those words ask for. */
function visitRow(row: RichNode, path: readonly number[], gaps: WritingGap[]): void {
  let label = '';
  for (const [at, cell] of (row.content ?? []).entries()) {
    const words = plainText(cell).trim();
    const [only, other] = cell.content ?? [];
    const isOpen =
      words === '' && label !== '' && only?.type === 'paragraph' && !other && row.type === 'tableRow';
    if (isOpen) {
      const to = signsOf(only).length;
      gaps.push({ path: [...path, at, 0], from: 0, to, label, before: label, after: '', isNamed: false });
    } else visit(cell, [...path, at], gaps);
    label = words.includes('\n') || words.length > 20 ? '' : bare(words);
  }
}

function gapsOfBlock(block: RichNode, path: readonly number[], mayEndOpen: boolean): WritingGap[] {
  const signs = signsOf(block);
  const found: Found[] = PATTERNS.flatMap((pattern) => foundBy(pattern, signs, false));
  found.push(...foundBy(NAMED, signs, true));
  if (mayEndOpen && block.type === 'paragraph') found.push(...foundBy(OPEN_END, signs, true));
  found.sort((a, b) => a.from - b.from || b.to - a.to);
  const gaps: WritingGap[] = [];
  let end = 0;
  for (const { from, to, isNamed, inside } of found) {
    if (from < end || (from === end && end > 0 && to === from)) continue;
    const before = signs.slice(end, from);
    const label = inside || labelIn(before);
    const around = { before: signs.slice(Math.max(0, from - 16), from), after: signs.slice(to, to + 8) };
    gaps.push({ path, from, to, label, ...around, isNamed });
    end = to;
  }
  return gaps;
}

function foundBy(pattern: RegExp, signs: string, isNamed: boolean): Found[] {
  return [...signs.matchAll(pattern)].map((match): Found => {
    const gap = match.groups?.gap ?? match[0];
    const from = match.index + match[0].indexOf(gap, gap === '' ? match[0].trimEnd().length : 0);
    const inside = isNamed ? gap.replace(/[【】]/gu, '').trim() : '';
    return { from, to: from + gap.length, isNamed, inside };
  });
}

/** Pure: a block's words, sign by sign. */
export function signsOf(block: RichNode): string {
  return (block.content ?? [])
    .map((node) => node.text ?? (node.type === 'hardBreak' ? '\n' : OTHER))
    .join('');
}

/** Pure: what the words before a gap ask for: those since the last stop. */
function labelIn(before: string): string {
  const words = before.replace(/[\s:：“”"'《（(〔【[]+$/u, '');
  return bare(words.split(/[。；;，,、！？\n）〕】\]:：\ufffc]/u).at(-1) ?? '');
}

/** Without numbers before it and colons behind it. */
function bare(words: string): string {
  return words
    .replace(/^[\s\u3000]*(?:[一二三四五六七八九十]+、|[(（]?\d+[.．、)）]?)[\s\u3000]*/u, '')
    .replace(/[\s:：]+$/u, '')
    .trim();
}
