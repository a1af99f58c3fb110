import type { RichNode } from '@lets/contract';

/** In the order in which editors name them. */
export const MARKS = ['bold', 'italic', 'underline', 'strike'];

/** The same document however an editor spelled it: without attributes that say nothing. */
export function plainForm(node: RichNode): RichNode {
  const { type, text, attrs = {}, marks = [], content = [] } = node;
  const said = Object.entries(attrs).filter(([key, value]) => {
    const isDefault = value === null || value === undefined || (key === 'indent' && value === false);
    return !isDefault && !((key === 'colspan' || key === 'rowspan' || key === 'start') && value === 1);
  });
  return {
    type,
    ...(text !== undefined && { text }),
    ...(said.length > 0 && { attrs: Object.fromEntries(said) }),
    ...(marks.length > 0 && {
      marks: [...marks]
        .sort((a, b) => MARKS.indexOf(a.type) - MARKS.indexOf(b.type))
        .map(({ type: mark }) => ({ type: mark })),
    }),
    ...(content.length > 0 && { content: content.map(plainForm) }),
  };
}
