import type { RichNode } from './rich-nodes.ts';
import { type ShownNode, shownBlocks } from './shown-document.ts';

/** A stretch of a document's words, counted as `shownText` has them. */
export interface Passage {
  readonly from: number;
  readonly to: number;
}

/** Pure: what a drawn node says itself, without its children: of a field what was filled in. */
export function drawnWords({ type, text, attrs }: Pick<ShownNode, 'type' | 'text' | 'attrs'>): string {
  if (type === 'text') return text;
  if (type === 'citation') return String(attrs.text ?? '');
  return type === 'mergeField' && attrs.value ? String(attrs.value) : '';
}

/**
 * Pure: the words of a document in the order in which they are drawn, one after the other. A kept version never changes, so a place in them
 * stays where it is.
 */
export function shownText({ content = [] }: RichNode): string {
  const pieces: string[] = [];
  const add = (node: ShownNode) => {
    pieces.push(drawnWords(node));
    node.content.forEach(add);
  };
  shownBlocks(content).forEach(add);
  return pieces.join('');
}
