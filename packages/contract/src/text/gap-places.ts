import type { Gap } from './gap.ts';
import { isBlank, keyedWords, nodesOf, type Placed } from './gap-words.ts';
import type { RichNode } from './rich-nodes.ts';
import { plainText } from './rich-text.ts';

/** The places of a document that someone is to write in: under a heading, behind a label, in a table. */

const ENDS_AS_LABEL = /[：:]$/u;
const BEGINS_AS_LABEL = /^[^：:。.]{1,40}[：:]/u;

const wordsOf = (node: RichNode) => plainText(node).trim();
/** Pure: a signature, a seal, or a date at the right margin: what stands below the text and is none of it. */
export const isClosing = (node: RichNode) =>
  node.type === 'signature' || node.type === 'seal' || node.attrs?.textAlign === 'right';

/** Pure: headings and labels with nothing under them. */
export function emptyParts(body: RichNode, template: RichNode | null): Gap[] {
  const blocks = body.content ?? [];
  const given = template && new Set((template.content ?? []).map(keyedWords));
  return blocks.flatMap((block, at): Gap[] => {
    const isOpen =
      block.type === 'heading'
        ? isEmptyHeading(block, blocks.slice(at + 1), given)
        : isEmptyLabel(block, blocks.slice(at + 1), given);
    return isOpen ? [{ kind: 'part', text: wordsOf(block), path: [at] }] : [];
  });
}

/** A title is no part; a part that begins with a smaller heading is written there; one that holds signatures alone is meant so. */
function isEmptyHeading(
  heading: RichNode,
  below: readonly RichNode[],
  given: ReadonlySet<string> | null,
): boolean {
  const level = Number(heading.attrs?.level ?? 1);
  if (level === 1 || wordsOf(heading) === '' || saysAll(heading)) return false;
  if (below[0] && isClosing(below[0])) return false;
  const first = below.find((block) => !isBlank(block));
  if (!first || isClosing(first)) return true;
  // Room to write in, and then what the template has at the end of the document whatever is written.
  if (first !== below[0] && first.type === 'paragraph' && given?.has(keyedWords(first))) return true;
  return first.type === 'heading' && Number(first.attrs?.level ?? 1) <= level;
}

/** A heading that ends in a field behind a colon is written in itself. */
function saysAll({ content = [] }: RichNode): boolean {
  const [label, last] = content.slice(-2);
  return last?.type === 'mergeField' && label !== undefined && ENDS_AS_LABEL.test(wordsOf(label));
}

/** A line that ends in a colon, then room to write in, and then what is no answer to it. */
function isEmptyLabel(
  block: RichNode,
  below: readonly RichNode[],
  given: ReadonlySet<string> | null,
): boolean {
  if (block.type !== 'paragraph' || !ENDS_AS_LABEL.test(wordsOf(block))) return false;
  const [next] = below;
  if (next?.type !== 'paragraph' || !isBlank(next)) return false;
  const first = below.find((one) => !isBlank(one));
  if (!first || isClosing(first) || first.type === 'heading') return true;
  if (first.type !== 'paragraph') return false;
  return given ? given.has(keyedWords(first)) : BEGINS_AS_LABEL.test(wordsOf(first));
}

/** Pure: rows that have a head and nothing else; or the table, where nobody has written in it at all. */
export function emptyRows(body: RichNode): Gap[] {
  return [...nodesOf(body)].filter(({ node }) => node.type === 'table').flatMap(gapsOfTable);
}

function gapsOfTable({ node: table, path }: Placed): Gap[] {
  const rows = (table.content ?? []).map((row, at) => ({ cells: row.content ?? [], path: [...path, at] }));
  const head = rows.find(({ cells }) => cells.some(({ type }) => type === 'tableHeader'));
  const entries = rows.filter((row) => row !== head && row.cells.length > 1);
  const open = entries.filter(({ cells }) => cells.slice(1).every(isBlank));
  if (entries.length === 0 || open.length === 0) return [];
  if (open.length === entries.length) {
    const words = (head?.cells ?? []).map(wordsOf).filter(Boolean);
    return [{ kind: 'table', text: words.join(' / '), path }];
  }
  // A spare row without a head is nobody's to fill.
  const headed = open.filter(({ cells }) => cells[0] && !isBlank(cells[0]));
  return headed.map(({ cells, path: here }): Gap => {
    const [first] = cells;
    return { kind: 'row', text: first ? wordsOf(first) : '', path: here };
  });
}
