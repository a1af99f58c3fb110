import { keepable, type RichNode } from '@lets/contract';

/** Merge field key → its value; a field without one is left for the student to fill. */
export type MergeValues = ReadonlyMap<string, string>;

/** What a field may hold (rich-text.ts); a longer value is cut rather than refused when the draft is saved. */
const LONGEST = 500;

/** Pure: a template's body with its merge fields filled; a signature block that names no role is the drafter's own. */
export function fillFields(node: RichNode, values: MergeValues, drafter = ''): RichNode {
  if (node.type === 'signature') {
    return { ...node, attrs: { ...node.attrs, role_id: node.attrs?.role_id || drafter } };
  }
  if (node.type === 'mergeField') {
    const value = keepable(values.get(String(node.attrs?.key)) ?? '');
    return { ...node, attrs: { ...node.attrs, value: value.slice(0, LONGEST) } };
  }
  if (!node.content) return node;
  return { ...node, content: node.content.map((child) => fillFields(child, values, drafter)) };
}
