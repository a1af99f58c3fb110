import { isClosing } from './gap-places.ts';
import { attributeOf, isBlank, nodesOf } from './gap-words.ts';
import type { RichNode } from './rich-nodes.ts';
import { plainText } from './rich-text.ts';

/** The way to a node: which child of the document, which child of that, and so on. */
export type Path = readonly number[];

/** A part of a document: its heading, label, number, field, table or row, and what is its own, the first in reading order. */
export interface Part {
  readonly title: string;
  readonly places: readonly Path[];
}

const LABEL = /^([^：:。.]{2,40}|[^：:。.\p{Script=Han}]{2,90})[：:]/u;
const NUMBER = /^(?:[一二三四五六七八九十]+、|\d{1,2}\. )/u;
const NUMBERED = new RegExp(`${NUMBER.source}([^：:；;。.]{2,60})`, 'u');
const ENDS_AS_LABEL = /[：:]$/u;

const wordsOf = (node: RichNode) => plainText(node).trim();
const levelOf = ({ attrs }: RichNode) => Number(attrs?.level ?? 1);
const isTitle = (block: RichNode) => block.type === 'heading' && levelOf(block) === 1;

/** Pure: the parts of a document in reading order; its title is none. */
export function partsOf(blocks: readonly RichNode[]): Part[] {
  return blocks.flatMap((block, at): Part[] => {
    if (isTitle(block)) return [];
    if (block.type === 'heading') return [{ title: plainText(block), places: placesAt(blocks, at) }];
    if (block.type === 'table') return [...rowsOf(block, at), { title: tableTitle(block), places: [[at]] }];
    const words = wordsOf(block);
    const [, label] = LABEL.exec(words) ?? [];
    const [, numbered] = NUMBERED.exec(words) ?? [];
    return [
      ...(label ? [{ title: label, places: placesAt(blocks, at) }] : []),
      ...(numbered && !label ? [{ title: numbered, places: [[at]] }] : []),
      ...fieldsIn(block).map((title) => ({ title, places: [[at]] })),
    ];
  });
}

/** Pure: the first part that bears a name, or else the first line that says it. */
export function partNamed(name: string, parts: readonly Part[], blocks: readonly RichNode[]): Part | null {
  const part = parts.find(({ title }) => title.includes(name));
  if (part) return part;
  const at = blocks.findIndex((block) => !isTitle(block) && plainText(block).includes(name));
  return at < 0 ? null : { title: name, places: placesAt(blocks, at) };
}

/** What a block begins: all below a heading; what a line that ends in a colon is followed by; or itself alone. */
function placesAt(blocks: readonly RichNode[], at: number): Path[] {
  const block = blocks[at];
  const to = block?.type === 'heading' ? endOfHeading(blocks, at) : endOfLabel(blocks, at);
  return Array.from({ length: to - at }, (_, index) => [at + index]);
}

/** Up to the next heading of its level. Who signs at the end of a document is none of its last part, unless that holds nothing else. */
function endOfHeading(blocks: readonly RichNode[], from: number): number {
  const level = levelOf(blocks[from] ?? { type: 'heading' });
  const isNext = (one: RichNode) => one.type === 'heading' && levelOf(one) <= level;
  const [first] = blocks.slice(from + 1);
  const holdsClosing = first !== undefined && isClosing(first);
  const next = blocks.findIndex((one, at) => at > from && (isNext(one) || (!holdsClosing && isClosing(one))));
  return next < 0 ? blocks.length : next;
}

/** The line below a label is its own, and so are numbered lines, as an agreement or a decision has them. */
function endOfLabel(blocks: readonly RichNode[], from: number): number {
  const label = blocks[from];
  if (!label || !ENDS_AS_LABEL.test(wordsOf(label))) return from + 1;
  const rest = blocks.slice(from + 1);
  const isNumbered = (one: RichNode) => one.type === 'paragraph' && NUMBER.test(wordsOf(one));
  const other = rest.findIndex((one) => !isNumbered(one));
  if (other > 0) return from + 1 + other;
  const [next] = rest;
  if (next?.type === 'signature') return from + 2;
  const isRoom = next?.type === 'paragraph' && (isBlank(next) || !LABEL.test(wordsOf(next)));
  return isRoom ? from + 2 : from + 1;
}

function rowsOf({ content: rows = [] }: RichNode, at: number): Part[] {
  return rows.flatMap(({ content: [first] = [] }, row): Part[] =>
    first?.type === 'tableCell' ? [{ title: plainText(first), places: [[at, row]] }] : [],
  );
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
