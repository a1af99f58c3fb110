import {
  type Gap,
  gapsOf,
  type Language,
  type PaperFacts,
  plainText,
  type RichDocument,
} from '@lets/contract';

/** A draft whose case has no model: every gap is closed with what the role can say, so that nothing is handed in half empty. */

type Said = Readonly<Record<Language, string>>;

/** A place on a form that stays unused is struck out. */
const STRUCK = '／';
const ON_FILE: Said = { zh: '以在案材料为准', en: 'as on file' };
const AS_ABOVE: Said = {
  zh: '对此没有进一步的意见，以上文和当庭陈述为准。',
  en: 'There is nothing to add to what stands above and was said in session.',
};

/** Pure: the draft with its gaps closed, from `source` in turn. */
export function finishDraft(
  draft: RichDocument,
  source: readonly string[],
  { today }: Pick<PaperFacts, 'today'>,
  lang: Language,
): RichDocument {
  const gaps = gapsOf(draft, { template: draft });
  const words = [...source];
  const steps = gaps.map((gap) => ({
    gap,
    words: isTold(gap) ? (words.shift() ?? AS_ABOVE[lang]) : ON_FILE[lang],
  }));
  const fields = steps.filter(({ gap }) => gap.kind === 'field');
  const blanks = steps.filter(({ gap }) => gap.kind === 'blank').sort(byLength);
  const others = steps.filter((step) => !fields.includes(step) && !blanks.includes(step)).reverse();
  // Fields before words are put between them; and paragraphs come in from the end, as each moves what is behind it.
  return [...fields, ...blanks, ...others].reduce((paper, step) => closed(paper, step, today[lang]), draft);
}

interface Step {
  readonly gap: Gap;
  readonly words: string;
}

const isTold = ({ kind }: Gap) => kind === 'instruction' || kind === 'part';
/** A short blank may lie within a long one. */
const byLength = (one: Step, other: Step) => other.gap.text.length - one.gap.text.length;

function closed(paper: RichDocument, { gap, words }: Step, today: string): RichDocument {
  switch (gap.kind) {
    case 'field':
      return at(paper, gap.path, (node) => ({ ...node, attrs: { ...node.attrs, value: words } }));
    case 'instruction':
      return at(paper, gap.path, (node) => replaced(node, gap.text, words));
    case 'part':
      return under(paper, gap.path, paragraph(words));
    case 'row':
    case 'table':
      return at(paper, gap.path, (node) => filledCells(node, words));
    case 'date':
      return at(paper, gap.path, () => ({ type: 'paragraph', content: [text(today)] }));
    case 'blank':
      return at(paper, gap.path, (node) => replaced(node, gap.text, STRUCK));
    default:
      return paper;
  }
}

const text = (words: string): RichDocument => ({ type: 'text', text: words });
const paragraph = (words: string): RichDocument => ({
  type: 'paragraph',
  attrs: { indent: true },
  content: [text(words)],
});

/** Pure: a document with one of its nodes changed. */
function at(
  node: RichDocument,
  [index, ...rest]: readonly number[],
  change: (node: RichDocument) => RichDocument,
): RichDocument {
  if (index === undefined) return change(node);
  const content = (node.content ?? []).map((child, i) => (i === index ? at(child, rest, change) : child));
  return { ...node, content };
}

/** In the room that was left to write in, or else behind the heading. */
function under(paper: RichDocument, [index = 0]: readonly number[], block: RichDocument): RichDocument {
  const blocks = paper.content ?? [];
  const below = blocks[index + 1];
  const hasRoom = below?.type === 'paragraph' && (below.content ?? []).length === 0;
  return {
    ...paper,
    content: [...blocks.slice(0, index + 1), block, ...blocks.slice(index + (hasRoom ? 2 : 1))],
  };
}

/** Pure: a paragraph in which some words, told with fields by their keys, are replaced by others. */
function replaced(node: RichDocument, from: string, to: string): RichDocument {
  const children = node.content ?? [];
  const start = children.map(keyed).join('').indexOf(from);
  if (start < 0) return node;
  const end = start + from.length;
  const content: RichDocument[] = [];
  let begins = 0;
  for (const child of children) {
    const words = keyed(child);
    const ends = begins + words.length;
    const [before, after] = [words.slice(0, start - begins), words.slice(Math.max(0, end - begins))];
    if (ends <= start || begins >= end) content.push(child);
    else if (child.type === 'text' && begins < start) content.push({ ...child, text: before });
    if (begins <= start && start < ends) content.push(text(to));
    if (child.type === 'text' && begins < end && end < ends) content.push({ ...child, text: after });
    begins = ends;
  }
  return { ...node, content };
}

function keyed(node: RichDocument): string {
  return node.type === 'mergeField' ? `{${node.attrs?.key}}` : plainText(node);
}

function filledCells(node: RichDocument, words: string): RichDocument {
  if (node.type === 'tableCell') {
    const isEmpty = (node.content ?? []).every((child) => (child.content ?? []).length === 0);
    return isEmpty ? { ...node, content: [{ type: 'paragraph', content: [text(words)] }] } : node;
  }
  return { ...node, content: (node.content ?? []).map((child) => filledCells(child, words)) };
}
