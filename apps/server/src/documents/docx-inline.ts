import type { RichNode } from '@lets/contract';
import { type IRunOptions, TextRun } from 'docx';
import { PAPER_TEXTS, type Paper } from './paper.ts';

/** Pure: the runs of a paragraph. */
export function runsOf(node: RichNode, paper: Paper, more: IRunOptions = {}): TextRun[] {
  return (node.content ?? []).map((child) => runOf(child, paper, more));
}

function runOf(node: RichNode, { lang }: Paper, more: IRunOptions): TextRun {
  const attrs = node.attrs ?? {};
  if (node.type === 'hardBreak') return new TextRun({ ...more, break: 1 });
  if (node.type === 'citation') return new TextRun({ ...more, text: String(attrs.text) });
  if (node.type === 'mergeField') {
    if (attrs.value) return new TextRun({ ...more, text: String(attrs.value) });
    const text = PAPER_TEXTS[lang].toFill(String(attrs.label));
    return new TextRun({ ...more, text, color: '9A5B00' });
  }
  const has = (type: string) => node.marks?.some((mark) => mark.type === type) ?? false;
  return new TextRun({
    ...more,
    text: node.text ?? '',
    ...(has('bold') && { bold: true }),
    ...(has('italic') && { italics: true }),
    ...(has('underline') && { underline: {} }),
    ...(has('strike') && { strike: true }),
  });
}
