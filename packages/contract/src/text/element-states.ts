import type { Bilingual } from '../core/values.ts';
import type { PaperElement } from '../workflow/flow.ts';
import { attributeOf, nodesOf } from './gap-words.ts';
import type { Gap } from './gaps.ts';
import type { RichNode } from './rich-nodes.ts';
import { plainText } from './rich-text.ts';

/**
 * `open`: something is missing where it belongs; `written`: its place is found and nothing is open there. `untold`: no part of the
 * document is named after it, so only whoever reads it can tell.
 */
export type ElementState = 'open' | 'written' | 'untold';

/** A part of a document: its heading, label, number, field or table, and which of the document's blocks are its own. */
interface Part {
  readonly title: string;
  readonly from: number;
  readonly to: number;
}

/** Pure: how each element of a template stands in the document, as far as its parts tell. */
export function elementStates(
  elements: readonly PaperElement[],
  body: RichNode,
  gaps: readonly Gap[],
): ElementState[] {
  const parts = partsOf(body.content ?? []);
  return elements.map((element) => {
    const named = element.part && partNamed(element.part, parts);
    const closing = named ? [] : closingKindsOf(element);
    if (closing.length > 0) return gaps.some(({ kind }) => closing.includes(kind)) ? 'open' : 'written';
    const part = named ?? partOf(element, parts);
    if (!part) return 'untold';
    return gaps.some(({ path: [at = -1] }) => at >= part.from && at < part.to) ? 'open' : 'written';
  });
}

const SIGNING = /签名|签收|署名|盖章|\bsign(?:s|ed|ature|atures)?\b/iu;
const DATING = /(?:注明|签署|写明)日期|\bdated\b/iu;

function closingKindsOf({ zh, en }: Bilingual): Gap['kind'][] {
  return [
    ...(SIGNING.test(zh) || SIGNING.test(en) ? ['signature' as const] : []),
    ...(DATING.test(zh) || DATING.test(en) ? ['date' as const] : []),
  ];
}

const LABEL = /^([^：:。.]{2,40})[：:]/u;
const NUMBERED = /^(?:[一二三四五六七八九十]+、|\d{1,2}\. )([^：:；;。.]{2,60})/u;

function partsOf(blocks: readonly RichNode[]): Part[] {
  return blocks.flatMap((block, from): Part[] => {
    if (block.type === 'heading') {
      const level = levelOf(block);
      const next = blocks.findIndex(
        (one, at) => at > from && one.type === 'heading' && levelOf(one) <= level,
      );
      return level === 1 ? [] : [{ title: plainText(block), from, to: next < 0 ? blocks.length : next }];
    }
    if (block.type === 'table') return [{ title: tableTitle(block), from, to: from + 1 }];
    const words = plainText(block).trim();
    const [, label] = LABEL.exec(words) ?? [];
    const [, numbered] = NUMBERED.exec(words) ?? [];
    return [
      ...(label ? [{ title: label, from, to: from + 2 }] : []),
      ...(numbered && !label ? [{ title: numbered, from, to: from + 1 }] : []),
      ...fieldsIn(block).map((title) => ({ title, from, to: from + 1 })),
    ];
  });
}

/** A table is known by its head, and by what its rows are about. */
function tableTitle({ content: rows = [] }: RichNode): string {
  const [head, ...others] = rows;
  return [head, ...others.map(({ content }) => content?.[0])]
    .map((one) => (one ? plainText(one) : ''))
    .join('\n');
}

function fieldsIn(block: RichNode): string[] {
  return [...nodesOf(block)].flatMap(({ node }) =>
    node.type === 'mergeField' ? [attributeOf(node, 'label')] : [],
  );
}

const levelOf = ({ attrs }: RichNode) => Number(attrs?.level ?? 1);

/** The first part that bears a name. */
function partNamed({ zh, en }: Bilingual, parts: readonly Part[]): Part | undefined {
  return parts.find(({ title }) => [zh, en].some((name) => name !== '' && title.includes(name)));
}

/** The part that shares most with the element's words, the first of equals. */
function partOf({ zh, en }: Bilingual, parts: readonly Part[]): Part | null {
  let best: Part | null = null;
  let most = 0;
  for (const part of parts) {
    const shared = Math.max(sharedHan(zh, part.title), sharedWords(en, part.title));
    if (shared > most) [best, most] = [part, shared];
  }
  return best;
}

/** How many Chinese characters in a row two texts share; a single one says nothing. */
function sharedHan(one: string, other: string): number {
  const runs = one.match(/\p{Script=Han}+/gu) ?? [];
  let longest = 0;
  for (const run of runs) {
    for (let from = 0; from < run.length; from++) {
      while (other.includes(run.slice(from, from + longest + 1)) && from + longest < run.length) longest += 1;
    }
  }
  return longest < 2 ? 0 : longest;
}

/** How many longer English words two texts share. */
function sharedWords(one: string, other: string): number {
  const long = (text: string) => new Set(text.toLowerCase().match(/[a-z]{5,}/gu) ?? []);
  const words = long(other);
  return [...long(one)].filter((word) => words.has(word)).length;
}
