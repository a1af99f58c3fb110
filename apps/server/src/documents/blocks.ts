import type { RichNode } from '@lets/contract';

/** Pure: the pieces a report is put together of. */

export function text(words: string, ...marks: ('bold' | 'italic')[]): RichNode[] {
  // An empty run of text is no valid node.
  if (words === '') return [];
  return [{ type: 'text', text: words, ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }) }];
}

export function paragraph(...content: RichNode[][]): RichNode {
  return { type: 'paragraph', content: content.flat() };
}

/** Words of several lines, as someone wrote them. */
export function paragraphs(words: string): RichNode[] {
  return words
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => paragraph(text(line)));
}

export function heading(level: 1 | 2 | 3 | 4, words: string): RichNode {
  return {
    type: 'heading',
    attrs: { level, ...(level === 1 && { textAlign: 'center' }) },
    content: text(words),
  };
}

export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  widths: readonly number[],
): RichNode {
  const line = (cells: readonly string[], type: 'tableHeader' | 'tableCell'): RichNode => ({
    type: 'tableRow',
    content: cells.map((words, index) => ({
      type,
      attrs: { colwidth: [widths[index] ?? 100] },
      content: [paragraph(text(words))],
    })),
  });
  return {
    type: 'table',
    content: [line(head, 'tableHeader'), ...rows.map((row) => line(row, 'tableCell'))],
  };
}

/** What is told in pairs: a name and what it is. Whatever is empty is left out. */
export function facts(pairs: readonly (readonly [string, string])[]): RichNode {
  const rows = pairs.filter(([, value]) => value !== '');
  return {
    type: 'table',
    content: rows.map(([name, value]) => ({
      type: 'tableRow',
      content: [
        { type: 'tableCell', attrs: { colwidth: [120] }, content: [paragraph(text(name, 'bold'))] },
        { type: 'tableCell', attrs: { colwidth: [460] }, content: [paragraph(text(value))] },
      ],
    })),
  };
}

/** A document inside the report: its headings below the report's own, its signatures told apart from other documents'. */
export function inserted(node: RichNode, prefix: string): RichNode {
  const { attrs } = node;
  if (node.type === 'heading')
    return { ...node, attrs: { ...attrs, level: Math.min(4, Number(attrs?.level ?? 1) + 2) } };
  if (node.type === 'signature')
    return { ...node, attrs: { ...attrs, role_id: `${prefix}${attrs?.role_id}` } };
  return node.content ? { ...node, content: node.content.map((child) => inserted(child, prefix)) } : node;
}

export function hasSignatureOf(node: RichNode, roleId: string): boolean {
  if (node.type === 'signature') return node.attrs?.role_id === roleId;
  return node.content?.some((child) => hasSignatureOf(child, roleId)) ?? false;
}
