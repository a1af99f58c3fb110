import { isDated, isDateLine } from './date-lines.ts';
import type { Gap } from './gap.ts';
import { emptyParts, emptyRows } from './gap-places.ts';
import {
  attributeOf,
  instructionsIn,
  instructionsOf,
  isTextBlock,
  keyedWords,
  nodesOf,
  type Placed,
} from './gap-words.ts';
import type { RichNode } from './rich-nodes.ts';
import { plainText } from './rich-text.ts';

export interface GapChoices {
  /** What the document was drafted from: its signature and date lines must be there, and its instructions gone. */
  readonly template?: RichNode | undefined;
  /** Roles that have signed. Left out, it is not asked who has. */
  readonly signed?: ReadonlySet<string> | undefined;
}

/** Pure: what is still open in a document, in the order in which it is read. */
export function gapsOf(body: RichNode, { template, signed }: GapChoices = {}): Gap[] {
  const known = template ? instructionsOf(template) : null;
  const found: Gap[] = [...emptyParts(body, template ?? null), ...emptyRows(body)];
  for (const placed of nodesOf(body)) {
    const { node } = placed;
    if (isTextBlock(node)) found.push(...openFields(placed), ...openWords(placed, known));
    if (node.type === 'signature' && signed && !signed.has(attributeOf(node, 'role_id'))) {
      found.push(signatureGap(placed));
    }
  }
  return [...found.sort(inReadingOrder), ...(template ? missingLines(body, template) : [])];
}

function inReadingOrder(one: Gap, other: Gap): number {
  const at = one.path.findIndex((index, depth) => index !== other.path[depth]);
  if (at < 0) return one.path.length - other.path.length;
  return (one.path[at] ?? 0) - (other.path[at] ?? -1);
}

function signatureGap({ node, path }: Placed): Gap {
  return { kind: 'signature', text: attributeOf(node, 'label'), path, key: attributeOf(node, 'role_id') };
}

function openFields({ node, path }: Placed): Gap[] {
  return (node.content ?? []).flatMap((child, at): Gap[] => {
    if (child.type !== 'mergeField' || attributeOf(child, 'value').trim() !== '') return [];
    const [text, key] = [attributeOf(child, 'label'), attributeOf(child, 'key')];
    return [{ kind: 'field', text, path: [...path, at], key }];
  });
}

/** Three wide spaces inside a line, or one behind a word that wants something, hold a place open as well. */
const BLANKS = [
  /_{2,}|＿+|[×＊]{2,}|…{3,}/gu,
  /【[\s_…]*】|【(?:请|待|填|此处)[^】]*】|\[\s*\]|\(\s*\)|（\s*）/gu,
  /(?<=\S)(?:\u3000{3,}| {4,})(?=\S)|(?<=第|副本|由)\u3000{1,2}(?!\u3000)/gu,
  /[(（](?:待补正?|待填写?|待定|庭后补正|to be supplied|TBD)[)）]/gu,
];
const OPEN_DATE = /(?<![\d〇○零一二三四五六七八九十])\s*年[\s_＿]*月[\s_＿]*日/u;

function openWords({ node, path }: Placed, known: ReadonlySet<string> | null): Gap[] {
  const instructions = node.type === 'heading' ? [] : instructionsIn(keyedWords(node), known);
  const gaps = instructions.map((text): Gap => ({ kind: 'instruction', text, path }));
  const words = plainText(node);
  if (OPEN_DATE.test(words)) gaps.push({ kind: 'date', text: words.trim(), path });
  for (const [text] of BLANKS.flatMap((pattern) => [...words.matchAll(pattern)])) {
    gaps.push({ kind: 'blank', text, path });
  }
  return gaps;
}

/** Lines of the template that the document has lost: where someone signs, and the date at its end. */
function missingLines(body: RichNode, template: RichNode): Gap[] {
  const kept = new Set([...nodesOf(body)].flatMap(({ node }) => signerOf(node)));
  const lost = [...nodesOf(template)].filter(({ node }) => signerOf(node).some((role) => !kept.has(role)));
  const gaps = lost.map(({ node }) => signatureGap({ node, path: [] }));
  const date = (template.content ?? []).findLast(isDateLine);
  if (!date || (body.content ?? []).some((block) => isDateLine(block) || isDated(block))) return gaps;
  return [...gaps, { kind: 'date', text: attributeOf(date.content?.[0] ?? date, 'label'), path: [] }];
}

/** A signature block that names no role is its drafter's own. */
function signerOf(node: RichNode): string[] {
  const role = attributeOf(node, 'role_id');
  return node.type === 'signature' && role !== '' ? [role] : [];
}
