import type { Bilingual } from '../core/values.ts';
import type { PaperElement } from '../workflow/flow.ts';
import { isDated, isDateLine } from './date-lines.ts';
import { type Part, type Path, partNamed, partsOf } from './document-parts.ts';
import type { Gap } from './gap.ts';
import { attributeOf, nodesOf } from './gap-words.ts';
import type { RichNode } from './rich-nodes.ts';

/**
 * `open`: something is missing where it belongs; `written`: its place is found and nothing is open there. `untold`: no part of the
 * document is named after it; `self_check`: its author says that it has no place. Of these only the person who reads it can tell.
 */
export type ElementState = 'open' | 'written' | 'untold' | 'self_check';

/** How an element stands in a document, and where. */
export interface ElementStanding {
  readonly state: ElementState;
  /** The first gap where it belongs; null where nothing is open. */
  readonly gap: Gap | null;
  /** Where it stands; null where it has no place. */
  readonly path: Path | null;
}

/** Pure: how each element of a template stands in the document, as far as its parts tell. */
export function elementStandings(
  elements: readonly PaperElement[],
  body: RichNode,
  gaps: readonly Gap[],
): ElementStanding[] {
  const blocks = body.content ?? [];
  const parts = partsOf(blocks);
  return elements.map((element): ElementStanding => {
    if (element.self_check) return { state: 'self_check', gap: null, path: null };
    const place = placeOf(element, parts, blocks);
    const gap = gaps.find((one) => isIn(one, place)) ?? null;
    const path = place.paths[0] ?? null;
    if (gap) return { state: 'open', gap, path };
    return { state: path ? 'written' : 'untold', gap, path };
  });
}

/** Where an element belongs: some places of the document, and gaps of some kinds wherever they are. */
interface Place {
  readonly paths: readonly Path[];
  readonly kinds: readonly Gap['kind'][];
}

function placeOf(element: PaperElement, parts: readonly Part[], blocks: readonly RichNode[]): Place {
  const named = namedPlaces(element, parts, blocks);
  if (named.length > 0) return { paths: named, kinds: [] };
  const words = { zh: withoutArticles(element.zh), en: withoutArticles(element.en) };
  return closingPlace(words, blocks) ?? { paths: partOf(words, parts)?.places ?? [], kinds: [] };
}

/** A gap in a row is in its table; and while the whole table is a gap, so is each of its rows. */
function isIn({ kind, path }: Gap, { paths, kinds }: Place): boolean {
  if (kinds.includes(kind)) return true;
  return path.length > 0 && paths.some((place) => place.every((index, at) => (path[at] ?? index) === index));
}

/** Pure: the names that an element's place is written with; several are parted by semicolons. */
export function partNames(part: Bilingual | undefined, language: 'zh' | 'en'): string[] {
  return (part?.[language] ?? '').split(/[;；\n]/u).flatMap((name) => name.trim() || []);
}

/** The document is in one of the languages: the one in which more of the names are found. */
function namedPlaces({ part }: PaperElement, parts: readonly Part[], blocks: readonly RichNode[]): Path[] {
  const [zh = [], en = []] = (['zh', 'en'] as const).map((language) =>
    partNames(part, language).flatMap((name) => partNamed(name, parts, blocks) ?? []),
  );
  return (zh.length >= en.length ? zh : en).flatMap(({ places }) => places);
}

const SIGNING = /签名|签收|署名|盖章|\bsign(?:s|ed|ature|atures)?\b/iu;
const DATING = /(?:注明|签署|写明)日期|\bdated\b/iu;
const DATE = /日期|\bdate\b/iu;

/** Who signs, and when. A paper without a date at its end may have one in a field above. */
function closingPlace({ zh, en }: Bilingual, blocks: readonly RichNode[]): Place | null {
  const says = (pattern: RegExp) => pattern.test(zh) || pattern.test(en);
  const isSigned = says(SIGNING);
  const isDue = says(DATING) || (isSigned && says(DATE));
  if (!isSigned && !isDue) return null;
  const at = (wanted: (block: RichNode) => boolean) =>
    blocks.flatMap((block, index): Path[] => (wanted(block) ? [[index]] : []));
  const atEnd = at((block) => isDateLine(block) || isDated(block));
  return {
    paths: [
      ...(isSigned ? at(({ type }) => type === 'signature' || type === 'seal') : []),
      ...(isDue ? (atEnd.length > 0 ? atEnd : dateFields(blocks)) : []),
    ],
    kinds: [...(isSigned ? (['signature'] as const) : []), ...(isDue ? (['date'] as const) : [])],
  };
}

function dateFields(blocks: readonly RichNode[]): Path[] {
  return [...nodesOf({ type: 'doc', content: [...blocks] })].flatMap(({ node, path }) =>
    node.type === 'mergeField' && DATE.test(attributeOf(node, 'label')) ? [path] : [],
  );
}

/** The articles that an element rests on, in brackets at its end, name no part of a document. */
const ARTICLES = /\s*[（(](?=[^（(]*(?:第.+[条款项]|\bArticles?\b|\bitem \d))[^（]*[）)]\s*$/u;
const withoutArticles = (words: string) => words.replace(ARTICLES, '');

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

/** How many longer English words two texts share, whether of one or of several. */
function sharedWords(one: string, other: string): number {
  const words = longWords(other);
  return [...longWords(one)].filter((word) => words.has(word)).length;
}

function longWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z]{5,}/gu) ?? [];
  return new Set(words.map((word) => word.replace(/(?:(?<=[sx]|ch|sh)es|(?<!s)s)$/u, '')));
}
