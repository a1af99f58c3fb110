import type { RichDocument, RichNode } from '@lets/contract';

/** A stretch of a compared paragraph. */
export interface Piece {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** A paragraph of the comparison, with what it is drawn as. */
export interface ComparedBlock {
  readonly level: number | null;
  readonly pieces: readonly Piece[];
}

interface Token {
  readonly text: string;
  /** Ends a paragraph of this level. */
  readonly end: { readonly level: number | null } | null;
}

const FIELD = (node: RichNode) => String(node.attrs?.value || `[${node.attrs?.label}]`);

/** Pure: what one version says that another does not, word by word in either language, in the order of the text. */
export function compareDocuments(
  before: RichDocument,
  after: RichDocument,
  language: string,
): ComparedBlock[] {
  const words = new Intl.Segmenter(language, { granularity: 'word' });
  return blocksOf(difference(tokensOf(before, words), tokensOf(after, words)));
}

/** How much a version adds and takes away, in characters. Pure. */
export function countChanges(blocks: readonly ComparedBlock[]): { added: number; removed: number } {
  const count = (kind: Piece['kind']) =>
    blocks
      .flatMap(({ pieces }) => pieces)
      .reduce((sum, piece) => sum + (piece.kind === kind ? piece.text.length : 0), 0);
  return { added: count('added'), removed: count('removed') };
}

function tokensOf(node: RichNode, words: Intl.Segmenter): Token[] {
  if (isParagraph(node)) {
    const level = node.type === 'heading' ? Number(node.attrs?.level ?? 1) : null;
    const text = lineOf(node);
    const inner = [...words.segment(text)].map(({ segment }) => ({ text: segment, end: null }));
    return [...inner, { text: '', end: { level } }];
  }
  return (node.content ?? []).flatMap((child) => tokensOf(child, words));
}

/** Blocks without text of their own stand for themselves in a line. */
const STANDING: Readonly<Record<string, (node: RichNode) => string>> = {
  image: (node) => `[${node.attrs?.alt || 'image'}]`,
  seal: (node) => `[${node.attrs?.name}]`,
  signature: (node) => `${node.attrs?.label}____`,
  horizontalRule: () => '———',
};

function isParagraph({ type }: RichNode): boolean {
  return type === 'paragraph' || type === 'heading' || type in STANDING;
}

function lineOf(node: RichNode): string {
  const standing = STANDING[node.type];
  if (standing) return standing(node);
  if (node.type === 'text') return node.text ?? '';
  if (node.type === 'hardBreak') return '\n';
  if (node.type === 'mergeField') return FIELD(node);
  if (node.type === 'citation') return String(node.attrs?.text);
  return (node.content ?? []).map(lineOf).join('');
}

interface Step {
  readonly kind: Piece['kind'];
  readonly token: Token;
}

const same = (a: Token, b: Token) => a.text === b.text && a.end?.level === b.end?.level && !a.end === !b.end;
/** Beyond so many differences the rest counts as written anew: nobody reads them one by one. */
const MAX_EDITS = 2500;

/** The shortest way from one text to the other (Myers), once what they share at both ends is set aside. */
function difference(before: readonly Token[], after: readonly Token[]): Step[] {
  let head = 0;
  while (head < before.length && head < after.length && same(before[head] as Token, after[head] as Token))
    head++;
  let tail = 0;
  const rest = Math.min(before.length, after.length) - head;
  while (tail < rest && same(before.at(-1 - tail) as Token, after.at(-1 - tail) as Token)) tail++;
  const keep = (tokens: readonly Token[]): Step[] => tokens.map((token) => ({ kind: 'same', token }));
  return [
    ...keep(after.slice(0, head)),
    ...shortestWay(before.slice(head, before.length - tail), after.slice(head, after.length - tail)),
    ...keep(after.slice(after.length - tail)),
  ];
}

function shortestWay(before: readonly Token[], after: readonly Token[]): Step[] {
  const traces: Map<number, number>[] = [];
  let reach = new Map<number, number>([[1, 0]]);
  const most = Math.min(MAX_EDITS, before.length + after.length);
  for (let edits = 0; edits <= most; edits++) {
    traces.push(new Map(reach));
    const next = new Map(reach);
    for (let k = -edits; k <= edits; k += 2) {
      const isDown = k === -edits || (k !== edits && (next.get(k - 1) ?? -1) < (next.get(k + 1) ?? -1));
      let x = isDown ? (next.get(k + 1) ?? 0) : (next.get(k - 1) ?? 0) + 1;
      let y = x - k;
      while (x < before.length && y < after.length && same(before[x] as Token, after[y] as Token)) {
        x++;
        y++;
      }
      next.set(k, x);
      if (x >= before.length && y >= after.length) return walkBack(before, after, traces);
    }
    reach = next;
  }
  return [
    ...before.map((token): Step => ({ kind: 'removed', token })),
    ...after.map((token): Step => ({ kind: 'added', token })),
  ];
}

function walkBack(
  before: readonly Token[],
  after: readonly Token[],
  traces: readonly Map<number, number>[],
): Step[] {
  const steps: Step[] = [];
  let x = before.length;
  let y = after.length;
  for (let edits = traces.length - 1; edits >= 0; edits--) {
    const reach = traces[edits] as Map<number, number>;
    const k = x - y;
    const isDown = k === -edits || (k !== edits && (reach.get(k - 1) ?? -1) < (reach.get(k + 1) ?? -1));
    const fromK = isDown ? k + 1 : k - 1;
    const fromX = reach.get(fromK) ?? 0;
    const fromY = fromX - fromK;
    while (x > fromX && y > fromY && x > 0 && y > 0) {
      steps.push({ kind: 'same', token: after[--y] as Token });
      x--;
    }
    if (edits === 0) break;
    if (isDown) steps.push({ kind: 'added', token: after[--y] as Token });
    else steps.push({ kind: 'removed', token: before[--x] as Token });
  }
  return steps.reverse();
}

function blocksOf(steps: readonly Step[]): ComparedBlock[] {
  const blocks: ComparedBlock[] = [];
  let pieces: Piece[] = [];
  for (const { kind, token } of steps) {
    if (token.end) {
      if (pieces.length > 0) blocks.push({ level: token.end.level, pieces });
      pieces = [];
      continue;
    }
    const last = pieces.at(-1);
    if (last?.kind === kind) pieces[pieces.length - 1] = { kind, text: last.text + token.text };
    else pieces.push({ kind, text: token.text });
  }
  if (pieces.length > 0) blocks.push({ level: null, pieces });
  return blocks;
}
