import { type Language, plainText, type RichNode } from '@lets/contract';
import { FieldMatcher, type NamedField } from './match-field.ts';
import { signsOf, type WritingGap, writingGaps } from './writing-gaps.ts';

/** A gap, and the field that its words ask for; null where no field is called so. */
export interface Proposal {
  readonly gap: WritingGap;
  readonly field: NamedField | null;
}

/** So many paragraphs after one that names a person still speak of it. */
const REACH = 8;

const DATE = /年.*月.*日/u;
const NAMES_DATE = /(?:日期|时间|日)$/u;

/** Pure: the gaps of a document with the field that each asks for; what only words mark is a gap where a field is called so. */
export function proposeFields(
  document: RichNode,
  fields: readonly NamedField[],
  language: Language,
): Proposal[] {
  const matcher = new FieldMatcher(fields, language);
  const blocks = document.content ?? [];
  const openings = blocks.map((block) =>
    matcher.personIn(
      plainText(block)
        .slice(0, 40)
        .split(/[:：\n]/u)[0] ?? '',
    ),
  );
  return writingGaps(document).flatMap((gap): Proposal[] => {
    const at = gap.path[0] ?? 0;
    const block = blockAt(document, gap.path);
    const said = signsOf(block).slice(0, gap.from);
    const asked = said.lastIndexOf(gap.label);
    const own = matcher.personIn(asked < 0 ? said : said.slice(0, asked));
    const above = openings.slice(Math.max(0, at - REACH), at).findLast((one) => one !== null);
    const person = own ?? above ?? null;
    const isDate = DATE.test(signsOf(block).slice(gap.from, gap.to));
    const field = isDate ? dateFor(matcher, gap, person) : matcher.match(gap.label, person);
    return field === null && gap.isNamed ? [] : [{ gap, field }];
  });
}

/** 申请人于＿年＿月＿日入职 asks for the day of hiring, and not for who was hired. */
function dateFor(matcher: FieldMatcher, gap: WritingGap, person: string | null): NamedField | null {
  const done = /^\p{Script=Han}{2}/u.exec(gap.after)?.[0];
  const wanted = [gap.label, ...(done ? [`${done}日期`, `${done}时间`] : [])];
  const found = wanted.map((label) => matcher.match(label, person));
  return found.find((field) => field !== null && NAMES_DATE.test(field.name.zh)) ?? null;
}

/** Pure: the document with fields in the gaps that were accepted; a gap has one choice at most. */
export function fillGaps(
  document: RichNode,
  accepted: readonly { readonly gap: WritingGap; readonly field: NamedField }[],
  language: Language,
): RichNode {
  const last = [...accepted].sort((a, b) => b.gap.from - a.gap.from);
  return last.reduce((filled, { gap, field }) => {
    const label = (field.name[language] || field.name.zh || field.name.en).slice(0, 100);
    const put: RichNode = { type: 'mergeField', attrs: { key: field.key, label, value: '' } };
    return changedAt(filled, gap.path, (block) => ({ ...block, content: putBetween(block, gap, put) }));
  }, document);
}

function blockAt(document: RichNode, path: readonly number[]): RichNode {
  return path.reduce((node, at) => node.content?.[at] ?? node, document);
}

function changedAt(node: RichNode, path: readonly number[], change: (node: RichNode) => RichNode): RichNode {
  const [at, ...rest] = path;
  if (at === undefined) return change(node);
  const content = (node.content ?? []).map((child, i) => (i === at ? changedAt(child, rest, change) : child));
  return { ...node, content };
}

/** What stands before the gap, what is put there, and what stands behind it. */
function putBetween(block: RichNode, { from, to }: WritingGap, put: RichNode): RichNode[] {
  const before: RichNode[] = [];
  const behind: RichNode[] = [];
  let at = 0;
  for (const node of block.content ?? []) {
    const length = node.text?.length ?? 1;
    const [head, tail] = [cut(node, 0, from - at), cut(node, to - at, length)];
    if (head) before.push(head);
    if (tail && (head !== node || node.text !== undefined)) behind.push(tail);
    at += length;
  }
  return [...before, put, ...behind];
}

/** The part of a node between two of its signs; what is no text stays whole or is none of it. */
function cut(node: RichNode, from: number, to: number): RichNode | null {
  const length = node.text?.length ?? 1;
  const [begin, end] = [Math.max(0, from), Math.min(length, to)];
  if (begin >= end) return null;
  return node.text === undefined ? node : { ...node, text: node.text.slice(begin, end) };
}
