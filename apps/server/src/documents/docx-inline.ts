import type { InlineKind, ShownInline, ShownNode } from '@lets/contract';
import { ExternalHyperlink, type IRunOptions, type ParagraphChild, TextRun } from 'docx';
import { PAPER_TEXTS, type Paper } from './paper.ts';

const LINK_BLUE = '1F5F8B';

/** Pure: the runs of a paragraph. */
export function runsOf(node: ShownNode, paper: Paper): ParagraphChild[] {
  return node.content.map((child) => {
    const run = runOf(child as ShownInline, paper);
    const link = paper.links?.[child.text];
    return link === undefined ? run : new ExternalHyperlink({ link, children: [run] });
  });
}

const INLINE: Readonly<Record<InlineKind, (node: ShownInline, paper: Paper) => IRunOptions>> = {
  text: ({ text }, { links }) => ({ text, ...(links?.[text] !== undefined && { color: LINK_BLUE }) }),
  hardBreak: () => ({ break: 1 }),
  citation: ({ attrs }) => ({ text: String(attrs.text ?? '') }),
  mergeField: ({ attrs }, { lang }) =>
    attrs.value
      ? { text: String(attrs.value) }
      : { text: PAPER_TEXTS[lang].toFill(String(attrs.label ?? '')), color: '9A5B00' },
};

function runOf(node: ShownInline, paper: Paper): TextRun {
  const { marks } = node;
  return new TextRun({
    ...INLINE[node.type](node, paper),
    ...(marks.includes('bold') && { bold: true }),
    ...(marks.includes('italic') && { italics: true }),
    ...(marks.includes('underline') && { underline: {} }),
    ...(marks.includes('strike') && { strike: true }),
  });
}
